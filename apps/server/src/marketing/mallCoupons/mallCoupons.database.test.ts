import { codeChecks } from "@yunshou/contract/marketing/codeChecks";
import { coupons } from "@yunshou/contract/marketing/coupons";
import { drawCoupons } from "@yunshou/contract/marketing/drawCoupons";
import { mallCouponFigures } from "@yunshou/contract/marketing/mallCouponFigures";
import { mallCoupons } from "@yunshou/contract/marketing/mallCoupons";
import { asSystem } from "@yunshou/database";
import { addDays, businessDay } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { rowsOf } from "../../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";
import { lockNamed } from "../codes/claim.ts";

let server: TestServer;
let owner: Client;
let stranger: Client;
let merchant: Awaited<ReturnType<typeof givenMerchant>>;
const today = businessDay(new Date(), "Asia/Shanghai");
const range = { fromDay: today, toDay: today };

beforeAll(async () => {
  server = await startTestServer();
  merchant = await givenMerchant(server);
  await givenUser(server, merchant, { account: "mallowner" });
  owner = await loginAs(server, "mallowner", testPassword);
  await givenUser(server, await givenMerchant(server), { account: "mallstranger" });
  stranger = await loginAs(server, "mallstranger", testPassword);
});
afterAll(() => server.stop());

const codeOf = async (answer: ReturnType<Client["try"]>) => (await answer).body.code;
const coupon = (more: Record<string, unknown> = {}) => ({
  merchantId: merchant.merchantId,
  couponName: "商城五元券",
  couponType: "small" as const,
  couponDenomination: 5,
  fullAmountFen: "1000",
  validDays: 7,
  issuedTotal: 10,
  ...more,
});
const drawn = (more: Record<string, unknown> = {}) => {
  const { couponType: _, ...form } = coupon({ couponName: "抽奖券", winRate: "100", ...more });
  return form as typeof form & { winRate: string };
};
const codesOf = async (couponId: string) => (await owner.call(coupons.codes, { couponId, ...range })).rows;

