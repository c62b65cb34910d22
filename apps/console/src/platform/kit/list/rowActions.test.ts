import { describe, expect, it } from "vitest";
import { lastDanger, type RowAction } from "./RowActions.tsx";

const action = (key: string, danger = false): RowAction => ({ key, label: key, danger, onClick: () => undefined });
const order = (...actions: readonly RowAction[]) => lastDanger(actions).map((one) => (one === "line" ? "-" : one.key));

describe("the actions of a row behind 更多", () => {
  it("end with what cannot be taken back, behind a line", () => {
    expect(order(action("remove", true), action("edit"), action("void", true), action("copy"))).toEqual([
      "edit",
      "copy",
      "-",
      "remove",
      "void",
    ]);
  });
  it("have no line where there is nothing to part", () => {
    expect([order(action("edit"), action("copy")), order(action("remove", true))]).toEqual([
      ["edit", "copy"],
      ["remove"],
    ]);
  });
});
