import type { RowOf } from "@yunshou/contract";
import { rollouts } from "@yunshou/contract/machines/software";
import { fill } from "@yunshou/phrases/fill";
import { Descriptions, Table } from "antd";
import {
  DetailDrawer,
  namesOf,
  nothingShown,
  Pair,
  showNumber,
  showTime,
  StatusDot,
  type Tone,
  usePageOf,
  useRecord,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { rolloutTones } from "./rolloutColumns.tsx";

type Machine = RowOf<typeof rollouts.machines>;

const tones: Readonly<Record<Machine["machineState"], Tone>> = {
  waiting: "neutral",
  sent: "warning",
  done: "good",
  failed: "bad",
  expired: "bad",
  skipped: "quiet",
};
const pageSize = 20;

/** One rollout and its machines, each with its last word; read again while it is open (MACHINE-26). */
export function RolloutDrawer({
  rolloutId,
  onClose,
}: {
  readonly rolloutId: string | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases("software");
  const words = t.software;
  const { fields } = words;
  const [page, turn] = usePageOf(rolloutId);
  const { data: of, error, reload } = useRecord(rollouts.get, { rolloutId }, { pollMs: 5_000 });
  const machines = useRecord(rollouts.machines, { rolloutId, page, pageSize }, { pollMs: 5_000 }).data;
  const compared = (sold: number | undefined, before: number | undefined) =>
    sold === undefined ? nothingShown : fill(words.soldBefore, { sold: showNumber(sold), before: showNumber(before) });
  return (
    <DetailDrawer
      title={of === undefined ? words.views.rollouts : namesOf(of.softName, of.softVersion)}
      open={rolloutId !== undefined}
      onClose={onClose}
      record={{ kind: "rollout", number: of && `${of.softName} ${of.softVersion}` }}
      loading={of === undefined}
      error={of === undefined ? error : null}
      onRetry={() => void reload()}
    >
      {of !== undefined && (
        <>
          <Descriptions
            size="small"
            bordered
            column={2}
            items={[
              [
                fields.rolloutState,
                <StatusDot key="state" tone={rolloutTones[of.rolloutState]}>
                  {of.stopReason === null ? words.state[of.rolloutState] : words.stopped[of.stopReason]}
                </StatusDot>,
              ],
              [fields.group, fill(words.groupOf, { group: of.group, groups: of.groups })],
              [
                fields.progress,
                fill(words.progress, {
                  done: showNumber(of.done),
                  all: showNumber(of.machines),
                  failed: showNumber(of.failed),
                }),
              ],
              [fields.groupSize, showNumber(of.groupSize)],
              [fields.failurePercent, showNumber(of.failurePercent)],
              [fields.successPercent, showNumber(of.successPercent)],
              [fields.stepMinutes, showNumber(of.stepMinutes)],
              [fields.waitHours, showNumber(of.waitHours)],
              [fields.salesDropPercent, showNumber(of.salesDropPercent)],
              [fields.salesUpdated, compared(of.sales?.updatedNow, of.sales?.updatedBefore)],
              [fields.salesTwins, compared(of.sales?.twinsNow, of.sales?.twinsBefore)],
              [fields.proposedBy, namesOf(of.proposedBy, showTime(of.proposedTime))],
              [fields.approvedBy, of.approvedBy ?? nothingShown],
            ].map(([label, children], place) => ({ key: place, label, children }))}
          />
          <Table<Machine>
            size="small"
            style={{ marginTop: 16 }}
            rowKey="machineId"
            dataSource={machines?.rows ?? []}
            pagination={{
              current: page,
              pageSize,
              total: machines?.total ?? 0,
              showSizeChanger: false,
              size: "small",
              onChange: turn,
            }}
            scroll={{ x: 620 }}
            columns={[
              {
                key: "machine",
                title: fields.machines,
                render: (_, { machineName, machineNo }) => <Pair main={machineName} second={machineNo} />,
              },
              { key: "group", title: fields.group, align: "right", render: (_, { group }) => group },
              { key: "fromVersion", title: fields.fromVersion, render: (_, row) => row.fromVersion || nothingShown },
              {
                key: "machineState",
                title: fields.machineState,
                render: (_, { machineState }) => (
                  <StatusDot tone={tones[machineState]}>{words.machineState[machineState]}</StatusDot>
                ),
              },
              { key: "reason", title: fields.reason, render: (_, { reason }) => reason || nothingShown },
              { key: "sentTime", title: fields.sentTime, render: (_, row) => showTime(row.sentTime) },
              { key: "endedTime", title: fields.endedTime, render: (_, row) => showTime(row.endedTime) },
            ]}
          />
        </>
      )}
    </DetailDrawer>
  );
}
