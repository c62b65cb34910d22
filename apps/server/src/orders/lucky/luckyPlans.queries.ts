import type { ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { luckyPlans } from "@yunshou/contract/orders/luckyPlans";
import { conditions, contains, equals, type Handle, type Scope, scoped, sql, statement } from "@yunshou/database";
import type { LuckyPlanForm } from "@yunshou/domain";
import { type Page, pageOf } from "../../platform/lists.queries.ts";

export type PlanRecord = Omit<StoredRow<typeof luckyPlans.list>, "winRate"> & { readonly winRate: number };

const columns = `p.id as "luckyPlanId", p.name as "planName", g.name as "prizeName", h.name as "merchantName", p.draw_fen as "drawFen", p.win_rate as "winRate",
  p.budget_fen as "budgetFen", p.spent_fen as "spentFen", p.reserved_fen as "reservedFen", p.results as draws,
  (select count(*)::int from lucky_draw d where d.top_id = p.top_id and d.plan_id = p.id and d.result_no is not null and d.won) as "winCount",
  p.state, p.created_at as "createdTime", p.ended_at as "endTime"`;
const from =
  "lucky_plan p join product g on g.top_id = p.top_id and g.id = p.product_id join merchant h on h.id = p.merchant_id";

export function listPlans(
  tx: Handle,
  scope: Scope,
  { planName, state, ...paging }: ParsedInputOf<typeof luckyPlans.list>,
): Promise<Page<PlanRecord>> {
  const where = conditions(
    scoped(scope, "p", { machine: null }),
    contains("p.name", planName),
    equals("p.state", state),
  );
  const order = { by: { createdTime: "p.id" }, unsorted: "createdTime", tie: ["p.id"] } as const;
  return pageOf(tx, { columns, from, where }, order, paging);
}

export interface NewPlan extends LuckyPlanForm {
  readonly topId: string;
  readonly merchantId: string;
  readonly productId: string;
  readonly machineIds: readonly string[];
  readonly createdBy: string;
}

/** Undefined when the product has a plan that runs. */
export async function insertPlan(tx: Handle, plan: NewPlan): Promise<string | undefined> {
  const [row] = await tx.query<{ id: string }>(
    `insert into lucky_plan (top_id, merchant_id, product_id, name, draw_fen, win_rate, budget_fen, machine_ids, created_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8::bigint[], $9) on conflict (merchant_id, product_id, top_id) where state = 'active' do nothing returning id`,
    [
      plan.topId,
      plan.merchantId,
      plan.productId,
      plan.planName,
      String(plan.drawFen),
      plan.winRate,
      String(plan.budgetFen),
      plan.machineIds,
      plan.createdBy,
    ],
  );
  return row?.id;
}

interface EndedPlan {
  readonly topId: string;
  readonly merchantId: string;
  readonly planName: string;
}

/** Ends a plan of the scope that runs; undefined when it has ended before, null when there is none. */
export async function endPlan(
  tx: Handle,
  scope: Scope,
  planId: string,
  at: Date,
): Promise<EndedPlan | undefined | null> {
  const where = conditions(scoped(scope, "p", { machine: null }), equals("p.id", planId));
  const [known] = await tx.query<EndedPlan & { readonly state: string }>(
    ...statement(
      sql`select p.top_id as "topId", p.merchant_id as "merchantId", p.name as "planName", p.state from lucky_plan p where ${where} for update`,
    ),
  );
  if (known === undefined) return null;
  if (known.state === "ended") return undefined;
  await tx.query("update lucky_plan set state = 'ended', ended_at = $3 where top_id = $1 and id = $2", [
    known.topId,
    planId,
    at,
  ]);
  return known;
}

export interface ProofRecord {
  readonly orderNo: string;
  readonly planName: string;
  readonly winRate: number;
  readonly draws: number;
  readonly isWon: boolean;
  readonly numbers: readonly number[];
  readonly seed: string;
  readonly commitment: string;
  readonly tradeNo: string;
  readonly resultNo: number;
  readonly previousHash: string;
  readonly resultHash: string;
  /** Of the result before it in the plan; empty for the first. */
  readonly linkedHash: string;
  readonly committedTime: Date;
  readonly drawTime: Date;
}

/** The result of a lucky purchase of the scope; undefined before it is drawn, and where a machine drew by itself. */
export async function proofOf(tx: Handle, scope: Scope, orderNo: string): Promise<ProofRecord | undefined> {
  const where = conditions(scoped(scope, "d", { granted: true }), equals("d.order_id", orderNo));
  const [row] = await tx.query<ProofRecord>(
    ...statement(sql`select d.order_id as "orderNo", p.name as "planName", d.win_rate as "winRate", d.draws, d.won as "isWon", d.numbers, d.seed, d.commitment,
        d.trade_no as "tradeNo", d.result_no as "resultNo", d.previous_hash as "previousHash", d.result_hash as "resultHash",
        coalesce((select b.result_hash from lucky_draw b where b.top_id = d.top_id and b.plan_id = d.plan_id and b.result_no = d.result_no - 1), '') as "linkedHash",
        d.committed_at as "committedTime", d.drawn_at as "drawTime"
      from lucky_draw d join lucky_plan p on p.top_id = d.top_id and p.id = d.plan_id where d.state = 'drawn' and ${where}`),
  );
  return row;
}
