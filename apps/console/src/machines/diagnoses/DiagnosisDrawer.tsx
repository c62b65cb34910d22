import type { OutputOf } from "@yunshou/contract";
import { diagnoses } from "@yunshou/contract/machines/diagnoses";
import { fill } from "@yunshou/phrases/fill";
import { Table } from "antd";
import { Chart } from "../../platform/charts/Chart.tsx";
import { DetailDrawer, namesOf, showNumber, showPercent, useRecord } from "../../platform/kit/index.ts";
import { useLanguage, usePhrases } from "../../platform/phrases/usePhrases.ts";
import "./diagnoses.css";
import { showSeconds } from "./duration.ts";
import { faultBars } from "./faultCharts.ts";

type Machine = OutputOf<typeof diagnoses.machine>;

interface DiagnosisDrawerProps {
  readonly of: { readonly machineId: string; readonly fromDay: string; readonly toDay: string } | undefined;
  readonly onClose: () => void;
}

/** One machine beside those of its type, and where and when its faults happen (MACHINE-25). */
export function DiagnosisDrawer({ of, onClose }: DiagnosisDrawerProps) {
  const t = usePhrases("diagnoses");
  const { machineId, fromDay = "", toDay = "" } = of ?? {};
  const { data, error, reload } = useRecord(diagnoses.machine, { machineId, fromDay, toDay });
  return (
    <DetailDrawer
      title={data === undefined ? t.diagnoses.open : namesOf(data.machineName, data.machineNo)}
      open={of !== undefined}
      onClose={onClose}
      record={{ kind: "machine", number: data?.machineNo }}
      loading={data === undefined}
      error={data === undefined ? error : null}
      onRetry={() => void reload()}
    >
      {data !== undefined && <Diagnosis machine={data} />}
    </DetailDrawer>
  );
}

function Diagnosis({ machine }: { readonly machine: Machine }) {
  const t = usePhrases("diagnoses");
  const words = t.diagnoses;
  const language = useLanguage();
  const { own, alike } = machine;
  const rows = [
    [words.fields.faultCount, showNumber(own.faults), alike && showNumber(alike.faults, 1)],
    [words.fields.onlineRate, showPercent(own.onlineRate), alike && showPercent(alike.onlineRate)],
    [
      words.betweenFailures,
      showSeconds(own.betweenFailures, language),
      alike && showSeconds(alike.betweenFailures, language),
    ],
    [words.toRepair, showSeconds(own.toRepair, language), alike && showSeconds(alike.toRepair, language)],
  ] as const;
  const bars = (title: string, counted: readonly { readonly name: string; readonly count: number }[]) => (
    <figure style={{ margin: "16px 0 0" }}>
      <figcaption>{title}</figcaption>
      <div className="diagnoses-chart">
        {counted.every(({ count }) => count === 0) ? (
          words.none
        ) : (
          <Chart label={`${words.fields.faultCount} · ${title}`} option={faultBars(counted, words.fields.faultCount)} />
        )}
      </div>
    </figure>
  );
  return (
    <>
      <Table
        size="small"
        rowKey={([name]) => name}
        dataSource={[...rows]}
        pagination={false}
        columns={[
          { key: "name", title: "", render: (_, [name]) => name },
          { key: "own", title: words.own, align: "right", render: (_, [, value]) => <b>{value}</b> },
          ...(alike === null
            ? []
            : [
                {
                  key: "alike",
                  title: fill(words.alike, { n: showNumber(alike.machines) }),
                  align: "right" as const,
                  render: (_: unknown, [, , value]: (typeof rows)[number]) => value,
                },
              ]),
        ]}
      />
      {bars(
        words.byHour,
        machine.hours.map(({ hour, faultCount }) => ({ name: String(hour), count: faultCount })),
      )}
      {bars(
        words.byLane,
        machine.lanes.map(({ laneNo, productName, faultCount }) => ({
          name: namesOf(String(laneNo), productName),
          count: faultCount,
        })),
      )}
      {bars(
        words.byProduct,
        machine.products.map(({ productName, faultCount }) => ({ name: productName, count: faultCount })),
      )}
    </>
  );
}
