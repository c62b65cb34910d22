import { settle } from "../../machines/commands/outbox.ts";
import type { Effect, EffectContext, Effects, Incoming } from "../../machines/effects/effect.ts";
import { lookAtAllowances } from "./changes.queries.ts";
import { type ListAnswer, saveListAnswers } from "./lists.queries.ts";

/** What names the one message of a machine in the outbox that tells its allowances. */
export const allowancesKey = "allowances";

/** A machine took over its allowances, or says why it did not. An answer to an older version changes nothing. */
const allowanceAnswer: Effect<"allowanceAnswer"> = async ({ tx, now }, messages) => {
  const answers = new Map<string, ListAnswer>();
  for (const { machine, message } of messages) {
    const { machineId } = machine;
    const { version, result, reason = "" } = message.body;
    const isApplied = result === "applied";
    const answer = { machineId, version, state: isApplied ? "confirmed" : "refused", reason: isApplied ? "" : reason };
    answers.set(`${machineId}|${version}`, answer as ListAnswer);
  }
  const done = await saveListAnswers(tx, [...answers.values()], now);
  await settle(
    tx,
    done.map((machineId) => ({ machineId, key: allowancesKey })),
  );
};

/** The effects of what machines say of allowances. */
export const allowanceEffects = { allowanceAnswer } satisfies Partial<Effects>;

/** Machines are back: their allowances are looked at anew. */
export const allowanceMachines = (
  { tx }: Pick<EffectContext, "tx">,
  messages: readonly Pick<Incoming, "machine">[],
): Promise<void> => lookAtAllowances(tx, [...new Set(messages.map(({ machine }) => machine.machineId))]);
