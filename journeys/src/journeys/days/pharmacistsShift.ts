import { addDays, businessDay } from "@yunshou/domain";
import type { Locator, Page } from "playwright-core";
import { callAs, logIn, openVisit, settled } from "../../browser.ts";
import { eventually, expect, type Journey } from "../../journey.ts";
import { ForeignMachine } from "../../mosquitto.ts";
import { act, confirm, dialog, drawer, goTo, press, row, see, state, told } from "../../screen.ts";
import type { World } from "../../world.ts";
import { antibiotic, authorisePharmacist, givenMachine, type Offer, upload } from "../pharmacy.ts";
import { follow, onFoot } from "./onFoot.ts";

const pharmacist = "许安宁";
const lane = { lane: 11, priceFen: 350, provider: "wechat" } as const;

/** A batch of the medicine that expires within the month, so that it stands on the board of what does. */
async function endingBatch(world: World, page: Page, batchNo: string): Promise<void> {
  const [medicine] = await world.system((tx) =>
    tx.query<{ productId: string }>(
      `select p.id::text as "productId" from product p join merchant h on h.id = p.merchant_id where starts_with(p.name, $1) and h.merchant_no = '0002'`,
      [antibiotic.name],
    ),
  );
  const today = businessDay(new Date(), "Asia/Shanghai");
  const { code, msg } = await callAs(page, "/api/v1/pharmacy/batches", {
    productId: medicine?.productId,
    batchNo,
    productionDate: addDays(today, -700),
    shelfLifeDate: addDays(today, 20),
    batchQty: 5,
  });
  expect(code === "H0000", `the batch is written down: ${msg}`);
}

/** The open prescription with its patient and its picture, which is read with the rights of whoever looks. */
async function opened(page: Page): Promise<Locator> {
  const shown = page.locator(".kit-document");
  await see(shown, "旅程患者");
  const picture = shown.locator(".certificate-pictures img").first();
  await eventually(
    () => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth > 0),
    "the picture of the prescription is shown",
  );
  return shown;
}

/** The manager of the pharmacy takes the pharmacist off duty or puts him on. */
async function setDuty(page: Page, action: "启用" | "停用"): Promise<void> {
  await act(row(page, pharmacist), action);
  await confirm(page, action);
  await state(row(page, pharmacist), action === "启用" ? "在岗" : "停用").waitFor();
}

/** From the home page to the prescription that waits, and by what refuses the review to the pharmacist's own duty. */
async function findOffDuty(page: Page, rxNo: string): Promise<void> {
  await follow(page.locator(".dashboard-pending button").filter({ hasText: "未审核处方" }), "/jygl/cfcx");
  await state(row(page, rxNo), "未审核").waitFor();
  await follow(row(page, rxNo).locator(".kit-open"), "/jygl/cfxq");
  const shown = await opened(page);
  expect(await shown.getByRole("button", { name: "审 核" }).isDisabled(), "nobody reviews off duty");
  await follow(shown.locator(".ant-alert a").filter({ hasText: "我的药师" }), "/shgl/wdys");
  await state(row(page, pharmacist), "停用").waitFor();
}

/** On duty, back at the prescription, which is approved. */
async function review(page: Page): Promise<void> {
  await eventually(async () => {
    await press(page, "查询");
    return (await row(page, pharmacist).innerText()).includes("在岗");
  }, "the pharmacist is on duty");
  await page.goBack();
  const shown = await opened(page);
  await press(shown, "审核");
  await press(dialog(page), "审核");
  await told(page, "操作成功");
  await state(shown, "已审核").waitFor();
}

/** The customer pays, and the machine gives the box; answers the order. */
async function give(machine: ForeignMachine, rxNo: string): Promise<string> {
  await machine.say("payRequest", { requestId: "shift-2", ...lane, rxNo });
  const { orderNo, codeUrl } = await machine.hear("payCode", { requestId: "shift-2" });
  expect((await fetch(String(codeUrl), { method: "POST" })).ok, "the customer pays");
  await machine.hear("shipOffer", { orderNo }, 180_000);
  await machine.say("shipClaim", { orderNo });
  await machine.hear("shipGrant", { orderNo });
  await machine.say("shipResult", { orderNo, dispensed: 1 });
  return String(orderNo);
}

