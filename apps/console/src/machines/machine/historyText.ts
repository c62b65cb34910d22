import type { OutputOf } from "@yunshou/contract";
import type { machineRecords } from "@yunshou/contract/machines/machineRecords";
import type { Words } from "@yunshou/phrases";
import { fill } from "@yunshou/phrases/fill";
import { showNumber, showTime, type Tone } from "../../platform/kit/index.ts";

export type HistoryRow = OutputOf<typeof machineRecords.history>["rows"][number];

/** Colours of what became of it; what is as it should be has none. */
export function toneOf({ kind, state, until }: HistoryRow): Tone {
  if (kind === "alarm") return until === null ? "bad" : "quiet";
  if (state === "failed") return "bad";
  if (state === "expired") return "warning";
  return kind === "decommissioned" ? "neutral" : "quiet";
}

interface Rooms {
  readonly machines: Words<"machines">;
  readonly watch: Words<"watch">;
  readonly maintenances: Words<"maintenances">;
}

const wordOf = (words: Readonly<Record<string, string>>, code: string | null) =>
  code === null ? "" : (words[code] ?? code);

/** What is told of one entry, part by part, after its kind. */
export function tellingOf(row: HistoryRow, { machines, watch: { page: words }, maintenances }: Rooms): string {
  const { kind, of, state, laneNo, quantity, lanes, text, who, until } = row;
  const about = (): string[] => {
    switch (kind) {
      case "moved":
        return [text === "" ? words.noPoint : fill(words.toPoint, { point: text })];
      case "refill":
        return [fill(words.refilled, { n: showNumber(quantity ?? 0), lanes: showNumber(lanes ?? 0) })];
      case "alarm":
        return [
          wordOf(machines.alarm, of),
          laneNo === null ? "" : fill(machines.lane, { laneNo }),
          until === null ? words.open : "",
          text,
        ];
      case "command":
        return [wordOf(machines.command, of), wordOf(machines.commandState, state), text];
      case "maintenance":
        return [wordOf(maintenances.kind, of), text, wordOf(words.work, state)];
      case "software":
        return [text, wordOf(words.update, state)];
      default:
        return [text];
    }
  };
  return [
    ...about(),
    who === null ? "" : fill(words.by, { who }),
    until === null ? "" : fill(words.until, { time: showTime(until) }),
  ]
    .filter(Boolean)
    .join(" · ");
}
