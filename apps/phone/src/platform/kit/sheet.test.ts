// @vitest-environment happy-dom
import { act, createElement } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { startPhrases } from "../phrases/phrases.ts";
import { Sheet } from "./Sheet.tsx";

it("stays open with what was typed when somebody leaves the camera without a picture", async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await startPhrases(["phone"]);
  const onClose = vi.fn();
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const picker = createElement("input", { type: "file" });
  await act(async () => root.render(createElement(Sheet, { title: "照片", onClose, children: picker })));
  const cancel = (at: string) =>
    act(async () => void document.querySelector(at)!.dispatchEvent(new Event("cancel", { bubbles: at === "input" })));
  await cancel("input");
  expect(onClose).not.toHaveBeenCalled();
  // Escape and the back button of a phone cancel the sheet itself.
  await cancel("dialog");
  expect(onClose).toHaveBeenCalledOnce();
  await act(async () => root.unmount());
});
