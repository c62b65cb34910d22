import type { AlarmKind } from "@yunshou/domain";
import { clearAlarms, raiseAlarms } from "../conditions/alarms.queries.ts";
import { refreshConditions } from "../conditions/conditions.ts";
import { BadMessage, type Effect, type Incoming } from "./effect.ts";
import { machinesChannel } from "./hello.ts";
import { applyLaneNews } from "./lanes.ts";

/** Alarms that only the cloud raises and clears; a machine cannot know them. */
const ownKinds: ReadonlySet<AlarmKind> = new Set([
  "offline",
  "outOfStock",
  "contradiction",
  "weightDiffers",
  "badMessage",
]);

function refuseOwnKinds(messages: readonly (Incoming<"fault"> | Incoming<"recovery">)[]): void {
  const bad = messages.filter((incoming) => ownKinds.has(incoming.message.body.kind));
  if (bad.length > 0)
    throw new BadMessage(
      bad.map((incoming) => ({
        incoming,
        problem: `body.kind: the cloud itself decides about ${incoming.message.body.kind}`,
      })),
    );
}

/** Names a lane only when the machine named one; the cabinet alone means nothing. */
const placeOf = ({ cabinet, lane }: { cabinet: "main" | "sub"; lane?: number | undefined }) =>
  lane === undefined ? {} : { cabinet, lane };

const isLaneFault = ({ message }: Incoming<"fault"> | Incoming<"recovery">) =>
  message.body.kind === "laneFault" && message.body.lane !== undefined;

/** Opens the alarm; a lane's fault also stops the lane (LANE-03). */
export const fault: Effect<"fault"> = async ({ tx, notify }, messages) => {
  refuseOwnKinds(messages);
  await applyLaneNews(
    tx,
    messages.filter(isLaneFault).map(({ machine, message: { body } }) => ({
      machineId: machine.machineId,
      cabinet: body.cabinet,
      lane: body.lane!,
      fault: body.detail ?? "",
    })),
  );
  await raiseAlarms(
    tx,
    messages
      .filter((incoming) => !isLaneFault(incoming))
      .map(({ machine, message: { body } }) => ({
        machineId: machine.machineId,
        kind: body.kind,
        ...placeOf(body),
        detail: { detail: body.detail ?? "" },
      })),
  );
  const touched = messages.map(({ machine }) => machine.machineId);
  await refreshConditions(tx, touched);
  notify(machinesChannel, touched);
};

/** Closes the alarm; a lane that a fault stopped sells again. */
export const recovery: Effect<"recovery"> = async ({ tx, notify }, messages) => {
  refuseOwnKinds(messages);
  await applyLaneNews(
    tx,
    messages.filter(isLaneFault).map(({ machine, message: { body } }) => ({
      machineId: machine.machineId,
      cabinet: body.cabinet,
      lane: body.lane!,
      fault: null,
    })),
  );
  await clearAlarms(
    tx,
    messages
      .filter((incoming) => !isLaneFault(incoming))
      .map(({ machine, message: { body } }) => ({ machineId: machine.machineId, kind: body.kind, ...placeOf(body) })),
  );
  const touched = messages.map(({ machine }) => machine.machineId);
  await refreshConditions(tx, touched);
  notify(machinesChannel, touched);
};
