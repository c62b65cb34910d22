// @vitest-environment happy-dom
import { act, createElement } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startPhrases } from "../platform/phrases/phrases.ts";
import { OwnFeedback } from "./OwnFeedback.tsx";
import { freshPhone, until } from "../testing/page.ts";

beforeEach(() => freshPhone("/m/feedback/A7"));
afterEach(() => vi.unstubAllGlobals());

const told = {
  ticketNo: "5",
  problemType: "itemJammed",
  customerTicketState: "waiting",
  createdTime: new Date(0).toISOString(),
  ticketContent: "Nothing came out",
  said: [],
};

it("TICKET-01 does not say of a report that it is gone where the network is", async () => {
  await startPhrases(["phone", "machineFeedback"]);
  let network: () => object = () => {
    throw new TypeError("no network");
  };
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(network())));
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const open = (token: string) => act(async () => root.render(createElement(OwnFeedback, { machineNo: "A7", token })));
  const text = () => document.body.textContent;
  await open("t".repeat(32));
  await until(() => expect(document.querySelector("button")).not.toBeNull());
  expect(text()).not.toContain("no longer exists");
  network = () => ({ code: "H0000", msg: "", data: told });
  await act(async () => document.querySelector("button")!.click());
  await until(() => expect(text()).toContain("Nothing came out"));
  network = () => ({ code: "support.ticketUnknown", msg: "", data: {} });
  await open("u".repeat(32));
  await until(() => expect(text()).toContain("no longer exists"));
  await act(async () => root.unmount());
});
