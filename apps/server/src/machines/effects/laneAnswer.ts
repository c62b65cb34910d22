import { settle } from "../commands/outbox.ts";
import { lanesKey } from "../sync/laneSyncs.ts";
import { type LaneAnswer, saveAnswers } from "../sync/laneSyncs.queries.ts";
import type { Effect } from "./effect.ts";
import { machinesChannel } from "./hello.ts";

/** A machine took over lanes that people changed, or says why it did not. The last word about a version counts. */
export const laneAnswer: Effect<"laneAnswer"> = async ({ tx, notify }, messages) => {
  const answers = new Map<string, LaneAnswer>();
  for (const { machine, message } of messages) {
    for (const { cabinet, lane, version, result, reason } of message.body.lanes) {
      const { machineId } = machine;
      const state = result === "applied" ? "confirmed" : "refused";
      answers.set(`${machineId}|${cabinet}|${lane}|${version}`, {
        machineId,
        cabinet,
        lane,
        version,
        state,
        reason: state === "refused" ? (reason ?? "") : "",
      });
    }
  }
  const done = await saveAnswers(tx, [...answers.values()]);
  await settle(
    tx,
    done.map((machineId) => ({ machineId, key: lanesKey })),
  );
  notify(
    machinesChannel,
    messages.map(({ machine }) => machine.machineId),
  );
};
