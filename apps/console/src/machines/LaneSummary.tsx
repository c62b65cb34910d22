import { showPercent } from "../platform/kit/show.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";
import { fillOf, type LaneRow } from "./laneState.ts";

/** How full a machine is, and what the colours of its lanes mean, with how many there are of each. */
export function LaneSummary({ rows }: { readonly rows: readonly LaneRow[] }) {
  const t = usePhrases().machines;
  const words = t.lanePage;
  const filled = rows.filter((lane) => lane.productId !== null);
  const sum = (figure: (lane: LaneRow) => number) => filled.reduce((total, lane) => total + figure(lane), 0);
  const stock = sum((lane) => lane.stock);
  const capacity = sum((lane) => lane.capacity);
  const level = capacity === 0 ? 0 : stock / capacity;
  const of = (wanted: "fine" | "low" | "empty") => filled.filter((lane) => levelOf(lane) === wanted).length;
  const counts = [
    ["fine", words.fine, of("fine")],
    ["low", words.low, of("low")],
    ["empty", words.soldOut, of("empty")],
    ["off", words.notSelling, rows.filter((lane) => lane.laneStatus !== "normal" || lane.locked).length],
  ] as const;
  return (
    <div className="lane-summary">
      <span>{t.laneField.stock} <b>{stock}/{capacity}</b> <small>{showPercent(level)}</small></span>
      <span className="lane-summary-bar" aria-hidden="true"><i style={{ width: `${level * 100}%` }} /></span>
      <ul>
        {counts.map(([level, word, count]) => <li key={level} data-level={level}>{word} <b>{count}</b></li>)}
      </ul>
      <small className="lane-summary-hint">{words.pressHint}</small>
    </div>
  );
}

function levelOf(lane: LaneRow): "fine" | "low" | "empty" {
  const { low, empty } = fillOf(lane);
  return empty ? "empty" : low ? "low" : "fine";
}