describe("coupons of the mall", () => {
  it("MALL-04 COUPON-03 COUPON-05 are listed beside those of machines, handed out up to their total, and taken by no machine", async () => {
    const { mallCouponId } = await owner.call(mallCoupons.create, coupon({ issuedTotal: 2 }));
    await owner.call(mallCoupons.handOut, { mallCouponId, count: 2 });
    expect(await codeOf(owner.try(mallCoupons.handOut, { mallCouponId, count: 1 }))).toBe("codes.usedUp");
    expect(await codeOf(owner.try(mallCoupons.update, { mallCouponId, ...coupon() }))).toBe("codes.handedOut");
    expect((await owner.call(mallCoupons.list, {})).rows).toEqual([
      expect.objectContaining({ mallCouponId, issuedTotal: 2, handedOut: 2, validTo: addDays(today, 6) }),
    ]);
    expect((await owner.call(coupons.list, {})).rows).toEqual([]);
    expect(await codeOf(owner.try(coupons.stop, { couponId: mallCouponId }))).toBe("record.unknown");
    expect(await codeOf(stranger.try(mallCoupons.stop, { mallCouponId }))).toBe("record.unknown");
    const [code] = await codesOf(mallCouponId);
    const { topId, merchantId } = merchant;
    const naming = { machineId: "1", topId, merchantId, timeZone: "Asia/Shanghai", typed: code!.couponCode };
    const { usable } = await asSystem(server.database, async (tx) => {
      const named = await lockNamed(tx, server.context.secrets, [naming]);
      return { usable: await named.usable(naming, new Date()) };
    });
    expect(usable).toMatchObject({ code: "codes.mallOnly" });
  });

  it("COUPON-04 MSG-99 refuse what is no positive integer, and MKT-05 are deleted when they were stopped", async () => {
    for (const wrong of [{ couponDenomination: 0 }, { validDays: 0 }, { issuedTotal: -1 }])
      expect(await codeOf(owner.try(mallCoupons.create, coupon(wrong)))).toBe("codes.notPositive");
    const { mallCouponId } = await owner.call(mallCoupons.create, coupon());
    expect(await codeOf(owner.try(mallCoupons.remove, { mallCouponId }))).toBe("codes.notStopped");
    await owner.call(mallCoupons.stop, { mallCouponId });
    await owner.call(mallCoupons.remove, { mallCouponId });
    expect(await codeOf(owner.try(mallCoupons.start, { mallCouponId }))).toBe("record.unknown");
  });

  it("MKT-02 MKT-16 are narrowed to hours, levels and business of phones, drawn ones too", async () => {
    const narrowed = {
      slots: [{ from: "07:00", to: "09:30" }],
      memberLevels: ["gold", "diamond"],
      businessTypes: ["mall"],
    } as const;
    const form = coupon({ couponName: "早场券", ...narrowed });
    const { mallCouponId } = await owner.call(mallCoupons.create, form);
    const listed = async () => (await owner.call(mallCoupons.list, { couponName: "早场券" })).rows[0];
    expect(await listed()).toMatchObject(narrowed);
    await owner.call(mallCoupons.update, { mallCouponId, ...coupon({ couponName: "早场券" }) });
    expect(await listed()).toMatchObject({ slots: [], memberLevels: [], businessTypes: [] });
    const { drawCouponId } = await owner.call(drawCoupons.create, drawn({ couponName: "早场抽奖", ...narrowed }));
    const [row] = (await owner.call(drawCoupons.list, { couponName: "早场抽奖" })).rows;
    expect(row).toMatchObject({ drawCouponId, ...narrowed });
    const overlapping = { slots: [narrowed.slots[0], { from: "09:00", to: "10:00" }] };
    for (const answer of [
      await owner.try(mallCoupons.create, coupon(overlapping)),
      await owner.try(drawCoupons.create, drawn(overlapping)),
    ])
      expect(answer.body).toMatchObject({ code: "marketing.slotsOverlap", data: { field: "slots" } });
    // No machine takes a coupon of the mall.
    expect((await owner.try(mallCoupons.create, coupon({ businessTypes: ["ordinary"] }))).status).toBe(400);
  });

  it("COUPON-05 STAT-05 come to the same by coupon, by day and use by use", async () => {
    const { mallCouponId } = await owner.call(mallCoupons.create, coupon({ couponName: "统计券" }));
    await owner.call(mallCoupons.handOut, { mallCouponId, count: 4 });
    for (const { couponCode } of (await codesOf(mallCouponId)).slice(0, 3))
      await owner.call(codeChecks.redeem, { promoCode: couponCode });
    const asked = { ...range, couponName: "统计" };
    const sums = { handedOut: 4, usedTotal: 3, discountAmountFen: "1500", salesAmountFen: "0" };
    expect((await owner.call(mallCouponFigures.list, asked)).rows).toEqual([
      expect.objectContaining({ mallCouponId, ...sums, receivedTotal: 0, expiredTotal: 0, share: null }),
    ]);
    expect((await owner.call(mallCouponFigures.days, asked)).rows).toEqual([{ statDate: today, ...sums }]);
    expect(await owner.call(mallCouponFigures.totals, asked)).toMatchObject(sums);
    expect((await owner.call(mallCouponFigures.uses, { ...range, mallCouponId })).total).toBe(3);
    expect((await owner.call(mallCouponFigures.uses, asked)).total).toBe(3);
    expect((await stranger.call(mallCouponFigures.days, asked)).rows).toEqual([]);
    const long = { ...asked, fromDay: addDays(today, -92) };
    expect(await codeOf(owner.try(mallCouponFigures.days, long)), "MSG-107").toBe("range.tooLong");
  });
});

describe("coupons of the mall that were deleted", () => {
  it("COUPON-06 STAT-05 stand in the list of the days on which some ended, as its sums count them", async () => {
    const { mallCouponId } = await owner.call(mallCoupons.create, coupon({ couponName: "过期券", validDays: 1 }));
    await owner.call(mallCoupons.handOut, { mallCouponId, count: 2 });
    await rowsOf(
      server,
      `update discount_code set state = 'expired', created_at = created_at - interval '3 days', valid_from = $2::date - 3, valid_to = $2::date
       where batch_id = $1`,
      [mallCouponId, today],
    );
    await owner.call(mallCoupons.stop, { mallCouponId });
    await owner.call(mallCoupons.remove, { mallCouponId });
    const asked = { ...range, couponName: "过期" };
    expect(await owner.call(mallCouponFigures.totals, asked)).toMatchObject({ handedOut: 0, expiredTotal: 2 });
    expect((await owner.call(mallCouponFigures.list, asked)).rows).toMatchObject([{ mallCouponId, expiredTotal: 2 }]);
  });
});

