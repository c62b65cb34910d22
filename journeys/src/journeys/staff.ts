import type { Page } from "playwright-core";
import { logIn, openVisit, settled } from "../browser.ts";
import { eventually, expect, type Journey } from "../journey.ts";
import { countClicks, enter, field, press } from "../screen.ts";

const account = "journeythree";
const numbers = ["YT310001", "YT310002", "YT310003"];
const mostClicks = 6;

/** Puts a text into a field as a paste from a sheet does. */
async function paste(page: Page, name: string, text: string): Promise<void> {
  await field(page, name).click();
  await field(page, name).evaluate((input, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    input.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

export const staffWithMachines: Journey = {
  area: "access",
  name: "USER-01 PERM-11 M9: an employee with rights to three machines is made in six clicks, by pasting their numbers; a number that nobody has is named",
  async run(world) {
    const { page, context, troubles } = await openVisit(world.browser);
    await logIn(world, page, "demo");
    await settled(page);
    const clicks = await countClicks(page);
    await page.locator(".menu-search:visible").click();
    await page.keyboard.type("员工管理");
    await page.locator(".shell-menu a:visible", { hasText: "员工管理" }).first().click();
    await press(page, "新增员工");
    const form = page.locator(".kit-form-page");
    for (const [name, text] of [
      ["account", account],
      ["name", "曾三机"],
      ["phone", "13911110033"],
      ["email", "three@yuntu.example"],
    ] as const)
      await enter(form, name, text);
    await paste(page, "machineIds", [...numbers, "YT999999"].join("\n"));
    await page.locator(".kit-entity-unknown", { hasText: "YT999999" }).waitFor();
    for (const number of numbers)
      await form.locator(".kit-entity .ant-select-selection-item", { hasText: number }).waitFor();
    await press(page, "保存");
    await page.locator("tr.ant-table-row", { hasText: account }).waitFor();
    const made = await clicks();
    expect(made > 0 && made <= mostClicks, `the task takes at most ${mostClicks} clicks, not ${made}`);
    const granted = () =>
      world.system((tx) =>
        tx.query<{ no: string }>(
          "select m.machine_no as no from machine_grant g join app_user u on u.id = g.user_id join machine m on m.id = g.machine_id where u.account = $1 order by 1",
          [account],
        ),
      );
    await eventually(
      async () => (await granted()).map(({ no }) => no).join() === numbers.join(),
      "exactly the three machines are granted",
    );
    expect(troubles.length === 0, troubles.join("; "));
    await context.close();
  },
};
