import { cards } from "@yunshou/contract/members/cards";
import { cardDetails } from "@yunshou/contract/members/details";
import { memberPackages } from "@yunshou/contract/members/packages";
import { packageSales } from "@yunshou/contract/members/packageSales";
import { asSystem } from "@yunshou/database";
import { addDays, addMonths, businessDay } from "@yunshou/domain";
import { describe, expect, it } from "vitest";
import { codeOf, openCardBench, range, refusalOf, today } from "../../testing/bench/cardBench.ts";
import { rowsOf } from "../../testing/bench/machines.ts";
import { givenMerchant } from "../../testing/bench/people.ts";
import { memberLevelOn } from "./packageDesk.ts";

const { server, shop, child, owner, one, form, issued, withMoney, cardOf, newPhone, actionsOn } = await openCardBench();
const below = await one(child, "below");

let serial = 0;
const offered = async (more: Record<string, unknown> = {}) => {
  serial += 1;
  return owner.call(memberPackages.create, {
    merchantId: shop.merchantId,
    packageName: `季卡${serial}`,
    packagePriceFen: "2680",
    packagePeriod: 3,
    memberLevel: "gold",
    rightsNote: "饮料9折",
    ...more,
  });
};
const holder = () => ({ holderName: "顾清扬", holderPhone: newPhone() });
const saleOf = async (packageSaleId: string) =>
  (await owner.call(packageSales.list, { pageSize: 200 })).rows.find((row) => row.packageSaleId === packageSaleId)!;
const levelOf = async (cardId: string, day = today) => {
  const [row] = await rowsOf<{ topId: string; memberId: string }>(
    server,
    `select top_id as "topId", member_id as "memberId" from card where id = $1`,
    [cardId],
  );
  return asSystem(server.database, (tx) => memberLevelOn(tx, row!, day));
};
const postings = (packageSaleId: string) =>
  rowsOf<{ kind: string; account: string; fen: string }>(
    server,
    `select t.kind, a.code as account, p.amount_fen as fen from ledger.txn t join ledger.entry p on p.txn_id = t.id join ledger.account a on a.id = p.account_id
     where t.reference_id = $1 order by a.code`,
    [packageSaleId],
  );

