import type { Handle } from "@yunshou/database";

/** A plan as a request or a result sees it: locked. */
export interface LockedPlan {
  readonly topId: string;
  readonly planId: string;
  readonly merchantId: string;
  readonly productId: string;
  readonly machineIds: readonly string[];
  readonly drawFen: string;
  readonly winRate: number;
  readonly budgetFen: string;
  readonly spentFen: string;
  reservedFen: string;
}

/** Locks the running plans of these products of their merchants, in the order of their ids; a merchant whose switch is off has none (MERCHANT-20). */
export function lockPlans(
  tx: Handle,
  wishes: readonly { readonly merchantId: string; readonly productId: string }[],
): Promise<LockedPlan[]> {
  return tx.query<LockedPlan>(
    `select p.top_id as "topId", p.id as "planId", p.merchant_id as "merchantId", p.product_id as "productId", p.machine_ids::text[] as "machineIds",
       p.draw_fen as "drawFen", p.win_rate as "winRate", p.budget_fen as "budgetFen", p.spent_fen as "spentFen", p.reserved_fen as "reservedFen"
     from lucky_plan p where p.state = 'active' and (p.merchant_id, p.product_id) in (select * from unnest($1::bigint[], $2::bigint[]))
       and exists (select from merchant h where h.id = p.merchant_id and h.features @> '{purchase}')
     order by p.id for update`,
    [wishes.map(({ merchantId }) => merchantId), wishes.map(({ productId }) => productId)],
  );
}

export interface NewDraw {
  readonly topId: string;
  readonly orderId: string;
  readonly merchantId: string;
  readonly machineId: string;
  readonly planId: string;
  readonly draws: number;
  readonly drawFen: string;
  readonly winRate: number;
  readonly prizeFen: string;
  readonly seed: string;
  readonly commitment: string;
}

/** Commits to a seed and reserves the prize at its plan, which the caller has locked. */
export async function insertDraw(tx: Handle, draw: NewDraw): Promise<void> {
  await tx.query(
    `with reserved as (update lucky_plan set reserved_fen = reserved_fen + $9 where top_id = $1 and id = $5)
     insert into lucky_draw (top_id, order_id, merchant_id, machine_id, plan_id, draws, draw_fen, win_rate, prize_fen, seed, commitment)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      draw.topId,
      draw.orderId,
      draw.merchantId,
      draw.machineId,
      draw.planId,
      draw.draws,
      draw.drawFen,
      draw.winRate,
      draw.prizeFen,
      draw.seed,
      draw.commitment,
    ],
  );
}

export interface OpenDraw {
  readonly topId: string;
  readonly planId: string;
  readonly draws: number;
  readonly winRate: number;
  readonly prizeFen: string;
  readonly seed: string;
  readonly commitment: string;
  /** Of the plan. */
  readonly results: number;
  readonly lastHash: string;
}

/** The draw that a locked order waits for, with its plan locked; undefined when it has none. */
export async function lockOpenDraw(tx: Handle, topId: string, orderId: string): Promise<OpenDraw | undefined> {
  const [row] = await tx.query<OpenDraw>(
    `select d.top_id as "topId", d.plan_id as "planId", d.draws, d.win_rate as "winRate", d.prize_fen as "prizeFen", d.seed, d.commitment,
       p.results, p.last_hash as "lastHash"
     from lucky_draw d join lucky_plan p on p.top_id = d.top_id and p.id = d.plan_id
     where d.top_id = $1 and d.order_id = $2 and d.state = 'open' for update of p`,
    [topId, orderId],
  );
  return row;
}

export interface DrawnResult {
  readonly tradeNo: string;
  readonly numbers: readonly number[];
  readonly isWon: boolean;
  readonly resultHash: string;
  readonly at: Date;
}

/** Records a result at its place in the plan, and turns the reserved prize into a given one or gives it back. */
export async function saveDraw(tx: Handle, orderId: string, draw: OpenDraw, result: DrawnResult): Promise<void> {
  await tx.query(
    `with plan as (update lucky_plan set results = results + 1, last_hash = $8, reserved_fen = reserved_fen - $9,
         spent_fen = spent_fen + case when $6 then $9 else 0 end where top_id = $1 and id = $3)
     update lucky_draw set state = 'drawn', result_no = $4, trade_no = $5, won = $6, numbers = $7, previous_hash = $10, result_hash = $8, drawn_at = $11
     where top_id = $1 and order_id = $2`,
    [
      draw.topId,
      orderId,
      draw.planId,
      draw.results + 1,
      result.tradeNo,
      result.isWon,
      result.numbers,
      result.resultHash,
      draw.prizeFen,
      draw.lastHash,
      result.at,
    ],
  );
}

/** Draws of these orders that will never be made give back the prizes they had reserved, once. */
export async function voidDraws(
  tx: Handle,
  orders: readonly { readonly topId: string; readonly orderId: string }[],
): Promise<void> {
  if (orders.length === 0) return;
  await tx.query(
    `with gone as (update lucky_draw d set state = 'void' from unnest($1::bigint[], $2::bigint[]) as k(top_id, order_id)
         where d.top_id = k.top_id and d.order_id = k.order_id and d.state = 'open' returning d.top_id, d.plan_id, d.prize_fen)
     update lucky_plan p set reserved_fen = p.reserved_fen - g.fen
     from (select top_id, plan_id, sum(prize_fen)::bigint as fen from gone group by 1, 2) g where p.top_id = g.top_id and p.id = g.plan_id`,
    [orders.map(({ topId }) => topId), orders.map(({ orderId }) => orderId)],
  );
}
