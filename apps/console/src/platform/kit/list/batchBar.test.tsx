import { act, useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loadWanted } from "../../phrases/loadedRooms.ts";
import { LanguageContext } from "../../phrases/usePhrases.ts";
import { BatchBar } from "./BatchBar.tsx";
import { type Chosen, chosenAfter } from "./useList.ts";

await loadWanted("zh");
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

interface Row {
  readonly name: string;
}
const first: readonly Chosen<Row>[] = [
  { key: "1", row: { name: "国贸" }, page: 1 },
  { key: "2", row: { name: "光谷" }, page: 2 },
];

let root: Root;
let chosenNow: readonly Chosen<Row>[] = [];

function Bar({ wholePage = false, limit }: { readonly wholePage?: boolean; readonly limit?: number }) {
  const [chosen, choose] = useState(first);
  const [everything, takeEverything] = useState(false);
  chosenNow = chosen;
  const list = {
    total: 60,
    totalIsCapped: false,
    selected: chosen.map(({ key }) => key),
    chosen,
    select: (keys: readonly React.Key[]) => choose(chosenAfter(chosen, keys, [], 1)),
    everything,
    selectEverything: () => takeEverything(true),
  };
  return (
    <>
      <input aria-label="search" />
      <BatchBar<Row> list={list} wholePage={wholePage} limit={limit} nameOf={({ name }) => name}>
        <button type="button">act</button>
      </BatchBar>
    </>
  );
}

const show = (bar: React.ReactNode) =>
  act(async () => root.render(<LanguageContext value="zh">{bar}</LanguageContext>));
const told = () => document.querySelector(".kit-batch")?.textContent ?? "";
const escape = (on: Element) =>
  act(async () => void on.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true })));
const button = (text: string) =>
  [...document.querySelectorAll("button")].find((one) => one.textContent?.replace(/\s/g, "") === text);

beforeEach(() => {
  const host = document.createElement("div");
  document.body.replaceChildren(host);
  root = createRoot(host);
});
afterEach(() => act(async () => root.unmount()));

describe("the bar over a selection", () => {
  it("FORM-07 says how many are chosen on how many pages, names them, and takes one back", async () => {
    await show(<Bar />);
    expect(told()).toContain("已选 2 项（跨 2 页）");
    await act(async () => button("查看已选")!.click());
    const names = () => [...document.querySelectorAll(".kit-chosen li span:first-child")].map((one) => one.textContent);
    expect(names().slice(0, 2)).toContain("国贸");
    await act(async () => document.querySelector<HTMLElement>(".kit-chosen button")!.click());
    expect(chosenNow.map(({ key }) => key)).toEqual(["2"]);
  });

  it("is closed by Escape, except while a text is written", async () => {
    await show(<Bar />);
    const input = document.querySelector("input")!;
    input.focus();
    await escape(input);
    expect(chosenNow).toHaveLength(2);
    input.blur();
    await escape(document.body);
    expect(chosenNow).toEqual([]);
  });

  it("offers everything that matches beside a whole page, and says where that is too much", async () => {
    await show(<Bar wholePage limit={500} />);
    await act(async () => button("选择符合条件的全部60项")!.click());
    expect(told()).toContain("已选符合条件的全部 60 项");
    await show(<Bar key="few" wholePage limit={20} />);
    expect(told()).toContain("一次最多操作 20 项");
  });
});
