import { logIn, openVisit, settled } from "../browser.ts";
import { expect, type Journey } from "../journey.ts";
import { drawer, open, press, see, told } from "../screen.ts";

const machineNo = "YT310002";
const written = "旅程留言，门口纸箱请协调清走";

export const mentionedAtMachine: Journey = {
  area: "system",
  name: "D8 PERM-11: who looks after a machine mentions the manager in a comment on it, whose bell opens the machine and shows it",
  async run(world) {
    const worker = await openVisit(world.browser);
    await logIn(world, worker.page, "demostaff");
    await open(worker.page, world.url, `/shj/wdshj?view=${machineNo}`);
    await settled(worker.page);
    await drawer(worker.page).getByRole("button", { name: "评论" }).click();
    const input = drawer(worker.page).getByRole("textbox", { name: "评论内容" });
    await input.fill(`${written} `);
    await input.press("End");
    await input.pressSequentially("@林");
    await worker.page.locator(".ant-mentions-dropdown-menu-item", { hasText: "林晓云" }).first().click();
    expect((await input.inputValue()).includes("@林晓云"), "the name of the manager stands in the text");
    await drawer(worker.page).locator(".ant-drawer-close").click();
    await drawer(worker.page).getByRole("button", { name: "评论" }).click();
    await press(drawer(worker.page), "发送");
    await told(worker.page, "评论已发送");
    await see(drawer(worker.page), written);
    await worker.context.close();

    const boss = await openVisit(world.browser);
    await logIn(world, boss.page, "demo");
    await settled(boss.page);
    await boss.page.locator(".bell[aria-label^=消息]").click();
    await boss.page
      .locator(".bell-list li button", { hasText: `周启航 在 ${machineNo} 的评论中提到了您` })
      .first()
      .click();
    await boss.page.waitForURL(`**view=${machineNo}**`);
    await settled(boss.page);
    await drawer(boss.page).getByRole("button", { name: "评论与动态" }).click();
    await see(drawer(boss.page), written);
    await boss.context.close();
  },
};
