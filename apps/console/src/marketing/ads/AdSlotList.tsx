import { adSlots } from "@yunshou/contract/marketing/ads";
import { type ReactNode, useState } from "react";
import {
  AddButton,
  columnsOf,
  type ListColumns,
  ListPage,
  TextFilter,
  useConfirm,
  useList,
  useRefusalText,
  useRefusedWithout,
  useWrite,
  whenOpened,
} from "../../platform/kit/index.ts";
import { refuse } from "@yunshou/domain";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { AdSlot } from "./AdSlotForm.tsx";

const AdSlotForm = whenOpened(
  async () => (await import("./AdSlotForm.tsx")).AdSlotForm,
  ({ editing }) => editing !== undefined,
);

/** Ad spaces with their size in pixels and how many ads stand in each (AD-01, AD-02). */
export function AdSlotList({ switcher }: { readonly switcher: ReactNode }) {
  const t = usePhrases("ads");
  const words = t.ads;
  const { fields } = words;
  const list = useList(adSlots.list, { initial: {} });
  const readOnly = useRefusedWithout("marketing.ad.write");
  const refusal = useRefusalText();
  const { askDelete } = useConfirm();
  const remove = useWrite(adSlots.remove);
  const [editing, edit] = useState<AdSlot | "new">();
  const column = columnsOf<AdSlot>();
  const columns: ListColumns<AdSlot> = [
    column.title("slotName", "slotName", null, fields.slotName),
    column.text("slotCode", fields.slotCode, { width: 140, sortable: true }),
    column.custom("size", fields.size, ({ width, height }) => `${width} × ${height}`, { width: 140, align: "right" }),
    column.text("position", fields.position, { width: 180 }),
    column.number("adCount", fields.adCount, { width: 140 }),
    column.text("merchantName", t.common.fields.merchantName, { width: 140, hidden: true }),
    column.time("createdTime", t.common.fields.createdTime, { sortable: true, hidden: true }),
    column.actions(t.common.list.actions, (row) => [
      { key: "edit", label: t.common.action.edit, refused: readOnly, onClick: () => edit(row) },
      {
        key: "delete",
        label: t.common.action.delete,
        danger: true,
        refused:
          readOnly ??
          (row.adCount > 0 ? refusal(refuse("ads.spaceInUse", { values: { ads: row.adCount } })) : undefined),
        onClick: () => askDelete(row.slotName, () => remove.run({ adSlotId: row.adSlotId })),
      },
    ]),
  ];
  return (
    <>
      <ListPage
        name="adSlots"
        title={words.pages["/gggl/cgggl"]}
        list={list}
        rowKey="adSlotId"
        columns={columns}
        filters={[
          { name: "slotName", label: fields.slotName, control: <TextFilter /> },
          { name: "slotCode", label: fields.slotCode, control: <TextFilter /> },
        ]}
        toolbar={
          <>
            {switcher}
            <AddButton refused={readOnly} onClick={() => edit("new")}>
              {words.addSpace}
            </AddButton>
          </>
        }
      />
      <AdSlotForm editing={editing} onClose={() => edit(undefined)} />
    </>
  );
}
