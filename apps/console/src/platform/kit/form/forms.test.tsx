import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { orders } from "@yunshou/contract/orders/orders";
import { checkCode } from "@yunshou/domain";
import { App, Form, Input } from "antd";
import { act, Activity, type ReactNode, Suspense, use } from "react";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { failureSeconds } from "../../api/failure.ts";
import { Failures } from "../../layout/Failures.tsx";
import { loadWanted, phrasesOf } from "../../phrases/loadedRooms.ts";
import { LanguageContext } from "../../phrases/usePhrases.ts";
import { FormModal } from "./FormModal.tsx";
import { useRules } from "./useRules.ts";
import { useCall, useWrite } from "../queries.ts";
import { useSending } from "./useSending.ts";

await loadWanted("zh");
const zh = phrasesOf("zh", []);

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
const closed = vi.fn();
const turn = (ms = 0) => act(async () => new Promise((done) => setTimeout(done, ms)));
const shown = () => document.body.textContent ?? "";
const note = () => document.querySelector<HTMLInputElement>('input[id$="note"]')!;
const confirm = () => [...document.querySelectorAll("button")].find((one) => one.textContent === "done")!;

/** A field like some pickers: it tells its value whenever it is left, changed or not. */
function Picker({
  id,
  value,
  onChange,
}: {
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (value: string | undefined) => void;
}) {
  return <input id={id} onBlur={() => onChange?.(value)} onDoubleClick={() => onChange?.("picked")} />;
}

/** A form whose record is read when it opens, and again whenever something changes. */
const record = { read: async (): Promise<Response> => new Response() };
function RecordForm({ open }: { readonly open: boolean }) {
  const { data, error, loading } = useCall(orders.detail, { orderNo: open ? "1" : "0" }, { enabled: open, anew: true });
  return (
    <FormModal<{ note: string }>
      title="form"
      about={null}
      verb="done"
      open={open}
      onClose={closed}
      initial={{ note: data?.order.orderNo ?? "" }}
      loading={data === undefined || loading}
      error={error}
      submitting={false}
      onSubmit={async () => undefined}
    >
      <Form.Item name="note" label="note">
        <Input />
      </Form.Item>
    </FormModal>
  );
}

/** What else stands on the page and is read again after a change. */
const list = { read: async (): Promise<unknown> => [] };

/** A form of the console in its dialog, whose call is answered as given. */
function Page({ late }: { readonly late?: ReactNode }) {
  const { run, running } = useWrite(orders.process);
  useQuery({ queryKey: ["list"], queryFn: () => list.read() });
  return (
    <FormModal<{ note: string }>
      title="form"
      about={null}
      verb="done"
      open
      onClose={closed}
      initial={{}}
      loading={false}
      error={null}
      submitting={running}
      onSubmit={async (values) => void (await run({ orderNo: "1", note: values.note }))}
    >
      <Form.Item name="note" label="note">
        <Input />
      </Form.Item>
      <Form.Item name="kind" label="kind">
        <Picker />
      </Form.Item>
      {late}
    </FormModal>
  );
}

async function type(text: string): Promise<void> {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(note(), text);
    note().dispatchEvent(new Event("input", { bubbles: true }));
  });
}

async function open(): Promise<void> {
  await show();
  await type("已联系客户");
}

async function show(page = <Page />, client = new QueryClient()): Promise<void> {
  await act(async () =>
    root.render(
      <LanguageContext value="zh">
        <MemoryRouter>
          <QueryClientProvider client={client}>
            <App>
              <Failures />
              {page}
            </App>
          </QueryClientProvider>
        </MemoryRouter>
      </LanguageContext>,
    ),
  );
}
/** The text begins to fade; no browser is here to end it. */
const leaving = () => document.querySelector('[class*="message"][class*="leave"]') !== null;
const serverAnswers = (answer: () => Promise<Response>) => vi.stubGlobal("fetch", answer);

