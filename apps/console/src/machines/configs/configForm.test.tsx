import { act } from "react";
import { afterEach, expect, it } from "vitest";
import { closePage, settled, showPart } from "../../testing/openedPage.tsx";
import { ConfigForm, type Configuring } from "./ConfigForm.tsx";

afterEach(closePage);

const row = {
  machineId: "8",
  machineNo: "A8",
  machineName: "一号机",
  onlineStatus: "offline",
  autoRefund: true,
  shipAfterCardJam: false,
  lockStock: false,
  directShip: false,
  faceToFaceOnly: false,
  shoppingCart: false,
  categoryOrder: [{ categoryId: "3", categoryName: "饮料" }],
} as unknown as NonNullable<Configuring["row"]>;

const press = async (element: Element | null | undefined, event = "click") => {
  await act(async () => element?.dispatchEvent(new MouseEvent(event, { bubbles: true })));
  await settled();
};

it("MACHINE-07 sends the switches that somebody turned, and leaves those that another turned meanwhile", async () => {
  const { calls } = await showPart(
    <ConfigForm configuring={{ machineIds: ["8"], row }} onClose={() => {}} />,
    ["machineConfigs", "machines"],
    { answers: { "configs/categories": { rows: [] }, configs: { machines: 1, changed: 1 } } },
  );
  const item = [...document.querySelectorAll(".ant-form-item")].find(({ textContent }) =>
    textContent?.startsWith("锁定库存"),
  );
  await press(item?.querySelector(".ant-select"), "mousedown");
  await press([...document.querySelectorAll(".ant-select-item-option")].at(0));
  await press(document.querySelector(".ant-modal-footer .ant-btn-primary"));
  const sent = calls.filter(({ body }) => body.includes('"flags"')).map(({ body }) => JSON.parse(body) as object);
  expect(sent).toMatchObject([{ machineIds: ["8"], flags: { lockStock: true } }]);
  expect(sent[0]).not.toHaveProperty("flags.autoRefund");
  expect(sent[0]).not.toHaveProperty("categoryIds");
});
