import type { Handle } from "@yunshou/database";
import {
  type AppliedPromotion,
  type BudgetLeft,
  type BusinessType,
  type Combination,
  isNearlySpent,
  type MemberLevel,
} from "@yunshou/domain";
import type { EffectColumns } from "./effects.ts";
import { type ChangedPlan, changePrices } from "./prices/priceChanges.queries.ts";

/** A plan on sale, as the engine needs it. */
export interface RuleRow extends EffectColumns {
  readonly topId: string;
  readonly merchantId: string;
  readonly planId: string;
  readonly planName: string;
  readonly priority: number;
  readonly combination: Combination;
  readonly startDate: string;
  readonly endDate: string;
  readonly slots: readonly number[];
  readonly machineIds: readonly string[];
  readonly productIds: readonly string[];
  readonly memberLevels: readonly MemberLevel[];
  readonly businessTypes: readonly BusinessType[];
  readonly usesLeft: number | null;
  readonly amountLeftFen: string | null;
}

const budgeted = "(p.max_uses is not null or p.max_amount_fen is not null)";

const ruleSql = (which: string) =>
  `select p.top_id as "topId", p.merchant_id as "merchantId", p.id as "planId", p.name as "planName", p.priority, p.combination, p.start_day::text as "startDate",
     p.end_day::text as "endDate", p.slots, p.machine_ids::text[] as "machineIds", case when p.product_ids = '{}' then s.product_ids else p.product_ids end::text[] as "productIds",
     case when p.levels = '{}' then s.levels else p.levels end as "memberLevels", p.business_types as "businessTypes",
     p.max_uses - p.used_count as "usesLeft", p.max_amount_fen - p.used_fen as "amountLeftFen",
     s.kind, s.rate, s.special_price_fen as "specialPriceFen", s.full_fen as "fullFen", s.reduction_fen as "reductionFen"
   from marketing_plan p join marketing_scheme s on s.top_id = p.top_id and s.id = p.scheme_id
   where p.merchant_id = any($1::bigint[]) and p.state = 'onSale' and (p.machine_ids = '{}' or p.machine_ids && $2::bigint[]) and ${which}
   order by p.id`;

/** Plans on sale at these machines of these merchants. */
export const rulesAt = (
  tx: Handle,
  merchantIds: readonly string[],
  machineIds: readonly string[],
): Promise<RuleRow[]> => tx.query<RuleRow>(ruleSql("true"), [merchantIds, machineIds]);

/** What orders of one transaction are about, as far as it decides which plans cannot concern any of them. */
export interface ClaimedFor {
  readonly merchantIds: readonly string[];
  readonly machineIds: readonly string[];
  readonly productIds: readonly string[];
  /** The first and last business day of the orders; machines may stand in several time zones. */
  readonly firstDay: string;
  readonly lastDay: string;
  /** The minute of the day; null when the time zones of the orders differ in that. */
  readonly minute: number | null;
}

/** Slots follow each other from and to in turn, so a minute lies in one when an odd number of them has begun or ended. */
const atThisTime = `p.end_day >= $3::date and p.start_day <= $4::date
     and ($5::int is null or p.slots = '{}' or width_bucket($5::int, p.slots) % 2 = 1)`;

const aboutThese = `(case when p.product_ids = '{}' then s.product_ids else p.product_ids end = '{}'
     or case when p.product_ids = '{}' then s.product_ids else p.product_ids end && $6::bigint[])`;

/**
 * Those of them that may concern orders that will claim; the rest is left where it is, because a merchant may have hundreds.
 * Plans with a budget stay locked until the transaction ends, in the order of their ids, so that what is left of them is
 * exact however many orders come at once. They are locked whatever the product: a transaction that orders one product after
 * the other would else lock budgets in the order of its products, and meet another crosswise.
 */
export async function rulesToClaim(tx: Handle, orders: ClaimedFor): Promise<RuleRow[]> {
  const { merchantIds, machineIds, productIds, firstDay, lastDay, minute } = orders;
  const when = [merchantIds, machineIds, firstDay, lastDay, minute];
  const [limited, free] = await Promise.all([
    tx.query<RuleRow>(`${ruleSql(`${budgeted} and ${atThisTime}`)} for update of p`, when),
    tx.query<RuleRow>(ruleSql(`not ${budgeted} and ${atThisTime} and ${aboutThese}`), [...when, productIds]),
  ]);
  return [...limited, ...free];
}

/** What is left of these plans' budgets, locked until the transaction ends in the order of their ids; plans without one are absent. */
export async function lockBudgets(tx: Handle, planIds: readonly string[]): Promise<[string, BudgetLeft][]> {
  const rows = await tx.query<{ planId: string; usesLeft: number | null; amountLeftFen: string | null }>(
    `select p.id as "planId", p.max_uses - p.used_count as "usesLeft", p.max_amount_fen - p.used_fen as "amountLeftFen"
     from marketing_plan p where p.id = any($1::bigint[]) and ${budgeted} order by p.id for update of p`,
    [[...new Set(planIds)]],
  );
  return rows.map(({ planId, usesLeft, amountLeftFen }) => [
    planId,
    { usesLeft, amountLeftFen: amountLeftFen === null ? null : BigInt(amountLeftFen) },
  ]);
}

/** What made an order cheaper, with what the statistics are read by. */
export interface PromotedOrder {
  readonly topId: string;
  readonly orderId: string;
  readonly merchantId: string;
  readonly machineId: string;
  readonly businessDay: string;
  readonly applied: readonly Pick<AppliedPromotion, "ruleId" | "name" | "kind" | "discountFen">[];
}

