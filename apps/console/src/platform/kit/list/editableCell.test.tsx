import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type CellEditor, EditableCell } from "./EditableCell.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
const editors = new Map<string, CellEditor>();

function Rows({ refused }: { readonly refused?: string | undefined }) {
  return ["1", "2"].map((row) => (
    <EditableCell
      key={row}
      name="price"
      shown={`¥${row}`}
      hint="hint"
      refused={refused}
      editor={(editor) => {
        editors.set(row, editor);
        return <input aria-label={row} />;
      }}
    />
  ));
}

const show = (refused?: string) => act(async () => root.render(<Rows refused={refused} />));
const cells = () => [...document.querySelectorAll<HTMLElement>("[data-cell]")];
const opened = () => [...document.querySelectorAll("input")].map((input) => input.getAttribute("aria-label"));
const press = (key: string) =>
  act(async () => void cells()[0]!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })));

beforeEach(() => {
  vi.useFakeTimers();
  const host = document.createElement("div");
  document.body.replaceChildren(host);
  root = createRoot(host);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
});

describe("a cell that is changed where it stands", () => {
  it("opens by a double click, by E and by Enter, and by no other letter", async () => {
    await show();
    await press("x");
    expect(opened()).toEqual([]);
    for (const key of ["e", "Enter"]) {
      await press(key);
      expect(opened()).toEqual(["1"]);
      await act(async () => editors.get("1")!.cancel());
    }
    await act(async () => void cells()[0]!.dispatchEvent(new MouseEvent("dblclick", { bubbles: true })));
    expect(opened()).toEqual(["1"]);
  });

  it("ticks for a second once it is saved, and opens the cell below", async () => {
    await show();
    await press("e");
    await act(async () => editors.get("1")!.saved("below"));
    expect(opened()).toEqual(["2"]);
    expect(cells()[0]!.querySelector(".kit-editable-tick")).not.toBeNull();
    await act(async () => void vi.advanceTimersByTime(1_000));
    expect(cells()[0]!.querySelector(".kit-editable-tick")).toBeNull();
  });

  it("does not open the record of its row", async () => {
    const opened = vi.fn();
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- stands for the row of a table
    await act(async () => root.render(<div onClick={opened}>{<Rows />}</div>));
    await act(async () => cells()[0]!.click());
    expect(opened).not.toHaveBeenCalled();
  });

  it("gives the focus back to the cell that was given up", async () => {
    await show();
    await press("e");
    await act(async () => editors.get("1")!.cancel());
    expect([opened(), cells()[0]!.textContent, document.activeElement]).toEqual([[], "¥1", cells()[0]]);
  });

  it("is plain text for whoever may not change it", async () => {
    await show("no right");
    expect([cells(), document.body.textContent]).toEqual([[], "¥1¥2"]);
  });
});
