import { afterEach, describe, expect, it } from "vitest";
import { closePage, openPage, showPart } from "../../testing/openedPage.tsx";
import { BillDrawer } from "./BillDrawer.tsx";

const hrefOf = (text: string) =>
  [...document.querySelectorAll("a")].find(({ textContent }) => textContent === text)?.getAttribute("href");

afterEach(closePage);

describe("a receipt of long ago", () => {
  it("STOCK-07 is found from its order, whose list shows the last days only", async () => {
    const related = [{ documentId: "9", kind: "receipt", docNo: "RK100009", docDate: "2026-03-02" }];
    const order = {
      documentId: "7",
      docNo: "CG100001",
      docDate: "2026-03-01",
      docStatus: "received",
      lines: [],
      related,
    };
    await openPage("/jxcgl/cgd?doc=7", { answers: { "orders/detail": order } });
    expect(hrefOf("RK100009")).toBe("/jxcgl/rkdj?docNo=RK100009&fromDay=2026-03-02&toDay=2026-03-02");
  });

  it("STOCK-08 is found from the bill that covers it", async () => {
    const line = {
      documentId: "9",
      kind: "receipt",
      docNo: "RK100009",
      docDate: "2026-03-02",
      warehouseName: "w",
      amountFen: "1",
    };
    const bill = { billId: "1", billNo: "B1", supplierName: "s", billState: "unpaid", lines: [line], payments: [] };
    await showPart(<BillDrawer billId="1" onClose={() => undefined} />, ["procurement", "supplierBills"], {
      answers: { "supplier-bills/1": bill },
    });
    expect(hrefOf("RK100009")).toBe("/jxcgl/rkdj?docNo=RK100009&fromDay=2026-03-02&toDay=2026-03-02");
  });
});

describe("a return and a transfer that somebody is led to", () => {
  it.each([
    ["/jxcgl/rkdj", "supplier-returns", "TH100009"],
    ["/jxcgl/chd", "transfers", "DB100009"],
  ])("STOCK-08 are found over the list at %s", async (page, calls, docNo) => {
    const visited = await openPage(`${page}?open=${docNo}&fromDay=2026-03-02&toDay=2026-03-02`);
    const asked = visited.calls.map(({ address }) => address).find((address) => address.includes(`${calls}?`)) ?? "";
    const given = Object.fromEntries(new URL(asked, "http://console").searchParams);
    expect(given).toMatchObject({ docNo, fromDay: "2026-03-02", toDay: "2026-03-02" });
    expect(document.querySelector(".ant-drawer")).not.toBeNull();
  });
});
