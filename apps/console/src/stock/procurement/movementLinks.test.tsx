import { afterEach, expect, it } from "vitest";
import { closePage, showPart } from "../../testing/openedPage.tsx";
import type { LevelRow } from "./level.ts";
import { MovementsDrawer } from "./MovementsDrawer.tsx";

afterEach(closePage);

it("STOCK-08 leads from what a write-off took to its document, also where somebody agreed to it many weeks later", async () => {
  const movement = {
    movementId: "1",
    reason: "loss",
    quantity: -2,
    valueFen: "-200",
    stockAfter: 3,
    docNo: "BS100009",
    docDate: "2026-03-31",
    operatorName: "a",
    createdTime: "2026-03-31T02:00:00.000Z",
  };
  const level = { levelId: "5", warehouseName: "w", productName: "p" } as LevelRow;
  await showPart(<MovementsDrawer level={level} onClose={() => undefined} />, ["procurement"], {
    answers: { movements: { rows: [movement], total: 1, totalIsCapped: false } },
  });
  const link = [...document.querySelectorAll("a")].find(({ textContent }) => textContent === "BS100009");
  const { searchParams } = new URL(link?.getAttribute("href") ?? "", "http://console");
  expect([searchParams.get("fromDay")! <= "2026-01-02", searchParams.get("toDay")]).toEqual([true, "2026-03-31"]);
});
