import type { Page } from "playwright-core";
import { logIn, openVisit } from "../browser.ts";
import { eventually, expect, type Journey } from "../journey.ts";
import { ForeignMachine } from "../mosquitto.ts";
import { act, choose, confirm, dialog, drawer, enter, field, open, press, row, see, state, told } from "../screen.ts";
import type { World } from "../world.ts";
import { equipLane, registerMachine } from "./mainJob.ts";

const holderPhone = "16600003333";

/** Issues a card to a member of the given phone, through a form that refuses seven digits first. */
export async function issueCard(
  page: Page,
  url: string,
  cardNo: string,
  physicalNo: string,
  phone = holderPhone,
): Promise<void> {
  await open(page, url, "/hygl/wdhyk");
  await press(page, "发卡");
  await enter(drawer(page), "cardNo", cardNo);
  await enter(drawer(page), "physicalNo", physicalNo.slice(0, 7));
  await enter(drawer(page), "logicalNo", `L${cardNo}`);
  await field(drawer(page), "lastDay").fill("2099-12-31");
  await page.keyboard.press("Enter");
  await choose(page, drawer(page), "areaId");
  await enter(drawer(page), "holderName", "旅程会员");
  await enter(drawer(page), "holderPhone", phone);
  await press(drawer(page), "保存");
  await see(drawer(page), "物理卡号必须为8位0-9a-f字符");
  await enter(drawer(page), "physicalNo", physicalNo.toUpperCase());
  await press(drawer(page), "保存");
  await state(row(page, cardNo), "已激活").waitFor();
  await see(row(page, cardNo), "旅**");
}

/** Zero is refused, more than 500 yuan asks once more, exactly 500 does not. */
async function recharge(page: Page, cardNo: string): Promise<void> {
  await act(row(page, cardNo), "充值");
  await enter(dialog(page), "amount", "0");
  await press(dialog(page), "充值 ¥0.00");
  await see(dialog(page), "充值金额不能为0");
  await enter(dialog(page), "amount", "500.01");
  await press(dialog(page), "充值 ¥500.01");
  await see(page, "充值金额超过500元，确定要充值吗？");
  await confirm(page, "取消");
  await page.locator(".ant-modal-confirm").waitFor({ state: "detached" });
  await enter(dialog(page), "amount", "500");
  await press(dialog(page), "充值 ¥500.00");
  await see(row(page, cardNo), "¥500.00");
  await dialog(page).waitFor({ state: "hidden" });
  expect((await page.locator(".ant-modal-confirm:visible").count()) === 0, "exactly 500 yuan asks nothing");
}

export const memberCard: Journey = {
  area: "members",
  name: "CARD-06 CARD-09 CARD-10 CARD-25 MSG-84 MSG-93 MSG-108: a merchant issues a card and recharges it, a machine sells by it, balance and detail show it, and the member moves to another merchant",
  async run(world) {
    ForeignMachine.require();
    const { context, page, troubles } = await openVisit(world.browser);
    await logIn(world, page, "demo");
    const stamp = Date.now();
    const [machineNo, cardNo] = [`C${stamp.toString(36).toUpperCase()}`, `JK${stamp.toString(36).toUpperCase()}`];
    const secret = await registerMachine(world, page, machineNo);
    await equipLane(world, page, machineNo);
    await issueCard(page, world.url, cardNo, (stamp % 0xffff_ffff).toString(16).padStart(8, "0"));
    await recharge(page, cardNo);

    const machine = new ForeignMachine(world.mqttPort, machineNo, secret);
    try {
      await machine.greet({ upperVersion: "2.1.0", lowerVersion: "1.0.3", reason: "powerOn" });
      await machine.say("sale", {
        saleId: "card-0001",
        lane: 11,
        priceFen: 350,
        paidFen: 350,
        payment: "memberCard",
        cardNo,
        dispensed: 1,
      });
    } finally {
      machine.stop();
    }
    await eventually(async () => {
      await open(page, world.url, `/hygl/wdhyk?cardNo=${cardNo}`);
      await row(page, cardNo).waitFor();
      // The gift of the recharge is spent first.
      return (await row(page, cardNo).innerText()).includes("¥3.50");
    }, "the card shows what was bought with it");
    await open(page, world.url, `/hygl/kkmx?cardNo=${cardNo}`);
    for (const text of [machineNo, "湿纸巾", "¥3.50", "消费"]) await see(row(page, cardNo), text);
    await open(page, world.url, `/hygl/czmx?cardNo=${cardNo}`);
    for (const text of ["¥500.00", "现金"]) await see(row(page, cardNo), text);

    await open(page, world.url, `/shgl/glwdhy?holderPhone=${holderPhone}`);
    await act(row(page, cardNo), "关联商户");
    await choose(page, dialog(page), "merchantId", "00010002 云途华南");
    await press(dialog(page), "关联商户");
    await see(row(page, cardNo), "云途华南");
    await see(row(page, cardNo), "¥500.00");
    await row(page, cardNo).locator(".kit-open").click();
    await page.waitForURL(/\/hygl\/wdhy\?memberId=/);
    await state(row(page, cardNo), "已绑定").waitFor();
    expect(troubles.length === 0, `no page reports an error, but: ${troubles.join("; ")}`);
    await context.close();
  },
};

