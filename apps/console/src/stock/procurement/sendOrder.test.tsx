import { act } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { closePage, openPage, settled } from "../../testing/openedPage.tsx";

const order = {
  documentId: "7",
  docNo: "CG100001",
  docDate: "2026-11-29",
  docStatus: "ordered",
  supplierId: "1",
  supplierName: "农夫山泉",
  warehouseName: null,
  quantity: 40,
  doneQuantity: 0,
  amountFen: "8000",
  remark: "",
  reason: "",
  createdBy: "李",
  createdTime: "2026-11-29T01:00:00Z",
  sentTime: null,
  reviewer: null,
  own: true,
  ofOwnMerchant: true,
  merchantName: "甲公司",
  version: 1,
};
const open = async (row: object) => {
  const answers = { "orders/detail": { ...order, lines: [], related: [] }, "stock/orders?": found(row), "/send": {} };
  return openPage("/jxcgl/cgd", { answers });
};
const found = (row: object) => ({ rows: [row], total: 1, totalIsCapped: false });
/** What lies behind 更多 of the row. */
async function offered(): Promise<Element[]> {
  const more = document.querySelector("tbody .ant-dropdown-trigger");
  await act(async () => more?.dispatchEvent(new MouseEvent("click", { bubbles: true })));
  await settled();
  return [...document.querySelectorAll(".ant-dropdown .ant-dropdown-menu-item")];
}

async function press(among: Element[], word: string): Promise<void> {
  const target = among.find((one) => one.textContent?.replaceAll(" ", "") === word);
  await act(async () => target?.dispatchEvent(new MouseEvent("click", { bubbles: true })));
  await settled();
}

afterEach(closePage);

describe("a purchase order", () => {
  it("STOCK-07 STOCK-08 is recorded as sent and opens on paper, as its supplier gets it", async () => {
    const { calls } = await open(order);
    const paper = vi.fn();
    vi.stubGlobal("print", paper);
    await press(await offered(), "发送");
    const address = (one: { readonly address: string }) => one.address;
    expect(calls.map(address).join()).not.toContain("/7/send");
    expect(paper).not.toHaveBeenCalled();
    await press([...document.querySelectorAll(".ant-modal button")], "发送");
    const sent = calls.findIndex((one) => one.address.includes("/7/send"));
    expect(sent).toBeGreaterThan(0);
    expect(calls.slice(sent).map(address).join()).toContain("orders/detail");
    expect(paper).toHaveBeenCalledOnce();
  });

  it("STOCK-08 is not sent once all of it came", async () => {
    await open({ ...order, docStatus: "received" });
    expect((await offered()).map((one) => one.textContent)).not.toContain("发送");
    expect(document.querySelector("tbody")?.textContent).not.toContain("发送");
  });
});