describe("a membership package that is sold", () => {
  it("CARD-22 CARD-30 takes its price off the card once, gift first, and gives its level from then to its last day", async () => {
    const sold = await offered();
    const { cardId, cardNo } = await withMoney("5000", "700", holder());
    expect(await levelOf(cardId)).toBe("ordinary");
    const sale = await owner.call(packageSales.sell, { ...sold, cardId, payWay: "balance" });
    const endDate = addDays(addMonths(today, 3), -1);
    expect(sale).toMatchObject({ startDate: today, endDate });
    expect(await cardOf(cardNo)).toMatchObject({ balanceFen: "3020", giftFen: "0" });
    expect(await saleOf(sale.packageSaleId)).toMatchObject({
      saleStatus: "running",
      payWay: "balance",
      packagePriceFen: "2680",
      refundableFen: "2680",
      refundsToCard: true,
      cardNo,
    });
    expect(await levelOf(cardId)).toBe("gold");
    expect(await levelOf(cardId, endDate)).toBe("gold");
    expect(await levelOf(cardId, addDays(endDate, 1))).toBe("ordinary");
    const book = (await owner.call(cardDetails.deductions, { ...range, cardNo })).rows;
    expect(book).toMatchObject([{ deductKind: "packageSale", deductAmountFen: "2680", balanceAfterFen: "3020" }]);
    expect((await postings(sale.packageSaleId)).map(({ account, fen }) => [account, fen])).toEqual([
      [`card:${cardId}:balance`, "-1980"],
      [`card:${cardId}:gift`, "-700"],
      ["package_income", "2680"],
    ]);
  });

  it("goes on after the same package, and of ten sales at once only those are made that the balance pays", async () => {
    const sold = await offered({ packagePriceFen: "1000", packagePeriod: 1 });
    const { cardId, cardNo } = await withMoney("3500", "0", holder());
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => codeOf(owner.try(packageSales.sell, { ...sold, cardId, payWay: "balance" }))),
    );
    expect(answers.filter((code) => code === "H0000")).toHaveLength(3);
    expect(answers.filter((code) => code === "members.balanceTooLow")).toHaveLength(7);
    expect((await cardOf(cardNo)).balanceFen).toBe("500");
    const made = (await owner.call(packageSales.list, { cardNo, sort: "endDate", direction: "asc" })).rows;
    expect(made.map(({ startDate }) => startDate)).toEqual([
      today,
      addDays(made[0]!.endDate, 1),
      addDays(made[1]!.endDate, 1),
    ]);
    expect(made.map(({ saleStatus }) => saleStatus)).toEqual(["running", "waiting", "waiting"]);
  });

  it("is paid back once, onto the card that paid, and its level ends at that moment", async () => {
    const sold = await offered();
    const { cardId, cardNo } = await withMoney("5000", "700", holder());
    const { packageSaleId } = await owner.call(packageSales.sell, { ...sold, cardId, payWay: "balance" });
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => codeOf(owner.try(packageSales.refund, { packageSaleId }))),
    );
    expect(answers.filter((code) => code === "H0000")).toHaveLength(1);
    expect(answers.filter((code) => code === "memberPackages.refunded")).toHaveLength(5);
    expect(await cardOf(cardNo)).toMatchObject({ balanceFen: "5000", giftFen: "700" });
    expect(await levelOf(cardId)).toBe("ordinary");
    expect(await saleOf(packageSaleId)).toMatchObject({ saleStatus: "refunded", refundedFen: "2680" });
  });

  it("CARD-22 begins today when the one that ran was paid back, as far as it is over before the one that waits", async () => {
    const sold = await offered({ packagePriceFen: "100", packagePeriod: 1 });
    const { cardId } = await issued(holder());
    const sell = () => owner.call(packageSales.sell, { ...sold, cardId, payWay: "cash" });
    const [first, waiting] = [await sell(), await sell()];
    await owner.call(packageSales.refund, { packageSaleId: first.packageSaleId, payout: "cash" });
    expect(await sell()).toMatchObject({ startDate: today, endDate: addDays(waiting.startDate, -1) });
    expect((await sell()).startDate).toBe(addDays(waiting.endDate, 1));
  });

  it("is paid back onto the card in the place of the one that paid, and over the counter when there is none", async () => {
    const sold = await offered();
    const { cardId } = await withMoney("2680", "0", holder());
    const { packageSaleId } = await owner.call(packageSales.sell, { ...sold, cardId, payWay: "balance" });
    const second = await owner.call(packageSales.sell, { ...sold, cardId, payWay: "cash" });
    const numbers = { cardNo: `RP${packageSaleId}`.slice(0, 20), physicalNo: "e0000001", logicalNo: "RPL1" };
    const next = await owner.call(cards.replace, { cardId, ...numbers, cardExpiry: addDays(today, 90) });
    expect((await saleOf(packageSaleId)).refundsToCard).toBe(true);
    expect(await owner.call(packageSales.refund, { packageSaleId })).toEqual({
      refundedFen: "2680",
      counterFen: "0",
      paidTo: "balance",
    });
    expect((await cardOf(numbers.cardNo)).balanceFen).toBe("2680");
    const third = await owner.call(packageSales.sell, { ...sold, ...next, payWay: "balance" });
    await owner.call(cards.cancel, { ...next, payout: null });
    const input = { packageSaleId: third.packageSaleId };
    expect((await saleOf(third.packageSaleId)).refundsToCard).toBe(false);
    expect(await refusalOf(owner.try(packageSales.refund, input))).toEqual(["field.required", "payout"]);
    expect(await owner.call(packageSales.refund, { ...input, payout: "transfer" })).toMatchObject({
      paidTo: "transfer",
    });
    expect(
      await refusalOf(owner.try(packageSales.refund, { packageSaleId: second.packageSaleId, payout: null })),
    ).toEqual(["field.required", "payout"]);
  });

  it("CARD-30 hands out over the counter what the balance paid of it, because a gift is no money", async () => {
    const sold = await offered();
    const { cardId } = await withMoney("5000", "700", holder());
    const { packageSaleId } = await owner.call(packageSales.sell, { ...sold, cardId, payWay: "balance" });
    await owner.call(cards.cancel, { cardId, payout: "cash" });
    expect(await saleOf(packageSaleId)).toMatchObject({
      refundsToCard: false,
      refundableFen: "2680",
      counterFen: "1980",
    });
    expect(await owner.call(packageSales.refund, { packageSaleId, payout: "cash" })).toEqual({
      refundedFen: "2680",
      counterFen: "1980",
      paidTo: "cash",
    });
    expect((await postings(packageSaleId)).filter(({ kind }) => kind === "packageRefunded")).toEqual([
      { kind: "packageRefunded", account: "card_gift_cost", fen: "700" },
      { kind: "packageRefunded", account: "counter:cash", fen: "1980" },
      { kind: "packageRefunded", account: "package_income", fen: "-2680" },
    ]);
  });

  it("can be paid back as its list says, by the day of its merchant, whoever reads", async () => {
    // Between these two zones it is never the same day.
    const zones = { reader: "Pacific/Kiritimati", seller: "Pacific/Pago_Pago" };
    const top = await givenMerchant(server);
    const far = await givenMerchant(server, { parentId: top.merchantId });
    for (const [id, zone] of [
      [top.merchantId, zones.reader],
      [far.merchantId, zones.seller],
    ])
      await rowsOf(server, "update merchant set time_zone = $2 where id = $1 returning id", [id, zone]);
    const boss = await one(top, "zones");
    const month = { merchantId: far.merchantId, packageName: "月卡", packagePriceFen: "900", packagePeriod: 1 };
    const bought = await boss.call(memberPackages.create, { ...month, rightsNote: "9折" });
    const day = businessDay(new Date(), zones.seller);
    const card = form({ merchantId: far.merchantId, cardExpiry: addDays(day, 90), ...holder() });
    const { cardId } = await boss.call(cards.issue, card);
    const { packageSaleId } = await boss.call(packageSales.sell, { ...bought, cardId, payWay: "cash" });
    // Its last day: at the reader it is over.
    await rowsOf(server, "update member_package_sale set to_day = from_day where id = $1 returning id", [
      packageSaleId,
    ]);
    for (const saleStatus of [undefined, "running"] as const) {
      const { rows } = await boss.call(packageSales.list, { saleStatus });
      expect(rows).toMatchObject([{ packageSaleId, saleStatus: "running", refundableFen: "900" }]);
    }
    expect((await boss.call(packageSales.list, { saleStatus: "over" })).rows).toEqual([]);
    const figures = await boss.call(packageSales.figures, { fromDay: day, toDay: day });
    expect(figures.rows).toMatchObject([{ runningCount: 1 }]);
    expect(await boss.call(packageSales.refund, { packageSaleId, payout: "cash" })).toMatchObject({
      refundedFen: "900",
    });
  });

  it("is refused with the field and the rule", async () => {
    const sold = await offered();
    const { cardId } = await withMoney("5000", "0", holder());
    const nobody = await issued();
    const short = await withMoney("2679", "0", holder());
    const closed = await withMoney("5000", "0", { ...holder(), tradePassword: "123456" });
    const sell = (more: Record<string, unknown>) =>
      refusalOf(owner.try(packageSales.sell, { ...sold, cardId, payWay: "balance", ...more }));
    expect(await sell({ cardId: nobody.cardId })).toEqual(["members.cardUnbound", "cardId"]);
    expect(await sell({ cardId: short.cardId })).toEqual(["members.balanceTooLow", "amountFen"]);
    expect(await sell({ cardId: closed.cardId, tradePassword: "000000" })).toEqual([
      "members.passwordWrong",
      "tradePassword",
    ]);
    expect(await sell({ remark: "长".repeat(201) })).toEqual(["field.remarkTooLong", "remark"]);
    await owner.call(cards.act, { cardIds: [cardId], action: "lock" });
    expect((await sell({ payWay: "cash" }))[0]).toBe("members.cardNotUsable");
    await owner.call(cards.act, { cardIds: [cardId], action: "unlock" });
    await owner.call(memberPackages.setEnabled, { ...sold, enabled: false });
    expect(await sell({ payWay: "cash" })).toEqual(["memberPackages.notOffered", "memberPackageId"]);
    expect(await codeOf(below.try(packageSales.sell, { ...sold, cardId, payWay: "cash" }))).toBe("record.unknown");
    const ofChild = await below.call(memberPackages.create, {
      merchantId: child.merchantId,
      packageName: "东区月卡",
      packagePriceFen: "990",
      packagePeriod: 1,
      rightsNote: "9折",
    });
    expect(await refusalOf(owner.try(packageSales.sell, { ...ofChild, cardId, payWay: "cash" }))).toEqual([
      "memberPackages.otherMerchant",
      "cardId",
    ]);
  });

  it("stays what it was when the package is changed and deleted, and counts in the figures of its days", async () => {
    const sold = await offered({ packageName: "统计卡", packagePriceFen: "1200", packagePeriod: 12 });
    const { cardId } = await withMoney("1200", "0", holder());
    const first = await owner.call(packageSales.sell, { ...sold, cardId, payWay: "cash" });
    const second = await owner.call(packageSales.sell, { ...sold, cardId, payWay: "balance" });
    await owner.call(memberPackages.remove, sold);
    await owner.call(packageSales.refund, { packageSaleId: second.packageSaleId });
    expect(await saleOf(first.packageSaleId)).toMatchObject({ packageName: "统计卡", memberLevel: "gold" });
    const { rows } = await owner.call(packageSales.figures, { fromDay: today, toDay: today });
    expect(rows.find(({ packageName }) => packageName === "统计卡")).toMatchObject({
      soldCount: 2,
      soldFen: "2400",
      refundedCount: 1,
      refundedFen: "1200",
      runningCount: 1,
    });
    expect((await below.call(packageSales.figures, { fromDay: today, toDay: today })).rows).toEqual([]);
    expect(await actionsOn("统计卡")).toEqual(
      expect.arrayContaining(["members.package.sell", "members.package.refund"]),
    );
  });
});
