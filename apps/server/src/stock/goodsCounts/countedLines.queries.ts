import { type Handle } from "@yunshou/database";
import type { GoodsCountReason } from "@yunshou/domain";
import type { StoredCount } from "./goodsCounts.queries.ts";

export interface GoodsKey {
  readonly productId: string;
  readonly batchNo: string;
}

/** What stands in a line of a count, beside the goods as they lie now. */
export interface StoredLine extends GoodsKey {
  readonly productName: string;
  readonly book: number;
  readonly counted: number;
  readonly valueFen: bigint;
  readonly reason: GoodsCountReason | null;
  readonly countedAt: Date;
  readonly isUntouched: boolean;
  /** The product and batch in the place. */
  readonly level: { readonly stock: number; readonly valueFen: bigint };
  /** All batches of the product in the place. */
  readonly product: { readonly stock: number; readonly valueFen: bigint };
  readonly purchaseFen: bigint | null;
}

interface Row extends Omit<StoredLine, "valueFen" | "level" | "product" | "purchaseFen"> {
  readonly valueFen: string;
  readonly stock: number;
  readonly levelFen: string;
  readonly productStock: number;
  readonly productFen: string;
  readonly purchaseFen: string | null;
}

/** The lines of a count whose place is held. */
export async function storedLines(tx: Handle, { topId, goodsCountId }: StoredCount): Promise<StoredLine[]> {
  const rows = await tx.query<Row>(
    `select n.product_id as "productId", n.batch_no as "batchNo", p.name as "productName", n.book, n.counted, n.value_fen as "valueFen", n.reason,
       n.counted_at as "countedAt", coalesce(g.count_mark, 0) = n.count_mark as "isUntouched", coalesce(g.stock, 0) as stock, coalesce(g.value_fen, 0) as "levelFen",
       a.stock as "productStock", a.fen as "productFen", p.purchase_fen as "purchaseFen"
     from goods_count_line n join goods_count c on c.top_id = n.top_id and c.id = n.count_id join product p on p.top_id = n.top_id and p.id = n.product_id
       left join goods_level g on g.top_id = c.top_id and g.warehouse_id = c.warehouse_id and g.product_id = n.product_id and g.batch_no = n.batch_no
       cross join lateral (select coalesce(sum(stock), 0)::int as stock, coalesce(sum(value_fen), 0)::bigint as fen from goods_level l
         where l.top_id = c.top_id and l.warehouse_id = c.warehouse_id and l.product_id = n.product_id) a
     where n.top_id = $1 and n.count_id = $2 order by n.product_id, n.batch_no`,
    [topId, goodsCountId],
  );
  return rows.map(({ valueFen, stock, levelFen, productStock, productFen, purchaseFen, ...line }) => ({
    ...line,
    valueFen: BigInt(valueFen),
    level: { stock, valueFen: BigInt(levelFen) },
    product: { stock: productStock, valueFen: BigInt(productFen) },
    purchaseFen: purchaseFen === null ? null : BigInt(purchaseFen),
  }));
}

/** What the book of a place that is held says of goods, and the mark of their last count; undefined where they never lay there. */
export async function bookOf(
  tx: Handle,
  { topId, warehouseId }: StoredCount,
  { productId, batchNo }: GoodsKey,
): Promise<{ readonly stock: number; readonly countMark: string } | undefined> {
  const [row] = await tx.query<{ stock: number; countMark: string }>(
    `select stock, count_mark as "countMark" from goods_level where top_id = $1 and warehouse_id = $2 and product_id = $3 and batch_no = $4`,
    [topId, warehouseId, productId, batchNo],
  );
  return row;
}

/** When the line of goods was counted last; undefined where nobody counted them. */
export async function countedAt(
  tx: Handle,
  { topId, goodsCountId }: StoredCount,
  { productId, batchNo }: GoodsKey,
): Promise<Date | undefined> {
  const [row] = await tx.query<{ countedAt: Date }>(
    `select counted_at as "countedAt" from goods_count_line where top_id = $1 and count_id = $2 and product_id = $3 and batch_no = $4`,
    [topId, goodsCountId, productId, batchNo],
  );
  return row?.countedAt;
}

/** Keeps what was found; goods that are counted again keep their reason only while they still differ. */
export async function saveLine(
  tx: Handle,
  { topId, merchantId, goodsCountId }: StoredCount,
  line: GoodsKey & {
    readonly book: number;
    readonly counted: number;
    readonly countMark: string;
    readonly countedAt: Date;
    readonly countedBy: string;
  },
): Promise<void> {
  await tx.query(
    `insert into goods_count_line (top_id, merchant_id, count_id, product_id, batch_no, book, counted, count_mark, counted_at, counted_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (top_id, count_id, product_id, batch_no) do update set book = excluded.book, counted = excluded.counted, count_mark = excluded.count_mark,
       counted_at = excluded.counted_at, counted_by = excluded.counted_by,
       reason = case when excluded.counted = excluded.book then null else goods_count_line.reason end`,
    [
      topId,
      merchantId,
      goodsCountId,
      line.productId,
      line.batchNo,
      line.book,
      line.counted,
      line.countMark,
      line.countedAt,
      line.countedBy,
    ],
  );
}

/** False when the goods were not counted. */
export async function saveReason(
  tx: Handle,
  { topId, goodsCountId }: StoredCount,
  { productId, batchNo }: GoodsKey,
  { reason, remark }: { readonly reason: GoodsCountReason | null; readonly remark: string },
): Promise<boolean> {
  const rows = await tx.query(
    "update goods_count_line set reason = $5, remark = $6 where top_id = $1 and count_id = $2 and product_id = $3 and batch_no = $4 returning 1",
    [topId, goodsCountId, productId, batchNo, reason, remark],
  );
  return rows.length === 1;
}

/** Writes what the differences were worth when they were booked. */
export async function saveValues(
  tx: Handle,
  { topId, goodsCountId }: StoredCount,
  values: readonly (GoodsKey & { readonly valueFen: bigint })[],
): Promise<void> {
  await tx.query(
    `update goods_count_line n set value_fen = v.value from unnest($3::bigint[], $4::text[], $5::bigint[]) as v (product_id, batch_no, value)
     where n.top_id = $1 and n.count_id = $2 and n.product_id = v.product_id and n.batch_no = v.batch_no`,
    [
      topId,
      goodsCountId,
      values.map(({ productId }) => productId),
      values.map(({ batchNo }) => batchNo),
      values.map(({ valueFen }) => valueFen),
    ],
  );
}

/** Marks all goods of a count whose place is held, by which an open count knows that its numbers are old. */
export async function markCounted(tx: Handle, { topId, warehouseId, goodsCountId }: StoredCount): Promise<void> {
  await tx.query(
    `update goods_level l set count_mark = next_id() from goods_count_line n
     where n.top_id = $1 and n.count_id = $3 and l.top_id = $1 and l.warehouse_id = $2 and l.product_id = n.product_id and l.batch_no = n.batch_no`,
    [topId, warehouseId, goodsCountId],
  );
}
