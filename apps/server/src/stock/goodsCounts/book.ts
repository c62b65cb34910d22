import {
  accept,
  businessDay,
  checkBookingDay,
  differenceOf,
  type GoodsChange,
  type GoodsReason,
  type Result,
  stockAfterGoodsCount,
  surplusValueFen,
} from "@yunshou/domain";
import type { Call } from "../../platform/call.ts";
import { bookGoods, type GoodsMove } from "../procurement/goodsBook.queries.ts";
import { holdWarehouses } from "../procurement/warehouses.queries.ts";
import * as lines from "./countedLines.queries.ts";
import type { StoredCount } from "./goodsCounts.queries.ts";

export type Write = Call<{ readonly goodsCountId: string }, "stock.count.write" | "stock.count.review">;

type Moves = (line: lines.StoredLine) => readonly Pick<GoodsMove, "pieces" | "how" | "valueFen">[];

/** Moves goods of a count that is held, on the day of now; all lines or none. */
async function move(
  { tx, session, now }: Write,
  count: StoredCount,
  reason: Extract<GoodsReason, "count" | "reversal">,
  counted: readonly lines.StoredLine[],
  moves: Moves,
): Promise<Result<readonly GoodsChange[]>> {
  const [place] = await holdWarehouses(tx, session.scope, [count.warehouseId]);
  const today = businessDay(now, session.timeZone);
  const day = checkBookingDay(today, today, place?.closedDay ?? null);
  if (!day.ok) return day;
  const { goodsCountId: documentId, warehouseId } = count;
  return bookGoods(
    tx,
    { ...count, documentId, bookedOn: day.value, reason, actorId: session.userId },
    counted.flatMap((line) =>
      moves(line).map((one) => ({ ...one, warehouseId, productId: line.productId, batchNo: line.batchNo })),
    ),
  );
}

/** The lines of a count with its place held, so that nothing moves there until the call ends. */
export async function heldLines({ tx, session }: Write, count: StoredCount): Promise<lines.StoredLine[]> {
  await holdWarehouses(tx, session.scope, [count.warehouseId]);
  return lines.storedLines(tx, count);
}

/**
 * Puts the differences to the stock of now, all of them or none: what is missing leaves at the average cost of the place,
 * what was found comes at it. Answers how many goods changed; `onlyLook` writes nothing.
 */
export async function bookCount(
  call: Write,
  count: StoredCount,
  counted: readonly lines.StoredLine[],
  { onlyLook = false }: { readonly onlyLook?: boolean } = {},
): Promise<Result<number>> {
  for (const line of counted) {
    const after = stockAfterGoodsCount({ ...line, stock: line.level.stock });
    if (!after.ok) return after;
  }
  if (onlyLook) return accept(0);
  const different = counted.filter((line) => differenceOf(line) !== 0);
  const changes = await move(call, count, "count", different, (line) => {
    const pieces = differenceOf(line);
    return pieces > 0
      ? [{ pieces, how: "in", valueFen: surplusValueFen(pieces, line) }]
      : [{ pieces: -pieces, how: "out", valueFen: 0n }];
  });
  if (!changes.ok) return changes;
  const values = different.map((line, index) => ({ ...line, valueFen: changes.value[index]!.valueFen }));
  await lines.saveValues(call.tx, count, values);
  await lines.markCounted(call.tx, count);
  return accept(different.length);
}

/** Takes the differences of a booked count back for what they were worth; refused where fewer pieces lie there now. */
export async function unbookCount(call: Write, count: StoredCount): Promise<Result<number>> {
  const counted = (await heldLines(call, count)).filter((line) => differenceOf(line) !== 0);
  const changes = await move(call, count, "reversal", counted, (line) => {
    const pieces = differenceOf(line);
    return pieces > 0
      ? [{ pieces, how: "back", valueFen: line.valueFen }]
      : [{ pieces: -pieces, how: "in", valueFen: -line.valueFen }];
  });
  if (!changes.ok) return { ...changes, field: "goodsCountId" };
  await lines.markCounted(call.tx, count);
  return accept(counted.length);
}
