import type { Effect, Effects } from "../../machines/effects/effect.ts";
import { settle } from "../../machines/commands/outbox.ts";
import { addPlays, type AdAnswer, reopenExpired, saveAdAnswers } from "./playlists.queries.ts";

/** What names the one message of a machine in the outbox that tells its ads. */
export const adsKey = "ads";

/** A machine took over its ads, or says why it did not. An answer to an older version changes nothing. */
const adAnswer: Effect<"adAnswer"> = async ({ tx, now }, messages) => {
  const answers = new Map<string, AdAnswer>();
  for (const { machine, message } of messages) {
    const { version, result, reason } = message.body;
    const state = result === "applied" ? "confirmed" : "refused";
    answers.set(`${machine.machineId}|${version}`, {
      machineId: machine.machineId,
      version,
      state,
      reason: state === "refused" ? (reason ?? "") : "",
    });
  }
  const done = await saveAdAnswers(tx, [...answers.values()], now);
  await settle(
    tx,
    done.map((machineId) => ({ machineId, key: adsKey })),
  );
};

/** How often ads were shown, by the day on which the machine said so. */
const adPlays: Effect<"adPlays"> = ({ tx }, messages) =>
  addPlays(
    tx,
    messages.flatMap(({ machine, message, occurredAt }) =>
      message.body.plays.map(({ adId, count }) => ({ machineId: machine.machineId, adId, at: occurredAt, count })),
    ),
  );

/** The effects of what machines say of ads. */
export const adEffects = { adAnswer, adPlays } satisfies Partial<Effects>;

/** Machines said hello: ads that they did not answer in time are told once more. */
export const greetWithAds: Effect<"hello"> = ({ tx }, messages) =>
  reopenExpired(
    tx,
    messages.map(({ machine }) => machine.machineId),
  );
