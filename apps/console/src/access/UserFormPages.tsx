import type { InputOf } from "@yunshou/contract";
import { users } from "@yunshou/contract/access/users";
import { machines } from "@yunshou/contract/machines/machines";
import { useSearchParams } from "react-router";
import { FormPage, isId, namesOf, useCall, useConfirm, useTell, useWrite } from "../platform/kit/index.ts";
import { Leave } from "../platform/layout/leaving.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";
import { sessionCustomData, sessionUser } from "../platform/session/session.ts";
import { organisationsFor, UserFields } from "./UserFields.tsx";

const staffPath = "/shgl/yggl";

type Values = InputOf<typeof users.create> & { machineIds?: string[]; blocked?: boolean; blockReason?: string };

/** 新增员工: with roles and, for ordinary users, machines. */
export function AddStaffPage() {
  return <AddPage withMachines />;
}

/** 新增用户 */
export function AddUserPage() {
  return <AddPage withMachines={false} />;
}

function AddPage({ withMachines }: { readonly withMachines: boolean }) {
  const t = usePhrases("users");
  const options = useCall(users.options, {});
  const create = useWrite(users.create);
  const authorise = useWrite(machines.authorise);
  const own =
    options.data?.merchants.find((merchant) => merchant.merchantId === sessionCustomData()?.merchantId) ??
    options.data?.merchants[0];
  const save = async ({ machineIds = [], blocked: _blocked, blockReason: _reason, ...input }: Values) => {
    const { userId } = await create.run(input);
    // The account exists now; machines that could not be authorised are told and can be given from the list.
    if (input.level === "2" && machineIds.length > 0)
      await authorise.run({ machineIds, userIds: [userId], granted: true }).catch(() => undefined);
  };
  return (
    <FormPage<Values>
      title={t.users.pages[withMachines ? "/shgl/xzyg" : "/shgl/xzyh"]}
      back={staffPath}
      initial={{
        level: sessionUser()?.authlevel === "3" && own?.ofPlatform === true ? "3" : "2",
        roleIds: [],
        ...(own === undefined ? {} : { merchantId: own.merchantId }),
      }}
      loading={options.data === undefined}
      error={options.error}
      submitting={create.running || authorise.running}
      success={`${t.common.result.added} · ${t.users.passwordSent}`}
      onSubmit={save}
    >
      <UserFields options={options.data} withMachines={withMachines} />
    </FormPage>
  );
}

/** 编辑用户, by its key `userid`; without one the list opens. */
export function EditUserPage() {
  const [params] = useSearchParams();
  const userId = params.get("userid");
  return !isId(userId) ? <Leave to={staffPath} /> : <EditPage key={userId} userId={userId} />;
}

function EditPage({ userId }: { readonly userId: string }) {
  const t = usePhrases("users");
  const tell = useTell();
  const { agree } = useConfirm();
  const options = useCall(users.options, {});
  const record = useCall(users.detail, { userId }, { anew: true });
  const update = useWrite(users.update);
  const user = record.data?.userId === userId ? record.data : undefined;
  // An emptied choice takes the user out of the organisation; where none could be chosen, it stays as it is.
  const organisation = (chosen: string | null | undefined) =>
    organisationsFor(options.data, user?.merchantId).length === 0
      ? { organisationId: undefined }
      : { organisationId: chosen ?? null };
  const write = async ({ machineIds: _machines, merchantId: _merchant, ...values }: Values) => {
    const { passwordSent } = await update.run({
      ...values,
      ...organisation(values.organisationId),
      userId,
      blocked: values.blocked ?? false,
      blockReason: values.blockReason ?? "",
    });
    const { modified } = t.common.result;
    tell(namesOf(values.name, values.account), passwordSent ? `${modified} · ${t.users.passwordSent}` : modified);
  };
  /** MSG-125: another login name resets the password, so it is asked first. */
  const save = (values: Values) => {
    if (values.account.trim().toLowerCase() === user?.account.toLowerCase()) return write(values);
    return agree({
      text: t.users.confirm.rename,
      about: `${namesOf(user?.name, user?.account)} → ${values.account.trim()}`,
      verb: t.common.action.save,
    }).then((agreed): unknown => (agreed ? write(values) : false));
  };
  return (
    <FormPage<Values>
      title={t.users.pages["/shgl/bjyh"]}
      back={staffPath}
      initial={
        user === undefined
          ? {}
          : {
              ...user,
              phone: user.phone ?? "",
              email: user.email ?? "",
              roleIds: user.roles.map((role) => role.roleId),
              blocked: user.userStatus === "blocked",
              blockReason: user.blockReason ?? "",
            }
      }
      loading={options.data === undefined || user === undefined}
      error={options.error ?? record.error}
      submitting={update.running}
      refused={
        user === undefined || user.manageable
          ? undefined
          : user.userId === sessionUser()?.userid
            ? t.common.errors["access.notYourself"]
            : t.common.errors["access.aboveYou"]
      }
      onSubmit={save}
    >
      <UserFields options={options.data} editing />
    </FormPage>
  );
}
