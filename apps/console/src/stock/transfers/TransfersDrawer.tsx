import type { RowOf } from "@yunshou/contract";
import { transfers } from "@yunshou/contract/stock/transfers";
import { queryRangeDays } from "@yunshou/domain";
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
  useRefusedWithout,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { ReverseActions } from "../procurement/ReverseActions.tsx";
import type { DocumentsDrawerProps } from "../procurement/useDocumentOver.ts";

type Row = RowOf<typeof transfers.list>;
const pageSize = 50;

/** 调拨记录: what went from one place to another in the last three months, and how it is taken back (STOCK-08). */
export function TransfersDrawer({ open, of, onClose }: DocumentsDrawerProps) {
  const t = usePhrases("transfers");
  const { action, fields } = t.transfers;
  const [page, setPage] = usePageOf(of?.docNo);
  const narrowing = of ?? (lastDays(queryRangeDays.statistics) as { fromDay: string; toDay: string });
  const { data, error, loading, reload } = useCall(transfers.list, { ...narrowing, page, pageSize }, { enabled: open });
  const refused = useRefusedWithout("stock.outbound.write");
  const { ask } = useConfirm();
  const { activityOf, activity } = useActivity("document");
  const reverse = useWrite(transfers.reverse);
  const takeBack = ({ documentId, docNo, fromName, toName }: Row) =>
    ask({
      text: t.transfers.confirmReverse,
      about: `${docNo} · ${fromName} → ${toName}`,
      verb: action.reverse,
      danger: true,
      run: async () => {
        await reverse.run({ documentId });
        await reload();
      },
    });
  return (
    <DetailDrawer
      title={t.transfers.records}
      open={open}
      onClose={onClose}
      loading={data === undefined}
      error={error}
      onRetry={() => void reload()}
      width={1080}
    >
      <Table<Row>
        size="small"
        rowKey="lineId"
        loading={loading}
        dataSource={[...(data?.rows ?? [])]}
        locale={{ emptyText: t.common.list.empty }}
        scroll={{ x: 1_000 }}
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
          { key: "from", title: fields.warehouseId, dataIndex: "fromName" },
          { key: "to", title: fields.intoId, dataIndex: "toName" },
          {
            key: "product",
            title: t.common.fields.productName,
            render: (_, row) => <Pair main={row.productName} second={row.batchNo || row.productCode} />,
          },
          { key: "quantity", title: fields.quantity, align: "right", render: (_, row) => showNumber(row.quantity) },
          { key: "value", title: fields.value, align: "right", render: (_, row) => showMoney(row.valueFen) },
          {
            key: "state",
            title: fields.docStatus,
            render: (_, { docStatus }) => (
              <StatusDot tone={docStatus === "booked" ? "good" : "neutral"}>{t.transfers.state[docStatus]}</StatusDot>
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
                refused={refused}
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
