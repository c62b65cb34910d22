import type { RowOf } from "@yunshou/contract";
import { functions } from "@yunshou/contract/access/functions";
import { fill } from "@yunshou/phrases/fill";
import { Alert, Input, Tag } from "antd";
import { useState } from "react";
import {
  AddButton,
  columnsOf,
  type ListColumns,
  ListPage,
  StatusDot,
  useCall,
  useConfirm,
  useList,
  useRefusedWithout,
  useWrite,
  whenOpened,
  namesOf,
  SearchChoice,
} from "../../platform/kit/index.ts";
import { useEvery, usePhrases } from "../../platform/phrases/usePhrases.ts";

const FunctionForm = whenOpened(
  async () => (await import("./FunctionForm.tsx")).FunctionForm,
  ({ editing }) => editing !== undefined,
);

type Row = RowOf<typeof functions.list>;

/** 功能管理: buttons and actions of pages, which roles assign and which the platform may switch off (SYS-19). */
export function FunctionsPage() {
  const t = usePhrases("functions", "menus", "roles");
  const words = t.functions.fields;
  const list = useList(functions.list, { initial: {} });
  const options = useCall(functions.options, {});
  const { ask, askDelete } = useConfirm();
  const [editing, edit] = useState<Row | "new" | undefined>();
  const [enable, remove] = [useWrite(functions.enable), useWrite(functions.remove)];
  const noWrite = useRefusedWithout("access.menu.write");
  const permissionNames = useEvery("permissions");
  const enter = { allowClear: true };

  const column = columnsOf<Row>();
  const columns: ListColumns<Row> = [
    column.title("name", "name", "code", words.funcName, { sortable: true, width: 230 }),
    column.text("menuName", words.menuName, { width: 130, role: "sub" }),
    column.custom(
      "permissions",
      words.permissions,
      (row) =>
        row.isBase
          ? permissionNames[row.permissions[0]!]
          : row.permissions.map((one) => (
              <Tag key={one} variant="filled" style={{ whiteSpace: "normal" }}>
                {permissionNames[one]}
              </Tag>
            )),
      { width: 260, holdsData: true },
    ),
    column.custom("origin", words.origin, (row) => (row.isBase ? t.functions.origin.base : t.functions.origin.own), {
      words: Object.values(t.functions.origin),
    }),
    column.number("roleCount", words.roleCount, { width: 75 }),
    column.custom(
      "enabled",
      words.enabled,
      (row) => (
        <StatusDot tone={row.enabled ? "quiet" : "warning"}>
          {row.enabled ? t.functions.state.on : t.functions.state.off}
        </StatusDot>
      ),
      { role: "state", words: Object.values(t.functions.state) },
    ),
    column.actions(t.common.list.actions, (row) => [
      { key: "edit", label: t.common.action.edit, refused: noWrite, onClick: () => edit(row) },
      row.enabled
        ? {
            key: "disable",
            label: t.functions.action.disable,
            danger: true,
            refused: noWrite,
            onClick: () =>
              ask({
                text: fill(t.functions.confirmDisable, { name: row.name }),
                about: namesOf(row.name, row.menuName),
                verb: t.functions.action.disable,
                danger: true,
                run: () => enable.run({ functionId: row.functionId, enabled: false }),
                success: t.roles.effective,
              }),
          }
        : {
            key: "enable",
            label: t.functions.action.enable,
            refused: noWrite,
            onClick: () =>
              ask({
                text: t.functions.confirmEnable,
                about: namesOf(row.name, row.menuName),
                verb: t.functions.action.enable,
                run: () => enable.run({ functionId: row.functionId, enabled: true }),
                success: t.roles.effective,
              }),
          },
      {
        key: "remove",
        label: t.common.action.delete,
        danger: true,
        refused: noWrite ?? (row.isBase ? t.functions.errors["access.functionIsBase"] : undefined),
        onClick: () => askDelete(namesOf(row.name, row.menuName), () => remove.run({ functionId: row.functionId })),
      },
    ]),
  ];

  return (
    <>
      <Alert className="kit-notice" type="info" showIcon title={t.functions.hint} style={{ marginBottom: 12 }} />
      <ListPage
        name="functions"
        title={t.functions.pages["/xtgl/zygl/gngl"]}
        list={list}
        rowKey="functionId"
        columns={columns}
        filters={[
          { name: "name", label: words.funcName, control: <Input {...enter} /> },
          { name: "menuName", label: words.menuName, control: <Input {...enter} /> },
          {
            name: "menuPath",
            label: t.menus.fields.menuPath,
            control: (
              <SearchChoice
                allowClear
                placeholder={t.common.list.all}
                options={(options.data?.pages ?? []).map(({ path, title }) => ({
                  value: path,
                  label: `${title} ${path}`,
                }))}
              />
            ),
          },
        ]}
        toolbar={
          <AddButton refused={noWrite} onClick={() => edit("new")}>
            {t.functions.add}
          </AddButton>
        }
      />
      <FunctionForm editing={editing} options={options.data} onClose={() => edit(undefined)} />
    </>
  );
}
