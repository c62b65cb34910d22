import { describe, expect, it } from "vitest";
import { PriceBoard } from "./priceBoard.ts";

const at = Date.parse("2026-11-22T00:30:00Z");
const offer = {
  offer: 0,
  cabinet: "main",
  lane: 11,
  priceFen: 500,
  payFen: [350, 700],
  fromDay: "2026-11-22",
  toDay: "2026-11-22",
  from: 480,
  to: 540,
};
const lane = { cabinet: "main", lane: 11, priceFen: 500 };
const board = (version = 3, offers = [offer]) => {
  const made = new PriceBoard();
  made.judge({ version, notAfter: at + 1, offers }, at);
  return made;
};

describe("the price board of a machine", () => {
  it("takes the price of its offer within the hours of the merchant's day, and names the offer", () => {
    expect(board().priceOf(lane, 2, at)).toEqual({ payFen: 700, offer: { version: 3, offer: 0 } });
    expect(board().priceOf(lane, 1, at - 31 * 60_000)).toBeUndefined();
    expect(board().priceOf(lane, 1, at + 30 * 60_000)).toBeUndefined();
  });

  it("takes the price of the lane for more pieces, another lane and a lane that costs something else", () => {
    expect(board().priceOf(lane, 3, at)).toBeUndefined();
    expect(board().priceOf({ ...lane, lane: 12 }, 1, at)).toBeUndefined();
    expect(board().priceOf({ ...lane, priceFen: 450 }, 1, at)).toBeUndefined();
  });

  it("takes over nothing that is late or older, and an empty list ends all offers", () => {
    const made = board();
    expect(made.judge({ version: 2, notAfter: at + 1, offers: [] }, at)).toBeUndefined();
    expect(made.judge({ version: 4, notAfter: at - 1, offers: [] }, at)).toBeUndefined();
    expect(made.priceOf(lane, 1, at)).toBeDefined();
    expect(made.judge({ version: 4, notAfter: at + 1, offers: [] }, at)).toEqual({ version: 4, result: "applied" });
    expect(made.priceOf(lane, 1, at)).toBeUndefined();
  });
});
