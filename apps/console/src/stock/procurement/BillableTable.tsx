import type { OutputOf } from "@yunshou/contract";
import { supplierBills } from "@yunshou/contract/stock/supplierBills";
import { type BillableDocument, expectedFen } from "@yunshou/domain";
import { Table } from "antd";
import { EmptyState, showMoney, useRecord } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { selectionNames } from "../../platform/kit/show/show.ts";

/** A receipt or return that stands on no bill. */
export type Billable = OutputOf<typeof supplierBills.billable>["rows"][number];

export const documentsOf = (rows: readonly Billable[]): BillableDocument[] =>
  rows.map(({ kind, amountFen }) => ({ kind, amountFen: BigInt(amountFen) }));

interface Props {
  readonly supplierId: string | undefined;
  readonly value?: readonly Billable[];
  readonly onChange?: (rows: readonly Billable[]) => void;
}

/** What a supplier brought and took back and has not billed, to choose from; returns count below zero. */
export function BillableTable({ supplierId, value = [], onChange }: Props) {
  const t = usePhrases("procurement", "supplierBills");
  const { fields, goodsReason } = t.procurement;
  const { data, error, loading } = useRecord(supplierBills.billable, { supplierId }, { silent: true });
  const empty = supplierId === undefined ? t.common.list.empty : t.supplierBills.nothing;
  return (
    <Table<Billable>
      size="small"
      rowKey="documentId"
      loading={loading}
      dataSource={[...(data?.rows ?? [])]}
      locale={{ emptyText: error === null ? empty : <EmptyState error={error} /> }}
      pagination={false}
      scroll={{ y: 280 }}
      rowSelection={{
        ...selectionNames(t.common.list),
        selectedRowKeys: value.map(({ documentId }) => documentId),
        onChange: (_, rows) => onChange?.(rows),
      }}
      columns={[
        { key: "docNo", title: fields.docNo, dataIndex: "docNo" },
        { key: "kind", title: fields.warehouseKind, render: (_, { kind }) => goodsReason[kind] },
        { key: "docDate", title: fields.docDate, dataIndex: "docDate" },
        { key: "warehouse", title: fields.warehouseName, dataIndex: "warehouseName" },
        {
          key: "amount",
          title: fields.amount,
          align: "right",
          render: (_, row) => showMoney(String(expectedFen(documentsOf([row])))),
        },
      ]}
    />
  );
}
