import type { Handle } from "@yunshou/database";
import { addDays, businessDay } from "@yunshou/domain";
import { bookTransfer, reverseTransfer } from "../stock/transfers/transferBook.ts";
import { goodsOf } from "./goodsCounts.queries.ts";
import { anotherOf, buyer } from "./procurement.queries.ts";
import { demoTimeZone } from "./seed.ts";
import { warehousesOf } from "./transfers.queries.ts";

interface DemoTransfer {
  readonly daysAgo: number;
  readonly back?: true;
  /** Pieces of the first goods of the warehouse that they leave. */
  readonly pieces: readonly number[];
  readonly remark: string;
  readonly reversed?: true;
}

/** After everything that was bought has come: goods for another warehouse, some that come back from there, and a transfer that somebody wrote down wrongly. */
const transfers: readonly DemoTransfer[] = [
  { daysAgo: 1, pieces: [12, 6, 12], remark: "松江片区备货" },
  { daysAgo: 0, back: true, pieces: [4], remark: "虹桥仓缺货，调回" },
  { daysAgo: 0, pieces: [6], remark: "数量填错", reversed: true },
];

/** Transfers between the warehouses of the merchant that buys, carried by the book of its goods. */
export async function seedTransfers(tx: Handle, now: Date): Promise<void> {
  const merchant = await buyer(tx);
  if (merchant === undefined) return;
  const { topId, merchantId, bossId } = merchant;
  const [main, other] = await warehousesOf(tx, merchantId);
  if (main === undefined || other === undefined) return;
  const actorId = (await anotherOf(tx, merchantId, bossId)) ?? bossId;
  const today = businessDay(now, demoTimeZone);
  for (const { daysAgo, back, pieces, remark, reversed } of transfers) {
    const [warehouseId, intoId] = back === true ? [other, main] : [main, other];
    const goods = await goodsOf(tx, { topId, warehouseId }, pieces.length);
    const lines = goods.map(({ productId, batchNo }, index) => ({ productId, batchNo, quantity: pieces[index]! }));
    if (lines.length === 0) continue;
    const head = { topId, merchantId, warehouseId, intoId, remark, createdBy: actorId };
    const booked = await bookTransfer(tx, { ...head, docDate: addDays(today, -daysAgo) }, lines);
    if (reversed !== true || !booked.ok) continue;
    await reverseTransfer(tx, { ...booked.value, warehouseId, bagId: intoId }, { bookedOn: today, actorId });
  }
}
