import { mallSettingKinds } from "@yunshou/domain";
import { act } from "react";
import { afterEach, expect, it } from "vitest";
import { closePage, openPage, settled } from "../../testing/openedPage.tsx";

const rows = Object.keys(mallSettingKinds).map((settingName) => ({
  settingName,
  settingValue: "",
  settingSource: "default",
  inheritedValue: "",
  inheritedFrom: null,
  changedBy: null,
  changedTime: null,
}));

afterEach(closePage);

it("MALL-04 keeps what was typed into a setting in sight while others are searched", async () => {
  await openPage("/sc/scsz", { answers: { "/mall/settings": { rows } } });
  const fields = () => [...document.querySelectorAll<HTMLInputElement>(".mall-setting input")];
  const type = async (field: HTMLInputElement, text: string) => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!;
    await act(async () => {
      set.call(field, text);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    });
    await settled();
  };
  const [first] = fields();
  const name = first!.getAttribute("aria-label");
  await type(first!, "3,50");
  const search = document.querySelector<HTMLInputElement>(".mall-settings aside input")!;
  await type(search, "nothing is called so");
  expect(fields().map((field) => [field.getAttribute("aria-label"), field.value])).toEqual([[name, "3,50"]]);
  await type(search, "");
  expect(fields()[0]!.value).toBe("3,50");
  expect(fields().length).toBeGreaterThan(1);
});
