import type { Handle } from "@yunshou/database";
import { afterNews, type Cabinet } from "@yunshou/domain";
import { clearAlarms, raiseAlarms, type AlarmName, type AlarmRaised } from "../conditions/alarms.queries.ts";
import { lockLanes, saveLaneStatus, type LaneRow, type StatusChange } from "./lanes.queries.ts";

/** What a machine says about one lane: broken with a reason, or working again (`fault: null`). */
export interface LaneNews {
  readonly machineId: string;
  readonly cabinet: Cabinet;
  readonly lane: number;
  readonly fault: string | null;
}

const nameOf = (lane: { machineId: string; cabinet: string; lane: number }) =>
  `${lane.machineId}|${lane.cabinet}|${lane.lane}`;

/**
 * Breaks and repairs lanes in the order of the news, by the lanes' state table, with their alarms.
 * A lane that the cloud does not have is a contradiction.
 */
export async function applyLaneNews(tx: Handle, news: readonly LaneNews[]): Promise<void> {
  if (news.length === 0) return;
  const lanes = new Map((await lockLanes(tx, news)).map((lane) => [nameOf(lane), lane]));
  const changed = new Map<string, LaneRow>();
  const changes: StatusChange[] = [];
  const last = new Map<string, LaneNews>();
  for (const item of news) {
    last.set(nameOf(item), item);
    const lane = lanes.get(nameOf(item));
    if (lane === undefined) continue;
    const change = changeLane(lane, item.fault);
    if (change === undefined) continue;
    changes.push(change);
    changed.set(nameOf(lane), lane);
  }
  if (changes.length > 0) await saveLaneStatus(tx, changes, [...changed.values()]);
  await saveAlarms(tx, [...last.values()], lanes);
}

/** Moves the lane through its state table; undefined when nothing is new. */
function changeLane(lane: LaneRow, fault: string | null): StatusChange | undefined {
  const action = fault === null ? "recover" : "break";
  const { status, brokeFrom } = afterNews(lane, fault !== null);
  if (status === lane.status && fault === lane.fault) return undefined;
  const { topId, merchantId, machineId, cabinet } = lane;
  const before = { status: lane.status, fault: lane.fault };
  lane.status = status;
  lane.brokeFrom = brokeFrom;
  lane.fault = fault;
  return { topId, merchantId, machineId, cabinet, lane: lane.lane, action, before, after: { status, fault } };
}

async function saveAlarms(tx: Handle, news: readonly LaneNews[], lanes: ReadonlyMap<string, LaneRow>): Promise<void> {
  const raised: AlarmRaised[] = [];
  const cleared: AlarmName[] = [];
  for (const { machineId, cabinet, lane, fault } of news) {
    if (!lanes.has(`${machineId}|${cabinet}|${lane}`)) {
      raised.push({ machineId, kind: "contradiction", cabinet, lane, detail: { problem: "laneUnknown", fault } });
    } else if (fault === null) cleared.push({ machineId, kind: "laneFault", cabinet, lane });
    else raised.push({ machineId, kind: "laneFault", cabinet, lane, detail: { fault } });
  }
  await raiseAlarms(tx, raised);
  await clearAlarms(tx, cleared);
}
