import type { OutputOf } from "@yunshou/contract";
import { supplierPayments } from "@yunshou/contract/stock/supplierPayments";
import { Button, Table } from "antd";
import { type ReactNode, useState } from "react";
import { EmptyState, showMoney, useCall, useRefusedWithout, whenOpened } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

type Row = OutputOf<typeof supplierPayments.open>["rows"][number];

const PaymentForm = whenOpened(
  async () => (await import("./PaymentForm.tsx")).PaymentForm,
  ({ open }) => open,
);

/** What is open at each supplier of the caller's merchants: on no bill yet, billed, and due before today (STOCK-08, GEN-18). */
export function OpenAmounts({ strip }: { readonly strip: ReactNode }) {
  const t = usePhrases("procurement", "supplierReturns", "supplierBills");
  const { fields } = t.procurement;
  const words = t.supplierBills;
  const { data, error } = useCall(supplierPayments.open, {});
  const readOnly = useRefusedWithout("stock.payment.write");
  const [paying, pay] = useState<Row>();
  const money = (key: string, title: string, fenOf: (row: Row) => string) => ({
    key,
    title,
    align: "right" as const,
    render: (_: unknown, row: Row) => showMoney(fenOf(row)),
  });
  return (
    <section className="kit-card">
      <header className="kit-toolbar">{strip}</header>
      <Table<Row>
        size="small"
        rowKey="supplierId"
        loading={data === undefined && error === null}
        dataSource={[...(data?.rows ?? [])]}
        locale={{ emptyText: <EmptyState error={error} /> }}
        scroll={{ x: "max-content" }}
        columns={[
          { key: "supplier", title: fields.supplierName, dataIndex: "supplierName" },
          { key: "merchant", title: t.common.fields.merchantName, dataIndex: "merchantName" },
          {
            key: "open",
            title: fields.open,
            align: "right",
            render: (_, row) => <b>{showMoney(row.openFen)}</b>,
          },
          money("unbilled", words.fields.unbilled, (row) => row.unbilledFen),
          money("billedOpen", words.fields.billedOpen, (row) => row.billedOpenFen),
          money("overdue", words.fields.overdue, (row) => row.overdueFen),
          money("received", fields.received, (row) => row.receivedFen),
          money("returned", t.supplierReturns.fields.returned, (row) => row.returnedFen),
          money("difference", words.fields.difference, (row) => row.differenceFen),
          money("paid", fields.paid, (row) => row.paidFen),
          money("refunded", fields.refunded, (row) => row.refundedFen),
          {
            key: "action",
            title: t.common.list.actions,
            fixed: "right",
            render: (_, row) => {
              const refused = readOnly ?? (row.ofOwnMerchant ? undefined : words.notOwn);
              return (
                <Button
                  type="link"
                  size="small"
                  disabled={refused !== undefined}
                  title={refused}
                  onClick={() => pay(row)}
                >
                  {words.action.pay}
                </Button>
              );
            },
          },
        ]}
      />
      <PaymentForm open={paying !== undefined} about={paying} onClose={() => pay(undefined)} />
    </section>
  );
}
