import type { Handle } from "@yunshou/database";
import {
  accept,
  emptyLevel,
  type GoodsChange,
  type GoodsLevel,
  type GoodsReason,
  issueChange,
  levelAfter,
  type Result,
  takeBackChange,
} from "@yunshou/domain";
import type { Owner } from "./owner.ts";

/** What shall happen to a product and batch of a warehouse: pieces come with their cost, leave at the average, or are taken back. */
export interface GoodsMove {
  readonly warehouseId: string;
  readonly productId: string;
  readonly batchNo: string;
  readonly pieces: number;
  readonly how: "in" | "out" | "back";
  /** What the pieces cost; not asked for where they leave at the average. */
  readonly valueFen: bigint;
}

/** The document that moves goods. */
export interface GoodsBooking extends Owner {
  readonly documentId: string;
  readonly docNo: string;
  readonly bookedOn: string;
  readonly reason: GoodsReason;
  readonly actorId: string;
}

interface StoredLevel {
  readonly levelId: string;
  readonly warehouseId: string;
  readonly productId: string;
  readonly batchNo: string;
  readonly productName: string;
  readonly stock: number;
  readonly valueFen: string;
}

const keyOf = ({ warehouseId, productId, batchNo }: Pick<GoodsMove, "warehouseId" | "productId" | "batchNo">) =>
  `${warehouseId} ${productId} ${batchNo}`;

function changeOf(level: GoodsLevel, { how, pieces, valueFen }: GoodsMove, called: string): Result<GoodsChange> {
  if (how === "in") return accept({ quantity: pieces, valueFen });
  return how === "out" ? issueChange(level, pieces, called) : takeBackChange(level, pieces, valueFen, called);
}

/**
 * Books moves in their order, all of them or none, and answers what each changed. The warehouses must be held, so that
 * nobody else moves anything there; this alone writes levels and movements.
 */
export async function bookGoods(
  tx: Handle,
  booking: GoodsBooking,
  moves: readonly GoodsMove[],
): Promise<Result<readonly GoodsChange[]>> {
  const stored = await levelsOf(tx, booking, moves);
  const levels = new Map<string, GoodsLevel>(
    stored.map((row) => [keyOf(row), { stock: row.stock, valueFen: BigInt(row.valueFen) }]),
  );
  const ids = new Map(stored.map((row) => [keyOf(row), row.levelId]));
  const names = new Map(stored.map((row) => [keyOf(row), `${row.productName} ${row.batchNo}`.trim()]));
  const changes: GoodsChange[] = [];
  const movements: { readonly levelId: string; readonly change: GoodsChange; readonly after: GoodsLevel }[] = [];
  for (const move of moves) {
    const key = keyOf(move);
    const level = levels.get(key) ?? emptyLevel;
    const change = changeOf(level, move, names.get(key)!);
    if (!change.ok) return change;
    const after = levelAfter(level, change.value);
    levels.set(key, after);
    changes.push(change.value);
    movements.push({ levelId: ids.get(key)!, change: change.value, after });
  }
  await tx.query(
    `insert into goods_movement (top_id, merchant_id, level_id, quantity, value_fen, stock_after, value_after_fen, reason, document_id, doc_no, booked_on, actor_id)
     select $1, $2, m.level_id, m.quantity, m.value, m.stock_after, m.value_after, $3, $4, $5, $6, $7
     from unnest($8::bigint[], $9::int[], $10::bigint[], $11::int[], $12::bigint[]) with ordinality as m (level_id, quantity, value, stock_after, value_after, place)
     order by m.place`,
    [
      booking.topId,
      booking.merchantId,
      booking.reason,
      booking.documentId,
      booking.docNo,
      booking.bookedOn,
      booking.actorId,
      movements.map(({ levelId }) => levelId),
      movements.map(({ change }) => change.quantity),
      movements.map(({ change }) => change.valueFen),
      movements.map(({ after }) => after.stock),
      movements.map(({ after }) => after.valueFen),
    ],
  );
  const touched = [...new Set(moves.map(keyOf))];
  await tx.query(
    `update goods_level l set stock = n.stock, value_fen = n.value, updated_at = now()
     from unnest($2::bigint[], $3::int[], $4::bigint[]) as n (id, stock, value) where l.top_id = $1 and l.id = n.id`,
    [
      booking.topId,
      touched.map((key) => ids.get(key)!),
      touched.map((key) => levels.get(key)!.stock),
      touched.map((key) => levels.get(key)!.valueFen),
    ],
  );
  return accept(changes);
}

/** The levels that moves touch, made where they are missing, and locked. */
async function levelsOf(
  tx: Handle,
  { topId, merchantId }: Owner,
  moves: readonly GoodsMove[],
): Promise<readonly StoredLevel[]> {
  const names = [
    moves.map(({ warehouseId }) => warehouseId),
    moves.map(({ productId }) => productId),
    moves.map(({ batchNo }) => batchNo),
  ];
  await tx.query(
    `insert into goods_level (top_id, merchant_id, warehouse_id, product_id, batch_no)
     select distinct $1::bigint, $2::bigint, n.warehouse_id, n.product_id, n.batch_no
     from unnest($3::bigint[], $4::bigint[], $5::text[]) as n (warehouse_id, product_id, batch_no) on conflict do nothing`,
    [topId, merchantId, ...names],
  );
  return tx.query<StoredLevel>(
    `select l.id as "levelId", l.warehouse_id as "warehouseId", l.product_id as "productId", l.batch_no as "batchNo", p.name as "productName", l.stock, l.value_fen as "valueFen"
     from goods_level l join product p on p.top_id = l.top_id and p.id = l.product_id where l.top_id = $1 and l.merchant_id = $2 and (l.warehouse_id, l.product_id, l.batch_no) in (
       select * from unnest($3::bigint[], $4::bigint[], $5::text[])) order by l.id for update of l`,
    [topId, merchantId, ...names],
  );
}
