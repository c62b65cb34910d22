import { settle } from "../../machines/commands/outbox.ts";
import type { Effect, EffectContext, Effects, Incoming } from "../../machines/effects/effect.ts";
import { lookAtPrices } from "./priceChanges.queries.ts";
import { type ListAnswer, saveListAnswers } from "./priceLists.queries.ts";

/** What names the one message of a machine in the outbox that tells its prices. */
export const pricesKey = "prices";

/** A machine took over its prices, or says why it did not. An answer to an older version changes nothing. */
const priceAnswer: Effect<"priceAnswer"> = async ({ tx, now }, messages) => {
  const answers = new Map<string, ListAnswer>();
  for (const { machine, message } of messages) {
    const { version, result, reason } = message.body;
    const state = result === "applied" ? "confirmed" : "refused";
    const { machineId } = machine;
    answers.set(`${machineId}|${version}`, {
      machineId,
      version,
      state,
      reason: state === "refused" ? (reason ?? "") : "",
    });
  }
  const done = await saveListAnswers(tx, [...answers.values()], now);
  await settle(
    tx,
    done.map((machineId) => ({ machineId, key: pricesKey })),
  );
};

/** The effects of what machines say of prices. */
export const priceEffects = { priceAnswer } satisfies Partial<Effects>;

/** Machines are back, or took over lanes: their prices are looked at anew. */
export const priceMachines = (
  { tx }: Pick<EffectContext, "tx">,
  messages: readonly Pick<Incoming, "machine">[],
): Promise<void> => lookAtPrices(tx, [...new Set(messages.map(({ machine }) => machine.machineId))]);
