// @vitest-environment happy-dom
import { act, createElement } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startPhrases } from "../platform/phrases/phrases.ts";
import { FeedbackForm } from "./FeedbackForm.tsx";
import { freshPhone, until } from "../testing/page.ts";

beforeEach(() => freshPhone("/m/feedback/A7"));
afterEach(() => vi.unstubAllGlobals());

interface Sent {
  readonly token: string;
  readonly ticketContent: string;
}

it("TICKET-01 sends the same report once, and what was changed since as well, and keeps all that arrived, when an answer was lost", async () => {
  await startPhrases(["phone", "machineFeedback"]);
  const sent: Sent[] = [];
  const arrived = new Set<string>();
  const askedOf: string[] = [];
  let answers = false;
  vi.stubGlobal("scrollTo", () => {});
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    const one = JSON.parse(init.body as string) as Sent;
    if (address.endsWith("/own")) {
      askedOf.push(one.token);
      const code = arrived.has(one.token) ? "H0000" : "support.ticketUnknown";
      return new Response(JSON.stringify({ code, msg: "", data: {} }));
    }
    sent.push(one);
    if (one.ticketContent.endsWith("!"))
      return new Response(JSON.stringify({ code: "field.tooLong", msg: "", data: { field: "ticketContent" } }));
    // The second text never reaches the merchant, the first does.
    if (!one.ticketContent.endsWith("?")) arrived.add(one.token);
    if (!answers) throw new TypeError("the answer was lost");
    return new Response(JSON.stringify({ code: "H0000", msg: "", data: { ticketNo: "5" } }));
  });
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () => root.render(createElement(FeedbackForm, { machineNo: "A7" })));
  const type = (text: string) =>
    act(async () => {
      const area = document.querySelector("textarea")!;
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")!.set!.call(area, text);
      area.dispatchEvent(new Event("input", { bubbles: true }));
    });
  const button = () => document.querySelector<HTMLButtonElement>("button.button-main")!;
  const send = async () => {
    await until(() => expect(button().disabled).toBe(false));
    await act(async () => button().click());
  };
  await type("Nothing came out");
  await send();
  await send();
  await type("Nothing came out?");
  await send();
  await type("Nothing came out!");
  await send();
  await type("Nothing came out, and I paid twice");
  answers = true;
  await send();
  const [first, again, lost, refused, changed] = sent;
  expect(again).toEqual(first);
  expect(changed!.token).not.toBe(first!.token);
  const own = () => localStorage.getItem("feedback a7");
  await until(() => expect(own()).toContain(first!.token));
  expect(own()).toContain(changed!.token);
  expect(own()).not.toContain(lost!.token);
  expect(askedOf, "what was refused never reached the merchant").not.toContain(refused!.token);
  await act(async () => root.unmount());
});
