import { act } from "react";
import { afterEach, expect, it } from "vitest";
import { closePage, settled, showPart } from "../../testing/openedPage.tsx";
import { TraceForm } from "./TraceForm.tsx";

afterEach(closePage);

const batch = (medBatchId: string) => ({
  medBatchId,
  batchNo: `B${medBatchId}`,
  medicineName: "感冒灵",
  shelfLifeDate: "2027-01-01",
});
const place = { machineId: "9", cabinet: "main", laneNo: 11, machineNo: "A9", machineName: "一号机", holds: true };
const answers = {
  "/places?": { rows: [place] },
  "pharmacy/batches?": { rows: [batch("1"), batch("2")], total: 2 },
};

const fields = ["medBatchId", "lane"];
const fieldOf = (name: string) => document.querySelectorAll(".ant-select")[fields.indexOf(name)]!;
async function choose(name: string, text: string): Promise<void> {
  await act(async () => fieldOf(name).dispatchEvent(new MouseEvent("mousedown", { bubbles: true })));
  await settled();
  const option = [...document.querySelectorAll<HTMLElement>(".ant-select-item-option")].find((one) =>
    one.textContent.startsWith(text),
  );
  await act(async () => option!.click());
  await settled();
}

it("MED-06 asks for the lane again when another batch is chosen, which lies in other lanes", async () => {
  await showPart(<TraceForm doing="place" onClose={() => {}} />, ["traceCodes"], { answers });
  await settled();
  await choose("medBatchId", "B1");
  await choose("lane", "A9");
  expect(fieldOf("lane").textContent).toContain("A9");
  await choose("medBatchId", "B2");
  expect(fieldOf("medBatchId").textContent).toContain("B2");
  expect(fieldOf("lane").textContent).not.toContain("A9");
});
