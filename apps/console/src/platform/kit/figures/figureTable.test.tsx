import { type Dimension, type FigureView, figureViews } from "@yunshou/contract/insight/figureViews";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loadRooms, loadWanted } from "../../phrases/loadedRooms.ts";
import { LanguageContext } from "../../phrases/usePhrases.ts";
import type { Answer } from "./figures.ts";
import { FigureTable } from "./FigureTable.tsx";

await loadWanted("zh");
await loadRooms("zh", ["figures", "payments"]);
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const total = {
  orderCount: 2,
  salesCount: 2,
  salesAmountFen: "3000",
  refundAmountFen: "0",
  refundCount: 0,
  netAmountFen: "3000",
  avgPriceFen: "1500",
  profitFen: null,
  costedFen: "0",
};
const row = { ...total, key: "7", name: "地铁站", number: "广州", share: 1, before: null, kinds: null };
const data: Answer = {
  period: { fromDay: "2026-11-29", toDay: "2026-11-29", total, days: [] },
  before: null,
  rows: [{ ...row, places: ["珠江片区", "", "天河一线"], machineCount: 3, settled: null }],
  others: 0,
  categories: [],
  brands: [],
  medCategories: [],
  today: "2026-11-29",
};

let root: Root;
beforeEach(() => {
  const host = document.createElement("div");
  document.body.replaceChildren(host);
  root = createRoot(host);
});
afterEach(() => act(async () => root.unmount()));

const show = (view: FigureView, groupBy: Dimension, shown = data) =>
  act(async () =>
    root.render(
      <MemoryRouter>
        <LanguageContext value="zh">
          <FigureTable
            view={view}
            groupBy={groupBy}
            measure="salesAmount"
            data={shown}
            loading={false}
            error={null}
            onRetry={() => {}}
            nameOf={({ name }) => name}
            settledAt={({ key }) => `/statements?kind=${key}`}
            onOpen={() => {}}
            onHover={() => {}}
          />
        </LanguageContext>
      </MemoryRouter>,
    ),
  );
const heads = () => [...document.querySelectorAll("thead th")].map((cell) => cell.textContent);
const cells = () => [...document.querySelectorAll("tr[data-row-key='7'] td")].map((cell) => cell.textContent);

describe("the table of a statistics page", () => {
  it("STAT-06 shows what is known of where a point is below its name, and the machines that stand there", async () => {
    await show(figureViews.points, "point");
    expect(heads().slice(0, 2)).toEqual(["点位", "机器数量"]);
    expect(cells().slice(0, 2)).toEqual(["地铁站 广州 · 珠江片区 · 天河一线", "3"]);
  });

  it("STAT-06 counts machines on the page of points only, and only of points", async () => {
    for (const [view, groupBy] of [
      [figureViews.points, "machine"],
      [figureViews.summary, "point"],
    ] as const) {
      await show(view, groupBy);
      expect(heads()).not.toContain("机器数量");
    }
  });

  it("STAT-05 shows fee and settlement of the rows that statements know, opens them, and adds them up", async () => {
    const paid = { ...data.rows[0]!, settled: { feeAmountFen: "18", settleAmountFen: "2982" } };
    const more = { ...paid, key: "8", settled: { feeAmountFen: "2", settleAmountFen: "18" } };
    const cash = { ...paid, key: "9", settled: null };
    await show(figureViews.payments, "payMethod", { ...data, rows: [paid, more, cash] });
    const at = heads().indexOf("手续费");
    expect(heads()[at + 1]).toBe("结算金额");
    const ofRow = (key: string) =>
      [...document.querySelectorAll(`tr[data-row-key='${key}'] td`)].slice(at, at + 2).map((cell) => cell.textContent);
    expect([ofRow("7"), ofRow("9")]).toEqual([
      ["¥0.18", "¥29.82"],
      ["–", "–"],
    ]);
    expect(document.querySelector("tr[data-row-key='7'] a[href='/statements?kind=7']")).not.toBeNull();
    const total = [...document.querySelectorAll(".figures-total td")].slice(at, at + 2).map((cell) => cell.textContent);
    expect(total).toEqual(["¥0.20", "¥30.00"]);
    await show(figureViews.payments, "machine", data);
    expect(heads()).not.toContain("手续费");
  });
});
