import { cardAreas } from "@yunshou/contract/members/areas";
import { cardAllowances } from "@yunshou/contract/members/allowances";
import { blacklist } from "@yunshou/contract/members/blacklist";
import { cards } from "@yunshou/contract/members/cards";
import { cardDetails } from "@yunshou/contract/members/details";
import { memberAssignments, members } from "@yunshou/contract/members/members";
import { topUps } from "@yunshou/contract/members/topUps";
import { coupons } from "@yunshou/contract/marketing/coupons";
import { drawCoupons } from "@yunshou/contract/marketing/drawCoupons";
import { addDays, businessDay } from "@yunshou/domain";
import { beforeAll, describe, expect, it } from "vitest";
import { codeOf, openCardBench, range, refusalOf, today } from "../../testing/bench/cardBench.ts";
import { type Client, loginAs } from "../../testing/bench/client.ts";
import { rowsOf } from "../../testing/bench/machines.ts";
import { givenUser, testPassword } from "../../testing/bench/people.ts";

const { server, shop, child, owner, one, form, issued, cardOf, newPhone } = await openCardBench();
const below = await one(child, "below");
let campus: string;
let library: string;
let factory: string;
let clerk: Client;
let clerkId: string;

const areaNamed = async (areaName: string, areaParentId: string | null = null) =>
  (await owner.call(cardAreas.create, { merchantId: shop.merchantId, areaParentId, areaName })).areaId;

const holderOf = async ({ cardNo }: { readonly cardNo: string }) => {
  const { memberId } = (await owner.call(members.list, { cardNo })).rows[0]!;
  return { memberId };
};

beforeAll(async () => {
  campus = await areaNamed("东校区");
  library = await areaNamed("图书馆", campus);
  factory = await areaNamed("厂区");
  ({ userId: clerkId } = await givenUser(server, shop, { account: "clerk" }));
  clerk = await loginAs(server, "clerk", testPassword);
  await owner.call(cardAreas.addStaff, { areaId: campus, userId: clerkId });
  server.forgetSessions();
});

