import { act, useState } from "react";
import { afterEach, expect, it } from "vitest";
import { closePage, settled, showPart } from "../../testing/openedPage.tsx";
import { TemperatureDrawer } from "./TemperatureDrawer.tsx";

const batch = {
  exposureId: "5",
  medicineName: "胰岛素",
  batchNo: "B1",
  lanes: "11",
  pieces: 3,
  exposureState: "open",
  reason: "",
  isOwn: false,
  decider: null,
  decidedTime: null,
};
const cabinet = (machineNo: string) => ({
  machineNo,
  machineName: machineNo,
  storages: [],
  points: [],
  excursions: [
    {
      excursionId: "4",
      storage: "cold",
      beganTime: "2026-11-29T01:00:00Z",
      endedTime: null,
      lowest: 1,
      highest: 12,
      batches: [batch],
    },
  ],
});

/** The drawer, and a link to another cabinet. */
function Page() {
  const [machineId, open] = useState("7");
  return (
    <>
      <button id="other" type="button" onClick={() => open("8")} />
      <TemperatureDrawer machineId={machineId} onClose={() => undefined} />
    </>
  );
}

const press = async (element: HTMLElement | null | undefined) => {
  await act(async () => element?.click());
  await settled();
};
const asked = () => document.querySelector(".ant-modal-wrap:not([style*='display: none']) .kit-about");

afterEach(closePage);

it("MED-08 asks for no decision about a batch of another cabinet than the one that is open", async () => {
  await showPart(<Page />, ["temperatures", "medicines"], {
    answers: { "temperatures/7": cabinet("M7"), "temperatures/8": cabinet("M8") },
  });
  await press(document.querySelector<HTMLElement>(".ant-drawer td .ant-btn-link"));
  expect(asked()?.textContent).toContain("B1");
  await press(document.getElementById("other"));
  await expect.poll(() => document.querySelector(".ant-drawer-title")?.textContent).toContain("M8");
  expect(asked()).toBeNull();
});
