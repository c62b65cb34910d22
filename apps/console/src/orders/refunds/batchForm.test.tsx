import { act } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { closePage, settled, showPart } from "../../testing/openedPage.tsx";
import { BatchForm } from "./BatchForm.tsx";

afterEach(closePage);

describe("problem orders that were chosen", () => {
  it("REFUND-07 are refunded by one call after one question with their number and sum", async () => {
    const started: string[] = [];
    const { calls } = await showPart(
      <BatchForm
        choice={{ of: { orderNos: ["11", "12", "13"] }, shown: 3 }}
        onClose={() => {}}
        onStarted={(refundBatchId) => started.push(refundBatchId)}
      />,
      ["orders", "refunds"],
      {
        answers: {
          "refund-batches/preview": {
            rowCount: 2,
            amountFen: "700",
            proposedCount: 0,
            proposedFen: "0",
            needsFactor: false,
            refused: [{ code: "orders.refundNotPaid", rowCount: 1 }],
          },
          "refund-batches": { refundBatchId: "5" },
        },
      },
    );
    expect(document.querySelector("[role='status']")?.textContent).toContain("将退款 2 笔，合计 ¥7.00");
    expect(document.querySelector("[role='radiogroup']")).toBeNull();
    const verb = [...document.querySelectorAll("button")].find((one) => one.textContent?.includes("退款 2 笔 ¥7.00"));
    await act(async () => verb?.dispatchEvent(new MouseEvent("click", { bubbles: true })));
    await settled();
    const sent = calls.filter(({ address }) => address.endsWith("refund-batches"));
    expect(sent.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      expect.objectContaining({ kind: "rest", orderNos: ["11", "12", "13"], seenCount: 2, seenFen: "700" }),
    ]);
    expect(started).toEqual(["5"]);
  });
});
