import { readFileSync } from "node:fs";
import { cards } from "@yunshou/contract/members/cards";
import { cardApplications } from "@yunshou/contract/members/applications";
import { cardAreas } from "@yunshou/contract/members/areas";
import { blacklist } from "@yunshou/contract/members/blacklist";
import { cardLogs } from "@yunshou/contract/members/cardLogs";
import { memberPackages } from "@yunshou/contract/members/packages";
import { schools } from "@yunshou/contract/members/schools";
import { topUps } from "@yunshou/contract/members/topUps";
import { cardDetails } from "@yunshou/contract/members/details";
import { memberAssignments, members } from "@yunshou/contract/members/members";
import { merchants } from "@yunshou/contract/merchants/merchants";
import { addDays, addMonths } from "@yunshou/domain";
import { describe, expect, it } from "vitest";
import { exportSources } from "../exports.ts";
import { storedPath } from "../platform/export/exportFiles.ts";
import { exportDuties } from "../platform/export/exportJob.ts";
import { makeSweeper } from "../platform/timers.ts";
import { codeOf, openCardBench, range, refusalOf, today } from "../testing/bench/cardBench.ts";
import { Client } from "../testing/bench/client.ts";
import { rowsOf } from "../testing/bench/machines.ts";
import { silentLog } from "../testing/bench/orderBench.ts";
import { givenMerchant, testPassword } from "../testing/bench/people.ts";

const { server, shop, child, owner, operator, one, form, issued, withMoney, owing, cardOf, newPhone, actionsOn } =
  await openCardBench();

