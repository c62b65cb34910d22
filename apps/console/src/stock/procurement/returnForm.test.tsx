import { act, useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { closePage, settled, showPart } from "../../testing/openedPage.tsx";
import { ReturnForm } from "./ReturnForm.tsx";

const receipt = (documentId: string) => ({ documentId, docNo: `RK${documentId}` });
const line = (productName: string) => ({
  productId: productName,
  productCode: productName,
  productName,
  batchNo: "",
  quantity: 9,
  returned: 0,
  stock: 9,
  priceFen: "200",
});
let giveBack: (row: object | undefined) => void;

function Form() {
  const [row, setRow] = useState<object | undefined>(receipt("1"));
  giveBack = setRow;
  return <ReturnForm of={row as never} onClose={() => undefined} />;
}

afterEach(closePage);

describe("goods that go back to their supplier", () => {
  it("STOCK-08 are asked for by the rows of their own receipt alone", async () => {
    await showPart(<Form />, ["procurement", "supplierReturns"], {
      answers: { "receiptId=1": { rows: [line("可乐")] } },
    });
    expect(document.body.textContent).toContain("可乐");
    await act(async () => giveBack(undefined));
    await settled();
    const waits: ((answer: Response) => void)[] = [];
    vi.stubGlobal("fetch", () => new Promise<Response>((answer) => void waits.push(answer)));
    await act(async () => giveBack(receipt("2")));
    await act(async () => new Promise((done) => setTimeout(done, 300)));
    expect(document.querySelector(".ant-drawer")?.textContent).toContain("RK2");
    expect(document.body.textContent).not.toContain("可乐");
    const data = { rows: [line("雪碧")] };
    await act(async () => {
      for (const answer of waits) answer(new Response(JSON.stringify({ code: "H0000", msg: "", data })));
    });
    await settled();
    expect(document.body.textContent).toContain("雪碧");
  });
});