/** The column of a row with this head, as a person reads it. */
async function cell(page: Page, text: string, head: string): Promise<string> {
  const heads = await page.locator("thead:visible th").allInnerTexts();
  const at = heads.findIndex((one) => one.trim() === head);
  expect(at >= 0, `the list has the column ${head}`);
  return (await row(page, text).locator("td").nth(at).innerText()).trim();
}

/** From the prescription to what lies in its machine, to the order that used it up, to the rest of its batch and when that ends. */
async function followGoods(
  page: Page,
  machine: ForeignMachine,
  of: { rxNo: string; machineNo: string; batchNo: string },
) {
  const { rxNo, machineNo, batchNo } = of;
  const shown = page.locator(".kit-document");
  await follow(shown.locator("a").filter({ hasText: antibiotic.name }), "/ypgl/zksp");
  await row(page, machineNo).waitFor();
  expect((await cell(page, machineNo, "库存")) === "5", "five boxes lie in the lane before the sale");
  const orderNo = await give(machine, rxNo);
  await page.goBack();
  await state(await opened(page), "已使用").waitFor();
  await follow(shown.locator("a").filter({ hasText: orderNo }), "/jygl/ddgl");
  await see(drawer(page), "已完成");
  await follow(drawer(page).locator("a").filter({ hasText: batchNo }), "/ypgl/zksp");
  await row(page, machineNo).waitFor();
  expect((await cell(page, machineNo, "库存")) === "4", "four boxes lie there after it");
  await press(page, "药品期限");
  await page.waitForURL(({ pathname }) => pathname === "/ypgl/ypqx");
  await settled(page);
  await see(row(page, machineNo), "剩 20 天");
  expect((await cell(page, machineNo, "库存")) === "4", "the board of what expires says the same");
}

export const pharmacistsShift: Journey = {
  area: "pharmacy",
  name: "RX-02 RX-03 RX-05 RX-07 MED-06 MED-07: a pharmacist's shift leads by links from the home page to a prescription, to his duty and back to its review, and from what it gave to the order, the rest of the batch and its expiry",
  async run(world) {
    ForeignMachine.require();
    const mark = Date.now().toString(36).toUpperCase();
    const [machineNo, batchNo] = [`S${mark}`, `AM${mark}`];
    const manager = await openVisit(world.browser);
    await logIn(world, manager.page, "demodrug");
    await endingBatch(world, manager.page, batchNo);
    const machine = await givenMachine(world, manager.page, machineNo, { ...antibiotic, batchNo });
    try {
      await authorisePharmacist(world, manager.page, machineNo);
      await machine.greet({ upperVersion: "2.1.0" });
      await machine.say("payRequest", { requestId: "shift-1", ...lane });
      const { prescription } = await machine.hear("payRefused", { requestId: "shift-1" });
      const offer = prescription as Offer;
      await upload(world, offer);
      await goTo(manager.page, "我的药师");
      await setDuty(manager.page, "停用");

      const { context, page, troubles } = await openVisit(world.browser);
      await logIn(world, page, "demopharmacist");
      await follow(page.locator(".shell-menu a.menu-section").first(), "/dashboard");
      const atTheEnd = onFoot(page);
      await findOffDuty(page, offer.rxNo);
      await setDuty(manager.page, "启用");
      await review(page);
      await followGoods(page, machine, { rxNo: offer.rxNo, machineNo, batchNo });
      atTheEnd();
      for (const seen of [troubles, manager.troubles])
        expect(seen.length === 0, `no page reports an error, but: ${seen.join("; ")}`);
      await manager.context.close();
      await context.close();
    } finally {
      machine.stop();
    }
  },
};