describe("a member", () => {
  it("CARD-02 CARD-04 MERCHANT-10 is added, found by the whole name or phone, edited, and holds a card or none", async () => {
    const holderPhone = newPhone();
    const { memberId } = await owner.call(members.create, {
      merchantId: shop.merchantId,
      holderName: "顾清扬",
      holderPhone,
      memberLevel: "gold",
      remark: "教职工",
    });
    expect((await owner.call(members.list, { holderName: "顾清扬" })).rows).toMatchObject([
      { memberId, holderName: "顾**", bindStatus: "unbound", cardNo: null, memberLevel: "gold" },
    ]);
    expect((await owner.call(members.list, { holderName: "顾" })).rows).toEqual([]);
    expect(
      await refusalOf(
        owner.try(members.create, {
          merchantId: shop.merchantId,
          holderName: "别人",
          holderPhone,
          memberLevel: "gold",
          remark: "",
        }),
      ),
    ).toEqual(["members.phoneTaken", "holderPhone"]);

    const { cardNo } = await issued();
    await owner.call(members.bind, { memberId, cardNo });
    const [row] = (await owner.call(members.list, { holderPhone })).rows;
    expect(row).toMatchObject({ bindStatus: "bound", cardNo, balanceFen: "0" });
    expect(await refusalOf(owner.try(members.bind, { memberId, cardNo }))).toEqual(["members.cardBound", "cardNo"]);
    expect(await refusalOf(owner.try(members.bind, { memberId, cardNo: "nobody" }))).toEqual([
      "members.cardUnknown",
      "cardNo",
    ]);
    await owner.call(members.unbind, { memberId, cardId: row!.cardId! });
    expect(await codeOf(owner.try(members.unbind, { memberId, cardId: row!.cardId! }))).toBe("members.cardUnbound");
    expect((await cardOf(cardNo)).bindStatus).toBe("unbound");

    const next = newPhone();
    await owner.call(members.update, {
      memberId,
      holderName: "顾清",
      holderPhone: next,
      memberLevel: "diamond",
      remark: "",
    });
    expect(await owner.call(members.detail, { memberId })).toEqual({
      memberId,
      merchantId: shop.merchantId,
      classId: null,
      holderName: "顾清",
      holderPhone: next,
      memberLevel: "diamond",
      remark: "",
      birthDay: null,
      guardianName: "",
      guardianPhone: "",
      guardianConsent: false,
    });
    expect(await actionsOn("顾**")).toEqual([
      "members.member.create",
      "members.member.bind",
      "members.member.unbind",
      "members.member.edit",
      "members.member.read",
    ]);
    expect(
      await refusalOf(
        owner.try(members.update, {
          memberId,
          holderName: "顾清",
          holderPhone: next,
          memberLevel: "gold",
          remark: "字".repeat(201),
        }),
      ),
    ).toEqual(["field.remarkTooLong", "remark"]);
  });

  it("CARD-04 CARD-23 stays the last holder of a card that was cancelled, which nobody can take from it", async () => {
    const { cardId, cardNo } = await issued({ holderName: "方圆", holderPhone: newPhone() });
    const { memberId } = (await owner.call(members.list, { cardNo })).rows[0]!;
    await owner.call(cards.cancel, { cardId, payout: null });
    expect(await refusalOf(owner.try(members.unbind, { memberId, cardId }))).toEqual(["members.cardUnbound", "cardId"]);
    expect((await owner.call(members.list, { cardNo })).rows[0]).toMatchObject({ memberId, bindStatus: "unbound" });
    const another = await issued();
    await owner.call(members.bind, { memberId, cardNo: another.cardNo });
    expect((await cardOf(another.cardNo)).bindStatus).toBe("bound");
  });

  it("CARD-22 keeps a card in arrears, and its name while a card owes, until that is repaid", async () => {
    const { cardId, cardNo } = await issued({ holderName: "叶舟", holderPhone: newPhone() });
    const { memberId } = (await owner.call(members.list, { cardNo })).rows[0]!;
    await owing(cardId, 250n);
    expect(await refusalOf(owner.try(members.unbind, { memberId, cardId }))).toEqual(["members.arrearsOpen", "cardId"]);
    // A sale without network may come in after the card was cancelled.
    await rowsOf(server, "update card set state = 'cancelled' where id = $1 returning id", [cardId]);
    expect(await codeOf(owner.try(members.anonymise, { memberId }))).toBe("members.arrearsOpen");
    expect((await owner.call(cardDetails.arrears, { cardNo })).rows).toMatchObject([{ holderName: "叶**" }]);
    await owner.call(cards.recharge, { cardIds: [cardId], amountFen: "250", method: "cash" });
    await owner.call(members.anonymise, { memberId });
  });

  it("a child under 14 becomes one with a guardian who agreed, whose data go with its own and stand nowhere in the clear", async () => {
    const child14 = {
      merchantId: shop.merchantId,
      holderName: "顾小满",
      holderPhone: newPhone(),
      memberLevel: "ordinary" as const,
      remark: "",
      birthDay: addMonths(today, -12 * 9),
      guardianName: "顾长青",
      guardianPhone: newPhone(),
    };
    expect(await refusalOf(owner.try(members.create, child14))).toEqual(["members.guardianConsent", "guardianConsent"]);
    expect(
      await refusalOf(owner.try(members.create, { ...child14, guardianConsent: true, guardianPhone: "1" })),
    ).toEqual(["field.notMobile", "guardianPhone"]);
    expect(await refusalOf(owner.try(members.create, { ...child14, birthDay: addDays(today, 1) }))).toEqual([
      "members.birthDayAhead",
      "birthDay",
    ]);
    const { memberId } = await owner.call(members.create, { ...child14, guardianConsent: true });
    const { merchantId: _, ...form } = child14;
    expect(await owner.call(members.detail, { memberId })).toMatchObject({ ...form, guardianConsent: true });
    const agreed = () =>
      rowsOf<{ at: Date | null; clear: boolean }>(
        server,
        `select guardian_agreed_at as at, position(convert_to($2, 'UTF8') in holder_sealed) > 0 as clear from member where id = $1`,
        [memberId, child14.guardianPhone],
      );
    const [first] = await agreed();
    expect(first).toMatchObject({ at: expect.any(Date), clear: false });
    await owner.call(members.update, { memberId, ...form, guardianConsent: true, remark: "三年级" });
    expect((await agreed())[0]!.at).toEqual(first!.at);
    // At 14 nothing of the guardian is kept any more.
    await owner.call(members.update, { memberId, ...form, birthDay: addMonths(today, -12 * 14) });
    expect(await owner.call(members.detail, { memberId })).toMatchObject({
      guardianName: "",
      guardianPhone: "",
      guardianConsent: false,
    });
    expect((await agreed())[0]!.at).toBeNull();
  });

  it("a card with the phone of a member belongs to that member", async () => {
    const holderPhone = newPhone();
    await issued({ holderName: "罗一", holderPhone });
    await issued({ holderName: "罗一", holderPhone });
    const { rows } = await owner.call(members.list, { holderPhone });
    expect([rows.length, new Set(rows.map(({ memberId }) => memberId)).size]).toEqual([2, 1]);
  });

  it("CARD-22 PERM-09 goes to another merchant of the tree with cards and money, and the books of both stay balanced", async () => {
    const holderPhone = newPhone();
    const { cardId, cardNo } = await withMoney("600", "40", { holderName: "程二", holderPhone });
    const [row] = (await owner.call(memberAssignments.list, { holderPhone })).rows;
    const { memberId } = row!;
    expect(row).toMatchObject({ merchantName: "云途零售", cardNo, cardStatus: "activated", balanceFen: "600" });
    const { merchants: targets } = await owner.call(memberAssignments.targets, { memberId });
    expect(targets.map(({ merchantId }) => merchantId)).toEqual([child.merchantId]);
    expect(await codeOf(owner.try(memberAssignments.move, { memberId, merchantId: shop.merchantId }))).toBe(
      "members.sameMerchant",
    );
    await owner.call(memberAssignments.move, { memberId, merchantId: child.merchantId });
    expect((await owner.call(memberAssignments.list, { merchantName: "东区", holderPhone })).rows).toMatchObject([
      { merchantId: child.merchantId, cardNo, balanceFen: "600", giftFen: "40" },
    ]);
    const accounts = await rowsOf(
      server,
      "select merchant_id as merchant, code, balance_fen as fen from ledger.account where code in ($1, $2, $3, $4) and balance_fen <> 0 order by code",
      [`card:${cardId}:balance`, `card:${cardId}:gift`, `due:${child.merchantId}`, `due:${shop.merchantId}`],
    );
    expect(accounts).toEqual(
      expect.arrayContaining([
        { merchant: child.merchantId, code: `card:${cardId}:balance`, fen: "600" },
        { merchant: shop.merchantId, code: `due:${child.merchantId}`, fen: "640" },
        { merchant: child.merchantId, code: `due:${shop.merchantId}`, fen: "-640" },
      ]),
    );
    expect(await actionsOn("程**")).toEqual(["members.assignment.assign"]);
    const below = await one(child, "below");
    expect((await cardOf(cardNo, below)).balanceFen).toBe("600");
  });

  it("does not go where somebody has the same phone, or to another tree", async () => {
    const holderPhone = newPhone();
    const { memberId } = await owner.call(members.create, {
      merchantId: shop.merchantId,
      holderName: "甲",
      holderPhone,
      memberLevel: "ordinary",
      remark: "",
    });
    await owner.call(members.create, {
      merchantId: child.merchantId,
      holderName: "乙",
      holderPhone,
      memberLevel: "ordinary",
      remark: "",
    });
    expect(await codeOf(owner.try(memberAssignments.move, { memberId, merchantId: child.merchantId }))).toBe(
      "members.phoneTaken",
    );
    const stranger = await givenMerchant(server, { name: "别家" });
    expect(await codeOf(owner.try(memberAssignments.move, { memberId, merchantId: stranger.merchantId }))).toBe(
      "merchants.unknown",
    );
    expect(await codeOf(operator.try(memberAssignments.move, { memberId, merchantId: stranger.merchantId }))).toBe(
      "merchants.otherTree",
    );
  });
});

