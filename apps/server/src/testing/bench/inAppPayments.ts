import { randomBytes } from "node:crypto";
import { asSystem } from "@yunshou/database";
import { quickBuyHandlers } from "../../mall/quickBuy/quickBuys.ts";
import { shopFrontHandlers } from "../../mall/shopFront/shopFronts.ts";
import { providerOf } from "../../payments/keys.ts";
import { Afterwards } from "../../platform/afterwards.ts";
import { isRefusal } from "../../platform/refused.ts";
import { type Bench, benchSecrets, openBench, silentLog } from "./orderBench.ts";
import { alipaySide, type PaySide, wechatSide } from "./paySides.ts";

// Orders of phones at machines that are paid inside an app, and what the page of such an order asks. One for each test file.

export let bench: Bench;
export let sides: Record<"wechat" | "alipay", PaySide>;
type Dependencies = Parameters<typeof quickBuyHandlers>[0];
export let dependencies: Dependencies;
let address = 0;

export async function open(): Promise<void> {
  bench = await openBench();
  sides = { wechat: await wechatSide(), alipay: await alipaySide() };
  for (const { faults } of Object.values(sides)) faults.notices = false;
  const [wechat, alipay] = [providerOf(sides.wechat.facts), providerOf(sides.alipay.facts)];
  dependencies = {
    database: bench.database,
    providers: {
      forPayment: (method) => (method === "alipay" ? alipay : wechat),
      named: (name) => [wechat, alipay].find((one) => one.name === name),
    },
    notify: () => {},
    log: silentLog,
    secrets: benchSecrets,
  };
  await bench.write(async (tx) => {
    await tx.query(
      "insert into merchant (id, top_id, path, merchant_no, name, kind, province) values (2, 2, '{2}', '0002', 'Other', 'ordinary', '上海')",
    );
    await tx.query(
      `insert into shop (top_id, merchant_id, kind, shop_no, name, service_phone, delivery_ways, delivery_fee_fen, close_minutes)
       select id, id, 'quickBuy', 'S' || id + 1, '随手购', '400-800-1234', '{pickup}', 0, 30 from merchant`,
    );
  });
}
export async function close(): Promise<void> {
  await bench.close();
  await Promise.all(Object.values(sides).map((side) => side.stop()));
}

export type PayMethod = "wechat" | "alipay";

export interface Asked {
  readonly code?: string;
  readonly orderNo: string;
  readonly codeUrl: string | null;
  readonly inApp: boolean;
  readonly authorizeUrl: string | null;
  readonly request: Readonly<Record<string, string>> | null;
}

export async function ask(handler: (call: never) => unknown, input: object): Promise<Asked> {
  const later: (() => unknown)[] = [];
  const call = { input, now: new Date(), address: `10.8.${++address}.1`, language: "zh" };
  const answer = await asSystem(bench.database, async (tx) => {
    const given = await handler({ ...call, tx, afterCommit: (act: () => unknown) => void later.push(act) } as never);
    if (isRefusal(given)) throw Object.assign(new Error(given.code), { refused: given });
    return given;
  }).catch((error: { refused?: unknown }) => error.refused ?? Promise.reject(error as Error));
  for (const act of later) await act();
  return (answer instanceof Afterwards ? answer.ask() : answer) as Promise<Asked>;
}

export async function place(
  machineNo: string,
  payMethod: PayMethod,
  inApp = true,
): Promise<{ readonly token: string; readonly orderNo: string }> {
  const token = randomBytes(18).toString("base64url");
  const wish = {
    cabinet: "main",
    laneNo: 11,
    productId: null,
    quantity: 1,
    priceFen: "350",
    couponCode: "",
    payMethod,
  };
  const { orderNo } = await ask(quickBuyHandlers(dependencies).place, {
    machineNo,
    token,
    session: null,
    ...wish,
    inApp,
  });
  return { token, orderNo };
}
export const payment = (token: string) =>
  ask(shopFrontHandlers(dependencies).payment, { shopNo: "S2", token, orderNo: null });
/** A press on the page, asking these dependencies instead of those of the bench when some are given. */
export const payInApp = (token: string, back: Back = none, shopNo = "S2", asked: Partial<Dependencies> = {}) =>
  ask(shopFrontHandlers({ ...dependencies, ...asked }).payInApp, {
    shopNo,
    token,
    orderNo: null,
    ...back,
    path: "/m/buy/Q1/order/1",
  });

export interface Back {
  readonly code: string;
  readonly state: string;
}
export const none: Back = { code: "", state: "" };

/** With what the app sends a page back from where it was told to go. */
export async function backFrom({ authorizeUrl }: Asked): Promise<Back> {
  const answer = await fetch(authorizeUrl!, { redirect: "manual" });
  const { searchParams: given } = new URL(answer.headers.get("location")!);
  return { code: given.get("auth_code") ?? given.get("code")!, state: given.get("state")! };
}
export const paidInApp = (side: PaySide, { request }: Asked) => side.payInApp!(request!);
