import type { Page } from "playwright-core";
import { accessibilityFindings, overflowFindings } from "../audit.ts";
import { logIn, openVisit, settled } from "../browser.ts";
import { eventually, expect, type Journey } from "../journey.ts";
import { ForeignMachine } from "../mosquitto.ts";
import { plainPicture } from "../plainPicture.ts";
import { demoPassword, type World } from "../world.ts";
import { registerMachine } from "./mainJob.ts";

/** Puts a machine with two lanes of 2 of 6 pieces on a new route of the person, which is called like it. */
export const equip = (world: World, machineNo: string) =>
  world.system((tx) =>
    tx.query(
      `with u as (select id, merchant_id from app_user where account = 'demo'), m as (select id, top_id, merchant_id from machine where machine_no = $1),
         r as (insert into route (top_id, merchant_id, name, replenisher_id) select m.top_id, u.merchant_id, $1, u.id from m, u returning top_id, merchant_id, id),
         p as (insert into point (top_id, merchant_id, route_id, name, province, city, longitude, latitude)
               select top_id, merchant_id, id, $1, '上海', '上海', 121.47, 31.23 from r returning id),
         a as (select g.id from product g join m on g.top_id = m.top_id where g.deleted_at is null and g.merchant_id = m.top_id order by g.id limit 1),
         b as (update machine set point_id = (select id from p), activated_at = now() where machine_no = $1 returning id),
         l as (insert into lane (top_id, machine_id, merchant_id, cabinet, lane_no, product_id, price_fen, stock, capacity, warn_threshold)
               select m.top_id, m.id, m.merchant_id, 'main', n, a.id, 300, 2, 6, 2 from m, a, generate_series(11, 12) n
               returning top_id, machine_id, merchant_id, lane_no, product_id),
         s as (insert into stock_movement (top_id, merchant_id, machine_id, cabinet, lane_no, product_id, quantity, stock_after, reason)
               select top_id, merchant_id, machine_id, 'main', lane_no, product_id, 2, 2, 'refill' from l)
       select count(*) from b`,
      [machineNo],
    ),
  );

/** The state of the last refill order of a machine, and what lies in its lanes. */
export const stateOf = async (world: World, machineNo: string): Promise<string> => {
  const [row] = await world.system((tx) =>
    tx.query<{ state: string; stock: string }>(
      `select (select d.state from goods_document d where d.about_machine_id = m.id and d.kind = 'refill' order by d.id desc limit 1) as state,
         (select string_agg(l.stock::text, ',' order by l.lane_no) from lane l where l.machine_id = m.id) as stock from machine m where m.machine_no = $1`,
      [machineNo],
    ),
  );
  return `${row?.state ?? "none"} ${row?.stock}`;
};

/** How many photos of a machine the server has, and what is to be repaired at it. */
const seenOf = async (world: World, machineNo: string) => {
  const [row] = await world.system((tx) =>
    tx.query<{ photos: string; repair: string }>(
      `select count(i.name) as photos, (select string_agg(r.content, ',') from maintenance r where r.machine_id = max(m.id)) as repair
       from machine m left join visit_act a on a.machine_id = m.id left join image i on i.name = a.picture and i.used where m.machine_no = $1`,
      [machineNo],
    ),
  );
  return `${row?.photos} photo, ${row?.repair}`;
};

/** Goes to a route among those that the person drives, of which a phone shows one at a time. */
async function chooseRoute(page: Page, routeName: string): Promise<void> {
  const others = page.getByLabel("路线");
  const stop = page.locator(".round-rows").getByText(routeName).first();
  await others.or(stop).first().waitFor();
  if ((await others.count()) > 0) await others.selectOption({ label: routeName });
  await stop.waitFor();
}

/** Opens the round on a phone and waits until it can do without a network. */
export async function openRound(world: World, page: Page, machineNo: string): Promise<void> {
  await page.goto(`${world.url}/m/`);
  await page.getByLabel("账号").fill("demo");
  await page.getByLabel("密码").fill(demoPassword);
  await page.getByRole("button", { name: "登录" }).first().click();
  await chooseRoute(page, machineNo);
  await settled(page);
  // The worker has kept the pages by then, and the phone its route.
  await eventually(
    () => page.evaluate(async () => (await (await caches.open("pages-1")).keys()).length > 3),
    "the worker keeps the pages",
  );
}

