import type { ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { visits } from "@yunshou/contract/stock/visits";
import { conditions, type Handle, numbered, type Scope, scoped, type Sql, sql, statement } from "@yunshou/database";
import {
  type Cabinet,
  type CountedLine,
  countedWith,
  type SeenFault,
  type SentGoods,
  type VisitActKind,
} from "@yunshou/domain";
import { nameIn } from "../../goods/productNames.queries.ts";
import { type Order, type Page, pageOf, type Paging } from "../../platform/lists.queries.ts";
import type { Reader } from "../procurement/documents.queries.ts";
import { ofMerchants, type Owner } from "../procurement/owner.ts";

/** What became of an act. */
export interface ActResult {
  readonly done: number;
  readonly rest: number;
  readonly expectedFen: string | null;
  readonly documentId: string | null;
}

/** An act that was booked before under its key. To be asked while the machine is locked. */
export async function actNamed(tx: Handle, topId: string, actKey: string): Promise<ActResult | undefined> {
  const [row] = await tx.query<ActResult>(
    `select a.done, a.rest, a.expected_fen as "expectedFen", a.document_id as "documentId" from visit_act a where a.top_id = $1 and a.act_key = $2`,
    [topId, actKey],
  );
  return row;
}

/** An act as it is kept. */
export interface NewAct extends ActResult {
  readonly actKey: string;
  readonly kind: VisitActKind;
  readonly userId: string;
  readonly actedAt: Date;
  readonly cabinet?: Cabinet | null;
  readonly laneNo?: number | null;
  readonly productId?: string | null;
  readonly pieces?: number;
  readonly unbooked?: number;
  readonly reason?: string | null;
  readonly bagNo?: string;
  readonly countedFen?: string | null;
  readonly faultKind?: SeenFault | null;
  readonly note?: string;
  readonly picture?: string | null;
  readonly maintenanceId?: string | null;
}

export async function insertAct(
  tx: Handle,
  machine: Owner & { readonly machineId: string },
  act: NewAct,
): Promise<void> {
  await tx.query(
    `insert into visit_act (top_id, merchant_id, machine_id, act_key, kind, user_id, acted_at, cabinet, lane_no, product_id, pieces, done, rest, unbooked,
       reason, bag_no, expected_fen, counted_fen, document_id, fault_kind, note, picture, maintenance_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23)`,
    [
      machine.topId,
      machine.merchantId,
      machine.machineId,
      act.actKey,
      act.kind,
      act.userId,
      act.actedAt,
      act.cabinet ?? null,
      act.laneNo ?? null,
      act.productId ?? null,
      act.pieces ?? 0,
      act.done,
      act.rest,
      act.unbooked ?? 0,
      act.reason ?? null,
      act.bagNo ?? "",
      act.expectedFen,
      act.countedFen ?? null,
      act.documentId,
      act.faultKind ?? null,
      act.note ?? "",
      act.picture ?? null,
      act.maintenanceId ?? null,
    ],
  );
}

/**
 * What a machine's own counts changed of a lane since a moment; null where it did not count. What it says to have been taken
 * out tells of `takenOut` alone: it says nothing of what was put in before. `before` is what lay there by the book when it
 * counted first; null where it only said what was taken out. To be asked while the lane is locked.
 */
export async function reportedSince(
  tx: Handle,
  machineId: string,
  lane: { readonly cabinet: Cabinet; readonly laneNo: number },
  since: Date,
  { takenOut }: { readonly takenOut: boolean },
): Promise<{ readonly pieces: number | null; readonly before: number | null }> {
  const [row] = await tx.query<{ pieces: number | null; before: number | null }>(
    `select sum(v.quantity)::int as pieces, case when bool_or(v.reason <> 'remove') then (array_agg(v.stock_after - v.quantity order by v.id))[1] end as before
     from stock_movement v where v.machine_id = $1 and v.cabinet = $2 and v.lane_no = $3 and v.id >= id_at($4)
       and (v.reason in ('refill', 'count') or $5 and v.reason = 'remove') and v.actor_id is null`,
    [machineId, lane.cabinet, lane.laneNo, since, takenOut],
  );
  return row!;
}

/**
 * SQL of the pieces that people took out of a lane before a moment and that its machine counted only after it, together with what
 * was put in: its number is less by them. The parameters are those of `cameIn`.
 */
const takenOutBefore = (
  moment: string,
) => `coalesce((select sum(e.pieces - e.rest) from visit_act e where e.top_id = $1 and e.document_id = $2
    and e.kind = 'emptyLane' and e.machine_id = $3 and e.cabinet = $4 and e.lane_no = $5 and e.product_id = $6 and e.done = 0 and e.acted_at <= ${moment}
    and not exists (select from stock_movement w where w.machine_id = $3 and w.cabinet = $4 and w.lane_no = $5 and w.id >= id_at(e.acted_at)
      and w.actor_id is null and (w.reason = 'remove' or w.reason in ('refill', 'count') and w.id < id_at(${moment})))), 0)`;

/** What people took out of a lane for an order, and its machine counted only together with what was put in at a moment. */
export async function countedTogether(
  tx: Handle,
  { topId, documentId }: { readonly topId: string; readonly documentId: string },
  machineId: string,
  lane: { readonly cabinet: Cabinet; readonly laneNo: number; readonly productId: string },
  at: Date,
): Promise<number> {
  const [row] = await tx.query<{ pieces: number }>(`select ${takenOutBefore("$7::timestamptz")}::int as pieces`, [
    topId,
    documentId,
    machineId,
    lane.cabinet,
    lane.laneNo,
    lane.productId,
    at,
  ]);
  return row!.pieces;
}

/**
 * What came into a lane since people began to fill it for an order, by the machine's own counts and the book: counts tell of
 * all acts at once, whatever the order in which these arrive. To be asked before the act itself is kept.
 */
export async function cameIn(
  tx: Handle,
  { topId, documentId }: { readonly topId: string; readonly documentId: string },
  machineId: string,
  lane: { readonly cabinet: Cabinet; readonly laneNo: number; readonly productId: string },
  since: Date,
): Promise<number> {
  const [row] = await tx.query<{ pieces: number }>(
    `select (coalesce(a.booked, 0) + coalesce((select sum(v.quantity) from stock_movement v where v.machine_id = $3 and v.cabinet = $4 and v.lane_no = $5
         and v.id >= id_at(least(a.first, $7)) and v.reason in ('refill', 'count') and v.actor_id is null), 0) + ${takenOutBefore("least(a.first, $7)")})::int as pieces
     from (select min(t.acted_at) as first, sum(t.done) as booked from visit_act t where t.top_id = $1 and t.document_id = $2 and t.kind = 'fillLane'
       and t.machine_id = $3 and t.cabinet = $4 and t.lane_no = $5 and t.product_id = $6) a`,
    [topId, documentId, machineId, lane.cabinet, lane.laneNo, lane.productId, since],
  );
  return row!.pieces;
}

/**
 * The refill order that is open for a machine, held. For a visit that ended at `until` it is one that was made before, or
 * that acts of that visit were booked for.
 */
export async function openOrder(
  tx: Handle,
  scope: Scope,
  machineId: string,
  until?: Date,
): Promise<(Owner & { documentId: string; docNo: string; warehouseId: string }) | undefined> {
  const where = conditions(
    scoped(scope, "d", ofMerchants),
    sql`d.about_machine_id = ${machineId} and d.kind = 'refill' and d.state = 'planned'`,
    until === undefined
      ? undefined
      : sql`(d.created_at <= ${until} or exists (select from visit_act a where a.top_id = d.top_id and a.document_id = d.id and a.acted_at <= ${until}))`,
  );
  const [row] = await tx.query<Owner & { documentId: string; docNo: string; warehouseId: string }>(
    ...statement(sql`select d.id as "documentId", d.doc_no as "docNo", d.top_id as "topId", d.merchant_id as "merchantId", d.warehouse_id as "warehouseId"
      from goods_document d where ${where} for update`),
  );
  return row;
}

/**
 * Adds what was put into a lane to its order, which is held, and to the line of the lane, which it gets where it has none.
 * `counted` is all that came into the lane for the order; null where the machine has not counted these pieces.
 */
export async function addFilled(
  tx: Handle,
  { topId, merchantId, documentId }: Owner & { readonly documentId: string },
  lane: { readonly cabinet: Cabinet; readonly laneNo: number; readonly productId: string },
  { pieces, counted }: { readonly pieces: number; readonly counted: number | null },
): Promise<void> {
  await tx.query("update goods_document set done_quantity = done_quantity + $3 where top_id = $1 and id = $2", [
    topId,
    documentId,
    pieces,
  ]);
  const [line] = await tx.query<CountedLine & { readonly lineId: string }>(
    `select l.id as "lineId", l.done_quantity as "doneQuantity", l.counted_quantity as "countedQuantity" from goods_document_line l
     where l.top_id = $1 and l.document_id = $2 and l.cabinet = $3 and l.lane_no = $4 and l.product_id = $5`,
    [topId, documentId, lane.cabinet, lane.laneNo, lane.productId],
  );
  if (line !== undefined) {
    await tx.query(
      "update goods_document_line set done_quantity = done_quantity + $3, counted_quantity = $4 where top_id = $1 and id = $2",
      [topId, line.lineId, pieces, counted ?? countedWith(line, { pieces, counted })],
    );
    return;
  }
  await tx.query(
    `insert into goods_document_line (top_id, merchant_id, document_id, line_no, product_id, quantity, done_quantity, counted_quantity, cabinet, lane_no)
     select $1, $2, $3, coalesce(max(l.line_no), 0) + 1, $4, $5, $5, $6, $7, $8 from goods_document_line l where l.top_id = $1 and l.document_id = $3`,
    [topId, merchantId, documentId, lane.productId, pieces, counted, lane.cabinet, lane.laneNo],
  );
  await tx.query("update goods_document set quantity = quantity + $3 where top_id = $1 and id = $2", [
    topId,
    documentId,
    pieces,
  ]);
}

/** Lines of a refill order with what was put in and counted. */
export const filledLines = (
  tx: Handle,
  { topId, documentId }: { readonly topId: string; readonly documentId: string },
): Promise<{ lineId: string; filled: number; counted: number | null }[]> =>
  tx.query(
    `select l.id as "lineId", l.done_quantity as filled, case when l.done_quantity = 0 then 0 else l.counted_quantity end as counted
     from goods_document_line l where l.top_id = $1 and l.document_id = $2 order by l.line_no`,
    [topId, documentId],
  );

/** What went into the lanes of a machine of a product last, with its batch; nothing where none did. */
export async function sentLast(
  tx: Handle,
  { topId, merchantId }: Owner,
  machineId: string,
  productId: string,
): Promise<(SentGoods & { readonly batchNo: string }) | undefined> {
  const [row] = await tx.query<{ pieces: number; value: string; batchNo: string }>(
    `select -v.quantity as pieces, (-v.value_fen)::text as value, e.batch_no as "batchNo"
     from goods_document d join goods_movement v on v.top_id = d.top_id and v.document_id = d.id and v.reason = 'refill' and v.quantity < 0
       join goods_level e on e.top_id = v.top_id and e.id = v.level_id and e.product_id = $4
     where d.top_id = $1 and d.merchant_id = $2 and d.kind = 'refill' and d.about_machine_id = $3 order by v.id desc limit 1`,
    [topId, merchantId, machineId, productId],
  );
  return row === undefined ? undefined : { pieces: row.pieces, valueFen: BigInt(row.value), batchNo: row.batchNo };
}

/** Writes what was taken out of a locked lane. */
export async function bookTakenOut(
  tx: Handle,
  machine: Owner & { readonly machineId: string },
  lane: { readonly cabinet: Cabinet; readonly laneNo: number; readonly productId: string; readonly stock: number },
  pieces: number,
  { documentId, actorId }: { readonly documentId: string; readonly actorId: string },
): Promise<void> {
  await tx.query(
    `insert into stock_movement (top_id, merchant_id, machine_id, cabinet, lane_no, product_id, quantity, stock_after, reason, reference_id, actor_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, 'remove', $9, $10)`,
    [
      machine.topId,
      machine.merchantId,
      machine.machineId,
      lane.cabinet,
      lane.laneNo,
      lane.productId,
      -pieces,
      lane.stock - pieces,
      documentId,
      actorId,
    ],
  );
  await tx.query(
    "update lane set stock = $4, stock_mark = next_id() where machine_id = $1 and cabinet = $2 and lane_no = $3",
    [machine.machineId, lane.cabinet, lane.laneNo, lane.stock - pieces],
  );
}

/** What a lane's goods were bought for, by the lane or else the product. */
export async function purchaseOf(
  tx: Handle,
  topId: string,
  machineId: string,
  productId: string,
): Promise<bigint | null> {
  const [row] = await tx.query<{ fen: string | null }>(
    `select coalesce((select max(l.purchase_fen) from lane l where l.machine_id = $2 and l.product_id = p.id), p.purchase_fen)::text as fen
     from product p where p.top_id = $1 and p.id = $3`,
    [topId, machineId, productId],
  );
  return row?.fen == null ? null : BigInt(row.fen);
}

/** Cash that a machine took after the bag before a moment and until that moment; since ever where there was no bag. */
const cashUntil = (
  topId: string,
  machineId: string,
  until: Sql,
  before: Sql,
) => sql`(select coalesce(sum(o.paid_fen), 0)
  from (select max(a.acted_at) as at from visit_act a where a.top_id = ${topId} and a.machine_id = ${machineId} and a.kind = 'collectCash' and ${before}) last
    cross join sales_order o
  where o.top_id = ${topId} and o.machine_id = ${machineId} and o.payment = 'cash' and o.ordered_at <= ${until} and (last.at is null or o.ordered_at > last.at)
    and (last.at is null or o.id >= id_at(last.at - interval '1 day')))`;

/** What the book says to lie in a new bag of a locked machine. */
export async function cashSince(tx: Handle, topId: string, machineId: string, until: Date): Promise<string> {
  const at = sql`${until}::timestamptz`;
  const [row] = await tx.query<{ fen: string }>(
    ...statement(sql`select ${cashUntil(topId, machineId, at, sql`a.acted_at <= ${at}`)}::text as fen`),
  );
  return row!.fen;
}

/** Phones arrive in any order: the bag after a new one, which is kept by now, holds only what was taken in since the new one. */
export async function reckonBagAfter(tx: Handle, topId: string, machineId: string, at: Date): Promise<void> {
  const [next] = await tx.query<{ id: string; at: Date }>(
    `select a.id, a.acted_at as at from visit_act a where a.top_id = $1 and a.machine_id = $2 and a.kind = 'collectCash' and a.acted_at > $3
     order by a.acted_at, a.id limit 1 for update`,
    [topId, machineId, at],
  );
  if (next === undefined) return;
  const until = sql`${next.at}::timestamptz`;
  const fen = cashUntil(topId, machineId, until, sql`a.acted_at < ${until}`);
  await tx.query(
    ...statement(sql`update visit_act set expected_fen = ${fen} where top_id = ${topId} and id = ${next.id}`),
  );
}

const order = {
  by: { actTime: "a.acted_at" },
  unsorted: "a.id desc",
  tie: ["a.id desc"],
} as const satisfies Order<string>;

type Filters = Pick<ParsedInputOf<typeof visits.acts>, "machineNo" | "differs">;

/** Acts, newest first. An act differs where the book does not show all of it. */
export const listActs = (
  tx: Handle,
  { scope, language }: Reader,
  { machineNo, differs }: Filters,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<StoredRow<typeof visits.acts>>> => {
  const off = sql`(a.rest > 0 or a.unbooked > 0 or a.counted_fen is distinct from a.expected_fen)`;
  return pageOf(
    tx,
    {
      columns: sql`a.id as "actId", a.kind, m.machine_no as "machineNo", m.name as "machineName", a.cabinet, a.lane_no as "laneNo",
        ${nameIn("p", language)} as "productName", a.pieces, a.done, a.rest, a.unbooked, a.reason as "emptyReason", a.bag_no as "bagNo",
        a.expected_fen as "expectedFen", a.counted_fen as "countedFen", a.fault_kind as "faultType", a.note,
        a.picture, coalesce(u.name, '') as replenisher, a.acted_at as "actTime"`,
      from: `visit_act a join machine m on m.top_id = a.top_id and m.id = a.machine_id left join app_user u on u.id = a.user_id
        left join product p on p.top_id = a.top_id and p.id = a.product_id`,
      where: conditions(
        scoped(scope, "a", { granted: true }),
        numbered("m.machine_no", "machine", machineNo),
        differs === undefined ? undefined : differs === "yes" ? off : sql`not ${off}`,
      ),
    },
    order,
    paging,
  );
};
