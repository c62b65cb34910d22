import { cardApplications } from "@yunshou/contract/members/applications";
import { blacklist } from "@yunshou/contract/members/blacklist";
import { cardLogs } from "@yunshou/contract/members/cardLogs";
import { cards } from "@yunshou/contract/members/cards";
import { cardDetails } from "@yunshou/contract/members/details";
import { memberAssignments, members } from "@yunshou/contract/members/members";
import { memberPackages } from "@yunshou/contract/members/packages";
import { schools } from "@yunshou/contract/members/schools";
import { asSystem } from "@yunshou/database";
import { addDays } from "@yunshou/domain";
import { describe, expect, it } from "vitest";
import { codeOf, openCardBench, range, refusalOf, today } from "../testing/bench/cardBench.ts";
import { rowsOf } from "../testing/bench/machines.ts";
import { cardLogExport } from "./cardLogExport.ts";

const { server, shop, child, owner, one, form, issued, withMoney, cardOf, newPhone, actionsOn } = await openCardBench();
const second = await one(shop, "second");
const below = await one(child, "below");

let serial = 0;
const wish = (originalCardNo: string, more: Record<string, string> = {}) => {
  serial += 1;
  return {
    originalCardNo,
    newCardNo: `N${serial}`,
    physicalNo: `f${serial.toString(16).padStart(7, "0")}`,
    logicalNo: `LN${serial}`,
    cardExpiry: addDays(today, 300),
    remark: "卡面磨损",
    ...more,
  };
};
const member = async (holderPhone = newPhone(), client = owner, merchantId = shop.merchantId) => ({
  holderPhone,
  ...(await client.call(members.create, {
    merchantId,
    holderName: "顾清扬",
    holderPhone,
    memberLevel: "gold",
    remark: "",
  })),
});

