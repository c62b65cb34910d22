import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { orders } from "@yunshou/contract/orders/orders";
import zh from "@yunshou/phrases/catalogue/zh";
import { App, Form, Input } from "antd";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { failureSeconds } from "../api/failure.ts";
import { Failures } from "../layout/Failures.tsx";
import { WordsContext } from "../phrases/usePhrases.ts";
import { FormModal } from "./FormModal.tsx";
import { useWrite } from "./queries.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
const closed = vi.fn();
const turn = (ms = 0) => act(async () => new Promise((done) => setTimeout(done, ms)));
const shown = () => document.body.textContent ?? "";
const note = () => document.querySelector<HTMLInputElement>('input[id$="note"]')!;
const confirm = () => [...document.querySelectorAll("button")].find((one) => /确\s?定/.test(one.textContent ?? ""))!;

/** A form of the console in its dialog, whose call is answered as given. */
function Page() {
  const { run, running } = useWrite(orders.process);
  return (
    <FormModal<{ note: string }> title="form" open onClose={closed} initial={{}} loading={false} error={null} submitting={running} onSubmit={async (values) => void (await run({ orderNo: "1", note: values.note }))}>
      <Form.Item name="note" label="note"><Input /></Form.Item>
    </FormModal>
  );
}

async function open(): Promise<void> {
  await act(async () =>
    root.render(
      <WordsContext value={{ language: "zh", catalogue: zh }}>
        <MemoryRouter>
          <QueryClientProvider client={new QueryClient()}>
            <App>
              <Failures />
              <Page />
            </App>
          </QueryClientProvider>
        </MemoryRouter>
      </WordsContext>,
    ),
  );
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(note(), "已联系客户");
    note().dispatchEvent(new Event("input", { bubbles: true }));
  });
}
/** The text begins to fade; no browser is here to end it. */
const leaving = () => document.querySelector('[class*="message"][class*="leave"]') !== null;
const serverAnswers = (answer: () => Promise<Response>) => vi.stubGlobal("fetch", answer);

beforeEach(() => {
  sessionStorage.setItem("Authorization", "token");
  const host = document.createElement("div");
  document.body.replaceChildren(host);
  root = createRoot(host);
  closed.mockClear();
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

describe("a form whose call fails", () => {
  it.each([
    ["MSG-12 with the server's own text", { code: "orders.notInException", msg: "只有异常订单才能处理" }, "只有异常订单才能处理"],
    ["FORM-10 MSG-20 without a text", { code: "server.failed", msg: "系统异常，请稍后重试" }, "操作失败"],
  ])("GEN-21 %s says so for 3 s, stops waiting and stays open with its input", async (_name, answer, text) => {
    let finish: (() => void) | undefined;
    serverAnswers(() => new Promise((done) => (finish = () => done(new Response(JSON.stringify({ ...answer, data: {} }))))));
    await open();
    await act(async () => confirm().click());
    await turn(20);
    expect(confirm().className).toContain("loading");
    finish!();
    await turn(50);
    expect(shown()).toContain(text);
    expect(confirm().className).not.toContain("loading");
    expect([note().value, closed.mock.calls.length]).toEqual(["已联系客户", 0]);
    await turn(failureSeconds * 1_000 - 600);
    expect(leaving()).toBe(false);
    await turn(1_000);
    expect(leaving()).toBe(true);
  }, 10_000);
});
