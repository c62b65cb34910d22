import { randomBytes } from "node:crypto";
import { asSystem } from "@yunshou/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { providerOf } from "../../payments/keys.ts";
import { oneProvider } from "../../payments/providers.ts";
import { isRefusal } from "../../platform/refused.ts";
import { type Bench, benchSecrets, openBench, silentLog } from "../../testing/bench/orderBench.ts";
import { type PaySide, wechatSide } from "../../testing/bench/paySides.ts";
import { shopFrontHandlers } from "../shopFront/shopFronts.ts";
import { quickBuyHandlers } from "./quickBuys.ts";

let bench: Bench;
let side: PaySide;
let dependencies: Parameters<typeof quickBuyHandlers>[0];
let address = 0;

beforeAll(async () => {
  bench = await openBench();
  side = await wechatSide();
  side.faults.notices = false;
  dependencies = {
    database: bench.database,
    providers: oneProvider(providerOf(side.facts)),
    notify: () => {},
    log: silentLog,
    secrets: benchSecrets,
  };
  await bench.write((tx) =>
    tx.query(
      "insert into shop (top_id, merchant_id, kind, shop_no, name, service_phone, delivery_ways, delivery_fee_fen, close_minutes) values (1, 1, 'quickBuy', 'S2', '随手购', '400-800-1234', '{pickup}', 0, 30)",
    ),
  );
});
afterAll(async () => {
  await bench.close();
  await side.stop();
});

interface Asked {
  readonly code?: string;
  readonly orderNo: string;
  readonly codeUrl: string | null;
  readonly inApp: boolean;
  readonly authorizeUrl: string | null;
  readonly request: Readonly<Record<string, string>> | null;
}

async function ask(handler: (call: never) => unknown, input: object): Promise<Asked> {
  const later: (() => unknown)[] = [];
  const call = { input, now: new Date(), address: `10.8.${++address}.1`, language: "zh" };
  const answer = await asSystem(bench.database, async (tx) => {
    const given = await handler({ ...call, tx, afterCommit: (act: () => unknown) => void later.push(act) } as never);
    if (isRefusal(given)) throw Object.assign(new Error(given.code), { refused: given });
    return given;
  }).catch((error: { refused?: unknown }) => error.refused ?? Promise.reject(error as Error));
  for (const act of later) await act();
  return answer as Asked;
}

async function place(machineNo: string, inApp: boolean): Promise<{ readonly token: string; readonly orderNo: string }> {
  const token = randomBytes(18).toString("base64url");
  const wish = { cabinet: "main", laneNo: 11, quantity: 1, priceFen: "350", couponCode: "", payMethod: "wechat" };
  const { orderNo } = await ask(quickBuyHandlers(dependencies).place, {
    machineNo,
    token,
    session: null,
    ...wish,
    inApp,
  });
  return { token, orderNo };
}
const payment = (token: string) => ask(shopFrontHandlers(dependencies).payment, { shopNo: "S2", token, orderNo: null });
const payInApp = (token: string, code = "") =>
  ask(shopFrontHandlers(dependencies).payInApp, {
    shopNo: "S2",
    token,
    orderNo: null,
    code,
    path: "/m/buy/Q1/order/1",
  });
const codeOf = async ({ authorizeUrl }: Asked) => {
  const answer = await fetch(authorizeUrl!, { redirect: "manual" });
  return new URL(answer.headers.get("location")!).searchParams.get("code")!;
};

describe("an order that is paid inside WeChat", () => {
  it("MALL-06 ORDER-11 makes no code, asks who pays, and one payment however often it is asked", async () => {
    const { machineNo } = await bench.addMachine("APP1");
    const { token, orderNo } = await place(machineNo, true);
    expect(await payment(token)).toMatchObject({ codeUrl: null, inApp: true });
    expect(side.accounts.byNumber(orderNo)).toBeUndefined();
    const first = await payInApp(token);
    expect(first).toMatchObject({ request: null });
    const code = await codeOf(first);
    const asked = await payInApp(token, code);
    expect(asked.request).toMatchObject({ appId: side.facts.appId, signType: "RSA" });
    // The code is used up, and nobody needs it any more.
    const again = await payInApp(token, code);
    expect(again.request!["package"]).toBe(asked.request!["package"]);
    expect(side.accounts.all.length).toBe(1);
    expect(side.payInApp!(again.request!)).toBe(true);
    expect(side.payInApp!(asked.request!)).toBe(false);
    expect(side.accounts.byNumber(orderNo)).toMatchObject({ state: "paid", amountFen: 350 });
  });

  it("MALL-06 sends the page to the authorization again when its code is good for nothing", async () => {
    const { machineNo } = await bench.addMachine("APP2");
    const { token, orderNo } = await place(machineNo, true);
    const asked = await payInApp(token, "used-up");
    expect(asked).toMatchObject({ request: null });
    expect(asked.authorizeUrl).toContain("snsapi_base");
    expect(side.accounts.byNumber(orderNo)).toBeUndefined();
  });

  it("MALL-06 is refused for an order outside the app, for another token, and where the provider is silent", async () => {
    const { machineNo } = await bench.addMachine("APP3");
    const outside = await place(machineNo, false);
    expect(await payment(outside.token)).toMatchObject({ inApp: false });
    expect((await payInApp(outside.token)).code).toBe("state.notAllowed");
    expect((await payInApp(randomBytes(18).toString("base64url"))).code).toBe("mall.orderUnknown");
    const inside = await place(machineNo, true);
    const code = await codeOf(await payInApp(inside.token));
    side.faults.refusing.why = "system";
    side.faults.refusing.calls = 9;
    expect((await payInApp(inside.token, code)).code).toBe("payments.providerUnreachable");
    side.faults.refusing.calls = 0;
    expect(side.accounts.byNumber(inside.orderNo)).toBeUndefined();
  });
});
