import {
  prescriptionTokenHeader,
  prescriptionUploadImages,
  prescriptionUploads,
} from "@yunshou/contract/pharmacy/prescriptionUploads";
import { businessDay } from "@yunshou/domain";
import type { Page } from "playwright-core";
import { callAs, logIn, openVisit } from "../browser.ts";
import { expect, type Journey } from "../journey.ts";
import { ForeignMachine } from "../mosquitto.ts";
import { plainPicture } from "../plainPicture.ts";
import { choose, dialog, drawer, enter, open, press, row, see, state, told } from "../screen.ts";
import type { World } from "../world.ts";
import { equipLane, registerMachine } from "./mainJob.ts";

const merchantNo = "0002";
/** Over the counter; the batch is good for some weeks yet. */
const remedy = { name: "感冒灵颗粒", batchNo: "GM250108" } as const;
/** On prescription, which a rule of the pharmacy lets its cabinets sell. */
export const antibiotic = { name: "阿莫西林胶囊", batchNo: "AM260410" } as const;

/** A machine of the pharmacy with five boxes of a medicine in lane 11, of a batch that the lane names. */
export async function givenMachine(
  world: World,
  page: Page,
  machineNo: string,
  { name, batchNo }: { readonly name: string; readonly batchNo: string },
): Promise<ForeignMachine> {
  const secret = await registerMachine(world, page, machineNo, merchantNo);
  await equipLane(world, page, machineNo, name, batchNo);
  return new ForeignMachine(world.mqttPort, machineNo, secret);
}

/** Chooses an entry by what is typed into its field: a long list shows only those in sight. */
async function find(page: Page, name: string, text: string): Promise<void> {
  await enter(dialog(page), name, text);
  await choose(page, dialog(page), name, text);
}

const codesOfBatch = `/ypgl/zsm?batchNo=${remedy.batchNo}`;

/** Codes of two boxes that nobody has seen before; the medicine is named by the first seven digits of those that are there. */
async function newCodes(page: Page): Promise<readonly [string, string]> {
  const known = /\d{20}/.exec(await row(page, remedy.batchNo).innerText())?.[0] ?? "";
  expect(known !== "", "the batch has codes already");
  const boxes = Date.now();
  return [`${known.slice(0, 7)}${boxes}`, `${known.slice(0, 7)}${boxes + 1}`];
}

export const receiptToSale: Journey = {
  area: "pharmacy",
  name: "MED-06: trace codes of a receipt are written down and put into a lane, a machine of the pharmacy sells a box, its code names the order, and neither a scan nor another receipt takes the code again",
  async run(world) {
    ForeignMachine.require();
    const { context, page, troubles } = await openVisit(world.browser);
    await logIn(world, page, "demodrug");
    const machineNo = `T${Date.now().toString(36).toUpperCase()}`;
    const machine = await givenMachine(world, page, machineNo, remedy);
    try {
      // Only machines in service have lanes to put codes into.
      await machine.greet({ upperVersion: "2.1.0" });
      await open(page, world.url, codesOfBatch);
      const [sold, left] = await newCodes(page);
      const record = async (codes: readonly string[]) => {
        await press(page, "新增追溯码");
        await find(page, "medBatchId", remedy.batchNo);
        await enter(dialog(page), "traceCodes", codes.join("\n"));
        await press(dialog(page), "保存");
      };
      await record([sold, left]);
      await told(page, "添加成功");
      await state(row(page, sold), "在库").waitFor();
      await press(page, "放入货道");
      await find(page, "medBatchId", remedy.batchNo);
      await find(page, "lane", machineNo);
      await enter(dialog(page), "traceCodes", `${sold}\n${left}`);
      await press(dialog(page), "保存");
      await told(page, "已放入货道");
      await see(row(page, sold), `${machineNo} · 11`);

      const sale = { saleId: "trace-0001", lane: 11, priceFen: 350, paidFen: 350, payment: "cash", dispensed: 1 };
      await machine.say("sale", sale);
      await open(page, world.url, codesOfBatch);
      await state(row(page, sold), "已售出").waitFor();
      await state(row(page, left), "在货道").waitFor();
      await page.locator('button[aria-label="列设置"]').click();
      await page.locator(".kit-columns-line").filter({ hasText: "订单编号" }).getByRole("checkbox").click();
      const order = row(page, sold).locator('a[href*="/jygl/ddgl?open="]');
      await open(page, world.url, (await order.getAttribute("href"))!);
      await see(drawer(page), machineNo);
      await see(drawer(page), sold);
      await see(drawer(page), new RegExp(remedy.batchNo));

      await open(page, world.url, codesOfBatch);
      await press(page, "扫码售出");
      await find(page, "machineId", machineNo);
      await enter(dialog(page), "traceCode", sold);
      await press(dialog(page), "扫码售出");
      await see(dialog(page), new RegExp(`${sold} 已于 .+ 在 ${machineNo} 售出，不能再次售出`));
      await open(page, world.url, codesOfBatch);
      await record([sold]);
      await see(dialog(page), `追溯码 ${sold} 已登记`);
      await see(row(page, sold), "已售出");
    } finally {
      machine.stop();
    }
    const unexpected = troubles.filter((trouble) => !trouble.includes("/api/v1/pharmacy/traceCodes"));
    expect(unexpected.length === 0, unexpected.join("; "));
    await context.close();
  },
};

export interface Offer {
  readonly rxNo: string;
  readonly uploadToken: string;
}

