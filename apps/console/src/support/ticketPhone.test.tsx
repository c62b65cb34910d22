import type { Permission } from "@yunshou/contract";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadRooms, loadWanted } from "../platform/phrases/loadedRooms.ts";
import { LanguageContext } from "../platform/phrases/usePhrases.ts";
import { storeUser, type UserInfo } from "../platform/session/session.ts";
import { TicketPhone } from "./TicketPhone.tsx";

await loadWanted("zh");
await loadRooms("zh", ["support"]);
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
let asked: string[] = [];
const ticket = { ticketNo: "7", contactPhone: "138****8001" };
const show = (permissions: readonly Permission[]) => {
  storeUser(
    { menuJsonTree: [] } as unknown as UserInfo,
    { permissions, switchedOff: [], closedPages: [], features: [] } as never,
  );
  return act(async () =>
    root.render(
      <LanguageContext value="zh">
        <TicketPhone ticket={ticket} reader="customer" />
      </LanguageContext>,
    ),
  );
};
const shown = () => document.body.textContent;
const eye = () => document.querySelector("button");

beforeEach(() => {
  sessionStorage.clear();
  sessionStorage.setItem("Authorization", "token");
  asked = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    return new Response(JSON.stringify({ code: "H0000", msg: "", data: { ...ticket, contactPhone: "13800138001" } }));
  });
  const host = document.createElement("div");
  document.body.replaceChildren(host);
  root = createRoot(host);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

describe("the phone of a ticket", () => {
  it("TICKET-02 is masked until who replies to customers asks for it, who reads that the look is recorded", async () => {
    await show(["support.customer.write"]);
    expect([shown(), asked]).toEqual(["138****8001", []]);
    await act(async () => eye()!.click());
    await vi.waitFor(() => expect(shown()).toBe("13800138001 本次查看已记入日志。"));
    expect(asked.map((address) => new URL(address, "http://x").pathname)).toEqual([
      "/api/v1/support/customers/7/contact",
    ]);
  });

  it("TICKET-02 stays masked for who may not reply", async () => {
    await show(["support.customer.read", "support.ticket.handle"]);
    expect(eye()!.disabled).toBe(true);
  });
});
