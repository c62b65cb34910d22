import type { RowOf } from "@yunshou/contract";
import { appraisals } from "@yunshou/contract/system/appraisals";
import { Alert, Table } from "antd";
import { useState } from "react";
import { DetailDrawer, namesOf, nothingShown, showTime, StatusDot, useRecord } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { Appraisal } from "./appraisal.ts";

type Fact = RowOf<typeof appraisals.facts>;
const pageSize = 50;

/** The deeds that a figure of the appraisal counts, and which of them went well. */
export function FactsDrawer({
  shown,
  onClose,
}: {
  readonly shown: Appraisal | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases("appraisals");
  const words = t.appraisals;
  const [{ of, page }, turn] = useState({ of: shown?.rowKey, page: 1 });
  const current = of === shown?.rowKey ? page : 1;
  const { userId, period, indicator = "refills" } = shown ?? {};
  const { data, error, loading, reload } = useRecord(appraisals.facts, {
    userId,
    period,
    indicator,
    page: current,
    pageSize,
  });
  return (
    <DetailDrawer
      title={shown === undefined ? "" : namesOf(shown.userName, shown.period, words.indicator[shown.indicator])}
      open={shown !== undefined}
      onClose={onClose}
      loading={data === undefined}
      error={error}
      onRetry={() => void reload()}
    >
      <Alert type="info" showIcon title={words.meaning[indicator]} />
      <Table<Fact>
        size="small"
        rowKey="factId"
        loading={loading}
        dataSource={[...(data?.rows ?? [])]}
        locale={{ emptyText: t.common.list.empty }}
        pagination={{
          current,
          pageSize,
          total: data?.total ?? 0,
          onChange: (next) => turn({ of: shown?.rowKey, page: next }),
          hideOnSinglePage: true,
          showSizeChanger: false,
        }}
        columns={[
          { key: "doneTime", title: words.fields.doneTime, render: (_, row) => showTime(row.doneTime) },
          {
            key: "machine",
            title: t.common.fields.machine,
            render: (_, row) =>
              row.machineName === null ? nothingShown : namesOf(row.machineName, row.machineNo ?? ""),
          },
          { key: "subject", title: words.fields.subject, render: (_, row) => row.subject || nothingShown },
          {
            key: "good",
            title: words.fields.good,
            render: (_, row) => (
              <StatusDot tone={row.good ? "quiet" : "warning"}>
                {row.good ? words.well : words.badly[indicator]}
              </StatusDot>
            ),
          },
        ]}
      />
    </DetailDrawer>
  );
}
