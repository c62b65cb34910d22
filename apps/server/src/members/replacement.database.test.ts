import type { InputOf } from "@yunshou/contract";
import { cardApplications } from "@yunshou/contract/members/applications";
import { cards } from "@yunshou/contract/members/cards";
import { addDays, businessDay } from "@yunshou/domain";
import { describe, expect, it } from "vitest";
import { openCardBench, refusalOf, today } from "../testing/bench/cardBench.ts";
import { rowsOf } from "../testing/bench/machines.ts";
import { givenMerchant } from "../testing/bench/people.ts";

const { server, one, child, owner, form, withMoney, cardOf, newPhone } = await openCardBench();

describe("the last day of a card", () => {
  it("CARD-08 CARD-17 is compared with the day of its own merchant, whoever issues, applies for or replaces it", async () => {
    // Between these two zones it is never the same day.
    const top = await givenMerchant(server);
    const far = await givenMerchant(server, { parentId: top.merchantId });
    for (const [merchant, zone] of [
      [top, "Pacific/Kiritimati"],
      [far, "Pacific/Pago_Pago"],
    ] as const)
      await rowsOf(server, "update merchant set time_zone = $2 where id = $1 returning id", [
        merchant.merchantId,
        zone,
      ]);
    const boss = await one(top, "zones");
    const theirs = businessDay(new Date(), "Pacific/Pago_Pago");
    const over = addDays(theirs, -1);
    const wish = (cardExpiry: string) => form({ merchantId: far.merchantId, cardExpiry });
    expect(await refusalOf(boss.try(cards.issue, wish(over)))).toEqual(["members.expiryOver", "cardExpiry"]);
    const { cardId } = await boss.call(cards.issue, wish(theirs));
    const numbers = (cardExpiry: string) => {
      const { cardNo, physicalNo, logicalNo } = wish(cardExpiry);
      return { cardNo, physicalNo, logicalNo, cardExpiry };
    };
    expect(await refusalOf(boss.try(cards.replace, { cardId, ...numbers(over) }))).toEqual([
      "members.expiryOver",
      "cardExpiry",
    ]);
    const { cardNo: originalCardNo } = (await boss.call(cards.list, {})).rows[0]!;
    const apply = (cardExpiry: string) => {
      const { cardNo: newCardNo, ...rest } = numbers(cardExpiry);
      return refusalOf(boss.try(cardApplications.create, { originalCardNo, newCardNo, ...rest, remark: "" }));
    };
    expect(await apply(over)).toEqual(["members.expiryOver", "cardExpiry"]);
    expect((await apply(theirs))[0]).toBe("H0000");
    expect((await refusalOf(boss.try(cards.replace, { cardId, ...numbers(theirs) })))[0]).toBe("H0000");
  });
});

describe("a card in the place of another", () => {
  it("CARD-17 CARD-18 CARD-22 moves to a blank card of the stock, once, however many ask for it at once", async () => {
    const olds = await Promise.all([
      withMoney("800", "90", { holderName: "沈一", holderPhone: newPhone(), dailyCountLimit: 4 }),
      withMoney("300", "10"),
    ]);
    const blank = form({ activate: false, cardType: "test" });
    const { cardId: blankId } = await owner.call(cards.issue, blank);
    const { cardNo, physicalNo } = blank;
    const numbers = { cardNo, physicalNo, logicalNo: blank.logicalNo, cardExpiry: addDays(today, 900) };
    const codes = await Promise.all(
      olds.map(({ cardId }) => refusalOf(owner.try(cards.replace, { cardId, ...numbers }))),
    );
    const winner = codes.findIndex(([code]) => code === "H0000");
    const [won, lost] = [olds[winner]!, olds[1 - winner]!];
    expect(codes[1 - winner]).toEqual(["members.newCardIssued", "cardNo"]);
    const [money, gift] = winner === 0 ? ["800", "90"] : ["300", "10"];
    expect(await cardOf(cardNo)).toMatchObject({
      cardId: blankId,
      cardStatus: "reissued",
      cardType: "normal",
      balanceFen: money,
      giftFen: gift,
      cardExpiry: addDays(today, 900),
      replacesCardNo: won.cardNo,
    });
    expect(await cardOf(won.cardNo)).toMatchObject({ cardStatus: "cancelled", balanceFen: "0", giftFen: "0" });
    expect(await cardOf(lost.cardNo)).toMatchObject({ cardStatus: "activated" });
    expect(
      await rowsOf(
        server,
        "select kind, amount_fen as fen, gift_amount_fen as gift from card_movement where card_id = $1",
        [blankId],
      ),
    ).toEqual([{ kind: "replacedIn", fen: money, gift }]);
  });

  it("CARD-18 takes no blank card with another chip, that somebody holds, or of another merchant", async () => {
    const { cardId } = await withMoney("100");
    const attempt = async (wished: InputOf<typeof cards.issue>, more: object = {}) => {
      const { cardNo, physicalNo, logicalNo, cardExpiry } = wished;
      return refusalOf(owner.try(cards.replace, { cardId, cardNo, physicalNo, logicalNo, cardExpiry, ...more }));
    };
    const issuedAs = async (more: Partial<InputOf<typeof cards.issue>>) => {
      const given = form({ activate: false, ...more });
      await owner.call(cards.issue, given);
      return given;
    };
    const refused = ["members.newCardIssued", "cardNo"];
    const blank = await issuedAs({});
    expect(await attempt(blank, { physicalNo: form().physicalNo })).toEqual(refused);
    expect(await attempt(blank, { cardNo: form().cardNo })).toEqual(refused);
    expect(await attempt(await issuedAs({ holderName: "沈二", holderPhone: newPhone() }))).toEqual(refused);
    expect(await attempt(await issuedAs({ cardType: "gift", giftFen: "100" }))).toEqual(refused);
    expect(await attempt(await issuedAs({ merchantId: child.merchantId }))).toEqual(refused);
    expect((await owner.call(cards.list, { cardNo: blank.cardNo })).rows[0]).toMatchObject({
      cardStatus: "notActivated",
      replacesCardNo: null,
    });
  });
});
