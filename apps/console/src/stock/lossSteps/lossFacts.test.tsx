import type { RowOf } from "@yunshou/contract";
import type { lossStepLists } from "@yunshou/contract/stock/lossSteps";
import { afterEach, expect, it } from "vitest";
import { closePage, showPart } from "../../testing/openedPage.tsx";
import { LossFactsDrawer } from "./LossFactsDrawer.tsx";

afterEach(closePage);

it("STOCK-08 leads to a write-off that was agreed days after it was asked for, whose list goes by the day of the document", async () => {
  const fact = {
    factId: "writeOff-9--writtenOff",
    lossKind: "writeOff",
    objectId: "9",
    docNo: "BS100009",
    laneNo: null,
    lossTime: "2026-03-08T23:30:00.000Z",
    isExplained: false,
    missing: 3,
    lossStep: "bag",
    why: "writtenOff",
    valueFen: null,
  };
  const row = { machineId: "7", warehouseId: null, productId: "3", placeName: "A" } as RowOf<typeof lossStepLists.list>;
  const range = { fromDay: "2026-02-20", toDay: "2026-03-10" };
  await showPart(<LossFactsDrawer row={row} range={range} title="" onClose={() => undefined} />, ["lossSteps"], {
    answers: { facts: { rows: [fact] } },
  });
  const link = [...document.querySelectorAll("a")].find(({ textContent }) => textContent === "BS100009");
  expect(link?.getAttribute("href")).toBe("/jxcgl/bs?docNo=BS100009&fromDay=2026-02-20&toDay=2026-03-10");
});
