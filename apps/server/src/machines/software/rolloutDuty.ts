import { nextRolloutStep } from "@yunshou/domain";
import type { TimerContext } from "../../platform/timers.ts";
import { enqueue, settle } from "../commands/outbox.ts";
import type { Secrets } from "../../platform/secrets.ts";
import { softwareBody, softwareKey } from "./rolloutMessages.ts";
import { saveRollout, skipRest } from "./rollouts.queries.ts";
import * as queries from "./rolloutDuty.queries.ts";

/** Rollouts that are read at once, and machines that one of them tells in a round. */
const rolloutsAtOnce = 20;
const toldAtOnce = 200;

/**
 * Moves every running rollout on: what did not answer in time expires, the rollout stops, finishes or begins its next group as the
 * rules say, and connected machines of begun groups are told.
 */
export async function moveRollouts(
  { tx, now }: Pick<TimerContext, "tx" | "now">,
  secrets: Pick<Secrets, "commandKey">,
): Promise<void> {
  let portion: queries.RunningRollout[] = [];
  do {
    portion = await queries.takeRunning(tx, portion.at(-1)?.rolloutId ?? "0", rolloutsAtOnce);
    for (const rollout of portion) await moveOne({ tx, now }, secrets, rollout);
  } while (portion.length === rolloutsAtOnce);
}

async function moveOne(
  { tx, now }: Pick<TimerContext, "tx" | "now">,
  secrets: Pick<Secrets, "commandKey">,
  rollout: queries.RunningRollout,
): Promise<void> {
  await queries.expireMachines(tx, rollout, now);
  const next = nextRolloutStep(
    {
      ...(await queries.figuresOf(tx, rollout, now)),
      isWithdrawn: rollout.isWithdrawn,
      sales: await queries.lookAtSales(tx, rollout, now),
    },
    rollout,
  );
  if (next.kind === "stop") {
    await saveRollout(tx, rollout, { state: "stopped", stopReason: next.why }, now);
    const skipped = await skipRest(tx, rollout, now);
    await settle(
      tx,
      skipped.map((machineId) => ({ machineId, key: softwareKey(rollout.rolloutId) })),
    );
    return;
  }
  if (next.kind === "finish") return saveRollout(tx, rollout, { state: "finished" }, now);
  const group = next.kind === "nextGroup" ? rollout.group + 1 : rollout.group;
  if (next.kind === "nextGroup") await queries.beginNextGroup(tx, rollout);
  const told = await queries.tellWaiting(tx, { ...rollout, group }, toldAtOnce, now);
  const { rolloutId, softType, softVersion, file, bytes, sha256, force } = rollout;
  await enqueue(
    tx,
    told.map(({ machineId, machineNo, notAfter }) => ({
      machineId,
      key: softwareKey(rolloutId),
      type: "software" as const,
      body: softwareBody(secrets, machineNo, {
        rolloutId,
        softType,
        softVersion,
        file,
        bytes,
        sha256,
        force,
        notAfter: new Date(notAfter).getTime(),
      }),
      notAfter: new Date(notAfter),
    })),
  );
}