describe("card areas", () => {
  it("CARD-24 limit their staff to the cards in them and below: in lists, books, choices and changes", async () => {
    const holderPhone = newPhone();
    const inside = await issued({ areaId: library, holderName: "顾清扬", holderPhone });
    const outside = await issued({ areaId: factory, holderName: "陈安琪", holderPhone: newPhone() });
    for (const { cardId } of [inside, outside])
      await owner.call(cards.recharge, { cardIds: [cardId], amountFen: "1000", method: "cash" });
    expect((await clerk.call(cards.list, {})).rows.map(({ cardNo, areaName }) => [cardNo, areaName])).toEqual([
      [inside.cardNo, "图书馆"],
    ]);
    expect((await clerk.call(members.list, {})).rows.map(({ cardNo }) => cardNo)).toEqual([inside.cardNo]);
    expect((await owner.call(members.list, { areaId: campus })).rows.map(({ areaName }) => areaName)).toEqual([
      "图书馆",
    ]);
    expect((await clerk.call(cardDetails.recharges, range)).rows.map(({ cardNo }) => cardNo)).toEqual([inside.cardNo]);
    const recharge = (cardIds: string[]) => clerk.try(cards.recharge, { cardIds, amountFen: "100", method: "cash" });
    expect(await codeOf(recharge([inside.cardId]))).toBe("H0000");
    expect(await codeOf(recharge([inside.cardId, outside.cardId]))).toBe("members.cardUnknown");
    expect((await cardOf(inside.cardNo)).balanceFen).toBe("1100");
    expect(await codeOf(clerk.try(cards.setArea, { cardIds: [inside.cardId], areaId: factory }))).toBe(
      "cardAreas.unknown",
    );
    expect(await refusalOf(clerk.try(cards.issue, form({ areaId: factory })))).toEqual(["cardAreas.unknown", "areaId"]);
    expect(await refusalOf(clerk.try(cards.issue, form()))).toEqual(["field.required", "areaId"]);
    expect(await codeOf(clerk.try(cards.issue, form({ areaId: campus })))).toBe("H0000");
    expect((await clerk.call(cardAreas.tree, {})).rows.map(({ areaName, parentId }) => [areaName, parentId])).toEqual([
      ["东校区", null],
      ["图书馆", campus],
    ]);
    const all = await owner.call(cards.list, { areaId: campus });
    const counted = (await owner.call(cardAreas.tree, {})).rows.find(({ areaId }) => areaId === campus);
    expect(counted?.cardCount).toBe(all.total);
    expect(all.rows.every(({ areaName }) => ["东校区", "图书馆"].includes(areaName ?? ""))).toBe(true);
  });

  it("CARD-24 limit their staff to cards there when coupons are handed out", async () => {
    const inside = await issued({ areaId: library, holderName: "江一帆", holderPhone: newPhone() });
    const outside = await issued({ areaId: factory, holderName: "苏晚晴", holderPhone: newPhone() });
    const { couponId } = await owner.call(coupons.create, {
      merchantId: shop.merchantId,
      couponName: "区域券",
      couponDenomination: 5,
      couponType: "small",
      fullAmountFen: "0",
      validDays: 7,
      issuedTotal: 5,
      machineIds: [],
      productIds: [],
    });
    const handOut = (cardIds: string[]) => refusalOf(clerk.try(coupons.handOut, { couponId, count: 1, cardIds }));
    expect(await handOut([inside.cardId, outside.cardId])).toEqual(["codes.cards", "cardIds"]);
    expect(await clerk.call(coupons.handOut, { couponId, count: 1, cardIds: [inside.cardId] })).toEqual({
      handedOut: 1,
    });
    // Who holds the coupon of a card elsewhere is told to nobody here.
    await owner.call(coupons.handOut, { couponId, count: 1, cardIds: [outside.cardId] });
    const holders = async (by: Client) =>
      (await by.call(coupons.codes, { couponId, ...range })).rows.map(({ cardNo, holder }) => [cardNo, holder]);
    const own = [inside.cardNo, "江**"];
    expect(await holders(owner)).toEqual([[outside.cardNo, "苏**"], own]);
    expect(await holders(clerk)).toEqual([[null, null], own]);
    const { drawCouponId } = await owner.call(drawCoupons.create, {
      merchantId: shop.merchantId,
      couponName: "区域抽奖",
      couponDenomination: 5,
      fullAmountFen: "0",
      winRate: "100",
      validDays: 7,
      issuedTotal: 5,
    });
    for (const { cardId } of [inside, outside])
      await owner.call(drawCoupons.draw, { drawCouponId, drawKey: `area-${cardId}`, cardId });
    const drawn = async (by: Client) =>
      (await by.call(drawCoupons.draws, { drawCouponId })).rows.map(({ cardNo, holder }) => [cardNo, holder]);
    expect(await drawn(owner)).toEqual([[outside.cardNo, "苏**"], own]);
    expect(await drawn(clerk)).toEqual([[null, null], own]);
  });

  it("CARD-24 SYS-17 limit their staff to cards and members there on the blacklist", async () => {
    const [nearPhone, farPhone] = [newPhone(), newPhone()];
    const inside = await issued({ areaId: library, holderName: "白杨", holderPhone: nearPhone });
    const outside = await issued({ areaId: factory, holderName: "柳青", holderPhone: farPhone });
    const add = (entryKind: "card" | "phone", entryValue: string, by = clerk) =>
      by.try(blacklist.add, { merchantId: shop.merchantId, entryKind, entryValue, reason: "盗刷" });
    expect(await refusalOf(add("card", outside.cardNo))).toEqual(["members.cardUnknown", "entryValue"]);
    expect(await refusalOf(add("phone", farPhone))).toEqual(["members.unknown", "entryValue"]);
    for (const answer of [add("card", inside.cardNo), add("phone", nearPhone), add("phone", newPhone())])
      expect(await codeOf(answer)).toBe("H0000");
    for (const answer of [add("card", outside.cardNo, owner), add("phone", farPhone, owner)])
      expect(await codeOf(answer)).toBe("H0000");
    const { memberId } = await holderOf(outside);
    await owner.call(blacklist.addMember, { memberId, reason: "盗刷" });
    const all = (await owner.call(blacklist.list, {})).rows;
    const seen = (await clerk.call(blacklist.list, {})).rows;
    expect([all.length, seen.length]).toEqual([6, 3]);
    const hidden = all.filter((row) => seen.every(({ entryId }) => entryId !== row.entryId));
    for (const { entryId } of hidden)
      expect(await codeOf(clerk.try(blacklist.remove, { entryId }))).toBe("record.unknown");
    for (const { entryId } of seen) await clerk.call(blacklist.remove, { entryId });
    for (const { entryId } of hidden) await owner.call(blacklist.remove, { entryId });
  });

  it("CARD-24 leave what counts beyond them to people without limit: the allowance of the merchant and other top-ups", async () => {
    const setting = { merchantId: shop.merchantId, offlineLimitFen: "5000", offlineHours: 24 };
    expect(await refusalOf(clerk.try(cardAllowances.set, setting))).toEqual(["cardAreas.beyondOwn", "merchantId"]);
    const days = { fromDay: today, toDay: addDays(today, 9) };
    const activity = (areaIds: string[], giftFen = "100") => ({
      ...days,
      activityName: `充送${areaIds.length}`,
      areaIds,
      tiers: [{ rechargeFen: "1000", giftFen }],
    });
    const { merchantId } = shop;
    for (const areaIds of [[], [factory], [library, factory]])
      expect(await refusalOf(clerk.try(topUps.create, { merchantId, ...activity(areaIds) }))).toEqual([
        "cardAreas.beyondOwn",
        "areaIds",
      ]);
    for (const areaIds of [[], [factory]]) {
      const held = await owner.call(topUps.create, { merchantId, ...activity(areaIds) });
      const beyond = ["cardAreas.beyondOwn", "activityId"];
      expect(await refusalOf(clerk.try(topUps.update, { ...held, ...activity([library], "900") }))).toEqual(beyond);
      for (const turn of [topUps.start, topUps.stop, topUps.remove])
        expect(await refusalOf(clerk.try(turn, held))).toEqual(beyond);
      await owner.call(topUps.remove, held);
    }
    const own = await clerk.call(topUps.create, { merchantId, ...activity([library]) });
    expect(await refusalOf(clerk.try(topUps.update, { ...own, ...activity([]) }))).toEqual([
      "cardAreas.beyondOwn",
      "areaIds",
    ]);
    await clerk.call(topUps.start, own);
    await clerk.call(topUps.stop, own);
    await clerk.call(topUps.remove, own);
  });

  it("CARD-24 limit their staff to members with a card there, and to those without any", async () => {
    const holderPhone = newPhone();
    const inside = await holderOf(await issued({ areaId: library, holderName: "沈一诺", holderPhone }));
    const outside = await holderOf(await issued({ areaId: factory, holderName: "罗晓峰", holderPhone: newPhone() }));
    expect((await clerk.call(members.detail, inside)).holderPhone).toBe(holderPhone);
    for (const one of [members.detail, members.anonymise])
      expect(await codeOf(clerk.try(one, outside))).toBe("members.unknown");
    const newcomer = await clerk.call(members.create, {
      merchantId: shop.merchantId,
      holderName: "何雨桐",
      holderPhone: newPhone(),
      memberLevel: "ordinary",
      birthDay: null,
      classId: null,
      remark: "",
      guardianName: "",
      guardianPhone: "",
      guardianConsent: false,
    });
    const found = await clerk.call(members.list, newcomer);
    expect(found.rows).toMatchObject([{ cardNo: null }]);
  });

  it("CARD-24 move nobody away whose other cards lie elsewhere, and no card takes its area along", async () => {
    const holder = { holderName: "余思远", holderPhone: newPhone() };
    const { memberId } = await holderOf(await issued({ areaId: library, ...holder }));
    const second = await issued({ areaId: factory, ...holder });
    const move = { memberId, merchantId: child.merchantId };
    expect(await codeOf(clerk.try(memberAssignments.move, move))).toBe("members.cardsElsewhere");
    await owner.call(memberAssignments.move, move);
    expect(await cardOf(second.cardNo)).toMatchObject({ areaId: null });
  });

  it("CARD-24 let nobody who is limited to them lift a limit, and are not deleted over the heads of their staff", async () => {
    const own = await areaNamed("宿舍", campus);
    const { userId } = await givenUser(server, shop, { account: "warden" });
    await owner.call(cardAreas.addStaff, { areaId: own, userId });
    // A session manages the areas that it had when it was looked up.
    server.forgetSessions();
    for (const limited of [
      { areaId: own, userId },
      { areaId: campus, userId: clerkId },
    ])
      expect(await codeOf(clerk.try(cardAreas.removeStaff, limited))).toBe("cardAreas.ownLimit");
    for (const who of [clerk, owner])
      expect(await codeOf(who.try(cardAreas.remove, { areaId: own }))).toBe("cardAreas.staffLast");
    await clerk.call(cardAreas.addStaff, { areaId: library, userId });
    await clerk.call(cardAreas.removeStaff, { areaId: own, userId });
    await clerk.call(cardAreas.remove, { areaId: own });
    await owner.call(cardAreas.removeStaff, { areaId: library, userId });
  });

  it("CARD-08 CARD-17 are required where a merchant keeps some, and a replacement stays in its own", async () => {
    expect(await refusalOf(owner.try(cards.issue, form()))).toEqual(["field.required", "areaId"]);
    expect(await codeOf(below.try(cards.issue, form({ merchantId: child.merchantId })))).toBe("H0000");
    const { cardId } = await issued({ areaId: factory });
    const { cardNo, physicalNo, logicalNo, cardExpiry } = form();
    await owner.call(cards.replace, { cardId, cardNo, physicalNo, logicalNo, cardExpiry });
    expect((await cardOf(cardNo)).areaId).toBe(factory);
    await owner.call(cards.setArea, { cardIds: [(await cardOf(cardNo)).cardId], areaId: library });
    expect((await cardOf(cardNo)).areaName).toBe("图书馆");
  });

  it("MSG-57 MSG-58 take people of the merchant who see cards, each once, and let them go again", async () => {
    const mine = { areaId: campus, userId: clerkId };
    expect(await codeOf(owner.try(cardAreas.addStaff, mine))).toBe("cardAreas.staffTaken");
    const { userId: blind } = await givenUser(server, shop, { account: "blind", level: "2", roles: ["replenisher"] });
    const { userId: stranger } = await givenUser(server, child, { account: "stranger" });
    for (const userId of [blind, stranger, "5"])
      expect(await codeOf(owner.try(cardAreas.addStaff, { areaId: campus, userId }))).toBe("cardAreas.staffUnfit");
    expect((await owner.call(cardAreas.staff, { areaId: campus })).rows).toMatchObject([{ account: "clerk" }]);
    expect(await codeOf(below.try(cardAreas.staff, { areaId: campus }))).toBe("cardAreas.unknown");
    await owner.call(cardAreas.addStaff, { areaId: factory, userId: clerkId });
    await owner.call(cardAreas.removeStaff, { areaId: factory, userId: clerkId });
    expect(await codeOf(owner.try(cardAreas.removeStaff, { areaId: factory, userId: clerkId }))).toBe(
      "cardAreas.unknown",
    );
  });

  it("CARD-24 have names of their own among neighbours, and stay while something is in them", async () => {
    const free = await areaNamed("操场", campus);
    const twice = { merchantId: shop.merchantId, areaParentId: campus, areaName: "操场" };
    expect(await codeOf(owner.try(cardAreas.create, twice))).toBe("cardAreas.nameTaken");
    expect(await codeOf(owner.try(cardAreas.rename, { areaId: free, areaName: "图书馆" }))).toBe("cardAreas.nameTaken");
    await owner.call(cardAreas.rename, { areaId: free, areaName: "体育场" });
    expect(await codeOf(owner.try(cardAreas.remove, { areaId: campus }))).toBe("cardAreas.inUse");
    expect(await codeOf(below.try(cardAreas.remove, { areaId: free }))).toBe("cardAreas.unknown");
    await owner.call(cardAreas.remove, { areaId: free });
    const deep = await areaNamed("四层", await areaNamed("三层", library));
    expect(await codeOf(owner.try(cardAreas.create, { ...twice, areaParentId: deep }))).toBe("cardAreas.tooDeep");
  });
});

