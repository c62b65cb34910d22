import { screenWordsOf } from "@yunshou/phrases/insight/screens";
import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useLiveSales } from "./live/useLiveSales.ts";
import { PaymentPanel } from "./sales/PaymentPanel.tsx";
import { type ScreenText, ScreenTextContext } from "./words.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
let text: ScreenText;
const show = (node: ReactNode) =>
  act(async () => root.render(<ScreenTextContext value={text}>{node}</ScreenTextContext>));
const after = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

/** A canvas that takes everything and draws nothing; this browser has none. */
const blankCanvas = new Proxy(
  {},
  { get: () => () => ({ width: 0, addColorStop: () => {} }), set: () => true },
) as unknown as CanvasRenderingContext2D;

/** The live channel as the browser sees it; the test is the server at its other end. */
class Channel extends EventTarget {
  static opened: Channel[] = [];
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    Channel.opened.push(this);
  }
  close(): void {
    this.dispatchEvent(new CloseEvent("close", { code: 1000 }));
  }
  say(message: unknown): Promise<void> {
    return act(async () => void this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) })));
  }
}

beforeEach(async () => {
  text = { words: (await screenWordsOf.zh()).words, language: "zh" };
  vi.useFakeTimers();
  Channel.opened = [];
  vi.stubGlobal("WebSocket", Channel);
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(blankCanvas);
  for (const side of ["clientWidth", "clientHeight"] as const)
    vi.spyOn(HTMLElement.prototype, side, "get").mockReturnValue(100);
  const host = document.createElement("div");
  document.body.replaceChildren(host);
  root = createRoot(host);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("payments of the sales screen", () => {
  it("BIGSALES-15 BIGSALES-17 are asked for on load and every 60 s, and the share changes with the answer", async () => {
    let paidByWechat = 1;
    const asked: unknown[] = [];
    vi.stubGlobal("fetch", async (_path: string, init: RequestInit) => {
      asked.push(init.body);
      const row = {
        classify: "笔数",
        alipaysl: 1,
        wxpaysl: paidByWechat,
        unionpaysl: 0,
        pickcodesl: 0,
        memberpaysl: 0,
        cashsl: 0,
        othersl: 0,
        allCount: 1 + paidByWechat,
      };
      return new Response(JSON.stringify({ code: "H0000", msg: "", data: [row] }));
    });
    await show(<PaymentPanel screen="databases" />);
    await after(0);
    await act(async () => [...document.querySelectorAll("button")].find((one) => one.textContent === "占比")!.click());
    const shares = () => [...document.querySelectorAll(".bs-share li")].slice(0, 2).map((one) => one.textContent);
    expect([asked.length, shares()]).toEqual([1, ["支付宝50.0%", "微信支付50.0%"]]);
    paidByWechat = 3;
    await after(59_000);
    expect([asked.length, shares()]).toEqual([1, ["支付宝50.0%", "微信支付50.0%"]]);
    await after(1_000);
    expect([asked.length, shares()]).toEqual([2, ["支付宝25.0%", "微信支付75.0%"]]);
    await after(60_000);
    expect(asked).toHaveLength(3);
  });
});

describe("live channel of the sales screen", () => {
  function Screen() {
    const { totals, points } = useLiveSales("databases", 0, true);
    return <p>{`${totals?.allTransactionSum ?? "—"} ${points.map((point) => point.saleId).join(",")}`}</p>;
  }
  const message = (saleId: number, sum: string) => ({
    tag: "two",
    saleId: String(saleId),
    productName: "矿泉水",
    value: [113.2, 23.1, "", 0],
    soldAt: "2026-11-21T06:00:00.000Z",
    province: "广东",
    amount: null,
    todaytransactionsSum: sum,
    todaytransactionsOnLine: sum,
    allTransactionSum: sum,
    todaytransactionsNumberSum: 1,
    todaytransactionsNumberOnLine: 1,
    allTransactionsNumberSum: 1,
  });
  const shown = () => document.body.textContent;

  beforeEach(async () => {
    vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ code: "H0000", msg: "", data: null })));
    vi.spyOn(console, "debug").mockImplementation(() => {});
    await show(<Screen />);
    // The channel opens when the answer to the registration is read, which takes turns that no timer counts; one that failed is
    // repeated after a while.
    for (let turn = 0; turn < 5_000 && Channel.opened.length === 0; turn++) await after(10);
    expect(Channel.opened).toHaveLength(1);
    vi.mocked(console.debug).mockClear();
  });

  it("BIGSALES-23 adds every sale to the map, while the counters pass over what comes within 2.5 s", async () => {
    const [channel] = Channel.opened;
    await channel!.say(message(1, "10.00"));
    await after(1_000);
    await channel!.say(message(2, "20.00"));
    expect(shown()).toBe("10.00 1,2");
    await after(1_500);
    await channel!.say(message(3, "30.00"));
    expect(shown()).toBe("30.00 1,2,3");
  });

  it("BIGSALES-26 logs that the channel opens, errs and closes, and shows nothing of it", async () => {
    const [channel] = Channel.opened;
    await channel!.say(message(1, "10.00"));
    const before = document.body.innerHTML;
    for (const event of [new Event("open"), new Event("error"), new CloseEvent("close", { code: 1006 })])
      await act(async () => void channel!.dispatchEvent(event));
    expect(vi.mocked(console.debug).mock.calls.flat()).toEqual([
      "live channel: open",
      "live channel: error",
      "live channel: closed 1006",
    ]);
    expect(document.body.innerHTML).toBe(before);
    await after(1_000);
    expect(Channel.opened).toHaveLength(2);
    expect(document.body.innerHTML).toBe(before);
  });
});
