import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { FocusBox, useFocusReturn } from "./focus.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;

beforeEach(() => {
  document.body.innerHTML = '<button id="opener">open</button><input id="other"><div id="host"></div>';
  root = createRoot(document.getElementById("host")!);
  (document.getElementById("opener") as HTMLElement).focus();
});
afterEach(async () => {
  await act(async () => root.unmount());
});

function Box() {
  useFocusReturn(true);
  return <input id="inside" />;
}

const focus = (id: string) => (document.getElementById(id) as HTMLElement).focus();
const focused = () => document.activeElement?.id;
const soon = () => act(async () => new Promise((done) => setTimeout(done, 5)));

describe("the focus of the keyboard", () => {
  it("returns to what opened a dialog that is removed while it is open", async () => {
    await act(async () => root.render(<Box />));
    focus("inside");
    await act(async () => root.render(null));
    await soon();
    expect(focused()).toBe("opener");
  });

  it("stays where somebody put it meanwhile", async () => {
    await act(async () => root.render(<Box />));
    focus("other");
    await act(async () => root.render(null));
    await soon();
    expect(focused()).toBe("other");
  });

  it("goes into a popover and back to its button", async () => {
    await act(async () => root.render(<FocusBox>content</FocusBox>));
    expect(document.activeElement?.className).toBe("kit-focus-box");
    await act(async () => root.render(null));
    expect(focused()).toBe("opener");
  });
});
