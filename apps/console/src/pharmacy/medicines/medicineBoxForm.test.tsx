import { act, useState } from "react";
import { afterEach, expect, it } from "vitest";
import { closePage, settled, showPart } from "../../testing/openedPage.tsx";
import { MedicineBoxForm } from "./MedicineBoxForm.tsx";

const kept = { nearDays: 30, excursionMinutes: 20 };

function Page() {
  const [open, set] = useState(false);
  return (
    <>
      <button id="toggle" type="button" onClick={() => set(!open)} />
      <MedicineBoxForm open={open} onClose={() => set(false)} />
    </>
  );
}

const toggle = async () => {
  await act(async () => document.querySelector<HTMLElement>("#toggle")?.click());
  await settled();
};
const nearDays = () => document.querySelector<HTMLInputElement>("input[id$=_nearDays]")?.value;

afterEach(closePage);

it("MED-12 edits what stands now, and not what was read when it was opened before", async () => {
  await showPart(<Page />, ["medicines"], { answers: { "medicine-box": kept } });
  await toggle();
  expect(nearDays()).toBe("30");
  await toggle();
  kept.nearDays = 60;
  await toggle();
  expect(nearDays()).toBe("60");
});