describe("an application for a replacement", () => {
  it("CARD-17 CARD-22 CARD-29 moves everything once, when somebody else approves it, however many do at once", async () => {
    const { cardNo } = await withMoney("5000", "700");
    const { cardApplicationId } = await owner.call(cardApplications.create, wish(cardNo));
    expect(await codeOf(owner.try(cardApplications.approve, { cardApplicationId }))).toBe("cardApplications.own");
    expect((await cardOf(cardNo)).balanceFen).toBe("5000");
    const answers = await Promise.all(
      [1, 2, 3].map(() => codeOf(second.try(cardApplications.approve, { cardApplicationId }))),
    );
    expect(answers.toSorted((a, b) => a.localeCompare(b))).toEqual(["H0000", "state.notAllowed", "state.notAllowed"]);
    expect(await cardOf(cardNo)).toMatchObject({ cardStatus: "cancelled", balanceFen: "0", giftFen: "0" });
    expect(await cardOf(`N${serial}`)).toMatchObject({ cardStatus: "reissued", balanceFen: "5000", giftFen: "700" });
    const [row] = (await owner.call(cardApplications.list, { ...range, originalCardNo: cardNo })).rows;
    expect(row).toMatchObject({ applyStatus: "approved", reviewer: "second", own: true, newCardNo: `N${serial}` });
    expect(await actionsOn(cardNo)).toContain("members.application.approve");
  });

  it.each([
    [
      "CARD-20 MSG-64 with the number of the card itself",
      (no: string) => ({ newCardNo: no }),
      ["members.sameCard", "newCardNo"],
    ],
    [
      "CARD-06 MSG-93 with a physical number of seven",
      () => ({ physicalNo: "1a2b3c4" }),
      ["members.physicalNo", "physicalNo"],
    ],
    ["CARD-08 without an expiry", () => ({ cardExpiry: "" }), ["field.required", "cardExpiry"]],
    ["MSG-113 with a remark of 201", () => ({ remark: "x".repeat(201) }), ["field.remarkTooLong", "remark"]],
    [
      "MSG-43 for a card that nobody issued",
      () => ({ originalCardNo: "nobody" }),
      ["members.cardUnknown", "originalCardNo"],
    ],
  ] as const)("%s is refused", async (_, more, expected) => {
    const { cardNo } = await issued();
    expect(await refusalOf(owner.try(cardApplications.create, wish(cardNo, more(cardNo))))).toEqual(expected);
  });

  it("CARD-18 CARD-19 MSG-46 MSG-47 takes no issued number and no cancelled card, and waits alone", async () => {
    const [{ cardNo, cardId }, other] = [await issued(), await issued()];
    expect(await refusalOf(owner.try(cardApplications.create, wish(cardNo, { newCardNo: other.cardNo })))).toEqual([
      "members.newCardIssued",
      "newCardNo",
    ]);
    const first = await owner.call(cardApplications.create, wish(cardNo));
    expect(await codeOf(second.try(cardApplications.create, wish(cardNo)))).toBe("cardApplications.open");
    await second.call(cardApplications.reject, { ...first, reviewRemark: "照片不清" });
    expect(await codeOf(second.try(cardApplications.ignore, first))).toBe("state.notAllowed");
    const again = await owner.call(cardApplications.create, wish(cardNo));
    await second.call(cardApplications.ignore, again);
    await owner.call(cards.cancel, { cardId, payout: null });
    expect(await codeOf(owner.try(cardApplications.create, wish(cardNo)))).toBe("members.cardCancelled");
    expect(await codeOf(below.try(cardApplications.approve, first))).toBe("record.unknown");
  });

  it("CARD-17 CARD-18 takes a blank card of the stock, which is asked anew when somebody approves", async () => {
    const [one, other] = [await withMoney("5000", "700"), await withMoney("100")];
    const asked = wish(one.cardNo);
    const blank = {
      cardNo: asked.newCardNo,
      physicalNo: asked.physicalNo,
      logicalNo: asked.logicalNo,
      activate: false,
    };
    await owner.call(cards.issue, form(blank));
    const first = await owner.call(cardApplications.create, asked);
    const rival = await owner.call(cardApplications.create, { ...asked, originalCardNo: other.cardNo });
    await second.call(cardApplications.approve, first);
    expect(await cardOf(asked.newCardNo)).toMatchObject({ cardStatus: "reissued", balanceFen: "5000", giftFen: "700" });
    expect(await codeOf(second.try(cardApplications.approve, rival))).toBe("members.newCardIssued");
    expect(await cardOf(other.cardNo)).toMatchObject({ cardStatus: "activated", balanceFen: "100" });
  });

  it("CARD-18 is not approved once its number was issued elsewhere, and stays open", async () => {
    const { cardNo } = await withMoney("100");
    const asked = wish(cardNo);
    const { cardApplicationId } = await owner.call(cardApplications.create, asked);
    await owner.call(cards.issue, form({ cardNo: asked.newCardNo }));
    expect(await codeOf(second.try(cardApplications.approve, { cardApplicationId }))).toBe("members.newCardIssued");
    expect(await cardOf(cardNo)).toMatchObject({ cardStatus: "activated", balanceFen: "100" });
  });
});

describe("an application for a card that goes to another merchant", () => {
  it("CARD-17 CARD-22 goes with it, so that people there decide it", async () => {
    const card = await withMoney("900", "0", { holderName: "沈一诺", holderPhone: newPhone() });
    const asked = wish(card.cardNo);
    const applied = await owner.call(cardApplications.create, asked);
    const [{ memberId } = { memberId: "" }] = (await owner.call(members.list, { cardNo: card.cardNo })).rows;
    await owner.call(memberAssignments.move, { memberId, merchantId: child.merchantId });
    const there = await below.call(cardApplications.list, { ...range, originalCardNo: card.cardNo });
    expect(there.rows).toMatchObject([{ ...applied, applyStatus: "pending", merchantName: "云途东区" }]);
    await below.call(cardApplications.reject, { ...applied, reviewRemark: "请在本店重新申请" });
    const again = await below.call(cardApplications.create, wish(card.cardNo));
    await second.call(cardApplications.approve, again);
    expect(await cardOf(`N${serial}`)).toMatchObject({ balanceFen: "900", merchantName: "云途东区" });
  });
});