/** The machine counts both of its lanes after it was filled. */
export async function countItself(world: World, machineNo: string, secret: string, stock: number): Promise<void> {
  const machine = new ForeignMachine(world.mqttPort, machineNo, secret);
  try {
    await machine.greet({ upperVersion: "2.1.0" });
    await machine.say("stock", { reason: "refill", lanes: [11, 12].map((lane) => ({ lane, stock })) });
    await eventually(
      async () => (await stateOf(world, machineNo)) === `verified ${stock},${stock}`,
      "the machine confirms it",
    );
  } finally {
    machine.stop();
  }
}

/** What the camera of the phone gives. */
const photo = plainPicture(1_600, 1_200);

export const roundOffline: Journey = {
  area: "stock",
  name: "STOCK-08 STOCK-03 STOCK-09: a replenisher opens the round on a phone of 360 pixels, fills a machine without a network, it is sent when the network is back, and the machine's own count confirms it",
  async run(world) {
    ForeignMachine.require();
    const office = await openVisit(world.browser);
    await logIn(world, office.page, "demo");
    const machineNo = `R${Date.now().toString(36).toUpperCase()}`;
    const secret = await registerMachine(world, office.page, machineNo);
    await equip(world, machineNo);
    await office.context.close();

    const { context, page, troubles } = await openVisit(world.browser, { width: 360, height: 800 });
    const fits = async (what: string) => {
      const findings = [...(await overflowFindings(page)), ...(await accessibilityFindings(page))];
      expect(findings.length === 0, `${what}: ${findings.join("; ")}`);
      const low = await page
        .locator("button:visible, .frame a:visible, select:visible")
        .evaluateAll((all) =>
          all.filter((one) => one.getBoundingClientRect().height < 43.5).map((one) => one.outerHTML),
        );
      expect(low.length === 0, `${what}: lower than a thumb needs: ${low.join("; ").slice(0, 300)}`);
    };
    const press = (name: string | RegExp) => page.getByRole("button", { name }).first().click();
    await page.goto(`${world.url}/m/`);
    await page.getByLabel("账号").fill("demo");
    await page.getByLabel("密码").fill(demoPassword);
    await fits("the login");
    await press("登录");
    await chooseRoute(page, machineNo);
    await settled(page);
    await fits("the round");
    // The worker has kept the pages by then, and the phone its route.
    await eventually(
      () => page.evaluate(async () => (await (await caches.open("pages-1")).keys()).length > 3),
      "the worker keeps the pages",
    );

    await context.setOffline(true);
    await page.reload();
    await press("扫码");
    await page.getByLabel("条码或机器编号").fill(machineNo);
    await fits("the scanner");
    await press("打开");
    await page.getByRole("button", { name: "完成本机" }).waitFor();
    await fits("a machine");
    await press(/^11 /);
    await page.getByRole("dialog").waitFor();
    await fits("a lane");
    await press("确定 · 下一道");
    await press("确定 · 下一道");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await press("拍照");
    await page
      .locator("dialog input[type=file]")
      .setInputFiles({ name: "m.png", mimeType: "image/png", buffer: photo });
    await page.getByRole("img", { name: "拍照" }).waitFor();
    await fits("a photo");
    await press("保存");
    await press("报修");
    await page.getByLabel("说明").fill("门锁松动");
    await fits("a fault");
    await press("保存");
    await press("完成本机");
    await page.getByText("待上传 5").waitFor();
    expect((await stateOf(world, machineNo)) === "none 2,2", "nothing has reached the server");

    await context.setOffline(false);
    await page.getByText("已全部上传").waitFor();
    const sent = await stateOf(world, machineNo);
    expect(sent === "filled 6,6", `both lanes are full and wait for the count, it is ${sent}`);
    const seen = await seenOf(world, machineNo);
    expect(seen === "1 photo, 门锁松动", `its photo and the repair have arrived, it is ${seen}`);
    await countItself(world, machineNo, secret, 6);
    const wrong = troubles.filter((trouble) => !/ERR_INTERNET_DISCONNECTED|Failed to fetch|fetch/i.test(trouble));
    expect(wrong.length === 0, `nothing went wrong: ${wrong.join("; ")}`);
    await context.close();
  },
};