/** The customer uploads a picture and hands the prescription in, with nothing but the token that the machine was told. */
export async function upload({ url }: World, { rxNo, uploadToken }: Offer): Promise<void> {
  const ask = async <Data>(path: string, body?: string | Uint8Array<ArrayBuffer>): Promise<Data> => {
    const answer = await fetch(url + path, {
      method: body === undefined ? "GET" : "POST",
      headers: {
        [prescriptionTokenHeader]: uploadToken,
        "idempotency-key": crypto.randomUUID(),
        ...(body === undefined
          ? {}
          : { "content-type": typeof body === "string" ? "application/json" : "application/octet-stream" }),
      },
      ...(body === undefined ? {} : { body }),
    });
    const said = (await answer.json()) as { readonly code: string; readonly msg: string; readonly data: Data };
    expect(said.code === "H0000", `the customer is refused at ${path}: ${said.code} ${said.msg}`);
    return said.data;
  };
  type Wish = { readonly medicineName: string; readonly doctors: readonly { readonly doctorId: string }[] };
  const { medicineName, doctors } = await ask<Wish>(prescriptionUploads.current.path);
  expect(
    medicineName.startsWith(antibiotic.name),
    `the token is for the medicine that was chosen, not ${medicineName}`,
  );
  await ask(prescriptionUploadImages.upload.path, new Uint8Array(plainPicture(600, 800)));
  const form = {
    patientName: "旅程患者",
    patientPhone: "16600003333",
    diagnosis: "急性咽炎",
    doctorId: doctors[0]!.doctorId,
    rxDay: businessDay(new Date(), "Asia/Shanghai"),
  };
  const done = await ask<{ readonly rxNo: string }>(prescriptionUploads.submit.path, JSON.stringify(form));
  expect(done.rxNo === rxNo, "the prescription has the number that the machine was told");
}

/** An ordinary user sees what concerns the machines that he is authorised to (PERM-11). */
export async function authorisePharmacist(world: World, page: Page, machineNo: string): Promise<void> {
  const [ids] = await world.system((tx) =>
    tx.query<{ machineId: string; userId: string }>(
      `select m.id::text as "machineId", u.id::text as "userId" from machine m, app_user u where m.machine_no = $1 and u.account = 'demopharmacist'`,
      [machineNo],
    ),
  );
  const { machineId, userId } = ids!;
  const input = { machineIds: [machineId], userIds: [userId], granted: true };
  const { code } = await callAs(page, "/api/v1/machines/machines/authorise", input);
  expect(code === "H0000", `the pharmacist is authorised to the machine, the answer was ${code}`);
}

export const prescriptionToGoods: Journey = {
  area: "pharmacy",
  name: "MED-09 RX-02 RX-03 RX-05: a machine of the pharmacy asks for a prescription, a pharmacist on duty approves what the customer uploaded, it is sold and dispensed, and a second use is refused",
  async run(world) {
    ForeignMachine.require();
    const drug = await openVisit(world.browser);
    await logIn(world, drug.page, "demodrug");
    const machineNo = `R${Date.now().toString(36).toUpperCase()}`;
    const machine = await givenMachine(world, drug.page, machineNo, antibiotic);
    await authorisePharmacist(world, drug.page, machineNo);
    await drug.context.close();
    const { context, page, troubles } = await openVisit(world.browser);
    const asked = async (requestId: string, rxNo?: string) => {
      const lane = { requestId, lane: 11, priceFen: 350, provider: "wechat" };
      await machine.say("payRequest", rxNo === undefined ? lane : { ...lane, rxNo });
    };
    const refused = async (requestId: string, reason: string) => {
      const heard = await machine.hear("payRefused", { requestId });
      expect(heard["reason"] === reason, `the machine is refused with ${reason}, it heard ${String(heard["reason"])}`);
      return heard;
    };
    try {
      await machine.greet({ upperVersion: "2.1.0" });
      await asked("rx-1");
      const needed = await refused("rx-1", "pharmacy.prescriptionNeeded");
      const offer = needed["prescription"] as Offer;
      await upload(world, offer);
      const { rxNo } = offer;
      await asked("rx-2", rxNo);
      await refused("rx-2", "pharmacy.prescriptionUnreviewed");

      await logIn(world, page, "demopharmacist");
      await open(page, world.url, `/jygl/cfcx?rxNo=${rxNo}`);
      await state(row(page, rxNo), "未审核").waitFor();
      await row(page, rxNo).locator(".kit-open").click();
      const shown = page.locator(".kit-document");
      await see(shown, "旅程患者");
      await shown.locator(".certificate-picture").first().waitFor();
      await press(shown, "审核");
      await press(dialog(page), "审核");
      await told(page, "操作成功");
      await state(shown, "已审核").waitFor();
      await see(shown, "许安宁");

      await asked("rx-3", rxNo);
      const { orderNo, codeUrl } = await machine.hear("payCode", { requestId: "rx-3" });
      const paid = await fetch(String(codeUrl), { method: "POST" });
      expect(paid.ok, "the customer pays the code");
      // The provider loses a notice now and then; the cloud then asks by itself.
      await machine.hear("shipOffer", { orderNo }, 180_000);
      await machine.say("shipClaim", { orderNo });
      await machine.hear("shipGrant", { orderNo });
      await machine.say("shipResult", { orderNo, dispensed: 1 });
      await asked("rx-4", rxNo);
      await refused("rx-4", "pharmacy.prescriptionUsed");
      await open(page, world.url, `/jygl/cfxq?rxNo=${rxNo}`);
      await state(shown, "已使用").waitFor();
      await see(shown, String(orderNo));
    } finally {
      machine.stop();
    }
    expect(troubles.length === 0, troubles.join("; "));
    await context.close();
  },
};
