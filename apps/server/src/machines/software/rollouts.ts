import type { rollouts } from "@yunshou/contract/machines/software";
import { ownScope } from "@yunshou/database";
import {
  checkRolloutApprover,
  checkRolloutPlan,
  type Refusal,
  refuse,
  type RolloutState,
  rolloutTable,
  step,
} from "@yunshou/domain";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../../platform/call.ts";
import { settle } from "../commands/outbox.ts";
import { softwareKey } from "./rolloutMessages.ts";
import * as queries from "./rollouts.queries.ts";
import { lockPackage } from "./software.queries.ts";

/** What the log calls each step. */
const verbOf = {
  approve: "approveRollout",
  decline: "declineRollout",
  pause: "pauseRollout",
  resume: "resumeRollout",
  stop: "stopRollout",
} as const;

type Event = keyof typeof verbOf;
type StepCall = Call<{ readonly rolloutId: string }, "machines.software.approve" | "machines.software.write">;

/** Handlers of rollouts: proposed by one person, approved by another, then moved on by a duty (MACHINE-26, MACHINE-14, MACHINE-19). */
export const rolloutHandlers: HandlersOf<typeof rollouts> = {
  list: ({ tx, session, input }) => queries.listRollouts(tx, session.scope, session.userId, input, input),

  async get({ tx, session, input }) {
    const found = await queries.findRollout(tx, session.scope, session.userId, input.rolloutId);
    return found ?? refuse("record.unknown", { field: "rolloutId" });
  },

  async machines({ tx, session, input }) {
    const found = await queries.findRollout(tx, session.scope, session.userId, input.rolloutId);
    if (found === undefined) return refuse("record.unknown", { field: "rolloutId" });
    return queries.listRolloutMachines(tx, session.scope, input, input);
  },

  async propose(call) {
    const { tx, session, input } = call;
    const { softId, machineIds, groupSize, failurePercent, successPercent, stepMinutes, waitHours, salesDropPercent } =
      input;
    const ids = [...new Set(machineIds)];
    if (ids.length === 0) return refuse("machines.selectToOperate", { field: "machineIds" });
    const plan = checkRolloutPlan({
      groupSize,
      failurePercent,
      successPercent,
      stepMinutes,
      waitHours,
      salesDropPercent,
    });
    if (!plan.ok) return plan;
    const held = await lockPackage(tx, session.scope, softId);
    if (held === undefined) return refuse("record.unknown", { field: "softId" });
    if (!held.enabled) return refuse("software.withdrawn", { field: "softId" });
    // Software stays with the machine, so only its owner decides about it.
    const targets = await queries.lockTargets(tx, ownScope(session.scope), ids, held.softType);
    if (targets.length < ids.length) return refuse("record.unknown", { field: "machineIds" });
    const unfit = targets.flatMap((target) => whyNot(target, held) ?? []);
    if (unfit[0] !== undefined) return unfit[0];
    const rolloutId = await queries.insertRollout(tx, { ...held, proposedBy: session.userId }, plan.value, targets);
    await recordAudit(call, {
      action: "machines.rollout.propose",
      object: `${held.softName} ${held.softVersion}`,
      merchant: held,
      after: { rolloutId, machines: targets.length, ...plan.value },
    });
    return { rolloutId };
  },

  approve: (call) => move(call, "approve"),
  decline: (call) => move(call, "decline"),
  pause: (call) => move(call, "pause"),
  resume: (call) => move(call, "resume"),
  stop: (call) => move(call, "stop"),
};

function whyNot(
  { topId, machineType, machineNo, decommissioned, busy }: queries.RolloutTarget,
  held: { readonly topId: string; readonly machineType: string | null },
): Refusal | undefined {
  if (decommissioned) return refuse("machines.decommissioned", { field: "machineIds" });
  if (topId !== held.topId) return refuse("machines.otherTree", { field: "machineIds" });
  if (held.machineType !== null && held.machineType !== machineType)
    return refuse("machines.typeWrong", { field: "machineIds" });
  return busy ? refuse("rollouts.machineBusy", { field: "machineIds", values: { machineNo } }) : undefined;
}

async function move(call: StepCall, event: Event): Promise<Refusal | Record<string, never>> {
  const { tx, session, input, now } = call;
  const held = await queries.lockRollout(tx, session.scope, input.rolloutId);
  if (held === undefined) return refuse("record.unknown", { field: "rolloutId" });
  const next = step(rolloutTable, held.state, event);
  if (!next.ok) return next;
  if (event === "approve") {
    const approver = checkRolloutApprover(held.proposedBy, session.userId);
    if (!approver.ok) return approver;
  }
  if ((event === "approve" || event === "resume") && !held.enabled)
    return refuse("software.withdrawn", { field: "rolloutId" });
  const state: RolloutState = next.value;
  await queries.saveRollout(
    tx,
    held,
    {
      state,
      approvedBy: event === "approve" ? session.userId : null,
      stopReason: event === "stop" ? "person" : null,
    },
    now,
  );
  if (event === "stop" || event === "decline") {
    const skipped = await queries.skipRest(tx, held, now);
    await settle(
      tx,
      skipped.map((machineId) => ({ machineId, key: softwareKey(held.rolloutId) })),
    );
  }
  await recordAudit(call, {
    action: `machines.rollout.${verbOf[event]}`,
    object: `${held.softName} ${held.softVersion}`,
    merchant: held,
    before: { state: held.state },
    after: { rolloutId: held.rolloutId, state },
  });
  return {};
}
