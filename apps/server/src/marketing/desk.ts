import type { Handle } from "@yunshou/database";
import {
  type AppliedPromotion,
  type Basket,
  businessTime,
  priceBasket,
  type PricedBasket,
  type PromotionRule,
} from "@yunshou/domain";
import { effectOf } from "./effects.ts";
import { type RuleRow, rulesAt, rulesToClaim } from "./rules.queries.ts";

/** What the engine has to know of a machine. */
export interface PricedMachine {
  readonly machineId: string;
  readonly merchantId: string;
  readonly timeZone: string;
}

/** A stored plan as a rule of the engine; its id is that of the plan. */
export const ruleOf = (row: RuleRow): PromotionRule => ({
  ruleId: row.planId,
  name: row.planName,
  effect: effectOf(row),
  priority: row.priority,
  combination: row.combination,
  fromDay: row.startDate,
  toDay: row.endDate,
  slots: row.slots.flatMap((from, place) => (place % 2 === 0 ? [{ from, to: row.slots[place + 1]! }] : [])),
  machineIds: row.machineIds,
  productIds: row.productIds,
  levels: row.memberLevels,
  businessTypes: row.businessTypes,
  usesLeft: row.usesLeft,
  amountLeftFen: row.amountLeftFen === null ? null : BigInt(row.amountLeftFen),
});

/** Prices baskets of one transaction; what one of them claims the next no longer finds. */
export interface PriceDesk {
  readonly price: (
    machine: PricedMachine,
    at: Date,
    bought: Pick<Basket, "business" | "level" | "lines">,
    /** Codes that the customer presented. */
    presented?: readonly PromotionRule[],
  ) => PricedBasket;
  /** Takes what was applied from the budgets, as far as this desk knows them. */
  readonly claim: (applied: readonly AppliedPromotion[]) => void;
}

/** The plans of some machines. `claiming` locks those with a budget until the transaction ends. */
export async function openDesk(
  tx: Handle,
  machines: readonly PricedMachine[],
  { claiming }: { readonly claiming: boolean },
): Promise<PriceDesk> {
  const merchantIds = [...new Set(machines.map(({ merchantId }) => merchantId))];
  const machineIds = [...new Set(machines.map(({ machineId }) => machineId))];
  const rows = await (claiming ? rulesToClaim : rulesAt)(tx, merchantIds, machineIds);
  const rules = new Map(rows.map((row) => [row.planId, { merchantId: row.merchantId, rule: ruleOf(row) }]));
  return {
    price({ machineId, merchantId, timeZone }, at, bought, presented = []) {
      const { day, hour, minute } = businessTime(at, timeZone);
      const own = [...rules.values()].flatMap((one) => (one.merchantId === merchantId ? [one.rule] : []));
      return priceBasket({ ...bought, machineId, day, minute: hour * 60 + minute }, [...own, ...presented]);
    },
    claim(applied) {
      for (const { ruleId, discountFen } of applied) {
        const known = rules.get(ruleId);
        if (known === undefined) continue;
        const { usesLeft, amountLeftFen } = known.rule;
        rules.set(ruleId, {
          ...known,
          rule: {
            ...known.rule,
            usesLeft: usesLeft === null ? null : usesLeft - 1,
            amountLeftFen: amountLeftFen === null ? null : amountLeftFen - discountFen,
          },
        });
      }
    },
  };
}
