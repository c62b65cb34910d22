import type { Database } from "@yunshou/database";
import { startExternalBroker, type ExternalBrokerOptions } from "./externalBroker.ts";
import { tryToLead, type Leadership } from "./leader.queries.ts";
import type { Transport } from "../mqtt/transport.ts";

const tryEveryMs = 2_000;

/**
 * The external broker, read by one gateway at a time: several readers of one share group would mix up the order of a
 * machine's messages. The others wait for the database's lock and take over the broker session with all that waits in it.
 */
export function followLead(options: ExternalBrokerOptions & { readonly database: Database }): Transport {
  let lead: Leadership | undefined;
  let broker: Transport | undefined;
  let isStopped = false;
  let trying: Promise<void> = Promise.resolve();

  const step = async () => {
    if (isStopped || lead !== undefined) return;
    lead = await tryToLead(options.database, () => {
      lead = undefined;
      const ended = broker;
      broker = undefined;
      void ended?.stop();
    });
    if (lead !== undefined && !isStopped) broker = startExternalBroker(options);
  };
  const tryNow = () => {
    trying = trying
      .then(step)
      .catch((error: unknown) => options.log.warn({ err: error }, "the gateway could not ask for the lead"));
  };
  tryNow();
  const timer = setInterval(tryNow, tryEveryMs);

  return {
    send: (machineNo, payload) => broker?.send(machineNo, payload) ?? false,
    reaches: (machineNo) => broker?.reaches(machineNo) ?? false,
    connections: () => broker?.connections() ?? 0,
    // A gateway that waits for the lead is well: another one reads.
    problem: () => broker?.problem() ?? null,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await trying;
      await broker?.stop();
      lead?.release();
    },
  };
}
