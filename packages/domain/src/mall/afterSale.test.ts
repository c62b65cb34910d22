import { describe, expect, it } from "vitest";
import {
  afterSaleAfter,
  checkAfterSale,
  checkAfterSaleAmount,
  checkReturnedPieces,
  isOpenAfterSale,
} from "./afterSale.ts";
import { mallOrderStates } from "./order.ts";

const facts = { orderStatus: "completed", refundableFen: 1_500n, count: 0, open: 0 } as const;
const code = (answer: ReturnType<typeof checkAfterSale>) => (answer.ok ? answer.value : answer.code);

describe("after-sales", () => {
  it("REFUND-07 takes an application for what was paid and is left, one at a time", () => {
    const ask = (amountFen: bigint, more: object = {}) =>
      code(checkAfterSale({ kind: "refund", content: " 杯口有裂 ", amountFen }, { ...facts, ...more }));
    expect(ask(1_500n)).toBe("杯口有裂");
    expect(ask(1_501n)).toBe("mall.afterSaleTooMuch");
    expect(ask(0n)).toBe("amount.notPositive");
    expect(ask(1n, { open: 1 })).toBe("mall.afterSaleOpen");
    expect(ask(1n, { count: 5 })).toBe("mall.afterSaleTooMany");
    expect(code(checkAfterSale({ kind: "refund", content: " ", amountFen: 1n }, facts))).toBe("field.required");
  });

  it("MALL-06 takes none while nothing is paid, or all is on its way back", () => {
    const states = (kind: "refund" | "return") =>
      mallOrderStates.filter(
        (orderStatus) => checkAfterSale({ kind, content: "x", amountFen: 1n }, { ...facts, orderStatus }).ok,
      );
    expect(states("refund")).toEqual(["toGather", "toDeliver", "delivering", "toPickUp", "completed"]);
    // What nobody has received cannot go back.
    expect(states("return")).toEqual(["completed"]);
  });

  it("REFUND-07 waits for goods that were asked for, or gives the money without them", () => {
    const after = (kind: "refund" | "return", state: "asked" | "returning", event: "approve" | "agree" | "receive") => {
      const next = afterSaleAfter({ kind, state }, event);
      return next.ok ? next.value : next.code;
    };
    expect([
      after("refund", "asked", "agree"),
      after("return", "asked", "agree"),
      after("return", "asked", "approve"),
      after("return", "asked", "receive"),
      after("return", "returning", "receive"),
      after("return", "returning", "approve"),
    ]).toEqual(["mall.afterSaleNoGoods", "returning", "approved", "state.notAllowed", "approved", "state.notAllowed"]);
    expect((["asked", "returning", "approved", "rejected"] as const).filter(isOpenAfterSale)).toEqual([
      "asked",
      "returning",
    ]);
    expect([0, 2, 3, -1, 0.5].map((pieces) => checkReturnedPieces(pieces, 2).ok)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it("REFUND-07 gives back no more than was asked", () => {
    expect([500n, 501n, 0n].map((fen) => checkAfterSaleAmount(fen, 500n).ok)).toEqual([true, false, false]);
  });
});
