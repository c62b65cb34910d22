import type { RowOf } from "@yunshou/contract";
import { supplierReturns } from "@yunshou/contract/stock/supplierReturns";
import { checkReversal, queryRangeDays } from "@yunshou/domain";
import { Table } from "antd";
import {
  DetailDrawer,
  lastDays,
  Pair,
  showMoney,
  showNumber,
  StatusDot,
  useActivity,
  useCall,
  useConfirm,
  usePageOf,
  useRefusalText,
  useRefusedWithout,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { ReverseActions } from "./ReverseActions.tsx";
import type { DocumentsDrawerProps } from "./useDocumentOver.ts";

type Row = RowOf<typeof supplierReturns.list>;
const pageSize = 50;

/** 退货记录: what went back to suppliers in the last three months, and how a return is reversed (STOCK-08). */
export function ReturnsDrawer({ open, of, onClose }: DocumentsDrawerProps) {
  const t = usePhrases("procurement", "supplierReturns", "supplierBills");
  const { action, confirm, fields } = t.procurement;
  const words = t.supplierReturns;
  const [page, setPage] = usePageOf(of?.docNo);
  const narrowing = of ?? (lastDays(queryRangeDays.statistics) as { fromDay: string; toDay: string });
  const { data, error, loading, reload } = useCall(
    supplierReturns.list,
    { ...narrowing, page, pageSize },
    { enabled: open },
  );
  const refused = useRefusedWithout("stock.receipt.write");
  const refusal = useRefusalText();
  const { ask } = useConfirm();
  const { activityOf, activity } = useActivity("document");
  const reverse = useWrite(supplierReturns.reverse);
  const takeBack = ({ documentId, docNo, supplierName }: Row) =>
    ask({
      text: confirm.reverse,
      about: `${docNo} · ${supplierName}`,
      verb: action.reverse,
      danger: true,
      run: async () => {
        await reverse.run({ documentId });
        await reload();
      },
    });
  return (
    <DetailDrawer
      title={words.records}
      open={open}
      onClose={onClose}
      loading={data === undefined}
      error={error}
      onRetry={() => void reload()}
      width={1120}
    >
      <Table<Row>
        size="small"
        rowKey="lineId"
        loading={loading}
        dataSource={[...(data?.rows ?? [])]}
        locale={{ emptyText: t.common.list.empty }}
        scroll={{ x: 1_040 }}
        pagination={{
          current: page,
          pageSize,
          total: data?.total ?? 0,
          onChange: setPage,
          hideOnSinglePage: true,
          showSizeChanger: false,
        }}
        columns={[
          { key: "docNo", title: fields.docNo, dataIndex: "docNo" },
          { key: "docDate", title: fields.docDate, dataIndex: "docDate" },
          { key: "receipt", title: words.fields.receiptId, dataIndex: "receiptNo" },
          { key: "supplier", title: fields.supplierName, dataIndex: "supplierName" },
          { key: "warehouse", title: fields.warehouseName, dataIndex: "warehouseName" },
          {
            key: "product",
            title: t.common.fields.productName,
            render: (_, row) => <Pair main={row.productName} second={row.batchNo || row.productCode} />,
          },
          { key: "quantity", title: fields.quantity, align: "right", render: (_, row) => showNumber(row.quantity) },
          { key: "amount", title: fields.amount, align: "right", render: (_, row) => showMoney(row.amountFen) },
          {
            key: "state",
            title: fields.docStatus,
            render: (_, { docStatus }) => (
              <StatusDot tone={docStatus === "booked" ? "good" : "neutral"}>
                {t.procurement.receiptState[docStatus]}
              </StatusDot>
            ),
          },
          { key: "createdBy", title: fields.createdBy, dataIndex: "createdBy" },
          {
            key: "action",
            title: t.common.list.actions,
            render: (_, row) => (
              <ReverseActions
                status={row.docStatus}
                label={action.reverse}
                refused={refused ?? refusal(checkReversal({ ...row, state: row.docStatus }))}
                onReverse={() => takeBack(row)}
                talk={activityOf(row.docNo)}
              />
            ),
          },
        ]}
      />
      {activity}
    </DetailDrawer>
  );
}
