import { describe, expect, it } from "vitest";
import { checkAfterSale, checkAfterSaleAmount } from "./afterSale.ts";
import { mallOrderStates } from "./order.ts";

const facts = { orderStatus: "completed", refundableFen: 1_500n, count: 0, open: 0 } as const;
const code = (answer: ReturnType<typeof checkAfterSale>) => (answer.ok ? answer.value : answer.code);

describe("after-sales", () => {
  it("REFUND-07 takes an application for what was paid and is left, one at a time", () => {
    const ask = (amountFen: bigint, more: object = {}) =>
      code(checkAfterSale({ content: " 杯口有裂 ", amountFen }, { ...facts, ...more }));
    expect(ask(1_500n)).toBe("杯口有裂");
    expect(ask(1_501n)).toBe("mall.afterSaleTooMuch");
    expect(ask(0n)).toBe("amount.notPositive");
    expect(ask(1n, { open: 1 })).toBe("mall.afterSaleOpen");
    expect(ask(1n, { count: 5 })).toBe("mall.afterSaleTooMany");
    expect(code(checkAfterSale({ content: " ", amountFen: 1n }, facts))).toBe("field.required");
  });

  it("MALL-06 takes none while nothing is paid, or all is on its way back", () => {
    const states = mallOrderStates.filter(
      (orderStatus) => checkAfterSale({ content: "x", amountFen: 1n }, { ...facts, orderStatus }).ok,
    );
    expect(states).toEqual(["toGather", "toDeliver", "delivering", "toPickUp", "completed"]);
  });

  it("REFUND-07 gives back no more than was asked", () => {
    expect([500n, 501n, 0n].map((fen) => checkAfterSaleAmount(fen, 500n).ok)).toEqual([true, false, false]);
  });
});
