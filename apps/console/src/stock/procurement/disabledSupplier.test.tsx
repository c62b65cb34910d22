import { act } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { closePage, settled, showPart } from "../../testing/openedPage.tsx";
import { BillForm } from "./BillForm.tsx";
import { PaymentForm } from "./PaymentForm.tsx";

const close = () => undefined;
const answers = {
  "suppliers/choices": {
    rows: [
      { supplierId: "1", supplierName: "农夫山泉", enabled: true },
      { supplierId: "2", supplierName: "旧供应商", enabled: false },
    ],
  },
};
/** The suppliers that the field offers when it is opened. */
async function offered(): Promise<(string | null)[]> {
  const field = [...document.querySelectorAll(".ant-form-item")].find((one) => one.textContent?.startsWith("供应商"));
  await act(async () => field?.querySelector("input")?.dispatchEvent(new MouseEvent("mousedown", { bubbles: true })));
  await settled();
  return [...document.querySelectorAll(".ant-select-item-option")].map((one) => one.textContent);
}

afterEach(closePage);

describe("a supplier that was disabled", () => {
  it.each([
    ["billed", <BillForm key="bill" open onClose={close} />],
    ["paid", <PaymentForm key="payment" open onClose={close} />],
  ])("STOCK-08 is still %s for what came from it", async (_, form) => {
    await showPart(form, ["procurement", "supplierBills"], { answers });
    await settled();
    expect(await offered()).toEqual(["农夫山泉", "旧供应商"]);
  });
});
