import type { InputOf, Permission } from "@yunshou/contract";
import { roles } from "@yunshou/contract/access/roles";
import { checkRoleFields, fieldLimits, roleKinds } from "@yunshou/domain";
import { Form, Input, Radio } from "antd";
import { useSearchParams } from "react-router";
import { choicesOf, FormPage, isId, SearchChoice, useCall, useRules, useWrite } from "../platform/kit/index.ts";
import { Leave } from "../platform/layout/leaving.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";
import { sessionCustomData } from "../platform/session/session.ts";
import { PermissionTree } from "./PermissionTree.tsx";

const rolesPath = "/xtgl/jsgl";
/** Stands for the platform in a choice of owners. */
const ofPlatform = "platform";

type Values = Omit<InputOf<typeof roles.create>, "merchantId"> & { owner: string };

/** 新增角色 of the platform: name, type and description; the permissions follow on their own page. */
export function AddRolePage() {
  return <AddPage path="/xtgl/xzjs" withTree={false} />;
}

/** 新增角色 of a merchant, with the permissions that the giver has. */
export function AddMerchantRolePage() {
  return <AddPage path="/shgl/xzjs" withTree />;
}

function AddPage({ path, withTree }: { readonly path: "/xtgl/xzjs" | "/shgl/xzjs"; readonly withTree: boolean }) {
  const t = usePhrases("roles");
  const { required } = useRules();
  const [params] = useSearchParams();
  const owners = useCall(roles.owners, {});
  const create = useWrite(roles.create);
  const merchants = owners.data?.merchants ?? [];
  const own = merchants.find((merchant) => merchant.merchantId === sessionCustomData()?.merchantId) ?? merchants[0];
  const save = async ({ owner, ...values }: Values) => {
    await create.run({ ...values, merchantId: owner === ofPlatform ? null : owner });
  };
  return (
    <FormPage<Values>
      title={t.roles.pages[path]}
      back={`${rolesPath}${params.get("kind") === "app" ? "?kind=app" : ""}`}
      initial={{
        kind: params.get("kind") === "app" ? "app" : "web",
        owner: !withTree && owners.data?.platform === true ? ofPlatform : (own?.merchantId ?? ""),
        permissions: [],
      }}
      loading={owners.data === undefined}
      error={owners.error}
      submitting={create.running}
      success={t.common.result.added}
      onSubmit={save}
    >
      <RoleFields />
      <Form.Item name="owner" label={t.roles.fields.owner} rules={[required]}>
        <SearchChoice
          options={[
            ...(!withTree && owners.data?.platform === true ? [{ value: ofPlatform, label: t.roles.platform }] : []),
            ...merchants.map((merchant) => ({
              value: merchant.merchantId,
              label: `${merchant.merchantNo} ${merchant.name}`,
            })),
          ]}
        />
      </Form.Item>
      {withTree && (
        <Form.Item name="permissions" label={t.roles.permissions} className="kit-wide" extra={t.roles.effective}>
          <PermissionTree />
        </Form.Item>
      )}
    </FormPage>
  );
}

/** 编辑角色, by its key `roleid`; without one the list opens. */
export function EditRolePage() {
  const [params] = useSearchParams();
  const roleId = params.get("roleid");
  return !isId(roleId) ? <Leave to={rolesPath} /> : <EditPage key={roleId} roleId={roleId} />;
}

function EditPage({ roleId }: { readonly roleId: string }) {
  const t = usePhrases("roles");
  const record = useCall(roles.detail, { roleId }, { anew: true });
  const update = useWrite(roles.update);
  const role = record.data?.roleId === roleId ? record.data : undefined;
  const save = async ({ name, description }: Values) => {
    await update.run({ roleId, name, description });
  };
  return (
    <FormPage<Values>
      title={t.roles.pages["/xtgl/bjjs"]}
      back={`${rolesPath}${role?.kind === "app" ? "?kind=app" : ""}`}
      initial={
        role === undefined
          ? {}
          : {
              name: role.name,
              kind: role.kind,
              description: role.description,
              permissions: role.permissions as Permission[],
            }
      }
      loading={role === undefined}
      error={record.error}
      submitting={update.running}
      refused={role === undefined || role.manageable ? undefined : t.roles.errors["access.roleIsBase"]}
      success={t.common.result.modified}
      onSubmit={save}
    >
      <RoleFields kindIsFixed />
    </FormPage>
  );
}

function RoleFields({ kindIsFixed = false }: { readonly kindIsFixed?: boolean }) {
  const t = usePhrases("roles");
  const { rule } = useRules();
  const nameRule = rule((name) => checkRoleFields({ name, description: "" }));
  return (
    <>
      <Form.Item name="name" label={t.roles.fields.name} required rules={[nameRule]}>
        <Input maxLength={fieldLimits.nameLength} />
      </Form.Item>
      <Form.Item name="kind" label={t.roles.fields.kind}>
        <Radio.Group disabled={kindIsFixed} options={choicesOf(roleKinds, t.roles.kind)} />
      </Form.Item>
      <Form.Item name="description" label={t.roles.fields.description} className="kit-wide">
        <Input.TextArea rows={2} maxLength={fieldLimits.remarkLength} showCount />
      </Form.Item>
    </>
  );
}
