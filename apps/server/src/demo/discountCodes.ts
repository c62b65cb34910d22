import type { Handle } from "@yunshou/database";
import {
  addDays,
  businessDay,
  type CodeUsage,
  type CodeValue,
  type CouponType,
  type DiscountKind,
  memberLevels,
  type VoucherType,
} from "@yunshou/domain";
import { type CodeNarrowing, insertBatch, saveBatchState, unnarrowed } from "../marketing/codes/batches.queries.ts";
import { drawOnce } from "../marketing/mallCoupons/draw.ts";
import type { Secrets } from "../platform/secrets.ts";
import { cardsWithHolder } from "./discountCodes.queries.ts";
import { handOutAndUse, makeAndUse } from "./codeCourse.ts";
import { merchantsWithBoss } from "./finance.queries.ts";
import { demoTimeZone } from "./seed.ts";

interface DemoBatch {
  readonly kind: DiscountKind;
  readonly usage?: CodeUsage;
  readonly name: string;
  readonly type: CouponType | VoucherType;
  readonly value: CodeValue;
  readonly fullFen: bigint;
  readonly total: number;
  readonly made: number;
  readonly used: number;
  readonly maxUses?: number;
  /** Days from today on which its codes begin and end. */
  readonly days: readonly [number, number];
  readonly stopped?: boolean;
  readonly narrowing?: Partial<CodeNarrowing>;
}

const batches: readonly DemoBatch[] = [
  {
    kind: "coupon",
    name: "新客立减券",
    type: "small",
    value: { amountFen: 200n },
    fullFen: 500n,
    total: 200,
    made: 40,
    used: 9,
    days: [-12, 30],
  },
  {
    kind: "coupon",
    name: "会员日大额券",
    type: "large",
    value: { amountFen: 1_000n },
    fullFen: 2_500n,
    total: 50,
    made: 20,
    used: 3,
    days: [-5, 9],
    narrowing: { memberLevels: ["gold", "diamond"] },
  },
  {
    kind: "coupon",
    name: "下午茶两元券",
    type: "small",
    value: { amountFen: 200n },
    fullFen: 600n,
    total: 100,
    made: 16,
    used: 0,
    days: [-6, 24],
    narrowing: { slots: [{ from: 14 * 60, to: 17 * 60 }] },
  },
  {
    kind: "coupon",
    name: "抽奖八折券",
    type: "lottery",
    value: { percent: 80 },
    fullFen: 0n,
    total: 30,
    made: 12,
    used: 0,
    days: [-24, -8],
    stopped: true,
  },
  {
    kind: "coupon",
    usage: "mall",
    name: "商城新人券",
    type: "small",
    value: { amountFen: 300n },
    fullFen: 1_500n,
    total: 300,
    made: 60,
    used: 17,
    days: [-9, 20],
  },
  {
    kind: "coupon",
    usage: "mall",
    name: "商城满百券",
    type: "large",
    value: { amountFen: 2_000n },
    fullFen: 10_000n,
    total: 80,
    made: 24,
    used: 5,
    days: [-4, 10],
  },
  {
    kind: "promoCode",
    name: "社群分享码",
    type: "small",
    value: { amountFen: 150n },
    fullFen: 400n,
    total: 20,
    made: 20,
    used: 12,
    maxUses: 5,
    days: [-10, 20],
  },
  {
    kind: "promoCode",
    name: "写字楼九折码",
    type: "large",
    value: { percent: 90 },
    fullFen: 600n,
    total: 10,
    made: 10,
    used: 4,
    maxUses: 3,
    days: [-3, 27],
  },
  {
    kind: "voucher",
    name: "企业福利五元券",
    type: "general",
    value: { amountFen: 500n },
    fullFen: 600n,
    total: 60,
    made: 60,
    used: 14,
    days: [-20, 60],
  },
  {
    kind: "voucher",
    name: "合作方三元券",
    type: "general",
    value: { amountFen: 300n },
    fullFen: 350n,
    total: 24,
    made: 24,
    used: 2,
    days: [-2, 88],
  },
];

type DemoOwner = Pick<Awaited<ReturnType<typeof merchantsWithBoss>>[number], "topId" | "merchantId" | "bossId">;

/** Coupons, promo codes and vouchers of the first merchants; some of their codes were redeemed at a counter. */
export async function seedDiscountCodes(tx: Handle, secrets: Secrets, now: Date): Promise<void> {
  const today = businessDay(now, demoTimeZone);
  const merchants = (await merchantsWithBoss(tx)).slice(0, 2);
  for (const { topId, merchantId, bossId } of merchants) {
    for (const one of batches) {
      const [validFrom, validTo] = [addDays(today, one.days[0]), addDays(today, one.days[1])];
      const { kind, usage = "machine", name, type, value, fullFen, total, maxUses = 1, narrowing } = one;
      const isCoupon = kind === "coupon";
      const batch = await insertBatch(tx, {
        topId,
        merchantId,
        kind,
        usage,
        name,
        type,
        value,
        fullFen,
        total,
        maxUses,
        // A coupon counts its days from when it is handed out.
        validDays: isCoupon ? one.days[1] - one.days[0] : null,
        validFrom: isCoupon ? null : validFrom,
        validTo: isCoupon ? null : validTo,
        ...unnarrowed,
        ...narrowing,
        createdBy: bossId,
      });
      // Whom it is narrowed to holds it, for a counter asks nobody else.
      const cardIds = await cardsWithHolder(tx, merchantId, narrowing?.memberLevels ?? memberLevels);
      const course = { ...one, batch, validFrom, validTo, operatorId: bossId, now };
      await (isCoupon ? handOutAndUse(tx, secrets, course, cardIds) : makeAndUse(tx, secrets, course));
      if (one.stopped === true) await saveBatchState(tx, batch, "stopped");
    }
    await seedDraws(tx, secrets, { topId, merchantId, bossId }, now);
  }
}

/** A coupon that is drawn, with some draws of today. */
async function seedDraws(tx: Handle, secrets: Secrets, owner: DemoOwner, now: Date): Promise<void> {
  const { topId, merchantId, bossId } = owner;
  const batch = await insertBatch(tx, {
    topId,
    merchantId,
    kind: "coupon",
    usage: "mall",
    name: "周末抽奖券",
    type: "lottery",
    value: { amountFen: 800n },
    winRate: 2_500,
    fullFen: 2_000n,
    total: 20,
    maxUses: 1,
    validDays: 14,
    validFrom: null,
    validTo: null,
    ...unnarrowed,
    createdBy: bossId,
  });
  let made = 0;
  for (let place = 0; place < 24 && made < batch.total; place += 1) {
    const at = new Date(now.getTime() - (24 - place) * 7 * 60_000);
    const asked = { drawKey: `demo-draw-${place}`, cardId: null, operatorId: bossId, now: at };
    const drawn = await drawOnce(tx, secrets, { ...batch, made, timeZone: demoTimeZone }, asked);
    if (!("ok" in drawn) && drawn.isWon) made += 1;
  }
}