describe("top-up activities", () => {
  const activity = (more = {}) => ({
    merchantId: shop.merchantId,
    activityName: "开学季",
    fromDay: today,
    toDay: addDays(today, 10),
    tiers: [
      { rechargeFen: "10000", giftFen: "1000" },
      { rechargeFen: "20000", giftFen: "3000" },
    ],
    ...more,
  });
  const giftAfter = async (amountFen: string, areaId = library) => {
    const { cardId, cardNo } = await issued({ areaId });
    await owner.call(cards.recharge, { cardIds: [cardId], amountFen, giftFen: "5", method: "cash" });
    return (await cardOf(cardNo)).giftFen;
  };

  it("CARD-26 CARD-30 add their gift to a recharge while they run, within their areas, and not a fen below a tier", async () => {
    const { activityId } = await owner.call(topUps.create, activity({ areaIds: [campus] }));
    expect(await giftAfter("20000")).toBe("5");
    await owner.call(topUps.start, { activityId });
    expect(await codeOf(owner.try(topUps.start, { activityId }))).toBe("state.notAllowed");
    const { cardId } = await issued({ areaId: library });
    expect((await owner.call(topUps.running, { cardId })).rows).toMatchObject([{ activityName: "开学季" }]);
    expect(await Promise.all(["9999", "10000", "20000"].map((amount) => giftAfter(amount)))).toEqual([
      "5",
      "1005",
      "3005",
    ]);
    expect(await giftAfter("20000", factory)).toBe("5");
    expect(await codeOf(owner.try(topUps.remove, { activityId }))).toBe("topUps.isRunning");
    expect(await codeOf(below.try(topUps.stop, { activityId }))).toBe("record.unknown");
    await owner.call(topUps.stop, { activityId });
    expect(await giftAfter("20000")).toBe("5");
    await owner.call(topUps.remove, { activityId });
    expect((await owner.call(topUps.list, {})).rows).toEqual([]);
  });

  it("CARD-13 CARD-26 give nothing to gift cards, and count on their days only", async () => {
    const over = await owner.call(topUps.create, activity({ fromDay: addDays(today, -9), toDay: addDays(today, -1) }));
    expect(await codeOf(owner.try(topUps.start, over))).toBe("topUps.over");
    const later = await owner.call(topUps.create, activity({ fromDay: addDays(today, 5) }));
    await owner.call(topUps.start, later);
    expect(await giftAfter("20000")).toBe("5");
    expect((await owner.call(topUps.list, { activityStatus: "running" })).rows).toMatchObject([later]);
    const { cardId } = await issued({ areaId: library, cardType: "gift", giftFen: "100" });
    expect(await codeOf(owner.try(cards.recharge, { cardIds: [cardId], amountFen: "20000", method: "cash" }))).toBe(
      "members.giftCard",
    );
  });

  it("CARD-26 count on the days of the merchant whose card it is, whoever takes the money", async () => {
    const zone = "Pacific/Pago_Pago";
    await rowsOf(server, "update merchant set time_zone = $2 where id = $1", [child.merchantId, zone]);
    const there = businessDay(new Date(), zone);
    const one = activity({ merchantId: child.merchantId, fromDay: there, toDay: there });
    const started = await owner.call(topUps.create, one);
    await owner.call(topUps.start, started);
    const { cardId, cardNo } = await issued({ merchantId: child.merchantId });
    expect((await owner.call(topUps.running, { cardId })).rows).toMatchObject([{ activityName: "开学季" }]);
    await owner.call(cards.recharge, { cardIds: [cardId], amountFen: "10000", method: "cash" });
    expect((await cardOf(cardNo)).giftFen).toBe("1000");
    await owner.call(topUps.stop, started);
    await rowsOf(server, "update merchant set time_zone = 'Asia/Shanghai' where id = $1", [child.merchantId]);
  });

  it("MKT-14 MSG-100 refuse forms without name, days or tiers, and areas of others", async () => {
    expect(await refusalOf(owner.try(topUps.create, activity({ activityName: " " })))).toEqual([
      "field.required",
      "activityName",
    ]);
    expect(await refusalOf(owner.try(topUps.create, activity({ fromDay: "" })))).toEqual(["field.required", "fromDay"]);
    expect(await refusalOf(owner.try(topUps.create, activity({ tiers: [] })))).toEqual(["topUps.tierCount", "tiers"]);
    expect(await refusalOf(owner.try(topUps.create, activity({ areaIds: ["5"] })))).toEqual([
      "cardAreas.unknown",
      "areaIds",
    ]);
  });
});
