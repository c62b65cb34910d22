import type { RowOf } from "@yunshou/contract";
import { roles } from "@yunshou/contract/access/roles";
import { checkRoleDeletable, roleKinds } from "@yunshou/domain";
import { Radio } from "antd";
import { useNavigate } from "react-router";
import {
  AddButton,
  choicesOf,
  columnsOf,
  type ListColumns,
  ListPage,
  nothingShown,
  TextFilter,
  useConfirm,
  useList,
  useRefusalText,
  useRefusedWithout,
  useWrite,
} from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";
import { addRolePath } from "./addRolePath.ts";
import { useRoleDescription, useRoleName } from "./roleName.ts";

type Row = RowOf<typeof roles.list>;

/** 角色管理: roles of the console and of the app apart, with the count of accounts (ROLE-01 to ROLE-07). */
export function RolesPage() {
  const t = usePhrases("roles");
  const words = t.roles.fields;
  const navigate = useNavigate();
  const list = useList(roles.list, { initial: { kind: "web" } });
  const { askDelete } = useConfirm();
  const refusal = useRefusalText();
  const roleName = useRoleName();
  const description = useRoleDescription();
  const readOnly = useRefusedWithout("access.role.write");
  const remove = useWrite(roles.remove);
  const kind = list.filters.kind === "app" ? "app" : "web";
  const add = addRolePath();

  /** A role of the program keeps its name; one beyond the own rights or of a merchant above is only looked at. */
  const closed = (row: Row) =>
    readOnly ?? (isBase(row) || !row.manageable ? t.roles.errors["access.roleIsBase"] : undefined);
  const column = columnsOf<Row>();
  const columns: ListColumns<Row> = [
    column.title("name", (row) => roleName(row), "code", words.name, {
      onOpen: (row) => void navigate(`/xtgl/jszyqx?roleid=${row.roleId}`),
    }),
    column.label("kind", words.kind, t.roles.kind),
    column.custom("description", words.description, (row) => description(row) || nothingShown, {
      width: 216,
      holdsData: true,
      role: "sub",
    }),
    column.custom("owner", words.owner, (row) => row.merchantName ?? t.roles.platform, { width: 136, holdsData: true }),
    column.number("accountCount", words.accountCount, { width: 90 }),
    column.custom(
      "permissionCount",
      words.permissionCount,
      (row) => (row.isAdmin ? t.roles.all : row.permissionCount),
      { width: 90, align: "right" },
    ),
    column.time("updatedAt", words.updatedAt, { sortable: true }),
    column.actions(t.common.list.actions, (row) => [
      {
        key: "edit",
        label: t.common.action.edit,
        refused: closed(row),
        onClick: () => void navigate(`/xtgl/bjjs?roleid=${row.roleId}`),
      },
      {
        key: "remove",
        label: t.common.action.delete,
        danger: true,
        refused: closed(row) ?? refusal(checkRoleDeletable(row.accountCount)),
        onClick: () => askDelete(row.name, () => remove.run({ roleId: row.roleId })),
      },
    ]),
  ];

  return (
    <div className="kit-list">
      <Radio.Group
        optionType="button"
        aria-label={t.roles.fields.kind}
        value={kind}
        onChange={(event) => list.search({ kind: event.target.value as Row["kind"] })}
        options={choicesOf(roleKinds, t.roles.kind)}
      />
      <ListPage
        name="roles"
        title={t.roles.title}
        list={list}
        rowKey="roleId"
        columns={columns}
        filters={[{ name: "name", label: words.name, control: <TextFilter /> }]}
        toolbar={
          <AddButton refused={readOnly} onClick={() => void navigate(`${add}?kind=${kind}`)}>
            {t.roles.pages["/shgl/xzjs"]}
          </AddButton>
        }
      />
    </div>
  );
}

/** Roles that people made carry a generated code. */
function isBase(row: Row): boolean {
  return row.merchantId === null && !/^R[0-9A-F]+$/.test(row.code);
}
