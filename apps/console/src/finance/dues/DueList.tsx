import { dues } from "@yunshou/contract/finance/dues";
import { type ReactNode, useState } from "react";
import {
  columnsOf,
  type ListColumns,
  ListExport,
  ListPage,
  type RowAction,
  TextFilter,
  useList,
  useOpened,
  useRefusedWithout,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { DueEntriesDrawer } from "./DueEntriesDrawer.tsx";
import type { DueRow } from "./state.ts";

const SettleDueForm = whenOpened(
  async () => (await import("./SettleDueForm.tsx")).SettleDueForm,
  ({ due }) => due !== undefined,
);

/** Who owes whom how much; each sum opens the entries that it is made of. */
export function DueList({ strip }: { readonly strip: ReactNode }) {
  const t = usePhrases("dues");
  const words = t.dues;
  const { fields, action } = words;
  const list = useList(dues.list, { initial: {} });
  const readOnly = useRefusedWithout("finance.due.write");
  const opened = useOpened();
  const [settling, settle] = useState<DueRow | undefined>();
  const show = ({ dueId }: DueRow) => opened.open(dueId);
  const actionsOf = (row: DueRow): RowAction[] => [
    {
      key: "settle",
      label: action.settle,
      refused: readOnly ?? (row.ofPayer ? undefined : words.errors["finance.dueOfPayer"]),
      onClick: () => settle(row),
    },
    { key: "entries", label: action.entries, onClick: () => show(row) },
  ];
  const column = columnsOf<DueRow>();
  const columns: ListColumns<DueRow> = [
    column.title("payerName", "payerName", "payerNo", fields.payerName, { width: 180, onOpen: show }),
    column.pair("payee", "payeeName", "payeeNo", fields.payeeName, { width: 150 }),
    column.money("owedFen", fields.owed, { width: 116, sortable: true }),
    column.money("awaitingFen", fields.awaiting, { width: 116 }),
    column.money("settledFen", fields.settled, { width: 116, hidden: true }),
    column.number("entryCount", fields.entryCount, { width: 104 }),
    column.time("updatedTime", fields.updatedTime, { sortable: true }),
    column.actions(t.common.list.actions, actionsOf),
  ];
  return (
    <>
      <ListPage
        source="settling"
        name="dues"
        title={words.pages["/cfgl/shwl"]}
        list={list}
        rowKey="dueId"
        strip={strip}
        columns={columns}
        filters={[
          { name: "payerName", label: fields.payerName, control: <TextFilter /> },
          { name: "payeeName", label: fields.payeeName, control: <TextFilter /> },
        ]}
        toolbar={<ListExport of={dues.export} list={list} />}
      />
      <DueEntriesDrawer due={list.rows.find(({ dueId }) => dueId === opened.key)} onClose={() => opened.open(null)} />
      <SettleDueForm due={settling} onClose={() => settle(undefined)} />
    </>
  );
}
