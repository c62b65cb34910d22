import type { InputOf } from "@yunshou/contract";
import { cardAreas } from "@yunshou/contract/members/areas";
import { cards } from "@yunshou/contract/members/cards";
import { cardDetails } from "@yunshou/contract/members/details";
import { asSystem } from "@yunshou/database";
import { addDays } from "@yunshou/domain";
import { describe, expect, it } from "vitest";
import { codeOf, openCardBench, range, refusalOf, today } from "../testing/bench/cardBench.ts";
import { Client, loginAs } from "../testing/bench/client.ts";
import { rowsOf } from "../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../testing/bench/people.ts";
import { givenCardSale, givenMachine } from "../testing/bench/sales.ts";

const { server, shop, owner, one, form, issued, withMoney, cardOf, newPhone, actionsOn } = await openCardBench();

describe("a card", () => {
  it("CARD-01 CARD-02 CARD-08 is issued with its numbers, holder, limits and expiry, and listed with them", async () => {
    const holderPhone = newPhone();
    const { cardNo } = await issued({
      physicalNo: "1A2B3C4D",
      cardType: "student",
      holderName: "林晓",
      holderPhone,
      dailyCountLimit: 3,
      dailyAmountLimitFen: "2000",
      tradePassword: "246810",
    });
    expect(await cardOf(cardNo)).toMatchObject({
      physicalNo: "1a2b3c4d",
      cardType: "student",
      cardStatus: "activated",
      bindStatus: "bound",
      holderName: "林**",
      holderPhone: `${holderPhone.slice(0, 3)}****${holderPhone.slice(-4)}`,
      memberLevel: "ordinary",
      balanceFen: "0",
      giftFen: "0",
      dailyCountLimit: 3,
      dailyAmountLimitFen: "2000",
      hasPassword: true,
      machines: [],
      cardExpiry: addDays(today, 300),
    });
    expect(await actionsOn(cardNo)).toEqual(["members.card.issue"]);
    expect((await owner.call(cards.list, { holderPhone })).rows.map((row) => row.cardNo)).toEqual([cardNo]);
    const stored = JSON.stringify(
      await rowsOf(server, "select * from card c join member m on m.id = c.member_id where card_no = $1", [cardNo]),
    );
    expect([stored.includes(holderPhone), stored.includes("林晓"), stored.includes("246810")]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it("GEN-04 makes its holder no user of the console: nobody logs in by a phone, a card number or the password of a card", async () => {
    const users = async () => (await rowsOf<{ n: number }>(server, "select count(*)::int as n from app_user"))[0]?.n;
    const before = await users();
    const holderPhone = newPhone();
    const { cardNo } = await issued({ holderName: "孟冬", holderPhone, tradePassword: "246810" });
    expect(await users()).toBe(before);
    for (const name of [holderPhone, cardNo])
      await expect(new Client(server.address).login(name, "246810")).rejects.toThrow("access.wrongCredentials");
  });

  it.each([
    ["CARD-06", { physicalNo: "1a2b3c4" }, "members.physicalNo", "physicalNo"],
    ["CARD-06", { physicalNo: "1a2b3c4g" }, "members.physicalNo", "physicalNo"],
    ["CARD-08", { cardNo: " " }, "field.required", "cardNo"],
    ["CARD-08", { logicalNo: "" }, "field.required", "logicalNo"],
    ["CARD-08", { cardExpiry: "" }, "field.required", "cardExpiry"],
    ["CARD-15", { tradePassword: "12345" }, "members.passwordShape", "tradePassword"],
    ["CARD-16", { dailyCountLimit: -1 }, "members.limitOutOfRange", "dailyCountLimit"],
    ["MERCHANT-10", { holderName: "林晓", holderPhone: "12012345678" }, "field.notMobile", "holderPhone"],
    ["CARD-02", { machineIds: ["5"] }, "machines.unknown", "machineIds"],
  ] as const)("%s is not issued with %j", async (_id, more, code, field) => {
    expect(await refusalOf(owner.try(cards.issue, form(more as Partial<InputOf<typeof cards.issue>>)))).toEqual([
      code,
      field,
    ]);
  });

  it("has numbers that no other card of the tree has", async () => {
    const { cardNo, physicalNo } = await issued();
    expect(await refusalOf(owner.try(cards.issue, form({ cardNo })))).toEqual(["members.cardTaken", "cardNo"]);
    expect(await codeOf(owner.try(cards.issue, form({ physicalNo })))).toBe("members.cardTaken");
  });

  it("CARD-06 CARD-20 is issued once when two people write its bytes down in both orders at one moment", async () => {
    const both = async (place: number) => {
      const bytes = [place, 0xa7, 0x5e, 0x31].map((byte) => byte.toString(16).padStart(2, "0"));
      const orders = [bytes.join(""), bytes.toReversed().join("")];
      const made = await Promise.all(orders.map((physicalNo) => codeOf(owner.try(cards.issue, form({ physicalNo })))));
      return made.toSorted();
    };
    for (let place = 0; place < 12; place++) expect(await both(place)).toEqual(["H0000", "members.cardTaken"]);
  });

  it("CARD-06 CARD-20 CARD-21 is one card, in whichever order a reader tells its bytes, and by the ten digits on it", async () => {
    const [turned, decimal] = ["d4c3b2a1", String(0xa1b2c3d4)];
    const { cardId, cardNo } = await issued({ physicalNo: "a1b2c3d4" });
    for (const physicalNo of [turned, decimal])
      expect(await codeOf(owner.try(cards.issue, form({ physicalNo })))).toBe("members.cardTaken");
    for (const physicalNo of [turned, decimal])
      await owner.call(cards.recharge, { cardIds: [cardId], amountFen: "100", method: "cash", physicalNo });
    expect((await cardOf(cardNo)).balanceFen).toBe("200");
    for (const physicalNo of ["a1b2", turned, decimal])
      expect((await owner.call(cards.list, { physicalNo })).rows.map((row) => row.cardNo)).toEqual([cardNo]);
    const other = await issued();
    const replaced = (id: string, physicalNo: string) => {
      const { cardNo: newNo, logicalNo, cardExpiry } = form();
      return refusalOf(owner.try(cards.replace, { cardId: id, cardNo: newNo, physicalNo, logicalNo, cardExpiry }));
    };
    expect(await replaced(cardId, turned)).toEqual(["members.sameCard", "physicalNo"]);
    expect(await replaced(other.cardId, turned)).toEqual(["members.newCardIssued", "cardNo"]);
  });

  it("CARD-05 CARD-13 as a gift card gets its money when it is issued, and is never recharged", async () => {
    const { cardId, cardNo } = await issued({ cardType: "gift", giftFen: "3000" });
    expect(await cardOf(cardNo)).toMatchObject({ balanceFen: "0", giftFen: "3000", rechargeTotalFen: "0" });
    expect(await codeOf(owner.try(cards.recharge, { cardIds: [cardId], amountFen: "100", method: "cash" }))).toBe(
      "members.giftCard",
    );
    expect(await refusalOf(owner.try(cards.issue, form({ giftFen: "1" })))).toEqual(["amount.notPositive", "giftFen"]);
  });

  it("CARD-03 CARD-23 CARD-28 turns through its states, each step in the log, and refuses what the table does not have", async () => {
    const { cardId, cardNo } = await issued({ activate: false });
    const steps = [
      ["activate", "activated"],
      ["lock", "locked"],
      ["unlock", "activated"],
      ["reportLost", "reportedLost"],
      ["cancelReport", "activated"],
    ] as const;
    expect(await codeOf(owner.try(cards.act, { cardIds: [cardId], action: "lock" }))).toBe("state.notAllowed");
    for (const [action, state] of steps) {
      await owner.call(cards.act, { cardIds: [cardId], action });
      expect((await cardOf(cardNo)).cardStatus).toBe(state);
    }
    expect(await actionsOn(cardNo)).toEqual([
      "members.card.issue",
      ...steps.map(([action]) => `members.card.${action}`),
    ]);
  });

  it("CARD-23 of a batch are locked together or not at all", async () => {
    const [good, other] = [await issued(), await issued({ activate: false })];
    expect(await codeOf(owner.try(cards.act, { cardIds: [good.cardId, other.cardId], action: "lock" }))).toBe(
      "state.notAllowed",
    );
    expect((await cardOf(good.cardNo)).cardStatus).toBe("activated");
    await owner.call(cards.act, { cardIds: [good.cardId, good.cardId, (await issued()).cardId], action: "lock" });
    expect((await cardOf(good.cardNo)).cardStatus).toBe("locked");
    const many = Array.from({ length: 201 }, (_, index) => String(index + 1));
    expect(await codeOf(owner.try(cards.act, { cardIds: many, action: "lock" }))).toBe("members.tooManyCards");
    expect(await refusalOf(owner.try(cards.act, { cardIds: ["5"], action: "lock" }))).toEqual([
      "members.cardUnknown",
      "cardIds",
    ]);
  });

  it("CARD-16 has limits and machines that can be set, and not once it is cancelled", async () => {
    const { cardId, cardNo } = await issued();
    await owner.call(cards.setLimits, { cardId, dailyCountLimit: 2, dailyAmountLimitFen: "500", machineIds: [] });
    expect(await cardOf(cardNo)).toMatchObject({ dailyCountLimit: 2, dailyAmountLimitFen: "500" });
    await owner.call(cards.cancel, { cardId, payout: null });
    expect(
      await codeOf(
        owner.try(cards.setLimits, { cardId, dailyCountLimit: 0, dailyAmountLimitFen: "0", machineIds: [] }),
      ),
    ).toBe("members.cardNotUsable");
    expect(await codeOf(owner.try(cards.setPassword, { cardId, tradePassword: "123456" }))).toBe(
      "members.cardNotUsable",
    );
  });
});

describe("money on a card", () => {
  it("CARD-09 CARD-12 CARD-14 is put on it at the counter, on several cards at once or on none", async () => {
    const [first, second, closed] = [await issued(), await issued(), await issued({ activate: false })];
    await owner.call(cards.recharge, {
      cardIds: [first.cardId, second.cardId],
      amountFen: "10000",
      giftFen: "1000",
      method: "transfer",
      remark: "开学",
    });
    expect([await cardOf(first.cardNo), await cardOf(second.cardNo)]).toMatchObject([
      { balanceFen: "10000", giftFen: "1000", rechargeTotalFen: "10000" },
      { balanceFen: "10000" },
    ]);
    expect(
      await codeOf(
        owner.try(cards.recharge, { cardIds: [first.cardId, closed.cardId], amountFen: "1", method: "cash" }),
      ),
    ).toBe("members.cardNotActivated");
    for (const [amountFen, code] of [
      ["0", "members.rechargeZero"],
      ["-100", "amount.notPositive"],
      ["", "input.invalid"],
    ] as const)
      expect(await codeOf(owner.try(cards.recharge, { cardIds: [first.cardId], amountFen, method: "cash" }))).toBe(
        code,
      );
    expect((await cardOf(first.cardNo)).balanceFen).toBe("10000");
    const { rows } = await owner.call(cardDetails.recharges, { ...range, cardNo: first.cardNo });
    expect(rows).toMatchObject([
      {
        cardNo: first.cardNo,
        rechargeAmountFen: "10000",
        giftFen: "1000",
        rechargeMethod: "transfer",
        balanceFen: "10000",
        operatorName: "owner",
        remark: "开学",
      },
    ]);
  });

  it("CARD-22 CARD-24 has its recharges among those of its area and of the areas above, in list and file", async () => {
    const campus = await givenMerchant(server, { name: "校区" });
    const boss = await one(campus, "areaBoss");
    const area = async (areaName: string, areaParentId: string | null = null) =>
      (await boss.call(cardAreas.create, { merchantId: campus.merchantId, areaParentId, areaName })).areaId;
    const north = await area("北区");
    const [hall, south] = [await area("一号楼", north), await area("南区")];
    const cardNos: string[] = [];
    for (const areaId of [hall, south]) {
      const input = form({ merchantId: campus.merchantId, areaId });
      const { cardId } = await boss.call(cards.issue, input);
      await boss.call(cards.recharge, { cardIds: [cardId], amountFen: "500", method: "cash" });
      cardNos.push(input.cardNo);
    }
    const listed = async (areaId?: string) =>
      (await boss.call(cardDetails.recharges, { ...range, areaId })).rows.map(({ cardNo }) => cardNo).toSorted();
    expect(await listed()).toEqual(cardNos.toSorted());
    for (const areaId of [north, hall]) expect(await listed(areaId)).toEqual([cardNos[0]]);
    expect(await listed(south)).toEqual([cardNos[1]]);
    const empty = await area("东区");
    expect(await codeOf(boss.try(cardDetails.exportRecharges, { ...range, areaId: empty }))).toBe(
      "insight.nothingToExport",
    );
    expect(await codeOf(boss.try(cardDetails.exportRecharges, { ...range, areaId: north }))).toBe("H0000");
  });

  it("CARD-21 is refused when the reader read another card", async () => {
    const [card, other] = [await issued(), await issued()];
    expect(
      await refusalOf(
        owner.try(cards.recharge, {
          cardIds: [card.cardId],
          amountFen: "100",
          method: "cash",
          physicalNo: other.physicalNo,
        }),
      ),
    ).toEqual(["members.physicalDiffers", "physicalNo"]);
    await owner.call(cards.recharge, {
      cardIds: [card.cardId],
      amountFen: "100",
      method: "cash",
      physicalNo: card.physicalNo.toUpperCase(),
    });
    expect((await cardOf(card.cardNo)).balanceFen).toBe("100");
  });

  it("CARD-11 CARD-12 CARD-25 CARD-30 is taken off, gift first, and given back by a correction; the detail shows what was left", async () => {
    const { cardId, cardNo } = await withMoney("1000", "300");
    await owner.call(cards.deduct, { cardId, amountFen: "450" });
    expect(await cardOf(cardNo)).toMatchObject({ balanceFen: "850", giftFen: "0" });
    await owner.call(cards.deduct, { cardId, amountFen: "-50", remark: "多扣" });
    expect(await cardOf(cardNo)).toMatchObject({ balanceFen: "900" });
    for (const [amountFen, code] of [
      ["901", "members.balanceTooLow"],
      ["0", "amount.notPositive"],
    ] as const)
      expect(await codeOf(owner.try(cards.deduct, { cardId, amountFen }))).toBe(code);
    const { rows } = await owner.call(cardDetails.deductions, { ...range, cardNo });
    expect(
      rows.map(({ deductKind, deductAmountFen, balanceAfterFen, giftAfterFen, orderNo, remark }) => [
        deductKind,
        deductAmountFen,
        balanceAfterFen,
        giftAfterFen,
        orderNo,
        remark,
      ]),
    ).toEqual([
      ["correction", "-50", "900", "0", null, "多扣"],
      ["deduction", "450", "850", "0", null, ""],
    ]);
    expect(await actionsOn(cardNo)).toEqual([
      "members.card.issue",
      "members.card.recharge",
      "members.card.deduct",
      "members.card.correct",
    ]);
  });

  it("CARD-15 with a password is taken off only with it, and after five wrong ones only after a new one was set", async () => {
    const { cardId, cardNo } = await withMoney("1000", "0", { tradePassword: "111111" });
    const take = (tradePassword: string) => codeOf(owner.try(cards.deduct, { cardId, amountFen: "10", tradePassword }));
    expect([await take(""), await take("222222"), await take("111111"), await take("000000")]).toEqual([
      "members.passwordWrong",
      "members.passwordWrong",
      "H0000",
      "members.passwordWrong",
    ]);
    expect([await take("1"), await take("2"), await take("3"), await take("4"), await take("111111")]).toEqual([
      "members.passwordWrong",
      "members.passwordWrong",
      "members.passwordWrong",
      "members.passwordTried",
      "members.passwordTried",
    ]);
    await owner.call(cards.setPassword, { cardId, tradePassword: "333333" });
    expect([await take("111111"), await take("333333")]).toEqual(["members.passwordWrong", "H0000"]);
    expect((await cardOf(cardNo)).balanceFen).toBe("980");
    const logged = JSON.stringify(
      await rowsOf(server, "select before, after from audit_log where object = $1", [cardNo]),
    );
    expect(logged.includes("333333")).toBe(false);
  });

  it("CARD-15 counts wrong passwords over a correction, which asks for none", async () => {
    const { cardId } = await withMoney("1000", "0", { tradePassword: "111111" });
    const take = (amountFen: string, tradePassword = "") =>
      codeOf(owner.try(cards.deduct, { cardId, amountFen, tradePassword }));
    for (const wrong of ["1", "2", "3", "4"]) expect(await take("10", wrong)).toBe("members.passwordWrong");
    expect(await take("-10")).toBe("H0000");
    expect([await take("10", "5"), await take("10", "111111")]).toEqual([
      "members.passwordTried",
      "members.passwordTried",
    ]);
  });

  it("CARD-15 looks at five passwords of forty that are guessed at once", async () => {
    const { cardId } = await withMoney("1000", "0", { tradePassword: "111111" });
    const guesses = Array.from({ length: 40 }, (_, n) =>
      codeOf(owner.try(cards.deduct, { cardId, amountFen: "10", tradePassword: String(500_000 + n) })),
    );
    expect((await Promise.all(guesses)).filter((code) => code === "members.passwordWrong")).toHaveLength(4);
    expect(await rowsOf(server, "select wrong_passwords as looks from card where id = $1", [cardId])).toEqual([
      { looks: 5 },
    ]);
    expect(await codeOf(owner.try(cards.deduct, { cardId, amountFen: "10", tradePassword: "111111" }))).toBe(
      "members.passwordTried",
    );
  });

  it("CARD-23 is paid out when the card is cancelled, its gift ends, and nobody cancels a card in arrears", async () => {
    const { cardId, cardNo } = await withMoney("700", "50");
    expect(await refusalOf(owner.try(cards.cancel, { cardId, payout: null }))).toEqual(["field.required", "payout"]);
    await owner.call(cards.cancel, { cardId, payout: "cash" });
    expect(await cardOf(cardNo)).toMatchObject({
      cardStatus: "cancelled",
      bindStatus: "unbound",
      balanceFen: "0",
      giftFen: "0",
    });
    expect(
      (await owner.call(cardDetails.deductions, { ...range, cardNo })).rows.map(
        ({ deductKind, deductAmountFen }) => `${deductKind} ${deductAmountFen}`,
      ),
    ).toEqual(expect.arrayContaining(["forfeit 50", "payout 700"]));
    expect(await codeOf(owner.try(cards.cancel, { cardId, payout: "cash" }))).toBe("state.notAllowed");
  });

  it("CARD-17 CARD-18 CARD-19 CARD-20 CARD-29 moves to the card that replaces it", async () => {
    const holderPhone = newPhone();
    const old = await withMoney("800", "90", { holderName: "沈一", holderPhone, dailyCountLimit: 4 });
    const known = await issued();
    const numbers = ({ cardNo, physicalNo, logicalNo, cardExpiry }: InputOf<typeof cards.issue>) => ({
      cardNo,
      physicalNo,
      logicalNo,
      cardExpiry,
    });
    const attempt = (more: object) =>
      refusalOf(owner.try(cards.replace, { cardId: old.cardId, ...numbers(form()), ...more }));
    expect(await attempt({ cardNo: known.cardNo })).toEqual(["members.newCardIssued", "cardNo"]);
    expect(await attempt({ physicalNo: known.physicalNo })).toEqual(["members.newCardIssued", "cardNo"]);
    expect(await attempt({ cardNo: old.cardNo })).toEqual(["members.sameCard", "cardNo"]);
    expect(await attempt({ physicalNo: old.physicalNo })).toEqual(["members.sameCard", "physicalNo"]);
    await owner.call(cards.act, { cardIds: [old.cardId], action: "reportLost" });
    const next = numbers(form());
    await owner.call(cards.replace, { cardId: old.cardId, ...next });
    expect(await cardOf(old.cardNo)).toMatchObject({ cardStatus: "cancelled", balanceFen: "0", giftFen: "0" });
    expect(await cardOf(next.cardNo)).toMatchObject({
      cardStatus: "reissued",
      balanceFen: "800",
      giftFen: "90",
      holderName: "沈**",
      dailyCountLimit: 4,
      replacesCardNo: old.cardNo,
    });
    expect(await attempt({})).toEqual(["members.cardCancelled", undefined]);
  });

  it("CARD-22 shows arrears, and the recharge that repays them", async () => {
    const { cardId, cardNo } = await withMoney("100");
    // What a machine sells beyond the balance; orders/cards.database.test.ts proves that sales do it.
    await asSystem(server.database, async (tx) => {
      await tx.query("update card set balance_fen = -250 where id = $1", [cardId]);
      await tx.query(
        "insert into card_movement (top_id, merchant_id, card_id, kind, amount_fen, gift_amount_fen, balance_after_fen, gift_after_fen, happened_at) values ($1, $2, $3, 'deduction', -350, 0, -250, 0, now())",
        [shop.topId, shop.merchantId, cardId],
      );
      const postings = [
        { account: `card:${cardId}:balance`, fen: "-350" },
        { account: "card_deductions", fen: "350" },
      ];
      await tx.query("select ledger.post($1::jsonb)", [
        JSON.stringify([
          {
            kind: "cardDeduction",
            key: `test:${cardId}`,
            reference: cardId,
            merchant: shop.merchantId,
            top: shop.topId,
            postings,
          },
        ]),
      ]);
    });
    expect((await owner.call(cardDetails.arrears, { cardNo })).rows).toMatchObject([
      { cardNo, arrearsFen: "250", repaidFen: null, repaidTime: null },
    ]);
    expect(await codeOf(owner.try(cards.cancel, { cardId, payout: "cash" }))).toBe("members.arrearsOpen");
    await owner.call(cards.recharge, { cardIds: [cardId], amountFen: "200", method: "cash" });
    expect((await owner.call(cardDetails.arrears, { cardNo })).rows).toMatchObject([
      { arrearsFen: "50", repaidFen: null },
      { arrearsFen: "250", repaidFen: "200" },
    ]);
    await owner.call(cards.recharge, { cardIds: [cardId], amountFen: "1000", method: "cash" });
    expect(
      (await owner.call(cardDetails.arrears, { cardNo })).rows.map(({ arrearsFen, repaidFen }) => [
        arrearsFen,
        repaidFen,
      ]),
    ).toEqual([
      ["50", "50"],
      ["250", "200"],
    ]);
  });

  it("TOPBAR-20 is shown for at most 92 days at once", async () => {
    const asked = { fromDay: addDays(today, -92), toDay: today };
    expect([
      await codeOf(owner.try(cardDetails.recharges, asked)),
      await codeOf(owner.try(cardDetails.deductions, asked)),
    ]).toEqual(["range.tooLong", "range.tooLong"]);
    expect(await codeOf(owner.try(cardDetails.recharges, { ...asked, fromDay: addDays(today, -91) }))).toBe("H0000");
  });
});

describe("an ordinary user", () => {
  it("PERM-11 sees the books of cards, and of the orders in them only those of his machines", async () => {
    const { cardNo } = await withMoney("5000");
    const [granted, other] = [
      await givenMachine(server, shop, "VM1", "上海", [121, 31]),
      await givenMachine(server, shop, "VM2", "上海", [121, 31]),
    ];
    for (const machine of [granted, other]) await givenCardSale(server, machine, cardNo, 300);
    const { userId } = await givenUser(server, shop, { account: "ordinary", level: "2", roles: ["staff"] });
    await asSystem(server.database, (tx) =>
      tx.query("insert into machine_grant (top_id, machine_id, merchant_id, user_id) values ($1, $2, $3, $4)", [
        shop.topId,
        granted.machineId,
        shop.merchantId,
        userId,
      ]),
    );
    const ordinary = await loginAs(server, "ordinary", testPassword);
    const seen = async (client: Client) =>
      (await client.call(cardDetails.deductions, { ...range, cardNo })).rows.map(
        ({ machineNo, orderNo, deductAmountFen }) => [machineNo, orderNo === null, deductAmountFen],
      );
    expect(await seen(owner)).toEqual([
      ["VM2", false, "300"],
      ["VM1", false, "300"],
    ]);
    expect(await seen(ordinary)).toEqual([
      [null, true, "300"],
      ["VM1", false, "300"],
    ]);
    expect(await codeOf(ordinary.try(cards.recharge, { cardIds: ["5"], amountFen: "1", method: "cash" }))).toBe(
      "access.noPermission",
    );
  });
});
