import type { OutputOf } from "@yunshou/contract";
import { supplierBills } from "@yunshou/contract/stock/supplierBills";
import { billTitle } from "@yunshou/domain";
import { Descriptions, Table } from "antd";
import { Link } from "react-router";
import { DetailDrawer, nothingShown, showMoney, showTime, StatusDot, useRecord } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { useCanOpen } from "../../platform/usePages.ts";
import { billTones } from "./bill.ts";
import { addressOfReceipt, documentPages } from "./documentParts.tsx";

type Detail = OutputOf<typeof supplierBills.detail>;
interface Props {
  readonly billId: string | null;
  readonly onClose: () => void;
}

/** One bill: what it asks for, the receipts and returns that it covers, and what was paid on it. */
export function BillDrawer({ billId, onClose }: Props) {
  const words = usePhrases("supplierBills").supplierBills;
  const { data, error, reload } = useRecord(supplierBills.detail, { billId });
  return (
    <DetailDrawer
      title={data === undefined ? words.fields.billId : billTitle(data)}
      open={billId !== null}
      onClose={onClose}
      loading={data === undefined}
      error={data === undefined ? error : null}
      onRetry={() => void reload()}
      {...(data === undefined ? {} : { record: { kind: "supplierBill", number: billTitle(data) } })}
    >
      {data !== undefined && (
        <>
          <Facts bill={data} />
          <Lines lines={data.lines} />
          <Payments payments={data.payments} />
        </>
      )}
    </DetailDrawer>
  );
}

function Facts({ bill }: { readonly bill: Detail }) {
  const t = usePhrases("procurement", "supplierBills");
  const words = t.supplierBills;
  return (
    <Descriptions
      size="small"
      bordered
      column={2}
      items={[
        [
          t.common.fields.state,
          <StatusDot key="state" tone={billTones[bill.billState]}>
            {words.state[bill.billState]}
          </StatusDot>,
        ],
        [t.common.fields.merchantName, bill.merchantName],
        [words.fields.billAmount, showMoney(bill.amountFen)],
        [words.fields.expected, showMoney(bill.expectedFen)],
        [words.fields.difference, showMoney(bill.differenceFen)],
        [words.fields.billOpen, <b key="open">{showMoney(bill.openFen)}</b>],
        [words.fields.billedOn, bill.billedOn],
        [words.fields.dueOn, bill.dueOn],
        [t.procurement.fields.createdBy, bill.createdBy],
        [t.common.fields.createdTime, showTime(bill.createdTime)],
        [t.common.fields.remark, bill.remark || nothingShown],
      ].map(([label, children], place) => ({ key: place, label, children }))}
    />
  );
}

function Lines({ lines }: { readonly lines: Detail["lines"] }) {
  const t = usePhrases("procurement", "supplierBills");
  const { fields, goodsReason } = t.procurement;
  const seesReceipts = useCanOpen()(documentPages.receipt);
  return (
    <Table<Detail["lines"][number]>
      style={{ marginTop: 16 }}
      size="small"
      rowKey="documentId"
      title={() => t.supplierBills.fields.documentIds}
      dataSource={[...lines]}
      pagination={false}
      columns={[
        {
          key: "docNo",
          title: fields.docNo,
          render: (_, { kind, docNo, docDate }) =>
            seesReceipts && kind === "receipt" ? <Link to={addressOfReceipt({ docNo, docDate })}>{docNo}</Link> : docNo,
        },
        { key: "kind", title: fields.warehouseKind, render: (_, { kind }) => goodsReason[kind] },
        { key: "docDate", title: fields.docDate, dataIndex: "docDate" },
        { key: "warehouse", title: fields.warehouseName, dataIndex: "warehouseName" },
        {
          key: "amount",
          title: fields.amount,
          align: "right",
          render: (_, { kind, amountFen }) => showMoney(kind === "return" ? `-${amountFen}` : amountFen),
        },
      ]}
    />
  );
}

function Payments({ payments }: { readonly payments: Detail["payments"] }) {
  const t = usePhrases("procurement", "supplierBills");
  const { action, fields, receiptState } = t.procurement;
  return (
    <Table<Detail["payments"][number]>
      style={{ marginTop: 16 }}
      size="small"
      rowKey="paymentId"
      title={() => action.payments}
      dataSource={[...payments]}
      locale={{ emptyText: t.supplierBills.noPayments }}
      pagination={false}
      columns={[
        { key: "docNo", title: fields.docNo, dataIndex: "docNo" },
        { key: "docDate", title: fields.docDate, dataIndex: "docDate" },
        {
          key: "state",
          title: fields.docStatus,
          render: (_, { docStatus }) => (
            <StatusDot tone={docStatus === "booked" ? "good" : "neutral"}>{receiptState[docStatus]}</StatusDot>
          ),
        },
        { key: "amount", title: fields.amount, align: "right", render: (_, row) => showMoney(row.amountFen) },
      ]}
    />
  );
}
