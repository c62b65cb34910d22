import { Form, Input } from "antd";
import { act, useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { closePage, settled, showPart } from "../../../testing/openedPage.tsx";
import { ProductDraft } from "./ProductDraft.tsx";

let open: () => void;

/** The form of a new product, once it is opened. */
function NewProduct() {
  const [isOpen, setOpen] = useState(false);
  open = () => setOpen(true);
  return isOpen ? (
    <Form name="product">
      <ProductDraft />
      <Form.Item name="productName">
        <Input />
      </Form.Item>
    </Form>
  ) : null;
}

afterEach(closePage);

describe("the draft of a product", () => {
  it("PRODUCT-01 is offered although its person writes before it is read", async () => {
    await showPart(<NewProduct />, ["products"]);
    const value = { at: "2026-11-29T01:00:00Z", values: { productName: "可乐" } };
    const answers: (() => void)[] = [];
    const sent: unknown[] = [];
    vi.stubGlobal("fetch", async (_: string, init?: RequestInit) => {
      sent.push(init?.body ?? "");
      await new Promise<void>((done) => void answers.push(done));
      return new Response(JSON.stringify({ code: "H0000", msg: "", data: { value } }));
    });
    await act(async () => open());
    const input = document.querySelector<HTMLInputElement>("#product_productName")!;
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!;
    await act(async () => {
      set.call(input, "雪碧");
      input.dispatchEvent(new Event("input", { bubbles: true }));
    });
    await act(async () => new Promise((done) => setTimeout(done, 2_300)));
    expect(sent.filter((body) => String(body).includes("雪碧"))).toEqual([]);
    await act(async () => {
      for (const answer of answers) answer();
    });
    await settled();
    expect(document.querySelector(".ant-alert")?.textContent).toContain("未保存的内容");
  });
});
