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
import { slotsOf } from "./slots.ts";

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
  slots: slotsOf(row.slots),
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

/** All plans of some machines, to ask what baskets cost and why others do not apply. Nothing is locked, so nothing can be claimed. */
export async function openDesk(tx: Handle, machines: readonly PricedMachine[]): Promise<Pick<PriceDesk, "price">> {
  return deskOf(await rulesAt(tx, distinct(machines, "merchantId"), distinct(machines, "machineId")));
}

/** An order that will claim: one product at one machine. */
export interface ClaimingOrder extends PricedMachine {
  readonly productId: string | null;
}

/**
 * The plans that may concern some orders at a moment; those with a budget are locked until the transaction ends. What is
 * left out could not apply by the engine's own rule, so prices are those of all plans; only why others do not apply is not
 * told. A basket of which the desk was told nothing would be priced wrongly, and is a bug.
 */
export async function openClaimingDesk(tx: Handle, orders: readonly ClaimingOrder[], at: Date): Promise<PriceDesk> {
  const times = orders.map(({ timeZone }) => businessTime(at, timeZone));
  const minutes = new Set(times.map(minuteOf));
  const days = times.map(({ day }) => day).toSorted();
  const productIds = [...new Set(orders.flatMap(({ productId }) => productId ?? []))];
  const machineIds = distinct(orders, "machineId");
  const rows =
    orders.length === 0
      ? []
      : await rulesToClaim(tx, {
          merchantIds: distinct(orders, "merchantId"),
          machineIds,
          productIds,
          firstDay: days[0]!,
          lastDay: days.at(-1)!,
          minute: minutes.size === 1 ? [...minutes][0]! : null,
        });
  const desk = deskOf(rows);
  return {
    ...desk,
    price(machine, asked, bought, presented) {
      const isTold =
        asked.getTime() === at.getTime() &&
        machineIds.includes(machine.machineId) &&
        bought.lines.every(({ productId }) => productId === null || productIds.includes(productId));
      if (!isTold) throw new Error(`The desk was not opened for this order at machine ${machine.machineId}.`);
      return desk.price(machine, asked, bought, presented);
    },
  };
}

const distinct = <Name extends "machineId" | "merchantId">(
  all: readonly Readonly<Record<Name, string>>[],
  name: Name,
): string[] => [...new Set(all.map((one) => one[name]))];

const minuteOf = ({ hour, minute }: ReturnType<typeof businessTime>): number => hour * 60 + minute;

function deskOf(rows: readonly RuleRow[]): PriceDesk {
  const rules = new Map(rows.map((row) => [row.planId, { merchantId: row.merchantId, rule: ruleOf(row) }]));
  return {
    price({ machineId, merchantId, timeZone }, at, bought, presented = []) {
      const time = businessTime(at, timeZone);
      const own = [...rules.values()].flatMap((one) => (one.merchantId === merchantId ? [one.rule] : []));
      return priceBasket({ ...bought, machineId, day: time.day, minute: minuteOf(time) }, [...own, ...presented]);
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
