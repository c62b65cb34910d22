import type { RowOf } from "@yunshou/contract";
import { lossStepLists } from "@yunshou/contract/stock/lossSteps";
import { Table } from "antd";
import { Link } from "react-router";
import { DetailDrawer, namesOf, showMoney, showNumber, showTime, useRecord } from "../../platform/kit/index.ts";
import { useCanOpen } from "../../platform/usePages.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { type FactRow, type LossRange, pageOfFact, placeOfFact } from "./place.ts";

interface LossFactsDrawerProps {
  readonly row: RowOf<typeof lossStepLists.list> | undefined;
  readonly range: Partial<LossRange>;
  readonly title: string;
  readonly onClose: () => void;
}

/** The documents by which a product is missing at a place, each with its step and why; each opens where it is kept. */
export function LossFactsDrawer({ row, range, title, onClose }: LossFactsDrawerProps) {
  const t = usePhrases("lossSteps");
  const { fields } = t.lossSteps;
  const canOpen = useCanOpen();
  const { fromDay, toDay } = range;
  const place = typeof row?.machineId === "string" ? { machineId: row.machineId } : { warehouseId: row?.warehouseId };
  const { data, error, reload } = useRecord(lossStepLists.facts, {
    fromDay,
    toDay,
    ...place,
    productId: row?.productId,
  });
  const docOf = (fact: FactRow) => (fact.laneNo === null ? fact.docNo : namesOf(fact.docNo, String(fact.laneNo)));
  return (
    <DetailDrawer
      title={`${title} · ${namesOf(row?.placeName, row?.productName)}`}
      open={row !== undefined}
      onClose={onClose}
      loading={data === undefined}
      error={error}
      onRetry={() => void reload()}
      width={1_000}
    >
      <Table<FactRow>
        size="small"
        rowKey="factId"
        dataSource={[...(data?.rows ?? [])]}
        scroll={{ x: 900 }}
        locale={{ emptyText: t.common.list.empty }}
        pagination={{ pageSize: 50, hideOnSinglePage: true, showSizeChanger: false }}
        columns={[
          { key: "time", title: fields.lossTime, width: 150, render: (_, fact) => showTime(fact.lossTime) },
          { key: "kind", title: fields.lossKind, render: (_, fact) => t.lossSteps.kind[fact.lossKind] },
          {
            key: "docNo",
            title: fields.docNo,
            render: (_, fact) =>
              canOpen(pageOfFact(fact)) ? (
                <Link to={placeOfFact(fact, { fromDay: fromDay ?? "", toDay: toDay ?? "" })}>{docOf(fact)}</Link>
              ) : (
                docOf(fact)
              ),
          },
          { key: "missing", title: fields.missing, align: "right", render: (_, fact) => showNumber(fact.missing) },
          { key: "value", title: fields.value, align: "right", render: (_, fact) => showMoney(fact.valueFen) },
          { key: "step", title: fields.lossStep, render: (_, fact) => t.lossSteps.step[fact.lossStep] },
          { key: "why", title: fields.why, render: (_, fact) => t.lossSteps.reason[fact.why] },
        ]}
      />
    </DetailDrawer>
  );
}