describe("a blacklist", () => {
  it("SYS-17 MSG-92 refuses cards, money and members to a phone, at the merchant and below, until it is taken off", async () => {
    const { holderPhone, memberId } = await member();
    const { cardNo, cardId } = await issued();
    await owner.call(members.bind, { memberId, cardNo });
    const entry = {
      merchantId: shop.merchantId,
      entryKind: "phone" as const,
      entryValue: holderPhone,
      reason: "恶意退款",
    };
    expect(await refusalOf(owner.try(blacklist.add, { ...entry, entryValue: "12" }))).toEqual([
      "field.notMobile",
      "entryValue",
    ]);
    const { entryId } = await owner.call(blacklist.add, entry);
    expect(await codeOf(owner.try(blacklist.add, entry))).toBe("blacklist.taken");
    const money = { cardIds: [cardId], amountFen: "100", method: "cash" as const };
    expect(await codeOf(owner.try(cards.recharge, money))).toBe("members.blacklisted");
    expect(await codeOf(owner.try(cards.issue, form({ holderName: "顾清扬", holderPhone })))).toBe(
      "members.blacklisted",
    );
    const toChild = {
      merchantId: child.merchantId,
      holderName: "顾清扬",
      holderPhone,
      memberLevel: "gold" as const,
      remark: "",
    };
    expect(await refusalOf(below.try(members.create, toChild))).toEqual(["members.blacklisted", "holderPhone"]);
    const served = await below.call(members.create, { ...toChild, holderPhone: newPhone() });
    const edit = { ...served, holderName: "顾清扬", holderPhone, memberLevel: "gold" as const, remark: "" };
    expect(await refusalOf(below.try(members.update, edit))).toEqual(["members.blacklisted", "holderPhone"]);
    // Whoever has it already can still be described.
    await owner.call(members.update, { ...edit, memberId, remark: "恶意退款" });
    expect((await below.call(blacklist.list, {})).rows).toEqual([]);
    expect((await owner.call(members.list, { holderPhone })).rows).toMatchObject([{ blacklisted: true }]);
    const [row] = (await owner.call(blacklist.list, { holderPhone })).rows;
    expect(row).toMatchObject({ entryKind: "phone", reason: "恶意退款", addedBy: "owner" });
    expect(row?.entryValue).toBe(`${holderPhone.slice(0, 3)}****${holderPhone.slice(-4)}`);
    expect(await codeOf(below.try(blacklist.remove, { entryId }))).toBe("record.unknown");
    await owner.call(blacklist.remove, { entryId });
    await owner.call(cards.recharge, money);
    expect((await cardOf(cardNo)).balanceFen).toBe("100");
  });

  it("SYS-17 gives a member whom it names no new card by his phone", async () => {
    const holder = { holderName: "申屠", holderPhone: newPhone() };
    const { cardNo } = await issued(holder);
    const { memberId } = (await owner.call(members.list, { cardNo })).rows[0]!;
    const { entryId } = await owner.call(blacklist.addMember, { memberId, reason: "盗刷" });
    const wish = form({ ...holder, cardType: "gift", giftFen: "500" });
    expect(await codeOf(owner.try(cards.issue, wish))).toBe("members.blacklisted");
    expect((await owner.call(cards.list, { holderPhone: holder.holderPhone })).total).toBe(1);
    await owner.call(blacklist.remove, { entryId });
    expect(await codeOf(owner.try(cards.issue, wish))).toBe("H0000");
  });

  it("SYS-17 names a card or a member with all cards as well", async () => {
    const [card, other] = [await issued(), await issued()];
    await owner.call(blacklist.add, {
      merchantId: shop.merchantId,
      entryKind: "card",
      entryValue: card.cardNo,
      reason: "拾得",
    });
    expect(await codeOf(owner.try(cardApplications.create, wish(card.cardNo)))).toBe("members.blacklisted");
    const { memberId } = await member();
    await owner.call(blacklist.addMember, { memberId, reason: "盗刷" });
    expect(await refusalOf(owner.try(members.bind, { memberId, cardNo: other.cardNo }))).toEqual([
      "members.blacklisted",
      "cardNo",
    ]);
    expect(await codeOf(below.try(blacklist.addMember, { memberId, reason: "x" }))).toBe("members.unknown");
  });
});

