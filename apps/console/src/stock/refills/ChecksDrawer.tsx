import type { RowOf } from "@yunshou/contract";
import { refills } from "@yunshou/contract/stock/refills";
import { Alert, Button, Segmented, Table, Tooltip } from "antd";
import { useState } from "react";
import {
  DetailDrawer,
  namesOf,
  nothingShown,
  showNumber,
  showTime,
  useCall,
  useRefusedWithout,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { selectionNames } from "../../platform/kit/show/show.ts";

const ExplainForm = whenOpened(
  async () => (await import("./ExplainForm.tsx")).ExplainForm,
  ({ checkIds }) => checkIds !== undefined,
);

type Row = RowOf<typeof refills.checks>;
const pageSize = 50;

interface ChecksDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The machine whose differences are shown, and whether those that are explained come first. */
  readonly of?: { readonly machineNo?: string | null; readonly explained?: string | null };
}

/** 补货核对: what machines counted beside what was to be expected; it waits here until somebody explains it. */
export function ChecksDrawer({ open, onClose, of = {} }: ChecksDrawerProps) {
  const t = usePhrases("refills");
  const words = t.refills;
  const noWrite = useRefusedWithout("stock.refill.write");
  const [explained, setExplained] = useState<"yes" | "no">(of.explained === "yes" ? "yes" : "no");
  const [page, setPage] = useState(1);
  const [chosen, choose] = useState<readonly string[]>([]);
  const [explaining, explain] = useState<readonly string[] | undefined>();
  const machine = typeof of.machineNo === "string" ? { machineNo: of.machineNo } : {};
  const input = { ...machine, explained, page, pageSize };
  const { data, error, loading, reload } = useCall(refills.checks, input, { enabled: open });
  const isWaiting = explained === "no";
  const number = (key: "last" | "loaded" | "sold" | "expected" | "reported") =>
    ({ key, title: words.fields[key], align: "right", dataIndex: key }) as const;
  return (
    <DetailDrawer
      title={words.checks}
      open={open}
      onClose={onClose}
      loading={data === undefined}
      error={error}
      onRetry={() => void reload()}
      width={1040}
      extra={
        <Tooltip title={noWrite}>
          <Button
            type="primary"
            disabled={noWrite !== undefined || !isWaiting || chosen.length === 0}
            onClick={() => explain(chosen)}
          >
            {words.explain}
          </Button>
        </Tooltip>
      }
    >
      <Alert type="info" showIcon title={words.checksHint} />
      <Segmented
        value={explained}
        onChange={(next) => {
          setExplained(next);
          setPage(1);
          choose([]);
        }}
        options={[
          { value: "no" as const, label: words.waiting },
          { value: "yes" as const, label: words.explained },
        ]}
      />
      <Table<Row>
        size="small"
        rowKey="checkId"
        loading={loading}
        dataSource={[...(data?.rows ?? [])]}
        locale={{ emptyText: t.common.list.empty }}
        scroll={{ x: 940 }}
        {...(isWaiting
          ? {
              rowSelection: {
                ...selectionNames(t.common.list),
                selectedRowKeys: [...chosen],
                onChange: (keys) => choose(keys.map(String)),
              },
            }
          : {})}
        pagination={{
          current: page,
          pageSize,
          total: data?.total ?? 0,
          onChange: (next) => {
            setPage(next);
            choose([]);
          },
          hideOnSinglePage: true,
          showSizeChanger: false,
        }}
        columns={[
          {
            key: "machine",
            title: words.fields.machineName,
            render: (_, row) => namesOf(row.machineName, row.machineNo),
          },
          {
            key: "laneNo",
            title: words.fields.laneNo,
            render: (_, { cabinet, laneNo }) => (cabinet === "main" ? laneNo : `${words.cabinet.sub} ${laneNo}`),
          },
          {
            key: "product",
            title: words.fields.productName,
            render: (_, row) => namesOf(row.productName, row.productCode) || nothingShown,
          },
          number("last"),
          number("loaded"),
          number("sold"),
          number("expected"),
          number("reported"),
          {
            key: "difference",
            title: words.fields.difference,
            align: "right",
            render: (_, { difference }) => (difference > 0 ? `+${showNumber(difference)}` : showNumber(difference)),
          },
          { key: "time", title: words.fields.reportedTime, render: (_, row) => showTime(row.reportedTime) },
          ...(isWaiting
            ? []
            : [
                {
                  key: "cause",
                  title: words.fields.cause,
                  render: (_: unknown, { cause, remark, explainedBy }: Row) =>
                    [cause === null ? "" : words.causes[cause], remark, explainedBy ?? ""].filter(Boolean).join(" · "),
                },
              ]),
        ]}
      />
      <ExplainForm checkIds={explaining} onClose={() => explain(undefined)} onExplained={() => choose([])} />
    </DetailDrawer>
  );
}