beforeEach(() => {
  sessionStorage.setItem("Authorization", "token");
  const host = document.createElement("div");
  document.body.replaceChildren(host);
  root = createRoot(host);
  list.read = async () => [];
  closed.mockClear();
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

describe("a form whose call fails", () => {
  it.each([
    [
      "MSG-12 with the server's own text",
      { code: "orders.notInException", msg: "只有异常订单才能处理" },
      "只有异常订单才能处理",
    ],
    ["FORM-10 MSG-20 without a text", { code: "server.failed", msg: "系统异常，请稍后重试" }, "操作失败"],
  ])(
    "GEN-21 %s says so for 3 s, stops waiting and stays open with its input",
    async (_name, answer, text) => {
      let finish: (() => void) | undefined;
      serverAnswers(
        () => new Promise((done) => (finish = () => done(new Response(JSON.stringify({ ...answer, data: {} }))))),
      );
      await open();
      await act(async () => confirm().click());
      await turn(20);
      expect(confirm().className).toContain("loading");
      const since = performance.now();
      finish!();
      await turn(50);
      expect(shown()).toContain(text);
      expect(confirm().className).not.toContain("loading");
      expect([note().value, closed.mock.calls.length]).toEqual(["已联系客户", 0]);
      // A busy machine looks late, never early.
      while (!leaving()) await turn(20);
      expect(failureSeconds).toBe(3);
      expect(performance.now() - since).toBeGreaterThan(failureSeconds * 1_000 - 50);
    },
    60_000,
  );
});

describe("a form whose call succeeds", () => {
  it("closes at once, and does not wait for the lists of the page that are read again", async () => {
    serverAnswers(async () => new Response(JSON.stringify({ code: "H0000", msg: "", data: {} })));
    await open();
    let reads = 0;
    list.read = () => new Promise(() => void reads++);
    await act(async () => confirm().click());
    await turn(50);
    expect([closed.mock.calls.length, reads]).toEqual([1, 1]);
  });
});

describe("a form about a row", () => {
  const saved = vi.fn(async (_values: { note: string }, _row: { id: string }) => undefined);
  const page = (row: { id: string } | undefined) => (
    <FormModal<{ note: string }, { id: string }>
      title="form"
      about={null}
      verb="done"
      of={row}
      onClose={closed}
      initial={{}}
      submitting={false}
      onSubmit={saved}
      success="saved"
    >
      <Form.Item name="note" label="note">
        <Input />
      </Form.Item>
    </FormModal>
  );

  it("MSG-137 is open while there is a row, saves that row and says so, behind its title where nothing has a name", async () => {
    saved.mockClear();
    await show(page(undefined));
    expect(document.querySelector('[role="dialog"]')).toBeNull();
    await show(page({ id: "7" }));
    await type("mine");
    await act(async () => confirm().click());
    await turn(50);
    expect(saved.mock.calls).toEqual([[{ note: "mine" }, { id: "7" }]]);
    expect([closed.mock.calls.length, shown().includes("form：saved")]).toEqual([1, true]);
  });
});

describe("a form whose person steps back from a question", () => {
  it("GEN-21 stays open with its input, and says of nothing that it was saved", async () => {
    await show(
      <FormModal<{ note: string }>
        title="form"
        about={null}
        verb="done"
        open
        onClose={closed}
        initial={{}}
        submitting={false}
        onSubmit={async () => false}
        success="saved"
      >
        <Form.Item name="note" label="note">
          <Input />
        </Form.Item>
      </FormModal>,
    );
    await type("mine");
    await act(async () => confirm().click());
    await turn(50);
    expect([closed.mock.calls.length, note().value, shown().includes("saved")]).toEqual([0, "mine", false]);
  });
});

describe("a form with fields that must be filled in", () => {
  function Required() {
    const { filled, rule } = useRules();
    return (
      <FormModal<{ name: string; code: string }>
        title="form"
        about={null}
        verb="done"
        open
        onClose={closed}
        initial={{}}
        submitting={false}
        onSubmit={saved}
      >
        <Form.Item name="name" label="机器名称" rules={[filled]}>
          <Input />
        </Form.Item>
        <Form.Item name="code" label="编码" required rules={[rule((text) => checkCode(text, "code"))]}>
          <Input />
        </Form.Item>
      </FormModal>
    );
  }
  const saved = vi.fn(async () => undefined);
  const missing = () => document.querySelector<HTMLButtonElement>(".kit-form-missing");

  it("FORM-01 MSG-26 says of each by its name that it may not be empty, counts them, and begins in the first", async () => {
    await show(<Required />);
    await expect.poll(() => document.activeElement?.id).toMatch(/_name$/);
    await expect.poll(() => missing()?.textContent).toBe("2 项未填");
    await act(async () => confirm().click());
    await expect.poll(shown).toContain("机器名称不能为空");
    expect(shown()).toContain("编码不能为空");
  });

  it("is saved by Ctrl Enter from any field, and counts nothing when all is there", async () => {
    saved.mockClear();
    await show(<Required />);
    for (const [id, text] of [
      ["name", "a"],
      ["code", "B1"],
    ] as const) {
      const input = document.querySelector<HTMLInputElement>(`input[id$="_${id}"]`)!;
      await act(async () => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(input, text);
        input.dispatchEvent(new Event("input", { bubbles: true }));
      });
    }
    await expect.poll(missing).toBeNull();
    const key = new KeyboardEvent("keydown", { key: "Enter", ctrlKey: true, bubbles: true });
    await act(async () => document.querySelector('input[id$="_code"]')!.dispatchEvent(key));
    await expect.poll(() => saved.mock.calls.length).toBe(1);
  });
});

describe("a form with a field that sends a file", () => {
  it("SYS-10 is saved only when the file has been sent, by button or Enter", async () => {
    const sent = Promise.withResolvers<void>();
    function FileField({
      onChange,
    }: {
      readonly id?: string;
      readonly value?: string;
      readonly onChange?: (name: string) => void;
    }) {
      const { send } = useSending();
      return (
        <button
          id="choose"
          type="button"
          onClick={() => void send(async () => sent.promise.then(() => onChange?.("a.png")))}
        />
      );
    }
    const saved = vi.fn(async (_values: object, _row: undefined) => undefined);
    await show(
      <FormModal<{ file: string }>
        title="form"
        about={null}
        verb="done"
        open
        onClose={closed}
        initial={{}}
        loading={false}
        error={null}
        submitting={false}
        onSubmit={saved}
      >
        <Form.Item name="file" label="file">
          <FileField />
        </Form.Item>
      </FormModal>,
    );
    const enter = () => document.querySelector<HTMLInputElement>('input[type="submit"]')!;
    await act(async () => document.getElementById("choose")!.click());
    expect([confirm().disabled, enter().disabled]).toEqual([true, true]);
    sent.resolve();
    await turn();
    expect([confirm().disabled, enter().disabled]).toEqual([false, false]);
    await act(async () => confirm().click());
    await expect.poll(() => saved.mock.calls).toEqual([[{ file: "a.png" }, undefined]]);
  });
});

describe("a form on a slow line", () => {
  const answerOf = (orderNo: string) =>
    new Response(JSON.stringify({ code: "H0000", msg: "", data: { order: { orderNo } } }));
  /** Answers a call when the test says so. */
  const held = () => {
    let release = (_answer: Response) => {};
    record.read = () => new Promise((done) => (release = done));
    return (answer: string) => act(async () => release(answerOf(answer)));
  };

  it("waits for the record as it is now and never offers an older copy, and keeps what was typed when the record is read again", async () => {
    const client = new QueryClient();
    serverAnswers(() => record.read());
    record.read = async () => answerOf("old");
    await show(<RecordForm open />, client);
    await turn(20);
    expect(note().value).toBe("old");
    await show(<RecordForm open={false} />, client);

    const answer = held();
    await show(<RecordForm open />, client);
    await turn(20);
    expect(document.querySelector(".ant-skeleton")).not.toBeNull();
    await answer("new");
    await turn(20);
    expect(note().value).toBe("new");

    await type("mine");
    const again = held();
    await act(async () => void client.invalidateQueries());
    await turn(20);
    expect(note().value).toBe("mine");
    await again("newest");
    await turn(20);
    expect(note().value).toBe("mine");
  });
});

describe("a form that is hidden for a while", () => {
  const words = Promise.withResolvers<void>();
  /** Like a field that a choice brings, whose words have to be fetched. */
  const Late = () => {
    use(words.promise);
    return null;
  };

  it("TOPBAR-09 holds what was typed when its tab is shown again", async () => {
    await show(
      <Activity mode="visible">
        <Page />
      </Activity>,
    );
    await type("mine");
    for (const mode of ["hidden", "visible"] as const) {
      await show(
        <Activity mode={mode}>
          <Page />
        </Activity>,
      );
      await turn(20);
    }
    expect(note().value).toBe("mine");
  });

  it("holds what was typed while it waits for the words of a part", async () => {
    const page = (isLate: boolean) => (
      <Suspense>
        <Page late={isLate && <Late />} />
      </Suspense>
    );
    await show(page(false));
    await type("mine");
    await show(page(true));
    await turn(20);
    words.resolve();
    await turn(20);
    expect(note().value).toBe("mine");
  });
});

describe("a form that is closed", () => {
  const picker = () => document.querySelector<HTMLInputElement>('input[id$="kind"]')!;
  const cancel = () =>
    act(async () =>
      [...document.querySelectorAll("button")].find((one) => /取\s?消/.test(one.textContent ?? ""))!.click(),
    );
  const stepThrough = async () => {
    for (const one of [note(), picker(), note()]) await act(async () => one.focus());
  };

  it("asks nothing when somebody only stepped through its fields", async () => {
    await show();
    await stepThrough();
    await cancel();
    expect([closed.mock.calls.length, shown().includes(zh.common.confirm.unsaved)]).toEqual([1, false]);
  });

  it("keeps the input when Escape or Enter answers the question in haste, and gives it up only when told so", async () => {
    await open();
    await cancel();
    const button = (name: string) =>
      [...document.querySelectorAll<HTMLButtonElement>(".ant-modal-confirm button")].find(
        (one) => one.textContent === name,
      );
    await expect.poll(() => document.activeElement?.textContent).toBe(zh.common.confirm.keepEditing);
    await act(async () => (document.activeElement as HTMLElement).click());
    await turn(20);
    expect([closed.mock.calls.length, note().value]).toEqual([0, "已联系客户"]);
    await cancel();
    await expect.poll(() => button(zh.common.confirm.discard)).toBeDefined();
    await act(async () => button(zh.common.confirm.discard)!.click());
    await turn(20);
    expect(closed.mock.calls.length).toBe(1);
  });

  it("asks nothing when somebody took back what was typed", async () => {
    await open();
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(note(), "");
      note().dispatchEvent(new Event("input", { bubbles: true }));
    });
    await cancel();
    expect(closed.mock.calls.length).toBe(1);
  });

  it("FORM-01 asks before something is lost that was typed or picked", async () => {
    await show();
    await stepThrough();
    await act(async () => picker().dispatchEvent(new MouseEvent("dblclick", { bubbles: true })));
    await cancel();
    await turn(20);
    expect([closed.mock.calls.length, shown().includes(zh.common.confirm.unsaved)]).toEqual([0, true]);
  });
});