describe("files", () => {
  it("CARD-22 hold cards and their books without holders", async () => {
    const holderPhone = newPhone();
    const { cardId, cardNo } = await withMoney("900", "0", { holderName: "导出者", holderPhone });
    await owner.call(cards.deduct, { cardId, amountFen: "100" });
    const {
      config: { dataDir },
      secrets,
    } = server.context;
    const jobs = exportDuties({ database: server.database, dataDir, secrets, sources: exportSources, log: silentLog });
    const sweeper = makeSweeper(server.database, jobs.handlers, silentLog, 1);
    const written = async ({ fileId }: { readonly fileId: string }) => {
      await sweeper.sweep();
      await sweeper.settled();
      await jobs.idle();
      return readFileSync(storedPath(dataDir, fileId), "utf8");
    };
    const texts = [
      await written(await owner.call(cards.export, { holderPhone, format: "csv" })),
      await written(await owner.call(cardDetails.exportRecharges, { ...range, cardNo, format: "csv" })),
      await written(await owner.call(cardDetails.exportDeductions, { ...range, cardNo, format: "csv" })),
    ];
    for (const text of texts)
      expect([text.includes(cardNo), text.includes("导出者"), text.includes(holderPhone)]).toEqual([
        true,
        false,
        false,
      ]);
    expect(texts[0]).toContain("8.00");
    expect(await rowsOf(server, "select 1 from file where request::text like $1", [`%${holderPhone}%`])).toEqual([]);
    expect(await codeOf(owner.try(cards.export, { cardNo: "nothing like it" }))).toBe("insight.nothingToExport");
  });
});

