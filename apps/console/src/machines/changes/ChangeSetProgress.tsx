import type { RowOf } from "@yunshou/contract";
import type { changeSets } from "@yunshou/contract/machines/changeSets";
import { laneSyncStates } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Progress } from "antd";
import { showNumber, StatusDot } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { syncTones } from "./syncState.ts";

/** How many lanes of a change set the machines have confirmed, and what became of the others. */
export function ChangeSetProgress({ set }: { readonly set: RowOf<typeof changeSets.list> }) {
  const t = usePhrases("laneChanges");
  const words = t.laneChanges;
  const share = set.lanes === 0 ? 0 : Math.round((set.confirmed / set.lanes) * 100);
  const others = laneSyncStates.filter((state) => state !== "confirmed" && set[state] > 0);
  const text = fill(words.progress, { done: showNumber(set.confirmed), all: showNumber(set.lanes) });
  return (
    <div aria-label={text}>
      <Progress percent={share} size="small" showInfo={false} />
      {/* Lists keep a cell in one line; what this says wraps below its bar. */}
      <div style={{ whiteSpace: "normal" }}>
        <small className="kit-soft">{text}</small>
        {set.waiting > 0 && (
          <small style={{ marginInlineStart: 8 }}>
            <StatusDot tone="running">{fill(words.waiting, { n: showNumber(set.waiting) })}</StatusDot>
          </small>
        )}
        {others.map((state) => (
          <small key={state} style={{ marginInlineStart: 8 }}>
            <StatusDot tone={syncTones[state] ?? "quiet"}>
              {words.state[state]} {showNumber(set[state])}
            </StatusDot>
          </small>
        ))}
      </div>
    </div>
  );
}
