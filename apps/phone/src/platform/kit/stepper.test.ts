// @vitest-environment happy-dom
import { act, createElement } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { startPhrases } from "../phrases/phrases.ts";
import { Stepper } from "./Stepper.tsx";

it("keeps a number that is emptied to be written anew", async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await startPhrases(["phone"]);
  const onChange = vi.fn();
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () =>
    root.render(createElement(Stepper, { value: 5, onChange, label: "n", most: 9, keepsEmptied: true })),
  );
  const input = document.querySelector("input")!;
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!;
  const type = (text: string) =>
    act(async () => {
      set.call(input, text);
      input.dispatchEvent(new Event("input", { bubbles: true }));
    });
  await type("");
  expect([input.value, onChange.mock.calls]).toEqual(["", []]);
  await type("3");
  expect(onChange.mock.calls).toEqual([[3]]);
  await act(async () => root.unmount());
});