describe("coupons that are drawn", () => {
  const draw = (drawCouponId: string, drawKey: string = crypto.randomUUID()) =>
    owner.call(drawCoupons.draw, { drawCouponId, drawKey });

  it("COUPON-01 win under their chance, each draw recorded with its number and the chance it had", async () => {
    const { drawCouponId } = await owner.call(drawCoupons.create, drawn({ winRate: "0.01" }));
    const lost = await draw(drawCouponId);
    expect(lost).toMatchObject({ drawNo: 1, winRate: "0.01", isWon: lost.drawnNumber === 0 });
    await owner.call(drawCoupons.update, { drawCouponId, ...drawn() });
    const won = await draw(drawCouponId);
    expect(won).toMatchObject({ drawNo: 2, winRate: "100.00", isWon: true, operatorName: "mallowner" });
    expect((await owner.call(drawCoupons.draws, { drawCouponId })).rows).toEqual([won, lost]);
    expect((await stranger.call(drawCoupons.draws, { drawCouponId })).rows).toEqual([]);
    expect(await codesOf(drawCouponId)).toEqual([
      expect.objectContaining({ couponCode: won.couponCode, validTo: addDays(today, 6) }),
    ]);
    expect(await codeOf(owner.try(drawCoupons.update, { drawCouponId, ...drawn() }))).toBe("codes.handedOut");
    expect((await owner.call(drawCoupons.list, {})).rows[0]).toMatchObject({ drawTotal: 2, handedOut: 1 });
  });

  it("COUPON-03 are won exactly once when fifty draw the last one at once", async () => {
    const { drawCouponId } = await owner.call(drawCoupons.create, drawn({ issuedTotal: 1 }));
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => owner.try(drawCoupons.draw, { drawCouponId, drawKey: crypto.randomUUID() })),
    );
    const codes = answers.map(({ body }) => body.code);
    expect(codes.filter((code) => code === "H0000")).toHaveLength(1);
    expect(codes.filter((code) => code === "codes.drawnOut")).toHaveLength(49);
    expect(await codesOf(drawCouponId)).toHaveLength(1);
    expect((await owner.call(drawCoupons.draws, { drawCouponId })).total).toBe(1);
  });

  it("answer a replayed draw as they did first, at once or after all were won and the coupon was stopped", async () => {
    const { drawCouponId } = await owner.call(drawCoupons.create, drawn({ issuedTotal: 1 }));
    const answers = await Promise.all(Array.from({ length: 5 }, () => draw(drawCouponId, "the-same-draw")));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    await owner.call(drawCoupons.stop, { drawCouponId });
    expect(await draw(drawCouponId, "the-same-draw")).toEqual(answers[0]);
    expect(await codeOf(owner.try(drawCoupons.draw, { drawCouponId, drawKey: "another-draw" }))).toBe(
      "codes.batchStopped",
    );
    expect(await codesOf(drawCouponId)).toHaveLength(1);
  });

  it("are neither handed out nor changed by hand, and those of the hand are not drawn", async () => {
    const { drawCouponId } = await owner.call(drawCoupons.create, drawn());
    const byHand = { mallCouponId: drawCouponId };
    expect(await codeOf(owner.try(mallCoupons.handOut, { ...byHand, count: 1 }))).toBe("codes.drawnOnly");
    expect(await codeOf(owner.try(mallCoupons.update, { ...byHand, ...coupon() }))).toBe("codes.drawnOnly");
    const { mallCouponId } = await owner.call(mallCoupons.create, coupon());
    const asked = { drawCouponId: mallCouponId, drawKey: "no-draw-at-all" };
    expect(await codeOf(owner.try(drawCoupons.draw, asked))).toBe("record.unknown");
    expect(await codeOf(owner.try(drawCoupons.stop, { drawCouponId: mallCouponId }))).toBe("record.unknown");
    expect(await codeOf(owner.try(drawCoupons.create, drawn({ winRate: "100.01" })))).toBe("codes.winRate");
    expect(await codeOf(owner.try(drawCoupons.draw, { drawCouponId, drawKey: "for-a-card", cardId: "1" }))).toBe(
      "codes.cards",
    );
  });
});