describe("a member who asks to be forgotten", () => {
  it("PERM-15 is, once no card is left, and nothing of name and phone stays", async () => {
    const { memberId, holderPhone } = await member();
    const { cardNo, cardId } = await issued();
    await owner.call(members.bind, { memberId, cardNo });
    expect(await codeOf(owner.try(members.anonymise, { memberId }))).toBe("members.holdsCards");
    await owner.call(cards.cancel, { cardId, payout: null });
    await owner.call(members.anonymise, { memberId });
    expect((await owner.call(members.list, { memberId })).rows).toMatchObject([
      { anonymised: true, holderName: "", holderPhone: "", remark: "" },
    ]);
    expect((await owner.call(members.list, { holderPhone })).rows).toEqual([]);
    expect(await codeOf(owner.try(members.anonymise, { memberId }))).toBe("members.unknown");
    expect((await member(holderPhone)).memberId).not.toBe(memberId);
    expect(
      await rowsOf(server, "select 1 from audit_log where action = 'members.member.anonymise' and object = $1", [
        `#${memberId}`,
      ]),
    ).toHaveLength(1);
  });
});

describe("membership packages", () => {
  it("CARD-22 are kept, switched and named once at a merchant", async () => {
    const input = { packageName: "月度会员", packagePriceFen: "990", packagePeriod: 1, rightsNote: "全场9折" };
    const created = await owner.call(memberPackages.create, { merchantId: shop.merchantId, ...input });
    expect(await refusalOf(owner.try(memberPackages.create, { merchantId: shop.merchantId, ...input }))).toEqual([
      "memberPackages.nameTaken",
      "packageName",
    ]);
    const year = await owner.call(memberPackages.create, {
      merchantId: shop.merchantId,
      ...input,
      packageName: "年度会员",
    });
    expect(await codeOf(owner.try(memberPackages.update, { ...year, ...input }))).toBe("memberPackages.nameTaken");
    await owner.call(memberPackages.setEnabled, { ...created, enabled: false });
    expect((await owner.call(memberPackages.list, { packageStatus: "disabled" })).rows).toMatchObject([
      { ...created, packageName: "月度会员", packagePriceFen: "990" },
    ]);
    expect(await codeOf(below.try(memberPackages.remove, created))).toBe("record.unknown");
    await owner.call(memberPackages.remove, created);
    expect((await owner.call(memberPackages.list, {})).rows.map(({ packageName }) => packageName)).toEqual([
      "年度会员",
    ]);
  });
});

describe("schools", () => {
  it("SYS-14 SYS-15 MSG-51 MSG-52 hold grades, classes and members, and stay while something is in them", async () => {
    const made = async (unitName: string, schoolParentId: string | null = null) =>
      (await owner.call(schools.create, { merchantId: shop.merchantId, schoolParentId, unitName })).schoolUnitId;
    const school = await made("实验小学");
    const grade = await made("一年级", school);
    const classId = await made("1班", grade);
    const input = { merchantId: shop.merchantId, schoolParentId: classId, unitName: "小组" };
    expect(await codeOf(owner.try(schools.create, input))).toBe("schools.tooDeep");
    expect(await codeOf(owner.try(schools.create, { ...input, schoolParentId: grade, unitName: "1班" }))).toBe(
      "schools.nameTaken",
    );
    const pupil = { holderName: "顾清扬", holderPhone: newPhone(), memberLevel: "ordinary" as const, remark: "" };
    expect(
      await refusalOf(owner.try(members.create, { merchantId: shop.merchantId, ...pupil, classId: grade })),
    ).toEqual(["schools.unknown", "classId"]);
    const { memberId } = await owner.call(members.create, { merchantId: shop.merchantId, ...pupil, classId });
    expect((await owner.call(members.list, { schoolUnitId: school })).rows).toMatchObject([
      { memberId, schoolClass: "实验小学 / 一年级 / 1班" },
    ]);
    const { rows } = await owner.call(schools.tree, {});
    expect(rows.map(({ unitName, memberNum }) => [unitName, memberNum])).toEqual([
      ["实验小学", 1],
      ["一年级", 1],
      ["1班", 1],
    ]);
    const removal = async (schoolUnitId: string, client = owner) =>
      codeOf(client.try(schools.remove, { schoolUnitId }));
    expect([await removal(school), await removal(grade), await removal(classId)]).toEqual([
      "schools.hasGrades",
      "schools.hasClasses",
      "schools.hasMembers",
    ]);
    expect(await removal(school, below)).toBe("schools.unknown");
    await owner.call(members.update, { memberId, ...pupil, classId: null });
    expect([await removal(classId), await removal(grade), await removal(school)]).toEqual(["H0000", "H0000", "H0000"]);
  });
});