export const replacedCard: Journey = {
  area: "members",
  name: "CARD-17 CARD-18 CARD-19 CARD-20 CARD-29: a card with money and holder is replaced, the new one has everything, the old one is over, and both books say where the money went",
  async run(world) {
    const { context, page, troubles } = await openVisit(world.browser);
    await logIn(world, page, "demo");
    const stamp = Date.now();
    const [oldNo, newNo] = [`RO${stamp.toString(36).toUpperCase()}`, `RN${stamp.toString(36).toUpperCase()}`];
    const physical = (stamp % 0xfff_ffff).toString(16).padStart(7, "0");
    await issueCard(page, world.url, oldNo, `a${physical}`, `166${String(stamp).slice(-8)}`);
    await act(row(page, oldNo), "充值");
    await enter(dialog(page), "amount", "60");
    await press(dialog(page), "充值 ¥60.00");
    await see(row(page, oldNo), "¥60.00");
    await dialog(page).waitFor({ state: "hidden" });

    await act(row(page, oldNo), "补卡");
    await enter(dialog(page), "cardNo", oldNo);
    await enter(dialog(page), "physicalNo", `b${physical}`);
    await enter(dialog(page), "logicalNo", `L${newNo}`);
    await field(dialog(page), "lastDay").fill("2099-12-31");
    await page.keyboard.press("Enter");
    await press(dialog(page), "补卡");
    await see(page, "原卡与新卡不能相同");
    await enter(dialog(page), "cardNo", newNo);
    await press(dialog(page), "补卡");
    await state(row(page, newNo), "已补卡").waitFor();
    for (const text of ["¥60.00", "旅**"]) await see(row(page, newNo), text);
    await state(row(page, oldNo), "已注销").waitFor();
    await see(row(page, oldNo), "¥0.00");
    const book = await world.system((tx) =>
      tx.query<{ cardNo: string; kind: string; fen: string }>(
        `select c.card_no as "cardNo", v.kind, v.amount_fen as fen from card_movement v join card c on c.top_id = v.top_id and c.id = v.card_id
         where c.card_no = any($1) and v.kind in ('replacedOut', 'replacedIn') order by v.id`,
        [[oldNo, newNo]],
      ),
    );
    const lines = book.map(({ cardNo, kind, fen }) => `${cardNo} ${kind} ${fen}`).join("; ");
    expect(lines === `${oldNo} replacedOut -6000; ${newNo} replacedIn 6000`, `the books say ${lines}`);
    const unexpected = troubles.filter((one) => !one.endsWith("/replace"));
    expect(unexpected.length === 0, `no page reports an error, but: ${unexpected.join("; ")}`);
    await context.close();
  },
};

const rowsOfFile = 1_000;
const wrongKinds = 20;
const turnedNumbers = 5;

