import type { RowOf } from "@yunshou/contract";
import { packageSales } from "@yunshou/contract/members/packageSales";
import { queryRangeDays } from "@yunshou/domain";
import { Table } from "antd";
import { useState } from "react";
import {
  DateRange,
  type DayRange,
  EmptyState,
  lastDays,
  showMoney,
  showNumber,
  useCall,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

type FigureRow = RowOf<typeof packageSales.figures>;

function lastMonthOfDays(): DayRange {
  const { fromDay, toDay } = lastDays(30);
  return [fromDay, toDay];
}

/** What was sold and paid back of each package in some days, and how many run today. */
export function PackageFigures({ enabled }: { readonly enabled: boolean }) {
  const { fields, hint } = usePhrases("memberPackages").memberPackages;
  const [[fromDay, toDay], choose] = useState(lastMonthOfDays);
  const { data, error, loading, reload } = useCall(packageSales.figures, { fromDay, toDay }, { enabled, silent: true });
  return (
    <>
      <p className="kit-soft">{hint.figures}</p>
      <div style={{ maxWidth: 320, marginBottom: 12 }}>
        <DateRange
          limitDays={queryRangeDays.statistics}
          value={[fromDay, toDay]}
          onChange={(range) => choose(range ?? lastMonthOfDays())}
        />
      </div>
      <Table<FigureRow>
        rowKey={({ packageName, merchantName }) => `${merchantName} ${packageName}`}
        size="small"
        loading={loading && { delay: 200 }}
        dataSource={data?.rows ?? []}
        pagination={{ pageSize: 5, hideOnSinglePage: true, showSizeChanger: false }}
        locale={{ emptyText: <EmptyState error={error} onRetry={() => void reload()} /> }}
        columns={[
          { key: "packageName", title: fields.packageName, render: (_value, row) => row.packageName },
          {
            key: "soldCount",
            title: fields.soldCount,
            align: "right",
            render: (_value, row) => showNumber(row.soldCount),
          },
          { key: "sold", title: fields.sold, align: "right", render: (_value, row) => showMoney(row.soldFen) },
          {
            key: "refundedCount",
            title: fields.refundedCount,
            align: "right",
            render: (_value, row) => showNumber(row.refundedCount),
          },
          {
            key: "refunded",
            title: fields.refunded,
            align: "right",
            render: (_value, row) => showMoney(row.refundedFen),
          },
          {
            key: "runningCount",
            title: fields.runningCount,
            align: "right",
            render: (_value, row) => showNumber(row.runningCount),
          },
        ]}
      />
    </>
  );
}
