import { refillOrderTable, step } from "@yunshou/domain";
import { lockLanes } from "../../machines/effects/lanes.queries.ts";
import type { EffectContext, Incoming } from "../../machines/effects/effect.ts";
import { saveDocumentState } from "../procurement/documents.queries.ts";
import { saveCounted, type WaitingLine, waitingLines } from "./confirmRefills.queries.ts";

const nameOf = (lane: { readonly machineId: string; readonly cabinet: string; readonly lane: number }) =>
  `${lane.machineId}|${lane.cabinet}|${lane.lane}`;

/**
 * Confirms refill orders by the counts of their machines: what a machine finds beyond the book is what more came into the
 * lane than somebody said (STOCK-03, STOCK-08). To be called before the counts become the stock. Goods that were taken out
 * of a lane say nothing about what came in.
 */
export async function confirmRefills(
  { tx }: Pick<EffectContext, "tx">,
  messages: readonly Incoming<"stock">[],
): Promise<void> {
  const waiting = await waitingLines(tx, [...new Set(messages.map(({ machine }) => machine.machineId))]);
  if (waiting.length === 0) return;
  const books = new Map((await lockLanes(tx, waiting)).map((lane) => [nameOf(lane), lane]));
  const lines = new Map<string, readonly WaitingLine[]>();
  for (const line of waiting) lines.set(nameOf(line), [...(lines.get(nameOf(line)) ?? []), line]);
  const counted = messages.flatMap(({ machine: { machineId }, message: { body } }) =>
    body.lanes.flatMap((count) => {
      const name = nameOf({ ...count, machineId });
      const [book, filled] = [books.get(name), lines.get(name)];
      if (book === undefined || filled === undefined || count.stock > book.capacity) return [];
      const difference = count.stock - book.stock;
      book.stock = count.stock;
      if (body.reason === "remove") return [];
      lines.delete(name);
      // Where two orders filled one lane before it was counted, nobody can tell them apart: the newer one bears the difference.
      return filled.map((line) => ({ ...line, counted: line.filled + (line === filled.at(-1) ? difference : 0) }));
    }),
  );
  if (counted.length === 0) return;
  for (const { isConfirmed, ...order } of await saveCounted(tx, counted)) {
    const next = step(refillOrderTable, "filled", isConfirmed ? "verify" : "differ");
    if (next.ok) await saveDocumentState(tx, order, next.value);
  }
}
