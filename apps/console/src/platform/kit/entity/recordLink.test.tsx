import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { storeUser, type UserInfo } from "../../session/session.ts";
import { columnsOf } from "../list/columns.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

interface Row {
  readonly machineName: string;
  readonly machineNo: string;
  readonly merchantName: string;
  readonly merchantNo: string;
  readonly orderNo: string;
  readonly cardNo: string | null;
}
const row: Row = {
  machineName: "国贸地铁站",
  machineNo: "YT 1&1",
  merchantName: "云途零售",
  merchantNo: "0001",
  orderNo: "382",
  cardNo: null,
};
const column = columnsOf<Row>();
const cells = [
  column.title("machine", "machineName", "machineNo", ""),
  column.pair("merchant", "merchantName", "merchantNo", ""),
  column.text("orderNo", ""),
  column.text("cardNo", ""),
  column.text("merchantName", ""),
  column.title("order", "orderNo", "merchantName", ""),
  column.pair("bought", "merchantName", ({ machineNo }) => machineNo, ""),
];

let root: Root;
beforeEach(() => {
  sessionStorage.clear();
  const host = document.createElement("div");
  document.body.replaceChildren(host);
  root = createRoot(host);
});
afterEach(() => act(async () => root.unmount()));

async function links(at: string, permissions: readonly string[], closedPages: readonly string[] = []) {
  storeUser(
    { menuJsonTree: [] } as unknown as UserInfo,
    { permissions, switchedOff: [], closedPages, features: [] } as never,
  );
  await act(async () =>
    root.render(
      <MemoryRouter key={[at, ...permissions].join(" ")} initialEntries={[at]}>
        {cells.map(({ key, render }, place) => (
          <div key={key + place}>{render(row, 0)}</div>
        ))}
      </MemoryRouter>,
    ),
  );
  return [...document.querySelectorAll("a")].map((link) => `${link.textContent} ${link.getAttribute("href")}`);
}
const all = ["machines.machine.read", "orders.order.read", "members.card.read", "merchants.merchant.read"];

describe("a record that a list names with its number", () => {
  it("leads to its page by the number that stands first or explains its name, and what is absent, told or named without one leads nowhere", async () => {
    expect(await links("/jygl/tkgl", all)).toEqual([
      "国贸地铁站 /shj/jqxq?jqbh=YT+1%261",
      "云途零售 /shgl/wdsh?merchantNo=0001",
      "382 /jygl/ddgl?open=382",
      "382 /jygl/ddgl?open=382",
    ]);
  });
  it("PERM-05 leads nowhere for whoever may not open the page, and on that page itself", async () => {
    expect(await links("/jygl/tkgl", ["orders.order.read"])).toEqual([
      "382 /jygl/ddgl?open=382",
      "382 /jygl/ddgl?open=382",
    ]);
    expect(await links("/jygl/ddgl", ["orders.order.read"])).toEqual([]);
  });
  it("MERCHANT-20 leads nowhere when the merchant does not have the page", async () => {
    expect(await links("/jygl/tkgl", ["merchants.merchant.read"], ["/shgl/wdsh"])).toEqual([]);
  });
});
