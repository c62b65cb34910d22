import type { RowOf } from "@yunshou/contract";
import { dues } from "@yunshou/contract/finance/dues";
import { Descriptions, Table } from "antd";
import { Link } from "react-router";
import {
  DetailDrawer,
  namesOf,
  nothingShown,
  showMoney,
  showNumber,
  showTime,
  usePageOf,
  useRecord,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { useCanOpen } from "../../platform/usePages.ts";
import type { DueRow } from "./state.ts";

type Entry = RowOf<typeof dues.entries>;
const pageSize = 20;
const ordersPath = "/jygl/ddgl";

/** The entries that a due is the sum of, the newest first, each with what was owed after it. */
export function DueEntriesDrawer({ due, onClose }: { readonly due: DueRow | undefined; readonly onClose: () => void }) {
  const t = usePhrases("dues");
  const words = t.dues;
  const { fields } = words;
  const [page, turn] = usePageOf(due?.dueId);
  const { data, error, reload } = useRecord(dues.entries, { dueId: due?.dueId, page, pageSize });
  const seesOrders = useCanOpen()(ordersPath);
  const aboutOf = ({ orderNo, dueSettlementId }: Entry) => {
    if (orderNo === null) return dueSettlementId ?? nothingShown;
    return seesOrders ? <Link to={`${ordersPath}?open=${orderNo}`}>{orderNo}</Link> : orderNo;
  };
  return (
    <DetailDrawer
      title={due === undefined ? "" : namesOf(due.payerName, due.payeeName)}
      open={due !== undefined}
      onClose={onClose}
      loading={data === undefined}
      error={data === undefined ? error : null}
      onRetry={() => void reload()}
      width={860}
    >
      {due !== undefined && data !== undefined && (
        <>
          <Descriptions
            size="small"
            bordered
            column={3}
            items={[
              [fields.owed, showMoney(due.owedFen)],
              [fields.awaiting, showMoney(due.awaitingFen)],
              [fields.entryCount, showNumber(due.entryCount)],
            ].map(([label, children], place) => ({ key: place, label, children }))}
          />
          <Table<Entry>
            style={{ marginTop: 16 }}
            rowKey="entryNo"
            dataSource={data.rows}
            pagination={{ current: page, pageSize, total: data.total, onChange: turn, hideOnSinglePage: true }}
            locale={{ emptyText: words.none }}
            columns={[
              { key: "entryTime", title: fields.entryTime, render: (_, row) => showTime(row.entryTime) },
              { key: "entryKind", title: fields.entryKind, render: (_, row) => words.kind[row.entryKind] },
              { key: "orderNo", title: t.common.fields.orderNo, render: (_, row) => aboutOf(row) },
              { key: "amount", title: fields.amount, align: "right", render: (_, row) => showMoney(row.amountFen) },
              { key: "owed", title: fields.owed, align: "right", render: (_, row) => showMoney(row.owedFen) },
            ]}
          />
        </>
      )}
    </DetailDrawer>
  );
}
