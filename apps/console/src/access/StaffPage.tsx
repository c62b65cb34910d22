import { PlusOutlined } from "@ant-design/icons";
import type { RowOf } from "@yunshou/contract";
import { users } from "@yunshou/contract/access/users";
import { views } from "@yunshou/contract/access/views";
import { checkUserAction, type UserAction, userStates } from "@yunshou/domain";
import { App, Button, Select, Tag } from "antd";
import { useState } from "react";
import { useNavigate } from "react-router";
import {
  ChoiceFilter,
  columnsOf,
  ExportButton,
  ListPage,
  TextFilter,
  type Tone,
  useCall,
  useConfirm,
  useList,
  useRefusalText,
  useRefusedWithout,
  useWrite,
} from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";
import { firstLeaf, rememberedLoginPath, sessionUser, startSession } from "../platform/session/session.ts";
import { BlockForm } from "./BlockForm.tsx";
import { useRoleName } from "./roleName.ts";
import { UserMachines } from "./UserMachines.tsx";
import { UserRolesForm } from "./UserRolesForm.tsx";

type Row = RowOf<typeof users.list>;

const tones: Readonly<Record<Row["userStatus"], Tone>> = { normal: "good", blocked: "warning", deleted: "neutral" };

/** 员工管理: the users of the own merchants, with roles, blocking, passwords and authorised machines (USER-01 to USER-12). */
export function StaffPage() {
  const t = usePhrases("users");
  const words = t.users.fields;
  const { message } = App.useApp();
  const navigate = useNavigate();
  const list = useList(users.list, { initial: {} });
  const options = useCall(users.options, {});
  const roleName = useRoleName();
  const { ask, askDelete } = useConfirm();
  const refusal = useRefusalText();
  const [blocking, block] = useState<Row | undefined>();
  const [authorising, authorise] = useState<Row | undefined>();
  const [changing, change] = useState<readonly string[] | undefined>();
  const noWrite = useRefusedWithout("access.user.write");
  const noReset = useRefusedWithout("access.user.resetPassword");
  const noGrant = useRefusedWithout("machines.machine.grant");
  const noView = useRefusedWithout("access.user.viewAs");
  const [unblock, remove, restore, erase, reset, resetFactor, begin, exporting] = [
    useWrite(users.unblock),
    useWrite(users.remove),
    useWrite(users.restore),
    useWrite(users.erase),
    useWrite(users.resetPassword),
    useWrite(users.resetSecondFactor),
    useWrite(views.begin),
    useWrite(users.export),
  ];

  /** The same rules with which the server would refuse, the most telling first. */
  const against = (row: Row, action: UserAction) => {
    if (row.userId === sessionUser()?.userid) return t.common.errors["access.notYourself"];
    return (
      refusal(checkUserAction(action, row.userStatus)) ??
      (row.manageable ? undefined : t.common.errors["access.aboveYou"])
    );
  };
  const notAuthorisable = (row: Row) =>
    noGrant ??
    refusal(checkUserAction("authorise", row.userStatus)) ??
    (row.level === "2" ? undefined : t.users.machines.notNeeded);
  const view = (userId: string) => async () => {
    const answer = await begin.run({ userId, loginUrl: rememberedLoginPath() ?? "/login" });
    startSession(answer);
    window.location.assign(firstLeaf(answer.userInfo.menuJsonTree));
  };

  const column = columnsOf<Row>();
  const columns = [
    column.text("account", words.account, { sortable: true, fixed: "start", width: 140 }),
    column.text("name", words.name, { sortable: true, width: 110 }),
    column.status("userStatus", words.userStatus, t.users.state, tones, { width: 100 }),
    column.text("phone", words.phone, { width: 130 }),
    column.text("officePhone", words.officePhone, { hidden: true }),
    column.text("email", words.email, { width: 170 }),
    column.label("level", words.level, t.users.level, { width: 120 }),
    column.custom(
      "roles",
      words.roles,
      (row) =>
        row.roles.map((role) => (
          <Tag key={role.roleId} variant="filled">
            {roleName(role)}
          </Tag>
        )),
      { width: 190 },
    ),
    column.text("organisationName", words.organisation, { width: 130 }),
    column.text("blockReason", words.blockReason, { width: 140 }),
    column.custom(
      "machineCount",
      words.machineCount,
      (row) => (row.level === "2" ? row.machineCount : t.common.list.all),
      { width: 100, align: "right" },
    ),
    column.text("merchantNo", words.merchantNo, { width: 120 }),
    column.text("merchantName", words.merchantName, { width: 150 }),
    column.time("createdAt", words.createdAt, { sortable: true }),
    column.actions(
      t.common.list.actions,
      (row) => [
        {
          key: "edit",
          label: t.common.action.edit,
          refused: noWrite ?? against(row, "edit"),
          onClick: () => void navigate(`/shgl/bjyh?userid=${row.userId}`),
        },
        {
          key: "authorise",
          label: t.users.action.authorise,
          refused: notAuthorisable(row),
          onClick: () => authorise(row),
        },
        {
          key: "reset",
          label: t.users.action.resetPassword,
          refused: noReset ?? against(row, "resetPassword"),
          onClick: () =>
            ask({
              text: t.users.confirm.resetPassword,
              run: () => reset.run({ userId: row.userId }),
              success: t.users.passwordSent,
            }),
        },
        {
          key: "resetFactor",
          label: t.users.action.resetFactor,
          refused: noReset ?? against(row, "resetSecondFactor"),
          onClick: () => ask({ text: t.users.confirm.resetFactor, run: () => resetFactor.run({ userId: row.userId }) }),
        },
        row.userStatus === "blocked"
          ? {
              key: "unblock",
              label: t.users.action.unblock,
              refused: noWrite ?? against(row, "unblock"),
              onClick: () => ask({ text: t.users.confirm.unblock, run: () => unblock.run({ userId: row.userId }) }),
            }
          : {
              key: "block",
              label: t.users.action.block,
              refused: noWrite ?? against(row, "block"),
              onClick: () => block(row),
            },
        {
          key: "view",
          label: t.users.action.viewAs,
          refused:
            noView ??
            (row.userStatus !== "normal"
              ? t.common.errors["state.notAllowed"]
              : row.level === "3"
                ? t.common.errors["access.aboveYou"]
                : undefined),
          onClick: () => ask({ text: t.users.confirm.viewAs, run: view(row.userId) }),
        },
        ...(row.userStatus === "deleted"
          ? [
              {
                key: "restore",
                label: t.users.action.restore,
                refused: noWrite ?? against(row, "restore"),
                onClick: () => ask({ text: t.users.confirm.restore, run: () => restore.run({ userId: row.userId }) }),
              },
              {
                key: "erase",
                label: t.users.action.erase,
                danger: true,
                refused: noWrite ?? against(row, "erase"),
                onClick: () =>
                  ask({
                    text: t.users.confirm.erase,
                    danger: true,
                    success: t.common.result.deleted,
                    cancelled: t.common.result.deleteCancelled,
                    run: () => erase.run({ userId: row.userId }),
                  }),
              },
            ]
          : [
              {
                key: "remove",
                label: t.common.action.delete,
                danger: true,
                refused: noWrite ?? against(row, "remove"),
                onClick: () => askDelete(() => remove.run({ userId: row.userId })),
              },
            ]),
      ],
      { width: 200 },
    ),
  ];

  return (
    <>
      <ListPage
        name="users"
        title={t.users.title}
        list={list}
        rowKey="userId"
        columns={columns}
        filters={[
          { name: "account", label: words.account, control: <TextFilter /> },
          { name: "name", label: words.name, control: <TextFilter /> },
          {
            name: "phone",
            label: words.phone,
            control: <TextFilter maxLength={13} inputMode="tel" placeholder={t.users.phoneSearch} />,
          },
          {
            name: "roleId",
            label: words.roles,
            control: (
              <Select
                allowClear
                showSearch={{ optionFilterProp: "label" }}
                placeholder={t.common.list.all}
                options={(options.data?.roles ?? []).map((role) => ({ value: role.roleId, label: roleName(role) }))}
              />
            ),
          },
          {
            name: "userStatus",
            label: words.userStatus,
            control: <ChoiceFilter values={userStates} words={t.users.state} />,
          },
          {
            name: "organisationId",
            label: words.organisation,
            control: (
              <Select
                allowClear
                showSearch={{ optionFilterProp: "label" }}
                placeholder={t.common.list.all}
                options={(options.data?.organisations ?? []).map((one) => ({
                  value: one.organisationId,
                  label: one.name,
                }))}
              />
            ),
          },
          { name: "merchantNo", label: words.merchantNo, control: <TextFilter /> },
        ]}
        toolbar={
          <>
            <Button
              type="primary"
              icon={<PlusOutlined />}
              disabled={noWrite !== undefined}
              title={noWrite}
              onClick={() => void navigate("/shgl/xzyg")}
            >
              {t.users.pages["/shgl/xzyg"]}
            </Button>
            <Button
              disabled={noWrite !== undefined}
              title={noWrite}
              onClick={() =>
                list.selected.length === 0
                  ? message.warning(t.common.list.selectFirst)
                  : change(list.selected.map(String))
              }
            >
              {t.users.action.setRoles}
            </Button>
            <ExportButton
              total={list.counted}
              exporting={exporting.running}
              onExport={(format) => exporting.run({ ...list.filters, format })}
            />
          </>
        }
        batch={(keys) => (
          <Button size="small" disabled={noWrite !== undefined} onClick={() => change(keys.map(String))}>
            {t.users.action.setRoles}
          </Button>
        )}
      />
      <BlockForm user={blocking} onClose={() => block(undefined)} />
      <UserRolesForm userIds={changing} onClose={() => change(undefined)} />
      <UserMachines user={authorising} onClose={() => authorise(undefined)} />
    </>
  );
}
