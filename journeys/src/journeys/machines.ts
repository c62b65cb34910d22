import { logIn, openVisit, settled } from "../browser.ts";
import { eventually, expect, type Journey } from "../journey.ts";
import { act, confirm, dialog, drawer, enter, menuEntry, open, press, row, see, state, told } from "../screen.ts";
import { equipLane, registerMachine } from "./mainJob.ts";

export const machineList: Journey = {
  area: "machines",
  name: "MACHINE-08 MACHINE-14 FORM-07: filters stand in the address, columns stay as chosen, and several machines are stopped and started again",
  async run(world) {
    const { context, page } = await openVisit(world.browser);
    await logIn(world, page, "demo");
    await open(page, world.url, "/shj/wdshj");
    await enter(page, "machineName", "图书馆");
    await press(page, "查询");
    await page.waitForURL(/machineName=/);
    const rows = page.locator("tr.ant-table-row");
    const stopped = rows.filter({ hasText: "停售" });
    await eventually(
      async () => (await rows.count()) === 3 && (await rows.allInnerTexts()).every((text) => text.includes("图书馆")),
      "only the libraries are listed",
    );
    await page.reload();
    await eventually(async () => (await rows.count()) === 3, "the filter survives a reload");

    const header = page.locator("th").filter({ hasText: "待补货道" });
    await header.waitFor();
    await page.locator('button[aria-label="列设置"]').click();
    const stored = page.waitForResponse(
      (answer) => answer.url().includes("/preferences/list.machines") && answer.request().method() === "PUT",
    );
    await page.locator(".kit-columns-line").filter({ hasText: "待补货道" }).getByRole("checkbox").click();
    await eventually(async () => (await header.count()) === 0, "the column is hidden");
    await stored;
    await page.reload();
    await rows.first().waitFor();
    await eventually(async () => (await header.count()) === 0, "the column stays hidden after a reload");

    await page.locator("thead .ant-checkbox-input").first().check();
    await see(page.locator(".kit-batch"), /已选\s*3/);
    await press(page.locator(".kit-batch"), "停售");
    await confirm(page, "停售");
    await told(page, "操作成功");
    await eventually(async () => (await stopped.count()) === 3, "all three are stopped");
    // Two a page: the third is reached by selecting everything that matches.
    await page.goto(`${page.url()}&pageSize=2`);
    await eventually(async () => (await rows.count()) === 2, "two machines stand on the page");
    await page.locator("thead .ant-checkbox-input").first().check();
    await press(page.locator(".kit-batch"), "选择符合条件的全部 3 项");
    await see(page, "已选符合条件的全部 3 项");
    await press(page.locator(".kit-batch"), "恢复运营");
    await see(page.locator(".ant-modal-confirm").last(), "共 3 台机器");
    await confirm(page, "恢复运营");
    await told(page, "操作成功，共 3 台机器");
    await open(page, world.url, "/shj/wdshj?machineName=图书馆");
    await eventually(async () => (await rows.count()) === 3 && (await stopped.count()) === 0, "all three sell again");
    await context.close();
  },
};

export const laneStates: Journey = {
  area: "machines",
  name: "LANE-08 MSG-77 MSG-78 FORM-11: each change of a lane's state asks its own question, and stepping back changes nothing",
  async run(world) {
    const { context, page } = await openVisit(world.browser);
    await logIn(world, page, "demo");
    // A machine of its own: those of the demo company sell, jam and run empty meanwhile.
    const machineNo = `L${Date.now().toString(36).toUpperCase()}`;
    await registerMachine(world, page, machineNo);
    await equipLane(world, page, machineNo);
    const lane = page.locator(".front-lane").first();
    const line = page
      .locator("tr.ant-table-row")
      .filter({ has: page.getByRole("cell", { name: "11", exact: true }) })
      .first();
    await state(line, "正常").waitFor();
    await lane.click();
    const toolbar = page.locator(".lane-toolbar");
    const asked = page.locator(".ant-modal-confirm");
    for (const [button, question] of [
      ["停售", "停售后该货道将不能在线销售，确定要停售吗？"],
      ["启用", "确定要启用该货道吗？"],
      ["锁定", "锁定后该货道不再销售，直到解锁。确定吗？"],
    ] as const) {
      await press(toolbar, button);
      await see(asked, question);
      await confirm(page, "取消");
      await asked.waitFor({ state: "hidden" });
    }
    await settled(page);
    expect(await state(line, "正常").isVisible(), "nothing has changed");
    await press(toolbar, "停售");
    await confirm(page, "停售");
    await state(line, "停售").waitFor();
    await press(toolbar, "启用");
    await confirm(page, "启用");
    await state(line, "正常").waitFor();
    await context.close();
  },
};

export const remoteRestart: Journey = {
  area: "machines",
  name: "MACHINE-10 MACHINE-11 MACHINE-12: a restart asks first, waits for the machine and is done only when the machine says so",
  async run(world) {
    const { context, page } = await openVisit(world.browser);
    await logIn(world, page, "demo");
    await open(page, world.url, "/shj/wdshj?view=YT110002");
    const box = drawer(page);
    await see(box, "远程指令");
    await press(box, "重启客户端");
    await see(page, "确定要重启机器客户端吗？");
    const newest = () =>
      world.system(
        async (tx) =>
          (
            await tx.query<{ id: string; answered: boolean }>(
              "select c.id::text as id, c.answered_at is not null as answered from command c join machine m on m.id = c.machine_id where m.machine_no = 'YT110002' order by c.id desc limit 1",
            )
          )[0],
      );
    const before = await newest();
    await see(page.locator(".ant-modal-confirm").last(), /YT110002/);
    await confirm(page, "重启客户端");
    await told(page, "指令已发送，等待机器确认");
    const asked = await newest();
    expect(asked !== undefined && asked.id !== before?.id, "the command is recorded");
    const line = box.locator(`tr[data-row-key="${asked.id}"]`);
    // A quick machine may have answered before anybody looked; done without its answer it is never.
    const shown = await line.locator(".kit-status").innerText();
    expect(
      shown.trim() !== "已完成" || (await newest())?.answered === true,
      `a command is not done before the machine answered: ${shown}`,
    );
    await state(line, "已完成").waitFor();
    await context.close();
  },
};

export const decommission: Journey = {
  area: "machines",
  name: "MACHINE-16 MACHINE-17 MACHINE-18: a machine without a number is refused, and a decommissioned machine is bound to nothing and cannot be commanded",
  async run(world) {
    const { context, page } = await openVisit(world.browser);
    await logIn(world, page, "demo");
    await open(page, world.url, "/shj/wdshj");
    await press(page, "注册机器");
    await press(drawer(page), "保存");
    await see(drawer(page), "机器编号不能为空");
    const machineNo = `D${Date.now().toString(36).toUpperCase()}`;
    await registerMachine(world, page, machineNo);
    await open(page, world.url, `/shj/wdshj?machineNo=${machineNo}`);
    await act(row(page, machineNo), "撤机");
    const asked = dialog(page);
    await see(asked, "确定要撤机吗？");
    await see(asked, new RegExp(machineNo));
    await enter(asked, "reason", "换新机");
    await press(asked, "撤机");
    await see(row(page, machineNo), "已撤机");
    await press(row(page, machineNo), "更多");
    await eventually(
      async () => (await menuEntry(page, "重启客户端").getAttribute("aria-disabled")) === "true",
      "a decommissioned machine cannot be restarted",
    );
    await context.close();
  },
};