describe("the log of cards", () => {
  it("CARD-22 CARD-23 SYS-01 tells who did what with a card, and CARD-22 the page of arrears is asked beside it", async () => {
    const { memberId } = await member();
    const { cardNo } = await withMoney("5000");
    await owner.call(members.bind, { memberId, cardNo });
    const { cardApplicationId } = await owner.call(cardApplications.create, wish(cardNo));
    await second.call(cardApplications.approve, { cardApplicationId });
    const { rows } = await owner.call(cardLogs.list, { ...range, cardNo });
    expect(rows.map(({ cardAction, operatorName }) => [cardAction, operatorName])).toEqual([
      ["replace", "second"],
      ["bind", "owner"],
      ["recharge", "owner"],
      ["issue", "owner"],
    ]);
    expect(rows).toMatchObject([{ newCardNo: `N${serial}` }, {}, { amountFen: "5000" }, {}]);
    expect((await owner.call(cardLogs.list, { ...range, cardNo, cardAction: "bind" })).total).toBe(1);
    expect(await codeOf(owner.try(cardLogs.list, { fromDay: addDays(today, -8), toDay: today }))).toBe("range.tooLong");
    expect((await below.call(cardLogs.list, { ...range, cardNo })).rows).toEqual([]);
    expect((await owner.call(cardDetails.arrears, { cardNo })).rows).toEqual([]);
  });

  it("SYS-01 MSG-56 is exported as it is filtered, in the language of whoever asks, and the export is recorded", async () => {
    const { cardNo, cardId } = await withMoney("5000");
    await owner.call(cards.setLimits, { cardId, dailyCountLimit: 3, dailyAmountLimitFen: "0", machineIds: [] });
    const asked = { ...range, cardNo, format: "csv" as const };
    expect(await codeOf(owner.try(cardLogs.export, { ...asked, cardNo: "nobody" }))).toBe("insight.nothingToExport");
    expect(await codeOf(owner.try(cardLogs.export, { ...asked, fromDay: addDays(today, -8) }))).toBe("range.tooLong");
    await owner.call(cardLogs.export, asked);
    const filters = { ...range, cardNo } as never;
    const context = {
      scope: { merchants: [shop.merchantId] },
      timeZone: "Asia/Shanghai",
      today,
      language: "zh",
    } as const;
    const columns = cardLogExport.columnsIn("zh", filters);
    const { rows } = await asSystem(server.database, (tx) => cardLogExport.page(tx, context, filters, undefined, 10));
    const cellOf = (row: unknown, name: string) => columns.find((column) => column.name === name)!.cell(row);
    expect(rows.map((row) => [cellOf(row, "cardAction"), cellOf(row, "amountFen")])).toMatchObject([
      [{ value: "发卡" }, { value: null }],
      [{ value: "充值" }, { kind: "money", fen: "5000" }],
      [{ value: "设置限额" }, { value: null }],
    ]);
    expect(await rowsOf(server, "select count(*)::int as n from audit_log where action = 'cardLogs.export'")).toEqual([
      { n: 1 },
    ]);
  });
});
