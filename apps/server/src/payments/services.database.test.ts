import { paymentParameters, paymentServices } from "@yunshou/contract/payments/services";
import { type AlipayStandIn, startAlipayStandIn } from "@yunshou/simulator/standIns/alipay";
import { startWechatStandIn, type WechatStandIn } from "@yunshou/simulator/standIns/wechat";
import { feeRates } from "@yunshou/contract/finance/fees";
import { asSystem } from "@yunshou/database";
import { generateKeyPairSync } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CreatedMerchant } from "../merchants/tree/createMerchant.ts";
import { changeOrder } from "../orders/selling/duties.ts";
import { receiveNotice } from "../orders/selling/notices.ts";
import { askForCode } from "../orders/selling/payCode.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../testing/bench/client.ts";
import { certificateOf } from "../testing/bench/certificates.ts";
import { FakeProvider, silentLog } from "../testing/bench/orderBench.ts";
import { givenSellingMachine, machineSays } from "../testing/bench/paidOrders.ts";
import { givenMerchant, givenUser, testPassword } from "../testing/bench/people.ts";
import { noProviders } from "./providers.ts";
import { storedProviders } from "./storedProviders.ts";

const own = generateKeyPairSync("rsa", { modulusLength: 2_048 });
const privateKey = own.privateKey.export({ format: "pem", type: "pkcs8" }).toString();
const apiKey = "0123456789abcdefghijklmnopqrstuv";
const merchant = { merchantNo: "1900000109", appId: "wx8888888888888888", certificateSerial: "5157F09EFD" };

let server: TestServer;
let shop: CreatedMerchant;
let platform: Client;
let boss: Client;
let wechat: WechatStandIn;
let alipay: AlipayStandIn;
const seller = { payAccountNo: "2088102146225135", appId: "2014072300007148" };
const form = () => {
  const key = wechat.keys.at(-1)!;
  return {
    payAccountNo: merchant.merchantNo,
    appId: merchant.appId,
    interfaceUrl: wechat.url,
    certificateSerial: merchant.certificateSerial,
    apiKey,
    platformSerial: key.serial,
    payKey: privateKey,
    platformKey: key.publicKey,
    certificates: "",
  };
};
const codeOf = async (call: Promise<{ body: { code: string } }>) => (await call).body.code;
const rowOf = async (parametersId: string) =>
  (await platform.call(paymentParameters.list, {})).rows.find((row) => row.parametersId === parametersId)!;

beforeAll(async () => {
  const publicKey = own.publicKey.export({ format: "pem", type: "spki" }).toString();
  wechat = await startWechatStandIn({ ...merchant, apiKey, publicKey });
  alipay = await startAlipayStandIn({ appId: seller.appId, sellerNo: seller.payAccountNo, publicKey });
  wechat.faults.notices = false;
  server = await startTestServer({ PAYMENT_STAND_INS: `${wechat.url},${alipay.url}` });
  shop = await givenMerchant(server, { name: "云途" });
  await givenUser(server, shop, { account: "boss", roles: ["merchantAdmin"] });
  const top = { merchantId: "1", topId: "1", merchantNo: "0" } as CreatedMerchant;
  await givenUser(server, top, { account: "platform", roles: ["platformAdmin"], level: "3" });
  [platform, boss] = (await Promise.all(
    ["platform", "boss"].map((account) => loginAs(server, account, testPassword)),
  )) as [Client, Client];
});
afterAll(async () => {
  await server.stop();
  await wechat.stop();
  await alipay.stop();
});

/** What a merchant without a rate of its own pays today, as its own people are told. */
const usualRateOf = async (kind: "wechat" | "alipay") =>
  (await boss.call(feeRates.usual, {})).rates.find(({ provider }) => provider === kind)?.feeRate;

