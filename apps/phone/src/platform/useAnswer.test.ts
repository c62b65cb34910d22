// @vitest-environment happy-dom
import { act, createElement } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useAnswer } from "./useAnswer.ts";

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

/** A page that asks every two seconds over a network that takes its time. */
async function page(networkMs: number) {
  let asked = 0;
  const ask = (signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      const number = (asked += 1);
      setTimeout(() => resolve(`answer ${number}`), networkMs);
      signal.addEventListener("abort", () => reject(signal.reason as Error));
    });
  const Page = () => {
    const { data, reload } = useAnswer("order", ask, 2_000);
    return createElement("button", { onClick: reload }, data);
  };
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () => root.render(createElement(Page)));
  const button = () => [...document.querySelectorAll("button")].at(-1)!;
  return {
    /** In steps, as a page is drawn between them. */
    async wait(ms: number) {
      for (let passed = 0; passed < ms; passed += 100) await act(async () => vi.advanceTimersByTimeAsync(100));
    },
    shown: () => button().textContent,
    reload: () => act(async () => button().click()),
    asked: () => asked,
    close: () => act(async () => root.unmount()),
  };
}

it("shows an answer that takes longer than the pause before it is asked again", async () => {
  const { wait, shown, close } = await page(5_000);
  await wait(6_000);
  expect(shown()).toBe("answer 1");
  await wait(6_000);
  expect(shown()).toBe("answer 2");
  await close();
});

it("asks again after each pause where answers come quickly, and at once when it is told to", async () => {
  const { wait, shown, reload, asked, close } = await page(100);
  await wait(4_500);
  expect([asked(), shown()]).toEqual([3, "answer 3"]);
  await reload();
  await wait(100);
  expect(shown()).toBe("answer 4");
  await close();
});

it("forgets an answer that is on its way when it is told to ask anew", async () => {
  const { wait, shown, reload, close } = await page(5_000);
  await wait(4_000);
  await reload();
  await wait(1_500);
  expect(shown()).toBe("");
  await wait(4_000);
  expect(shown()).toBe("answer 2");
  await close();
});
