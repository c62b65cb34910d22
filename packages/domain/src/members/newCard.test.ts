import { describe, expect, it } from "vitest";
import { checkNewCard, type StockCard } from "./newCard.ts";

const blank: StockCard = {
  cardNo: "N1",
  physicalNo: "1a2b3c4d",
  merchantId: "1",
  memberId: null,
  state: "notActivated",
  balanceFen: 0n,
  giftFen: 0n,
  rechargedFen: 0n,
  consumedCount: 0,
};
const numbers = { cardNo: "N1", physicalNo: "1a2b3c4d" };

describe("the new card of a replacement", () => {
  it("CARD-18 is one that no card bears the numbers of, or a blank one of the merchant", () => {
    expect(checkNewCard([], "1", numbers)).toEqual({ ok: true, value: undefined });
    expect(checkNewCard([blank], "1", numbers)).toEqual({ ok: true, value: blank });
  });

  it("CARD-18 is the blank one also where the reader tells the bytes of its chip in the other order", () => {
    expect(checkNewCard([blank], "1", { ...numbers, physicalNo: "4d3c2b1a" })).toEqual({ ok: true, value: blank });
  });

  it.each([
    ["of another merchant", [{ ...blank, merchantId: "2" }]],
    ["with another chip", [{ ...blank, physicalNo: "1a2b3c4e" }]],
    ["with another number on the same chip", [{ ...blank, cardNo: "N2" }]],
    ["that somebody holds", [{ ...blank, memberId: "7" }]],
    ["that is activated", [{ ...blank, state: "activated" as const }]],
    ["that is cancelled", [{ ...blank, state: "cancelled" as const }]],
    ["with money", [{ ...blank, balanceFen: 1n }]],
    ["with a gift", [{ ...blank, giftFen: 1n }]],
    ["that was recharged once", [{ ...blank, rechargedFen: 1n }]],
    ["whose numbers are of two cards", [blank, { ...blank, cardNo: "N2" }]],
    ["that the caller does not see", [undefined]],
  ])("CARD-18 is none %s", (_, bearers) => {
    expect(checkNewCard(bearers, "1", numbers)).toMatchObject({ code: "members.newCardIssued", field: "cardNo" });
  });
});
