import { PlusOutlined } from "@ant-design/icons";
import type { RowOf } from "@yunshou/contract";
import { users } from "@yunshou/contract/access/users";
import { operators } from "@yunshou/contract/machines/operators";
import { checkUserAction, type UserAction } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { App, Button, Tag, Tooltip } from "antd";
import { useState } from "react";
import { useRoleName } from "../../access/roleName.ts";
import {
  columnsOf,
  ExportButton,
  ListPage,
  StatusDot,
  TextFilter,
  useConfirm,
  useList,
  useRefusalText,
  useRefusedWithout,
  useWrite,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

const AddOperatorForm = whenOpened(
  async () => (await import("./AddOperatorForm.tsx")).AddOperatorForm,
  ({ open }) => open,
);
const EditOperatorForm = whenOpened(
  async () => (await import("./EditOperatorForm.tsx")).EditOperatorForm,
  ({ userId }) => userId !== undefined,
);
const BlockForm = whenOpened(
  async () => (await import("../../access/BlockForm.tsx")).BlockForm,
  ({ user }) => user !== undefined,
);
const UserMachines = whenOpened(
  async () => (await import("../../access/UserMachines.tsx")).UserMachines,
  ({ user }) => user !== undefined,
);
const UserRolesForm = whenOpened(
  async () => (await import("../../access/UserRolesForm.tsx")).UserRolesForm,
  ({ userIds }) => userIds !== undefined,
);

type Row = RowOf<typeof operators.list>;

/** 运营列表: ordinary users who operate machines, with what these sold (MACHINE-04, MACHINE-29, USER-03). */
export function OperatorsPage() {
  const t = usePhrases("merchants", "operators", "users");
  const words = t.operators;
  const { message } = App.useApp();
  const list = useList(operators.list, { initial: {} });
  const roleName = useRoleName();
  const refusal = useRefusalText();
  const { ask } = useConfirm();
  const noWrite = useRefusedWithout("access.user.write");
  const noUsers = useRefusedWithout("access.user.read");
  const noGrant = useRefusedWithout("machines.machine.grant");
  const [unblock, exporting] = [useWrite(users.unblock), useWrite(operators.export)];
  const [adding, add] = useState(false);
  const [editing, edit] = useState<string | undefined>();
  const [blocking, block] = useState<Row | undefined>();
  const [assigning, assign] = useState<Row | undefined>();
  const [changing, change] = useState<readonly string[] | undefined>();
  /** The same rules with which the server would refuse, the most telling first. */
  const against = (row: Row, action: UserAction) =>
    noWrite ??
    refusal(checkUserAction(action, row.userState)) ??
    (row.manageable ? undefined : t.common.errors["access.aboveYou"]);

  const column = columnsOf<Row>();
  const columns = [
    column.text("userName", words.fields.userName, { sortable: true, fixed: "start", width: 120 }),
    column.custom(
      "machineCount",
      words.fields.machineCount,
      (row) => (
        <>
          {row.throughTeams > 0 && (
            <small className="kit-soft">{fill(words.throughTeams, { n: row.throughTeams })} · </small>
          )}
          {row.machineCount}
        </>
      ),
      { sortable: true, width: 140, align: "right" },
    ),
    column.money("salesAmountFen", words.fields.salesAmount, { width: 150 }),
    column.custom(
      "enabled",
      words.fields.enabled,
      (row) => (
        <Tooltip title={row.blockReason}>
          <span>
            <StatusDot tone={row.userState === "normal" ? "good" : "neutral"}>
              {words.state[row.userState === "normal" ? "yes" : "no"]}
            </StatusDot>
          </span>
        </Tooltip>
      ),
      { width: 110 },
    ),
    column.text("account", words.fields.loginName, { width: 130 }),
    column.text("phone", words.fields.phone, { width: 130 }),
    column.pair("merchant", "merchantName", "merchantNo", words.fields.merchantName, { width: 200 }),
    column.number("salesOrders", words.fields.salesOrders, { width: 140 }),
    column.custom(
      "roles",
      t.users.fields.roles,
      (row) =>
        row.roles.map((role) => (
          <Tag key={role.roleId} variant="filled">
            {roleName(role)}
          </Tag>
        )),
      { width: 180 },
    ),
    column.actions(
      t.common.list.actions,
      (row) => [
        {
          key: "assign",
          label: words.assign,
          refused: noGrant ?? noUsers ?? refusal(checkUserAction("authorise", row.userState)),
          onClick: () => assign(row),
        },
        { key: "edit", label: t.common.action.edit, refused: against(row, "edit"), onClick: () => edit(row.userId) },
        row.userState === "blocked"
          ? {
              key: "resume",
              label: t.merchants.action.resume,
              refused: against(row, "unblock"),
              onClick: () => ask({ text: t.users.confirm.unblock, run: () => unblock.run({ userId: row.userId }) }),
            }
          : {
              key: "stop",
              label: t.merchants.action.stop,
              danger: true,
              refused: against(row, "block"),
              onClick: () => block(row),
            },
      ],
      { width: 200 },
    ),
  ];

  return (
    <>
      <ListPage
        name="operators"
        title={words.pages["/shgl/yylb"]}
        list={list}
        rowKey="userId"
        columns={columns}
        filters={[
          { name: "userName", label: words.fields.userName, control: <TextFilter /> },
          {
            name: "phone",
            label: words.fields.phone,
            control: <TextFilter maxLength={13} inputMode="tel" placeholder={t.users.phoneSearch} />,
          },
        ]}
        toolbar={
          <>
            <Button
              type="primary"
              icon={<PlusOutlined />}
              disabled={noGrant !== undefined}
              title={noGrant}
              onClick={() => add(true)}
            >
              {words.add}
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
      <AddOperatorForm open={adding} onClose={() => add(false)} />
      <EditOperatorForm userId={editing} onClose={() => edit(undefined)} />
      <BlockForm user={blocking} onClose={() => block(undefined)} />
      <UserMachines
        user={assigning === undefined ? undefined : { userId: assigning.userId, name: assigning.userName }}
        onClose={() => assign(undefined)}
      />
      <UserRolesForm userIds={changing} onClose={() => change(undefined)} />
    </>
  );
}
