import { act } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { closePage, settled, showPart } from "../../testing/openedPage.tsx";
import { VoucherForm } from "./VoucherForm.tsx";

const productField = () =>
  [...document.querySelectorAll(".ant-form-item-label label")].filter(({ textContent }) => textContent === "适用商品")
    .length;

async function choose(type: string) {
  const item = [...document.querySelectorAll(".ant-form-item")].find(({ textContent }) =>
    textContent.startsWith("代金券类型"),
  );
  const press = async (element: Element | null | undefined, event: string) => {
    await act(async () => element?.dispatchEvent(new MouseEvent(event, { bubbles: true })));
    await settled();
  };
  await press(item?.querySelector(".ant-select"), "mousedown");
  await press(
    [...document.querySelectorAll(".ant-select-item-option")].find(({ textContent }) => textContent === type),
    "click",
  );
}

afterEach(closePage);

describe("the form of vouchers", () => {
  it("VOUCHER-01 asks for products of a product voucher alone, because a general one counts for all of them", async () => {
    await showPart(<VoucherForm open onClose={() => {}} />, ["codes", "marketing", "members", "orders"]);
    expect(productField()).toBe(0);
    await choose("商品券");
    expect(productField()).toBe(1);
    await choose("通用券");
    expect(productField()).toBe(0);
  });
});
