import { refunds } from "@yunshou/contract/orders/refunds";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { App } from "antd";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { call } from "../api/call.ts";
import { useConfirm } from "../kit/useConfirm.tsx";
import { loadWanted } from "../phrases/loadedRooms.ts";
import { LanguageContext } from "../phrases/usePhrases.ts";
import { StepUp } from "./StepUp.tsx";

await loadWanted("zh");
// The form is fetched when it is asked for; here it is at hand.
await import("./StepUpForm.tsx");

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
const turn = (ms = 0) => act(async () => new Promise((done) => setTimeout(done, ms)));
const eventually = (holds: () => void) =>
  vi.waitFor(
    async () => {
      await turn(20);
      holds();
    },
    { timeout: 8_000 },
  );

/** A page whose button asks before it calls what needs a code. */
function Asker() {
  const { ask } = useConfirm();
  const run = () => call(refunds.list, { fromDay: "2026-11-01", toDay: "2026-11-07" }, { fresh: true });
  return (
    <button type="button" onClick={() => ask({ text: "sure?", about: "1", verb: "agree", run, success: null })}>
      start
    </button>
  );
}

const press = (name: string) =>
  act(async () =>
    [...document.querySelectorAll("button")]
      .filter((one) => one.textContent?.replaceAll(/\s/g, "") === name && !one.closest('[style*="display: none"]'))
      .at(-1)!
      .click(),
  );

/** The dialogs that are open, the highest last: by their height, and at the same height by their place in the document. */
const dialogs = () =>
  [...document.querySelectorAll<HTMLElement>(".ant-modal-wrap")]
    .filter(({ style }) => style.display !== "none")
    .map((one, place) => ({ one, place, height: Number(one.style.zIndex) }))
    .toSorted((a, b) => a.height - b.height || a.place - b.place)
    .map(({ one }) => one.textContent);

beforeEach(async () => {
  const host = document.createElement("div");
  document.body.replaceChildren(host);
  root = createRoot(host);
  vi.stubGlobal(
    "fetch",
    async () => new Response(JSON.stringify({ code: "access.secondFactorShow", msg: "code please", data: {} })),
  );
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <LanguageContext value="zh">
          <App>
            <MemoryRouter>
              <Asker />
              <StepUp />
            </MemoryRouter>
          </App>
        </LanguageContext>
      </QueryClientProvider>,
    ),
  );
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await act(async () => root.unmount());
});

describe("question for a code", () => {
  it("LOGIN-35 stands above the question whose answer needs it", async () => {
    await press("start");
    await eventually(() => expect(dialogs().at(-1)).toContain("sure?"));
    await press("agree");
    await eventually(() => expect(dialogs().at(-1)).toContain("此操作需要动态验证码"));
    expect(dialogs().at(-2)).toContain("sure?");
  });
});
