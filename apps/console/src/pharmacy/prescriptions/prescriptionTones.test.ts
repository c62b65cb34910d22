import { prescriptionMarks } from "@yunshou/domain";
import { expect, it } from "vitest";
import { worstFirst } from "../../platform/kit/show/States.tsx";
import { markTones, stateTones } from "./prescriptionTones.ts";

it.each(prescriptionMarks)("RX-02 a reviewed prescription that is %s says so before that it was reviewed", (mark) => {
  const states = [
    { tone: stateTones.reviewed, text: "reviewed" },
    { tone: markTones[mark], text: mark },
  ];
  expect(worstFirst(states).map(({ text }) => text)).toEqual([mark, "reviewed"]);
});
