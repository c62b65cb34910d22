import type { Handle } from "@yunshou/database";
import { businessDay, type GoodsCountReason, type GoodsCountState } from "@yunshou/domain";
import {
  markCounted,
  saveLine,
  saveReason,
  saveValues,
  storedLines,
} from "../stock/goodsCounts/countedLines.queries.ts";
import { openCount, saveState, type StoredCount } from "../stock/goodsCounts/goodsCounts.queries.ts";
import { bookGoods } from "../stock/procurement/goodsBook.queries.ts";
import { type DemoPlace, fullPlaces, goodsOf } from "./goodsCounts.queries.ts";
import { anotherOf, buyer } from "./procurement.queries.ts";
import { demoTimeZone } from "./seed.ts";

interface DemoGoodsCount {
  readonly kind: DemoPlace["kind"];
  readonly state: Extract<GoodsCountState, "booked" | "waiting" | "counting">;
  readonly hoursAgo: number;
  /** Pieces fewer than the book of the first goods of the place, and why. */
  readonly missing: readonly (readonly [pieces: number, reason: GoodsCountReason])[];
}

/** Counts of places: a finished one of the warehouse, one of a bag that waits for a second person, and one that is half done. */
const counts: readonly DemoGoodsCount[] = [
  {
    kind: "warehouse",
    state: "booked",
    hoursAgo: 30,
    missing: [
      [2, "damaged"],
      [0, "other"],
      [1, "missing"],
      [0, "other"],
    ],
  },
  {
    kind: "bag",
    state: "waiting",
    hoursAgo: 5,
    missing: [
      [6, "missing"],
      [2, "unbooked"],
    ],
  },
  {
    kind: "warehouse",
    state: "counting",
    hoursAgo: 2,
    missing: [
      [0, "other"],
      [1, "expired"],
    ],
  },
];

/** Counts of the warehouses and bags of the merchant that buys. */
export async function seedGoodsCounts(tx: Handle, now: Date): Promise<void> {
  const merchant = await buyer(tx);
  if (merchant === undefined) return;
  const places = await fullPlaces(tx, merchant.merchantId);
  const counterId = (await anotherOf(tx, merchant.merchantId, merchant.bossId)) ?? merchant.bossId;
  for (const count of counts) {
    const place = places.find(({ kind }) => kind === count.kind);
    if (place !== undefined) await insertCount(tx, place, count, counterId, now);
  }
}

async function insertCount(
  tx: Handle,
  place: DemoPlace,
  { state, hoursAgo, missing }: DemoGoodsCount,
  counterId: string,
  now: Date,
): Promise<void> {
  const at = new Date(now.getTime() - hoursAgo * 3_600_000);
  const { goodsCountId, docNo } = await openCount(tx, place, counterId, at);
  const made: StoredCount = { ...place, goodsCountId, docNo, warehouseName: "", state, reviewedBy: null };
  for (const [index, goods] of (await goodsOf(tx, place, missing.length)).entries()) {
    const [pieces, reason] = missing[index]!;
    const { stock: book } = goods;
    const countedAt = new Date(at.getTime() + index * 40_000);
    await saveLine(tx, made, { ...goods, book, counted: book - pieces, countedAt, countedBy: counterId });
    if (pieces !== 0) await saveReason(tx, made, goods, { reason, remark: "" });
  }
  const ended = new Date(at.getTime() + 20 * 60_000);
  if (state === "booked") await book(tx, made, counterId, businessDay(ended, demoTimeZone));
  if (state !== "counting") await saveState(tx, made, state, { submitted: counterId, now: ended });
}

/** The differences of a finished count in the book of its place. */
async function book(tx: Handle, count: StoredCount, actorId: string, bookedOn: string): Promise<void> {
  const lines = (await storedLines(tx, count)).filter((line) => line.counted < line.book);
  const changes = await bookGoods(
    tx,
    { ...count, documentId: count.goodsCountId, bookedOn, reason: "count", actorId },
    lines.map(({ productId, batchNo, book: had, counted }) => ({
      warehouseId: count.warehouseId,
      productId,
      batchNo,
      pieces: had - counted,
      how: "out",
      valueFen: 0n,
    })),
  );
  if (!changes.ok) return;
  const values = lines.map((line, index) => ({ ...line, valueFen: changes.value[index]!.valueFen }));
  await saveValues(tx, count, values);
  await markCounted(tx, count);
}