/** Plans with a budget are locked by whoever claims; the others follow in the order of their ids, so nobody waits in a circle. */
const counted = (sign: "+" | "-") =>
  `update marketing_plan p set used_count = p.used_count ${sign} k.uses, used_fen = p.used_fen ${sign} k.fen
   from (select q.top_id, q.id, k.uses, k.fen from marketing_plan q join (
           select "topId", "planId", count(*)::int as uses, sum("discountFen")::bigint as fen
           from jsonb_to_recordset($1::jsonb) as r("topId" bigint, "planId" bigint, "discountFen" bigint) group by 1, 2) k
           on k."topId" = q.top_id and k."planId" = q.id
         order by ${budgeted.replaceAll("p.", "q.")} desc, q.id for update of q) k
   where p.top_id = k.top_id and p.id = k.id
   returning p.top_id as "topId", p.merchant_id as "merchantId", p.machine_ids::text[] as "machineIds", k.uses, k.fen,
     p.max_uses - p.used_count as "usesLeft", p.max_amount_fen - p.used_fen as "amountLeftFen"`;

/** One plan alone waits for no other, so nothing has to be locked before; and most orders have one. */
const countedAlone = (sign: "+" | "-") =>
  `update marketing_plan p set used_count = p.used_count ${sign} $3::int, used_fen = p.used_fen ${sign} $4::bigint
   where p.top_id = $1 and p.id = $2
   returning p.top_id as "topId", p.merchant_id as "merchantId", p.machine_ids::text[] as "machineIds", $3::int as uses, $4::bigint as fen,
     p.max_uses - p.used_count as "usesLeft", p.max_amount_fen - p.used_fen as "amountLeftFen"`;

interface Claim {
  readonly topId: string;
  /** Null for what is no plan. */
  readonly planId: string | null;
  readonly discountFen: string;
}

/** The plan that all of these claims are of; undefined when there are several or none. */
function onlyPlan(claims: readonly Claim[]): readonly unknown[] | undefined {
  const ofPlans = claims.filter(({ planId }) => planId !== null);
  const [first] = ofPlans;
  if (first === undefined || ofPlans.some(({ planId }) => planId !== first.planId)) return undefined;
  const fen = ofPlans.reduce((sum, { discountFen }) => sum + BigInt(discountFen), 0n);
  return [first.topId, first.planId, ofPlans.length, String(fen)];
}

interface CountedPlan extends ChangedPlan {
  readonly uses: number;
  readonly fen: string;
  readonly usesLeft: number | null;
  readonly amountLeftFen: string | null;
}

/** Counts, and has machines looked at where a budget came to its end or, by what was given back, is open again. */
async function countClaims(tx: Handle, sign: "+" | "-", claims: readonly Claim[]): Promise<void> {
  if (claims.every(({ planId }) => planId === null)) return;
  const only = onlyPlan(claims);
  const plans = await (only === undefined
    ? tx.query<CountedPlan>(counted(sign), [JSON.stringify(claims)])
    : tx.query<CountedPlan>(countedAlone(sign), only));
  await changePrices(
    tx,
    plans.filter(({ uses, fen, usesLeft, amountLeftFen }) => {
      const back = sign === "-";
      const left = {
        usesLeft: usesLeft === null || !back ? usesLeft : usesLeft - uses,
        amountLeftFen: amountLeftFen === null ? null : BigInt(amountLeftFen) - (back ? BigInt(fen) : 0n),
      };
      return isNearlySpent(left, BigInt(fen));
    }),
  );
}

/** Keeps what was applied to new orders, and counts it at its plans. */
export async function claimPromotions(tx: Handle, orders: readonly PromotedOrder[]): Promise<void> {
  if (orders.length === 0) return;
  const rows = orders.flatMap(({ topId, orderId, merchantId, machineId, businessDay, applied }) =>
    applied.map(({ ruleId, name, kind, discountFen }, place) => ({
      topId,
      orderId,
      merchantId,
      machineId,
      businessDay,
      place,
      planId: kind === "coupon" || kind === "promoCode" || kind === "voucher" ? null : ruleId,
      name,
      kind,
      discountFen: String(discountFen),
    })),
  );
  if (rows.length === 0) return;
  const kept = tx.query(
    `insert into order_promotion (top_id, order_id, place, merchant_id, machine_id, business_day, kind, plan_id, name, discount_fen)
     select "topId", "orderId", place, "merchantId", "machineId", "businessDay", kind, "planId", name, "discountFen"
     from jsonb_to_recordset($1::jsonb) as r("topId" bigint, "orderId" bigint, place smallint, "merchantId" bigint, "machineId" bigint, "businessDay" date,
       kind text, "planId" bigint, name text, "discountFen" bigint)`,
    [JSON.stringify(rows)],
  );
  await Promise.all([kept, countClaims(tx, "+", rows)]);
}

/** Orders that were closed unpaid give back what they claimed, once. */
export async function releasePromotions(
  tx: Handle,
  orders: readonly { readonly topId: string; readonly orderId: string }[],
): Promise<void> {
  if (orders.length === 0) return;
  const rows = await tx.query<Claim>(
    `update order_promotion o set released = true from jsonb_to_recordset($1::jsonb) as r("topId" bigint, "orderId" bigint)
     where o.top_id = r."topId" and o.order_id = r."orderId" and not o.released
     returning o.top_id as "topId", o.plan_id as "planId", o.discount_fen as "discountFen"`,
    [JSON.stringify(orders.map(({ topId, orderId }) => ({ topId, orderId })))],
  );
  await countClaims(tx, "-", rows);
}
