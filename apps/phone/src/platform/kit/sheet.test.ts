// @vitest-environment happy-dom
import { act, createElement, useState } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { freshPhone, until } from "../../testing/page.ts";
import { startPhrases } from "../phrases/phrases.ts";
import { Sheet } from "./Sheet.tsx";

it("stays open with what was typed when somebody leaves the camera without a picture", async () => {
  freshPhone("/m/shop/S1");
  await startPhrases(["phone"]);
  const onClose = vi.fn();
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const picker = createElement("input", { type: "file" });
  await act(async () => root.render(createElement(Sheet, { title: "照片", onClose, children: picker })));
  const cancel = (at: string) =>
    act(async () => void document.querySelector(at)!.dispatchEvent(new Event("cancel", { bubbles: at === "input" })));
  await cancel("input");
  expect(onClose).not.toHaveBeenCalled();
  // Escape cancels the sheet itself.
  await cancel("dialog");
  expect(onClose).toHaveBeenCalledOnce();
  await act(async () => root.unmount());
});

it("closes with the phone's back button, and the page below it stays", async () => {
  freshPhone("/m/shop/S1/order/7");
  await startPhrases(["phone"]);
  const onClose = vi.fn();
  function Page() {
    const [title, setTitle] = useState<string>();
    const close = () => {
      onClose();
      setTitle(undefined);
    };
    return title === undefined
      ? createElement("button", { onClick: () => setTitle("评价") })
      : createElement(Sheet, { title, onClose: close, children: title });
  }
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () => root.render(createElement(Page)));
  await act(async () => document.querySelector("button")!.click());
  await act(async () => window.history.back());
  await until(() => expect(document.querySelector("dialog")).toBeNull());
  expect(onClose).toHaveBeenCalledOnce();
  expect(window.location.pathname).toBe("/m/shop/S1/order/7");
  await act(async () => root.unmount());
});
