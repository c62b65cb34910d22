import { dockings } from "@yunshou/contract/system/dockings";
import { App, Button } from "antd";
import { useState } from "react";
import {
  AddButton,
  columnsOf,
  type ListColumns,
  ListPage,
  MerchantField,
  namesOf,
  TextFilter,
  useConfirm,
  useList,
  useRefusedWithout,
  useWrite,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { type Docking, pushTones } from "./docking.ts";

const DockingForm = whenOpened(
  async () => (await import("./DockingForm.tsx")).DockingForm,
  ({ editing }) => editing !== undefined,
);
const ApiKeysDrawer = whenOpened(
  async () => (await import("./ApiKeysDrawer.tsx")).ApiKeysDrawer,
  ({ open }) => open,
);
const PushesDrawer = whenOpened(
  async () => (await import("./PushesDrawer.tsx")).PushesDrawer,
  ({ shown }) => shown !== undefined,
);

/** 第三方对接配置: interfaces of third parties by merchant and pair of categories (SYS-08, PRODUCT-24, PRODUCT-25). */
export function DockingsPage() {
  const t = usePhrases("dockings");
  const words = t.dockings;
  const { fields } = words;
  const list = useList(dockings.list, { initial: {} });
  const readOnly = useRefusedWithout("system.docking.write");
  const { message } = App.useApp();
  const { ask, askDelete } = useConfirm();
  const enable = useWrite(dockings.enable);
  const remove = useWrite(dockings.remove);
  const test = useWrite(dockings.test);
  const [editing, edit] = useState<Docking | "new">();
  const [shown, show] = useState<Docking>();
  const [showsKeys, showKeys] = useState(false);
  const about = (row: Docking) => namesOf(row.interfaceName, row.merchantName);
  const switchTo = ({ dockingId, enabled }: Docking) => enable.run({ dockingId, enabled: !enabled });

  const column = columnsOf<Docking>();
  const columns: ListColumns<Docking> = [
    column.title("interfaceName", "interfaceName", "interfaceUrl", fields.interfaceName, { width: 230 }),
    column.pair("merchant", "merchantName", "merchantNo", t.common.fields.merchantName, { width: 140 }),
    column.text("parentCategory", fields.parentCategory, { width: 120 }),
    column.text("childCategory", fields.childCategory, { width: 120 }),
    column.custom("interfaceKey", fields.interfaceKey, ({ interfaceKey }) => `…${interfaceKey}`, { width: 90 }),
    column.states("enabled", t.common.fields.enabled, ({ enabled }) => [
      enabled ? { text: words.enabled, tone: "quiet" } : { text: words.disabled, tone: "neutral" },
    ]),
    column.states("lastPush", fields.lastPush, ({ lastPush }) =>
      lastPush === null ? [] : [{ text: words.push[lastPush], tone: pushTones[lastPush] }],
    ),
    column.text("interfaceUrl", fields.interfaceUrl, { width: 200, hidden: true }),
    column.time("updatedTime", fields.updatedTime, { sortable: true, hidden: true }),
    column.actions(t.common.list.actions, (row) => [
      { key: "edit", label: t.common.action.edit, refused: readOnly, onClick: () => edit(row) },
      {
        key: "test",
        label: words.test,
        refused: readOnly ?? (row.enabled ? undefined : words.errors["system.dockingDisabled"]),
        onClick: () => void test.run({ dockingId: row.dockingId }).then(() => message.success(words.testSent)),
      },
      { key: "pushes", label: words.pushes, onClick: () => show(row) },
      {
        key: "enable",
        label: row.enabled ? words.disable : words.enable,
        refused: readOnly,
        onClick: () =>
          row.enabled
            ? ask({ text: words.disableAsk, about: about(row), verb: words.disable, run: () => switchTo(row) })
            : void switchTo(row),
      },
      {
        key: "delete",
        label: t.common.action.delete,
        danger: true,
        refused: readOnly,
        onClick: () => askDelete(about(row), () => remove.run({ dockingId: row.dockingId })),
      },
    ]),
  ];
  return (
    <>
      <ListPage
        name="dockings"
        title={words.pages["/xtgl/dsfdjpz"]}
        list={list}
        rowKey="dockingId"
        columns={columns}
        filters={[
          { name: "merchantNo", label: t.common.fields.merchantNo, control: <MerchantField by="number" /> },
          { name: "interfaceName", label: fields.interfaceName, control: <TextFilter /> },
        ]}
        toolbar={
          <>
            <AddButton refused={readOnly} onClick={() => edit("new")}>
              {words.add}
            </AddButton>
            <Button onClick={() => showKeys(true)}>{words.apiKeys}</Button>
          </>
        }
      />
      <DockingForm editing={editing} onClose={() => edit(undefined)} />
      <ApiKeysDrawer open={showsKeys} onClose={() => showKeys(false)} />
      <PushesDrawer shown={shown} onClose={() => show(undefined)} />
    </>
  );
}
