import { showPercent } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { fillOf, type LaneRow } from "./laneState.ts";

/** How full a machine is, and what the colours of its lanes mean, with how many there are of each. */
export function LaneSummary({ rows }: { readonly rows: readonly LaneRow[] }) {
  const words = usePhrases("lanes").lanes;
  const filled = rows.filter((lane) => lane.productId !== null);
  const [stock, capacity] = filled.reduce(
    ([stock, capacity], lane) => [stock + lane.stock, capacity + lane.capacity],
    [0, 0],
  );
  const level = capacity === 0 ? 0 : stock / capacity;
  const levels = filled.map(fillOf);
  const empty = levels.filter((fill) => fill.empty).length;
  const low = levels.filter((fill) => fill.low && !fill.empty).length;
  const counts = [
    ["fine", words.fine, levels.length - empty - low],
    ["low", words.low, low],
    ["empty", words.soldOut, empty],
    ["off", words.notSelling, rows.filter((lane) => lane.laneStatus !== "normal" || lane.locked).length],
  ] as const;
  return (
    <div className="lane-summary">
      <span>
        {words.fields.stock}{" "}
        <b>
          {stock}/{capacity}
        </b>{" "}
        <small>{showPercent(level)}</small>
      </span>
      <span className="lane-summary-bar" aria-hidden="true">
        <i style={{ width: `${level * 100}%` }} />
      </span>
      <ul>
        {counts.map(([level, word, count]) => (
          <li key={level} data-level={level}>
            {word} <b>{count}</b>
          </li>
        ))}
      </ul>
      <small className="lane-summary-hint">{words.pressHint}</small>
    </div>
  );
}
