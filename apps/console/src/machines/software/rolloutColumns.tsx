import type { RowOf } from "@yunshou/contract";
import { rollouts } from "@yunshou/contract/machines/software";
import { rolloutTable, step } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import {
  columnsOf,
  type ListColumns,
  namesOf,
  Pair,
  showNumber,
  StatusDot,
  type Tone,
  useConfirm,
  useRefusalText,
  useRefusedWithout,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

export type RolloutRow = RowOf<typeof rollouts.list>;

export const rolloutTones: Readonly<Record<RolloutRow["rolloutState"], Tone>> = {
  proposed: "warning",
  declined: "neutral",
  running: "good",
  paused: "warning",
  stopped: "bad",
  finished: "quiet",
};

const events = ["approve", "decline", "pause", "resume", "stop"] as const;

/** The columns of rollouts, with what may be done about each: only what its state allows, and approval by somebody else. */
export function useRolloutColumns(onOpen: (row: RolloutRow) => void): ListColumns<RolloutRow> {
  const t = usePhrases("software");
  const words = t.software;
  const { fields } = words;
  const { ask } = useConfirm();
  const refusal = useRefusalText();
  const noWrite = useRefusedWithout("machines.software.write");
  const noApproval = useRefusedWithout("machines.software.approve");
  const calls = {
    approve: useWrite(rollouts.approve),
    decline: useWrite(rollouts.decline),
    pause: useWrite(rollouts.pause),
    resume: useWrite(rollouts.resume),
    stop: useWrite(rollouts.stop),
  };
  const refused = (row: RolloutRow, event: (typeof events)[number]) => {
    if (event === "approve" || event === "decline")
      return noApproval ?? (event === "approve" && row.own ? words.errors["rollouts.ownProposal"] : undefined);
    return noWrite;
  };

  const column = columnsOf<RolloutRow>();
  return [
    column.title("softName", "softName", "softVersion", fields.softName, { width: 180, onOpen }),
    column.label("softType", fields.softType, words.kind, { width: 110, hidden: true }),
    column.custom(
      "rolloutState",
      fields.rolloutState,
      ({ rolloutState, stopReason }) => (
        <StatusDot tone={rolloutTones[rolloutState]}>
          {stopReason === null ? words.state[rolloutState] : words.stopped[stopReason]}
        </StatusDot>
      ),
      { role: "state", width: 150, words: [...Object.values(words.state), ...Object.values(words.stopped)] },
    ),
    column.custom(
      "progress",
      fields.progress,
      ({ done, machines, failed, group, groups }) => (
        <Pair
          main={fill(words.progress, {
            done: showNumber(done),
            all: showNumber(machines),
            failed: showNumber(failed),
          })}
          second={fill(words.groupOf, { group, groups })}
        />
      ),
      { width: 210, holdsData: true },
    ),
    column.pair(
      "proposedBy",
      ({ proposedBy }) => proposedBy ?? "",
      ({ approvedBy }) => approvedBy ?? "",
      fields.proposedBy,
      {
        width: 120,
      },
    ),
    column.text("approvedBy", fields.approvedBy, { width: 110, hidden: true }),
    column.time("proposedTime", fields.proposedTime, { sortable: true }),
    column.time("endedTime", fields.endedTime, { hidden: true }),
    column.text("merchantName", t.common.fields.merchantName, { width: 130, hidden: true }),
    column.actions(t.common.list.actions, (row) => [
      { key: "open", label: words.open, onClick: () => onOpen(row) },
      ...events
        .filter((event) => refusal(step(rolloutTable, row.rolloutState, event)) === undefined)
        .map((event) => ({
          key: event,
          label: words.action[event],
          danger: event === "stop",
          refused: refused(row, event),
          onClick: () =>
            ask({
              text: words.confirm[event],
              about: namesOf(row.softName, row.softVersion),
              verb: words.action[event],
              danger: event === "stop",
              run: () => calls[event].run({ rolloutId: row.rolloutId }),
              success: t.common.result.done,
            }),
        })),
    ]),
  ];
}
