import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter, useLocation } from "react-router";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loadWanted } from "../../phrases/loadedRooms.ts";
import { LanguageContext } from "../../phrases/usePhrases.ts";
import { useOpened, WalkButtons, WalkContext, walkThrough } from "./walk.tsx";

await loadWanted("zh");
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
let search = "";
const keys = ["11", "12", "13"];

function Walker() {
  const opened = useOpened();
  search = useLocation().search;
  return (
    <WalkContext value={walkThrough(keys, opened)}>
      <input aria-label="note" />
      <WalkButtons active />
    </WalkContext>
  );
}

const begin = (at: string) =>
  act(async () =>
    root.render(
      <LanguageContext value="zh">
        <MemoryRouter initialEntries={[`/jygl/ddgl?payMethod=wechat${at}`]}>
          <Walker />
        </MemoryRouter>
      </LanguageContext>,
    ),
  );
const press = (key: string, on: Element = document.body, more: KeyboardEventInit = {}) =>
  act(async () => void on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...more })));
const buttons = () => [...document.querySelectorAll("button")];

beforeEach(() => {
  const host = document.createElement("div");
  document.body.replaceChildren(host);
  root = createRoot(host);
});
afterEach(() => act(async () => root.unmount()));

describe("the walk through the records of a list", () => {
  it("steps to the neighbours by button, J and K, and keeps the filters", async () => {
    await begin("&open=11");
    expect(document.body.textContent).toContain("第 1 / 3 条");
    expect(buttons().map((button) => button.disabled)).toEqual([true, false]);
    await press("j");
    expect(search).toBe("?payMethod=wechat&open=12");
    await act(async () => buttons()[1]!.click());
    expect(search).toBe("?payMethod=wechat&open=13");
    expect(buttons().map((button) => button.disabled)).toEqual([false, true]);
    await press("j");
    await press("k");
    expect(search).toBe("?payMethod=wechat&open=12");
  });
  it("leaves letters to whoever types, and chords to the browser", async () => {
    await begin("&open=12");
    await press("j", document.querySelector("input")!);
    await press("k", document.body, { ctrlKey: true });
    expect(search).toBe("?payMethod=wechat&open=12");
  });
  it("offers nothing beside a record that is not on the page", async () => {
    await begin("&open=99");
    expect(buttons()).toEqual([]);
    await begin("&open=");
    expect(buttons()).toEqual([]);
  });
});
