import { act, useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { closePage, showPart } from "../../testing/openedPage.tsx";
import { SettingCard, type TypedSettings } from "./SettingCard.tsx";
import type { Setting } from "./setting.ts";

const deliveryFee: Setting = {
  settingName: "deliveryFee",
  settingValue: "600",
  settingSource: "own",
  inheritedValue: "0",
  inheritedFrom: null,
  changedBy: null,
  changedTime: null,
};

afterEach(closePage);

it("GEN-18 reads an amount with a comma as every other field does", async () => {
  const onSave = vi.fn(async () => {});
  function Card() {
    const [typed, onType] = useState<TypedSettings>({});
    return (
      <SettingCard
        group="delivery"
        settings={[deliveryFee]}
        {...{ typed, onType, onSave }}
        readOnly={undefined}
        saving={false}
        onSwitch={async () => {}}
      />
    );
  }
  await showPart(<Card />, ["mallSettings"]);
  const field = document.querySelector("input")!;
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!;
  await act(async () => {
    set.call(field, "3,50");
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
  expect(document.querySelector("[role=alert]")).toBeNull();
  await act(async () => document.querySelector<HTMLElement>("footer .ant-btn-primary")?.click());
  expect(onSave).toHaveBeenCalledWith([{ name: "deliveryFee", value: "350", before: "600" }]);
});
