import { act, useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { closePage, settled, showPart } from "../../testing/openedPage.tsx";
import type { Batch } from "./BatchForm.tsx";
import { BatchPlaces } from "./BatchPlaces.tsx";

const batch = (medBatchId: string) =>
  ({
    medBatchId,
    batchNo: `B${medBatchId}`,
    medicineName: "布洛芬",
    shelfLifeDate: "2027-12-31",
    batchState: "good",
  }) as Batch;
const places = (laneNo: number) => ({
  recallTime: null,
  recallReason: "",
  rows: [
    {
      machineId: "1",
      machineNo: "YT1",
      machineName: "一号机",
      cabinet: "main",
      laneNo,
      stock: 3,
      laneStatus: "normal",
      confirmed: true,
      holds: false,
      laneBatchNo: "",
    },
  ],
});

/** The drawer, and a way to another batch. */
function Page() {
  const [medBatchId, open] = useState("1");
  return (
    <>
      <button id="other" type="button" onClick={() => open("2")} />
      <BatchPlaces batch={batch(medBatchId)} onClose={() => undefined} />
    </>
  );
}

afterEach(closePage);

it("MED-06 puts no batch into the lanes of the one that was looked at before", async () => {
  await showPart(<Page />, ["medicineBatches", "lanes"], {
    answers: {
      "batches/1/": places(11),
      "batches/2/": places(12),
      "medBatchId=1": places(11),
      "medBatchId=2": places(12),
    },
  });
  expect(document.body.textContent).toContain("YT1 · 11");
  const answered = globalThis.fetch;
  let answer = () => {};
  const wait = new Promise<void>((done) => (answer = done));
  vi.stubGlobal("fetch", (...asked: Parameters<typeof fetch>) => wait.then(() => answered(...asked)));
  await act(async () => document.getElementById("other")?.click());
  expect(document.querySelector(".ant-drawer-title")?.textContent).toContain("B2");
  expect(document.body.textContent).not.toContain("YT1 · 11");
  await act(async () => answer());
  await settled();
  expect(document.body.textContent).toContain("YT1 · 12");
});
