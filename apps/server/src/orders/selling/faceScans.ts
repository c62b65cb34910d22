import { businessTime } from "@yunshou/domain";
import type { Effect } from "../../machines/effects/effect.ts";
import { openBook, writeBook } from "../book/book.ts";
import { machineFacts } from "../book/order.queries.ts";

/**
 * What a camera saw belongs to the business day on which it was said to have been seen, as sales do (MACHINE-28). It is
 * written beside the rollups of sales, which share its rows.
 */
export const faceScans: Effect<"faceScans"> = async ({ tx, now, last }, messages) => {
  const facts = await machineFacts(
    tx,
    messages.map(({ machine }) => machine.machineId),
  );
  const book = openBook(now);
  for (const { machine, message, occurredAt } of messages) {
    const { topId, merchantId, machineId, timeZone } = facts.get(machine.machineId)!;
    const businessDay = businessTime(occurredAt, timeZone).day;
    book.faces.push({ topId, merchantId, machineId, businessDay, ...message.body, orders: 0, amountFen: 0n });
  }
  await writeBook(tx, book, last);
};
