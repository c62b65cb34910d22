import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadWanted, phrasesOf } from "../../phrases/loadedRooms.ts";
import { LanguageContext } from "../../phrases/usePhrases.ts";
import { choicesOf } from "../form/Choice.tsx";
import { ChoiceFilter } from "./ChoiceFilter.tsx";

await loadWanted("zh");
const zh = phrasesOf("zh", []);

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
const words = { open: "开", shut: "关", gone: "不见" };

beforeEach(() => {
  const host = document.createElement("div");
  document.body.replaceChildren(host);
  root = createRoot(host);
});
afterEach(() => act(async () => root.unmount()));

describe("a choice of a few values", () => {
  it("offers the values in their own order, each with its word, and no word more", () => {
    expect(choicesOf(["shut", "open"], words)).toEqual([
      { value: "shut", label: "关" },
      { value: "open", label: "开" },
    ]);
  });

  it("as a filter means all while it is empty, and says which value was taken", async () => {
    const change = vi.fn();
    await act(async () =>
      root.render(
        <LanguageContext value="zh">
          <ChoiceFilter open values={["open", "shut"]} words={words} onChange={change} />
        </LanguageContext>,
      ),
    );
    expect(document.body.textContent).toContain(zh.common.list.all);
    const offered = [...document.querySelectorAll<HTMLElement>(".ant-select-item-option")];
    expect(offered.map((one) => one.textContent)).toEqual(["开", "关"]);
    await act(async () => offered[1]!.click());
    expect(change.mock.calls.map(([value]) => value as string)).toEqual(["shut"]);
  });
});
