import type { RowOf } from "@yunshou/contract";
import { dataPackages } from "@yunshou/contract/machines/dataCards";
import { checkDataPackageDelete } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { type ReactNode, useState } from "react";
import {
  AddButton,
  columnsOf,
  type ListColumns,
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
import type { PackageEditing } from "./PackageForm.tsx";

type Row = RowOf<typeof dataPackages.list>;

const PackageForm = whenOpened(
  async () => (await import("./PackageForm.tsx")).PackageForm,
  ({ editing }) => editing !== undefined,
);

/** Packages that cards are renewed with (DATACARD-02). */
export function PackageList({ strip }: { readonly strip: ReactNode }) {
  const t = usePhrases("dataCards");
  const words = t.dataCards;
  const { fields } = words;
  const list = useList(dataPackages.list, { initial: {} });
  const readOnly = useRefusedWithout("machines.dataCard.write");
  const refusal = useRefusalText();
  const { askDelete } = useConfirm();
  const remove = useWrite(dataPackages.remove);
  const [editing, edit] = useState<PackageEditing | undefined>();
  const column = columnsOf<Row>();
  const columns: ListColumns<Row> = [
    column.title("packageName", "packageName", null, fields.packageName, { sortable: true, width: 190 }),
    column.number("packageTraffic", fields.packageTraffic, { width: 150, role: undefined }),
    column.money("packagePriceFen", fields.packagePrice, { sortable: true }),
    column.custom("packagePeriod", fields.packagePeriod, (row) => fill(words.months, { n: row.packagePeriod }), {
      width: 110,
      role: "sub",
    }),
    column.custom(
      "enabled",
      fields.enabled,
      (row) => (
        <StatusDot tone={row.enabled ? "quiet" : "neutral"}>{row.enabled ? words.yesNo.yes : words.yesNo.no}</StatusDot>
      ),
      { role: "state", words: Object.values(words.yesNo) },
    ),
    column.number("cardCount", fields.cardCount, { width: 110, role: undefined }),
    column.pair("merchant", "merchantName", "merchantNo", fields.merchantName, { width: 140, role: undefined }),
    column.actions(t.common.list.actions, (row) => [
      { key: "edit", label: t.common.action.edit, refused: readOnly, onClick: () => edit(row) },
      {
        key: "delete",
        label: t.common.action.delete,
        danger: true,
        refused: readOnly ?? refusal(checkDataPackageDelete(row.cardCount)),
        onClick: () => askDelete(row.packageName, () => remove.run({ packageId: row.packageId })),
      },
    ]),
  ];
  return (
    <>
      <ListPage
        name="dataPackages"
        title={words.tab.packages}
        list={list}
        rowKey="packageId"
        columns={columns}
        strip={strip}
        filters={[{ name: "packageName", label: fields.packageName, control: <TextFilter /> }]}
        toolbar={
          <AddButton refused={readOnly} onClick={() => edit({})}>
            {words.addPackage}
          </AddButton>
        }
      />
      <PackageForm editing={editing} onClose={() => edit(undefined)} />
    </>
  );
}