/** An area of the person's merchant whose name no other has. */
async function areaOf(world: World): Promise<string> {
  const [found] = await world.system((tx) =>
    tx.query<{ name: string }>(
      `select a.name from card_area a join app_user u on u.account = 'demo' and u.merchant_id = a.merchant_id
       group by a.name having count(*) = 1 order by a.name limit 1`,
    ),
  );
  expect(found !== undefined, "the merchant has an area");
  return found.name;
}

/** A file of blank cards: every third number is written in ten digits, some kinds are none, and the last rows tell chips of the first ones in the other order of bytes. */
function cardSheet(stamp: string, area: string): Buffer {
  const series = Date.now() % 0xfffff;
  const physical = (index: number) => ((0xe0000000 + series * 0x100 + index * 0x10001) % 0x1_0000_0000) >>> 0;
  const hex = (index: number) => physical(index).toString(16).padStart(8, "0");
  const turned = (text: string) => [6, 4, 2, 0].map((at) => text.slice(at, at + 2)).join("");
  const rows = Array.from({ length: rowsOfFile }, (_, index) => {
    const twin = index - (rowsOfFile - turnedNumbers);
    const written =
      twin >= 0 ? turned(hex(twin)) : index % 3 === 0 ? String(physical(index)).padStart(10, "0") : hex(index);
    const kind = index % (rowsOfFile / wrongKinds) === 7 ? "会员卡" : "普通卡";
    return [`${stamp}${index}`, written, `L${stamp}${index}`, kind, "2099-12-31", area].join(",");
  });
  return Buffer.from(`卡号,物理卡号,逻辑卡号,卡类型,有效期,区域\n${rows.join("\n")}\n`);
}

export const importedCards: Journey = {
  area: "members",
  name: "CARD-06 CARD-07 CARD-22: a thousand cards come from a spreadsheet, a wrong kind is mended in all its cells at once, chips that are told twice are left out, and the import is taken back",
  async run(world) {
    const { context, page, troubles } = await openVisit(world.browser);
    await logIn(world, page, "demo");
    const stamp = `D${Date.now().toString(36).toUpperCase()}`;
    await open(page, world.url, "/hygl/hykdr");
    await page
      .locator("input[type=file]")
      .setInputFiles({ name: `${stamp}.csv`, mimeType: "text/csv", buffer: cardSheet(stamp, await areaOf(world)) });
    await press(page, "下一步");
    await see(page, `有问题 ${wrongKinds + turnedNumbers}`);
    await see(page, "卡类型应为普通卡、员工卡、测试卡或学生卡");
    await page
      .getByRole("button", { name: /^修改单元格: 卡类型/ })
      .first()
      .click();
    await page.locator(".import-mend input").first().fill("学生卡");
    await page.locator(".import-mend").getByText("本列内容相同的单元格一并修改").click();
    await press(page.locator(".import-mend"), "保存");
    await told(page, `已修改 ${wrongKinds} 个单元格`);
    await page.getByText(`跳过有问题的 ${turnedNumbers} 行`).click();
    await press(page, `导入 ${rowsOfFile - turnedNumbers} 行`);
    await see(page, `“${stamp}.csv”已导入`);
    const cards = () =>
      world.system(async (tx) => {
        const [found] = await tx.query<{ n: number; students: number }>(
          "select count(*)::int as n, (count(*) filter (where kind = 'student'))::int as students from card where card_no like $1 and state = 'notActivated' and balance_fen = 0",
          [`${stamp}%`],
        );
        return found!;
      });
    const found = await cards();
    expect(found.n === rowsOfFile - turnedNumbers, `${found.n} cards are there`);
    expect(found.students === wrongKinds, `${found.students} of them have the kind that was mended`);
    await press(page, "撤销本次导入");
    await confirm(page, "撤销本次导入");
    await see(page, `已撤销“${stamp}.csv”`);
    expect((await cards()).n === 0, "all of them are gone");
    expect(troubles.length === 0, `no page reports an error, but: ${troubles.join("; ")}`);
    await context.close();
  },
};
