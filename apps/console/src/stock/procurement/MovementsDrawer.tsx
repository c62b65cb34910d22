import type { OutputOf } from "@yunshou/contract";
import type { PagePath } from "@yunshou/contract/pages";
import { warehouses } from "@yunshou/contract/stock/warehouses";
import { addDays, type GoodsReason, queryRangeDays } from "@yunshou/domain";
import { Table } from "antd";
import { Link } from "react-router";
import {
  DetailDrawer,
  namesOf,
  showMoney,
  showNumber,
  showTime,
  usePageOf,
  useRecord,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { useCanOpen } from "../../platform/usePages.ts";
import type { LevelRow } from "./level.ts";

const pageSize = 20;
/** A document may be older than the day on which it was booked; its list looks back as far as it may. */
const lookedBackDays = queryRangeDays.statistics - 1;
/** The lists of documents that can be found by number and date. */
const listsOf: Partial<Record<GoodsReason, PagePath>> = {
  receipt: "/jxcgl/rkdj",
  issue: "/jxcgl/chd",
  arrival: "/jxcgl/chd",
  loss: "/jxcgl/bs",
};
type Movement = OutputOf<typeof warehouses.movements>["rows"][number];

interface MovementsDrawerProps {
  readonly level: LevelRow | undefined;
  readonly onClose: () => void;
}

/** What moved of one product and batch in one warehouse, newest first. */
export function MovementsDrawer({ level, onClose }: MovementsDrawerProps) {
  const t = usePhrases("procurement");
  const { action, fields } = t.procurement;
  const [page, turn] = usePageOf(level?.levelId);
  const canOpen = useCanOpen();
  const documentOf = ({ docNo, docDate, reason }: Movement) => {
    const list = listsOf[reason];
    if (list === undefined || !canOpen(list)) return docNo;
    const query = new URLSearchParams({ docNo, fromDay: addDays(docDate, -lookedBackDays), toDay: docDate });
    return <Link to={`${list}?${query.toString()}`}>{docNo}</Link>;
  };
  const { data, error, reload } = useRecord(warehouses.movements, { levelId: level?.levelId, page, pageSize });
  return (
    <DetailDrawer
      title={`${action.movements} · ${level === undefined ? "" : namesOf(level.warehouseName, level.productName)}`}
      open={level !== undefined}
      onClose={onClose}
      loading={data === undefined}
      error={error}
      onRetry={() => void reload()}
    >
      <Table
        size="small"
        rowKey="movementId"
        dataSource={data?.rows ?? []}
        pagination={{ current: page, pageSize, total: data?.total ?? 0, onChange: turn, showSizeChanger: false }}
        columns={[
          { title: fields.docNo, render: (_, row) => documentOf(row) },
          { title: fields.docDate, dataIndex: "docDate" },
          { title: fields.reason, render: (_, row) => t.procurement.goodsReason[row.reason] },
          { title: fields.quantity, align: "right", render: (_, row) => showNumber(row.quantity) },
          { title: fields.value, align: "right", render: (_, row) => showMoney(row.valueFen) },
          { title: fields.stockAfter, align: "right", render: (_, row) => showNumber(row.stockAfter) },
          { title: t.common.fields.operatorName, dataIndex: "operatorName" },
          { title: t.common.fields.createdTime, render: (_, row) => showTime(row.createdTime) },
        ]}
      />
    </DetailDrawer>
  );
}
