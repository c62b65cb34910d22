import { settle } from "../commands/outbox.ts";
import { softwareKey } from "../software/rolloutMessages.ts";
import { saveSoftwareAnswers } from "../software/rolloutDuty.queries.ts";
import type { Effect } from "./effect.ts";

/** How the installation of a package ended; the last word of a machine about a rollout counts, and none after its end. */
export const softwareAnswer: Effect<"softwareAnswer"> = async ({ tx, now }, messages) => {
  const answers = messages.map(({ machine, message: { body } }) => ({
    machineId: machine.machineId,
    rolloutId: body.rolloutId,
    state: body.result,
    reason: body.reason ?? "",
  }));
  const last = new Map(answers.map((answer) => [`${answer.machineId}|${answer.rolloutId}`, answer]));
  await saveSoftwareAnswers(tx, [...last.values()], now);
  await settle(
    tx,
    answers.map(({ machineId, rolloutId }) => ({ machineId, key: softwareKey(rolloutId) })),
  );
};
