import type { InputOf } from "@yunshou/contract";
import { cards } from "@yunshou/contract/members/cards";
import { addDays } from "@yunshou/domain";
import { describe, expect, it } from "vitest";
import { openCardBench, refusalOf, today } from "../testing/bench/cardBench.ts";
import { rowsOf } from "../testing/bench/machines.ts";

const { server, child, owner, form, withMoney, cardOf, newPhone } = await openCardBench();

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