describe("payment services", () => {
  it("FIN-16 FIN-18 take payments only after their keys were proven by a signed answer and activated", async () => {
    const { serviceId } = await platform.call(paymentServices.create, {
      providerName: "微信支付",
      payMethod: "wechat",
      feeRate: "0.45",
    });
    expect(await codeOf(platform.try(paymentServices.enable, { serviceId, version: 1 }))).toBe(
      "payments.serviceWithoutParameters",
    );
    const wrong = { ...form(), apiKey: "short" };
    expect((await platform.try(paymentParameters.create, { serviceId, ...wrong })).body).toMatchObject({
      code: "payments.apiKeyWrong",
      data: { field: "apiKey" },
    });
    const foreign = generateKeyPairSync("rsa", { modulusLength: 2_048 }).privateKey;
    const strange = foreign.export({ format: "pem", type: "pkcs8" }).toString();
    const { parametersId } = await platform.call(paymentParameters.create, { serviceId, ...form(), payKey: strange });
    expect(await codeOf(platform.try(paymentParameters.create, { serviceId, ...form() }))).toBe("payments.draftExists");
    expect(await codeOf(platform.try(paymentParameters.prove, { parametersId, version: 1 }))).toBe(
      "payments.probeFailed",
    );
    expect(await codeOf(platform.try(paymentParameters.activate, { parametersId, version: 1 }))).toBe(
      "payments.parametersFixed",
    );
    // Empty keys stay as they are, and the right one takes the place of the wrong one.
    const kept = { certificateSerial: "", apiKey: "", platformSerial: "", platformKey: "", certificates: "" };
    await platform.call(paymentParameters.update, { parametersId, version: 1, ...form(), ...kept });
    await platform.call(paymentParameters.prove, { parametersId, version: 2 });
    await platform.call(paymentParameters.activate, { parametersId, version: 3 });
    await platform.call(paymentServices.enable, { serviceId, version: 1 });
    expect(await usualRateOf("wechat")).toBe(45);
    const row = await rowOf(parametersId);
    expect(row).toMatchObject({ parameterState: "active", enabled: true, payAccountNo: merchant.merchantNo });
    expect(row.payKey).toMatch(/^\*{6}.{4}$/);
    expect(JSON.stringify(await platform.call(paymentParameters.list, {}))).not.toContain(apiKey);
    const stored = await asSystem(server.database, (tx) =>
      tx.query<{ text: string }>("select keys_sealed::text || pay_account_no as text from payment_parameters"),
    );
    expect(stored[0]!.text).not.toContain(Buffer.from(apiKey).toString("hex"));
  });

  it("FIN-18 refuse keys in the wrong field, keys that have ended and keys of somebody else, and keep nothing of them", async () => {
    const service = await platform.call(paymentServices.create, {
      providerName: "支付宝",
      payMethod: "alipay",
      feeRate: "0.60",
    });
    const now = Date.now();
    const [from, to] = [new Date(now - 9e9), new Date(now + 9e9)];
    const stranger = generateKeyPairSync("rsa", { modulusLength: 2_048 });
    const root = certificateOf(stranger, "root", from, to);
    const alipay = {
      ...service,
      ...form(),
      payAccountNo: "2088102146225135",
      appId: "2014072300007148",
      certificateSerial: "",
      apiKey: "",
      platformSerial: "",
    };
    const said = async (changed: object) => {
      const { body } = await platform.try(paymentParameters.create, { ...alipay, ...changed });
      return [body.code, (body.data as { field?: string } | null)?.field];
    };
    expect(await said({ platformKey: privateKey })).toEqual(["payments.keyPrivate", "platformKey"]);
    expect(await said({ certificates: privateKey })).toEqual(["payments.keyPrivate", "certificates"]);
    expect(await said({ payKey: alipay.platformKey })).toEqual(["payments.keyUnreadable", "payKey"]);
    const certified = (pair: typeof own, end: Date) => `${certificateOf(pair, "app", from, end)}${root}`;
    expect(await said({ certificates: certified(own, new Date(now - 1_000)) })).toEqual([
      "payments.keyExpired",
      "certificates",
    ]);
    expect(await said({ certificates: certified(stranger, to) })).toEqual(["payments.keyNotOurs", "certificates"]);
    const left = await asSystem(server.database, (tx) =>
      tx.query("select 1 from payment_parameters where service_id = $1", [service.serviceId]),
    );
    expect(left).toEqual([]);
    await platform.call(paymentServices.remove, { ...service, version: 1 });
  });

  it("FIN-16 FIN-18 MALL-06 let buyers pay inside Alipay while the parameters in use say so", async () => {
    const service = await platform.call(paymentServices.create, {
      providerName: "支付宝",
      payMethod: "alipay",
      feeRate: "0.60",
    });
    const keys = { payKey: privateKey, platformKey: alipay.publicKey, interfaceUrl: alipay.url };
    const used = async (paysInApp: boolean) => {
      const { parametersId } = await platform.call(paymentParameters.create, {
        ...service,
        ...seller,
        ...keys,
        paysInApp,
      });
      // Changed once to the other and back, by an edit that types no key.
      for (const [version, value] of [!paysInApp, paysInApp].entries()) {
        const edit = { parametersId, version: version + 1, ...seller, interfaceUrl: alipay.url, paysInApp: value };
        await platform.call(paymentParameters.update, edit);
        expect((await rowOf(parametersId)).paysInApp).toBe(value);
      }
      await platform.call(paymentParameters.prove, { parametersId, version: 3 });
      await platform.call(paymentParameters.activate, { parametersId, version: 4 });
      const others = {
        database: server.database,
        secrets: server.context.secrets,
        log: silentLog,
        others: noProviders,
      };
      const providers = await storedProviders({ ...others, ownUrl: server.address });
      const [row] = await asSystem(server.database, (tx) =>
        tx.query<{ code: string }>("select code from payment_service where id = $1", [service.serviceId]),
      );
      providers.stop();
      return providers.named(row!.code)!.inApp;
    };
    expect(await used(false)).toBeUndefined();
    const inApp = (await used(true))!;
    const back = new URL(new URL(inApp.authorizeUrl("/m/shop/S1/order/1", "s")).searchParams.get("redirect_uri")!);
    expect([back.origin, back.pathname]).toEqual([new URL(server.address).origin, "/m/shop/S1/order/1"]);
    expect(await used(false)).toBeUndefined();
    await platform.call(paymentServices.remove, { ...service, version: 1 });
  });

  it("FIN-09 FIN-16 say from today on what merchants without a rate of their own pay, while they are enabled", async () => {
    const { rows } = await platform.call(paymentServices.list, {});
    const { serviceId, version, providerName } = rows.find(({ payMethod }) => payMethod === "wechat")!;
    await platform.call(paymentServices.update, { serviceId, version, providerName, feeRate: "0.54" });
    expect([await usualRateOf("wechat"), await usualRateOf("alipay")]).toEqual([54, 60]);
    const other = await platform.call(paymentServices.create, {
      providerName: "支付宝",
      payMethod: "alipay",
      feeRate: "0.38",
    });
    await platform.call(paymentServices.update, { ...other, version: 1, providerName: "支付宝", feeRate: "0.55" });
    expect(await usualRateOf("alipay")).toBe(60);
    await platform.call(paymentServices.remove, { ...other, version: 2 });
    await platform.call(paymentServices.update, { serviceId, version: version + 1, providerName, feeRate: "0.60" });
    expect(await usualRateOf("wechat")).toBe(60);
  });

  it("FIN-16 are the platform's alone, and one a payment method", async () => {
    expect(await codeOf(boss.try(paymentServices.list, {}))).toBe("access.noPermission");
    expect(await codeOf(boss.try(paymentParameters.create, { serviceId: "1", ...form() }))).toBe("access.noPermission");
    const second = await platform.call(paymentServices.create, {
      providerName: "第二个微信",
      payMethod: "wechat",
      feeRate: "0.38",
    });
    const { parametersId } = await platform.call(paymentParameters.create, { ...second, ...form() });
    await platform.call(paymentParameters.prove, { parametersId, version: 1 });
    await platform.call(paymentParameters.activate, { parametersId, version: 2 });
    expect(await codeOf(platform.try(paymentServices.enable, { ...second, version: 1 }))).toBe("payments.methodTaken");
    await platform.call(paymentServices.remove, { ...second, version: 1 });
    expect((await platform.call(paymentServices.list, {})).rows).toHaveLength(1);
  });

  it("ORDER M9 sell at a machine: code, payment, notice and refund, while the keys are changed without a stop", async () => {
    const machine = await givenSellingMachine(server, shop, "PAY001");
    const providers = await storedProviders({
      database: server.database,
      secrets: server.context.secrets,
      log: silentLog,
      ownUrl: server.address,
      others: noProviders,
    });
    const payments = {
      database: server.database,
      provider: new FakeProvider(),
      providers,
      notify: () => {},
      log: silentLog,
    };
    const ask = { requestId: "r1", cabinet: "main", lane: 11, quantity: 1, priceFen: 350, provider: "wechat" } as const;
    await machineSays(server, payments, machine, "payRequest", ask);
    const orderNo = wechat.accounts.all.at(-1)?.outTradeNo ?? (await newest());
    await askForCode(payments, orderNo, "可乐");
    const [{ code_url: codeUrl, provider: name }] = (await asSystem(server.database, (tx) =>
      tx.query("select code_url, provider from payment where order_id = $1", [orderNo]),
    )) as [{ code_url: string; provider: string }];
    expect(codeUrl).toMatch(/^weixin:/);

    const { rows } = await platform.call(paymentServices.list, {});
    const before = (await platform.call(paymentParameters.list, {})).rows.find(({ enabled }) => enabled)!;
    const other = { ...form(), payAccountNo: "1900000110" };
    expect(
      (await platform.try(paymentParameters.create, { serviceId: rows[0]!.serviceId, ...other })).body,
    ).toMatchObject({ code: "payments.accountFixed", data: { field: "payAccountNo" } });
    const next = await platform.call(paymentParameters.create, { serviceId: rows[0]!.serviceId, ...form() });
    await platform.call(paymentParameters.prove, { ...next, version: 1 });
    await platform.call(paymentParameters.activate, { ...next, version: 2 });
    expect((await rowOf(before.parametersId)).parameterState).toBe("retired");
    expect((await rowOf(next.parametersId)).parameterState).toBe("active");

    expect(await wechat.pay(codeUrl)).toBe(true);
    const { headers, body } = wechat.paidNotice(orderNo);
    const provider = providers.named(name)!;
    const told = (bytes: string) => receiveNotice(payments, provider, Buffer.from(bytes), headers, new Date());
    expect(await told(`${body} `)).toBe("payments.noticeForged");
    expect(await Promise.all([told(body), told(body)])).toEqual(["accepted", "accepted"]);
    const state = async () =>
      (
        await asSystem(server.database, (tx) =>
          tx.query<{ pay: string; paid: string }>(
            "select pay_state as pay, paid_fen::text as paid from sales_order where id = $1",
            [orderNo],
          ),
        )
      )[0];
    expect(await state()).toEqual({ pay: "paid", paid: "350" });
    expect(
      await codeOf(platform.try(paymentServices.remove, { serviceId: rows[0]!.serviceId, version: rows[0]!.version })),
    ).toBe("payments.serviceUsed");
    providers.stop();
    // A closed order changes nothing more; the book says what is paid.
    await changeOrder(payments, { topId: shop.topId, orderId: orderNo }, new Date(), async () => undefined);
  });

  async function newest(): Promise<string> {
    const [row] = await asSystem(server.database, (tx) =>
      tx.query<{ id: string }>("select id from sales_order order by id desc limit 1"),
    );
    return row!.id;
  }
});
