import { act } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { closePage, settled, showPart } from "../../testing/openedPage.tsx";
import { BindDialog } from "./BindDialog.tsx";

afterEach(closePage);

const press = async (element: Element | null | undefined, event = "click") => {
  await act(async () => element?.dispatchEvent(new MouseEvent(event, { bubbles: true })));
  await settled();
};

const east = { id: "7", number: "east", name: "东区", detail: "", state: "inUse" };

it.each(["users", "point", "route"] as const)(
  "MACHINE-15 MACHINE-29 says how many machines were bound to %s",
  async (binding) => {
    const close = vi.fn();
    await showPart(
      <BindDialog binding={binding} choice={{ machineIds: ["8", "9"] }} about="2" onClose={close} />,
      ["machines"],
      {
        answers: {
          search: { rows: [east] },
          "machines/authorise": { machines: 2, changed: 2 },
          "machines/point": {},
          "machines/route": { machines: 2, withoutPoint: 0 },
          options: { merchants: [], points: [], routes: [{ id: "7", name: "东线" }], users: [] },
        },
      },
    );
    await press(document.querySelector(".ant-modal .ant-select"), "mousedown");
    await press(document.querySelector(".ant-select-item-option"));
    await press(document.querySelector(".ant-modal-footer .ant-btn-primary"));
    expect(document.querySelector(".ant-message")?.textContent).toContain("2 台机器");
    expect(close).toHaveBeenCalled();
  },
);
