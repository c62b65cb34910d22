import type { Handle } from "@yunshou/database";
import { addDays, businessDay, dayMinutes, type PlanState, type SchemeEffect, type TimeSlot } from "@yunshou/domain";
import { findByAccount } from "../access/people/person.queries.ts";
import { effectColumns } from "../marketing/effects.ts";
import { insertPlan, type PlanColumns } from "../marketing/plans.queries.ts";
import { insertScheme } from "../marketing/schemes.queries.ts";
import { pickupPlaces } from "./pickups.queries.ts";
import * as queries from "./promotions.queries.ts";
import { demoTimeZone } from "./seed.ts";

const merchantNo = "00010001";
const places = 4;
const hour = 60;

interface DemoPlan {
  readonly name: string;
  readonly effect: SchemeEffect;
  readonly slots: readonly TimeSlot[];
  readonly priority: number;
  readonly combination?: PlanColumns["combination"];
  readonly state: PlanState;
  /** Only the first product of the places. */
  readonly narrow?: boolean;
  readonly own?: boolean;
  readonly maxUses?: number;
  readonly maxAmountFen?: string;
  /** What orders cost less so far is its doing. */
  readonly gaveDiscounts?: boolean;
  /** Days from today on which it begins and ends. */
  readonly days?: readonly [number, number];
}

const allDay = [{ from: 0, to: dayMinutes }];

const demoPlans: readonly DemoPlan[] = [
  {
    name: "饮料日常九折",
    effect: { kind: "productDiscount", rate: 90 },
    slots: allDay,
    priority: 6,
    state: "onSale",
    days: [-100, 60],
    gaveDiscounts: true,
  },
  {
    name: "早晚高峰八五折",
    effect: { kind: "productDiscount", rate: 85 },
    slots: [
      { from: 7 * hour, to: 9 * hour + 30 },
      { from: 17 * hour, to: 19 * hour },
    ],
    priority: 2,
    state: "onSale",
    own: true,
    narrow: true,
  },
  {
    name: "新品尝鲜价",
    effect: { kind: "specialOffer", priceFen: 199n },
    slots: allDay,
    priority: 1,
    state: "onSale",
    narrow: true,
    maxUses: 500,
    maxAmountFen: "100000",
  },
  {
    name: "满十减一",
    effect: { kind: "fullReduction", fullFen: 1_000n, reductionFen: 100n },
    slots: allDay,
    priority: 5,
    state: "paused",
  },
  {
    name: "周年庆半价",
    effect: { kind: "productDiscount", rate: 50 },
    slots: [{ from: 12 * hour, to: 14 * hour }],
    priority: 3,
    combination: "largest",
    state: "notOnSale",
    days: [20, 27],
  },
];

/** Promotions of a retail merchant; those on sale change what its machines sell from the first minute on. */
export async function seedPromotions(tx: Handle, now: Date): Promise<void> {
  const [owner, machines] = [await findByAccount(tx, "demo"), await pickupPlaces(tx, merchantNo, places)];
  const first = machines[0];
  if (owner === undefined || first === undefined) return;
  const today = businessDay(now, demoTimeZone);
  for (const plan of demoPlans) {
    const productIds = plan.narrow === true ? first.productIds.slice(0, 1) : [];
    const schemeId = await insertScheme(
      tx,
      first.identity,
      {
        ...effectColumns(plan.effect),
        schemeName: plan.name,
        productIds: plan.own === true ? [] : productIds,
        memberLevels: [],
        remark: "",
      },
      { own: plan.own === true },
    );
    const [begins, ends] = plan.days ?? [-7, 60];
    const planId = await insertPlan(tx, first.identity, schemeId, owner.userId, {
      planName: plan.name,
      priority: plan.priority,
      combination: plan.combination ?? "accumulate",
      startDate: addDays(today, begins),
      endDate: addDays(today, ends),
      slots: plan.slots,
      machineIds: plan.own === true ? machines.map(({ identity }) => identity.machineId) : [],
      productIds: plan.own === true ? productIds : [],
      memberLevels: [],
      businessTypes: [],
      maxUses: plan.maxUses ?? null,
      maxAmountFen: plan.maxAmountFen ?? null,
    });
    await queries.putInState(tx, { schemeId, planId, state: plan.state });
    if (plan.gaveDiscounts === true)
      await queries.giveDiscountsTo(tx, { planId, merchantId: first.identity.merchantId });
  }
}