describe("merchants without membership cards", () => {
  it("CARD-27 MERCHANT-20 have none of the pages, and every call is refused", async () => {
    const plain = await givenMerchant(server, { name: "不办卡" });
    await operator.call(merchants.setFeatures, { merchantId: plain.merchantId, features: ["shoppingCart"] });
    const keeper = await one(plain, "keeper");
    const menuOf = async (account: string) =>
      JSON.stringify((await new Client(server.address).login(account, testPassword)).userInfo.menuJsonTree);
    const [with_, without] = [await menuOf("owner"), await menuOf("keeper")];
    for (const path of [
      "/hygl/wdhy",
      "/hygl/wdhyk",
      "/hygl/czmx",
      "/hygl/kkmx",
      "/hygl/sqbk",
      "/hygl/qygl",
      "/xtgl/hmd",
      "/shgl/glwdhy",
    ])
      expect([path, with_.includes(path), without.includes(path)]).toEqual([path, true, false]);
    const { cardId } = await issued();
    const input = {
      ...form(),
      ...range,
      cardId,
      cardIds: [cardId],
      areaId: "7",
      memberId: "5",
      holderName: "a",
      holderPhone: newPhone(),
      memberLevel: "gold",
      remark: "",
      action: "lock",
      amountFen: "1",
      method: "cash",
      payout: null,
      tradePassword: "123456",
      format: "csv",
      areaParentId: null,
      areaName: "a",
      userId: "8",
      entryId: "9",
      entryKind: "card",
      entryValue: "K1",
      reason: "a",
      originalCardNo: "K1",
      newCardNo: "K2",
      cardApplicationId: "9",
      reviewRemark: "a",
      memberPackageId: "9",
      packageName: "a",
      packagePriceFen: "100",
      packagePeriod: 1,
      rightsNote: "a",
      activityId: "9",
      activityName: "a",
      tiers: [],
      enabled: true,
      schoolParentId: null,
      schoolUnitId: "9",
      unitName: "a",
    };
    for (const call of [
      ...Object.values(members),
      ...Object.values(cards),
      ...Object.values(cardDetails),
      ...Object.values(memberAssignments),
      ...Object.values(cardAreas),
      ...Object.values(cardLogs),
      ...Object.values(blacklist),
      ...Object.values(cardApplications),
      ...Object.values(memberPackages),
      ...Object.values(topUps),
      ...Object.values(schools),
    ])
      expect([call.path, await codeOf(keeper.try(call, input))]).toEqual([call.path, "merchants.featureOff"]);
    expect(await refusalOf(operator.try(cards.issue, form({ merchantId: plain.merchantId })))).toEqual([
      "merchants.featureOff",
      "merchantId",
    ]);
  });

  it("CARD-27 keep their cards for the day on which the switch is on again", async () => {
    const top = await givenMerchant(server, { name: "开关" });
    const boss = await one(top, "boss");
    const input = form({ merchantId: top.merchantId });
    await boss.call(cards.issue, input);
    await operator.call(merchants.setFeatures, { merchantId: top.merchantId, features: [] });
    server.forgetSessions();
    expect(await codeOf(boss.try(cards.list, {}))).toBe("merchants.featureOff");
    await operator.call(merchants.setFeatures, { merchantId: top.merchantId, features: ["membershipCard"] });
    server.forgetSessions();
    expect((await boss.call(cards.list, {})).rows.map(({ cardNo }) => cardNo)).toEqual([input.cardNo]);
  });
});
