import { downMessage, type DownType } from "@yunshou/contract/machines/downMessages";
import { asSystem, isOutage, type Database } from "@yunshou/database";
import type { FastifyBaseLogger } from "fastify";
import type { Notifier } from "../../platform/notifier.ts";
import { claimedGraceMs } from "../commands/commands.ts";
import { expireCommands, markSent } from "../commands/commands.queries.ts";
import { commandsChannel } from "../effects/commands.ts";
import { composeLanes } from "../sync/laneSyncs.ts";
import { expireSyncs } from "../sync/laneSyncs.queries.ts";
import { claimDue, deleteExpired, dueMessages, type OutboxRow } from "../commands/outbox.queries.ts";
import type { DatabaseClock } from "./inbox/clock.ts";
import type { Transport } from "./mqtt/transport.ts";

const claimLimit = 500;

export interface SenderOptions {
  readonly database: Database;
  readonly transport: Pick<Transport, "send" | "reaches" | "connections">;
  readonly clock: DatabaseClock;
  readonly notifier: Pick<Notifier, "notify">;
  readonly log: FastifyBaseLogger;
}

/** Sends what lies in the outbox to machines that this process reaches, again and again until they react. */
export class Sender {
  readonly #options: SenderOptions;
  #running: Promise<void> | undefined;
  #again = false;

  constructor(options: SenderOptions) {
    this.#options = options;
  }

  /** Looks now; calls while it looks make it look once more. */
  wake(): Promise<void> {
    if (this.#running !== undefined) {
      this.#again = true;
      return this.#running;
    }
    this.#running = this.#run().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  /** Ends commands and messages whose time is over. */
  async expire(): Promise<void> {
    const { database, notifier } = this.#options;
    const machineIds = await asSystem(database, async (tx) => {
      await deleteExpired(tx);
      await expireSyncs(tx);
      return expireCommands(tx, claimedGraceMs);
    });
    if (machineIds.length > 0) notifier.notify(commandsChannel, machineIds);
  }

  async #run(): Promise<void> {
    try {
      do {
        this.#again = false;
        while ((await this.#sendDue()) === claimLimit) this.#again = false;
      } while (this.#again);
    } catch (error) {
      if (!isOutage(error)) this.#options.log.error({ err: error }, "the outbox could not be sent");
    }
  }

  async #sendDue(): Promise<number> {
    const { database, transport, clock, notifier } = this.#options;
    if (transport.connections() === 0) return 0;
    const claimed = await asSystem(database, async (tx) => {
      const waiting = (await dueMessages(tx)).filter(({ machineNo }) => transport.reaches(machineNo));
      if (waiting.length === 0) return [];
      const due = await claimDue(
        tx,
        waiting.slice(0, claimLimit).map(({ id }) => id),
      );
      const commands = due
        .filter((row) => row.type === "command")
        .map((row) => (row.body as { commandId: string }).commandId);
      if (commands.length > 0) await markSent(tx, commands);
      return due;
    });
    const rows = await this.#withLanes(claimed);
    // The answer of an update has no order; ids have the order in which the messages were stored.
    rows.sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1));
    for (const row of rows)
      transport.send(row.machineNo, downMessage(row.type as DownType, row.body as never, clock.now()));
    const commanded = rows.filter((row) => row.type === "command").map((row) => row.machineId);
    if (commanded.length > 0) notifier.notify(commandsChannel, commanded);
    return claimed.length;
  }

  /**
   * Fills changed lanes in as they are at this moment, however long their message lay in the outbox. In a transaction of its
   * own, because who changes lanes holds them while writing to the outbox.
   */
  async #withLanes(claimed: readonly OutboxRow[]): Promise<OutboxRow[]> {
    const machineIds = claimed.filter((row) => row.type === "lanes").map((row) => row.machineId);
    if (machineIds.length === 0) return [...claimed];
    const lanes = await asSystem(this.#options.database, (tx) => composeLanes(tx, machineIds));
    return claimed.flatMap((row) =>
      row.type === "lanes" ? (lanes.get(row.machineId) ?? []).map((body) => ({ ...row, body })) : [row],
    );
  }
}
