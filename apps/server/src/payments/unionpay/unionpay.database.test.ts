import { paymentParameters, paymentServices } from "@yunshou/contract/payments/services";
import { asSystem } from "@yunshou/database";
import { writeCertificate } from "@yunshou/simulator/standIns/certificates";
import { startUnionpayStandIn, type UnionpayStandIn } from "@yunshou/simulator/standIns/unionpay";
import { generateKeyPairSync } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CreatedMerchant } from "../../merchants/tree/createMerchant.ts";
import { receiveNotice } from "../../orders/selling/notices.ts";
import { askForCode } from "../../orders/selling/payCode.ts";
import { sellingDuties } from "../../orders/selling/duties.ts";
import { chargeShownCode } from "../../orders/selling/shownCodes.ts";
import { makeSweeper } from "../../platform/timers.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { FakeProvider, silentLog } from "../../testing/bench/orderBench.ts";
import { type CodeMachine, givenSellingMachine, machineSays, type Payments } from "../../testing/bench/paidOrders.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";
import { noProviders } from "../providers.ts";
import { storedProviders } from "../storedProviders.ts";

const merId = "777290058110048";
const valid = { from: new Date("2024-01-01T00:00:00Z"), to: new Date("2035-01-01T00:00:00Z") };
const made = () => {
  const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2_048 });
  const issuer = { name: "041@Z12@云途@00000002", privateKey };
  return {
    payKey: privateKey.export({ format: "pem", type: "pkcs8" }).toString(),
    certificates: writeCertificate({ name: issuer.name, publicKey, issuer, ...valid }),
  };
};
const [own, foreign] = [made(), made()];

let server: TestServer;
let shop: CreatedMerchant;
let platform: Client;
let standIn: UnionpayStandIn;
let machine: CodeMachine;
let payments: Payments;
let stop: () => void;
let serial = 0;

beforeAll(async () => {
  standIn = await startUnionpayStandIn({ merId, certificate: own.certificates });
  standIn.faults.notices = false;
  server = await startTestServer({ PAYMENT_STAND_INS: standIn.url });
  shop = await givenMerchant(server, { name: "云途" });
  const top = { merchantId: "1", topId: "1", merchantNo: "0" } as CreatedMerchant;
  await givenUser(server, top, { account: "platform", roles: ["platformAdmin"], level: "3" });
  platform = await loginAs(server, "platform", testPassword);
});
afterAll(async () => {
  stop();
  await server.stop();
  await standIn.stop();
});

const orderOf = async (orderId: string) => {
  const [row] = await asSystem(server.database, (tx) =>
    tx.query<{ pay: string; paid: string; refunded: string }>(
      "select pay_state as pay, paid_fen::text as paid, refunded_fen::text as refunded from sales_order where id = $1",
      [orderId],
    ),
  );
  return row;
};
/** A machine asks to be paid by UnionPay; answers the number of the order. */
async function asks(more: { readonly shownCode?: string } = {}): Promise<string> {
  serial += 1;
  const wish = { cabinet: "main", lane: 11, quantity: 1, priceFen: 350, provider: "unionpay" } as const;
  await machineSays(server, payments, machine, "payRequest", { requestId: `u${serial}`, ...wish, ...more });
  const [row] = await asSystem(server.database, (tx) =>
    tx.query<{ id: string }>("select id from sales_order order by id desc limit 1"),
  );
  if (more.shownCode === undefined) await askForCode(payments, row!.id, "可乐");
  return row!.id;
}
const codeOf = async (orderId: string) =>
  (
    await asSystem(server.database, (tx) =>
      tx.query<{ url: string }>("select code_url as url from payment where order_id = $1", [orderId]),
    )
  )[0]!.url;
const told = (body: string) =>
  receiveNotice(payments, payments.providers.forPayment("unionpay")!, Buffer.from(body), {}, new Date());
async function sweepAt(now: Date): Promise<void> {
  const sweeper = makeSweeper(server.database, sellingDuties(payments), silentLog);
  await sweeper.sweep(now);
  await sweeper.settled();
}

describe("UnionPay as a payment service", () => {
  it("FIN-16 FIN-18 takes payments only after its keys were proven by a signed answer and activated", async () => {
    const { serviceId } = await platform.call(paymentServices.create, {
      providerName: "银联",
      payMethod: "unionpay",
      feeRate: "0.38",
    });
    const form = {
      serviceId,
      payAccountNo: merId,
      appId: "",
      interfaceUrl: standIn.url,
      platformKey: standIn.authority,
    };
    const mixed = { ...form, payKey: own.payKey, certificates: foreign.certificates };
    expect((await platform.try(paymentParameters.create, mixed)).body).toMatchObject({
      code: "payments.keyNotOurs",
      data: { field: "certificates" },
    });
    const { parametersId } = await platform.call(paymentParameters.create, { ...form, ...foreign });
    expect((await platform.try(paymentParameters.prove, { parametersId, version: 1 })).body.code).toBe(
      "payments.probeFailed",
    );
    const { serviceId: _serviceId, platformKey: _platformKey, ...kept } = form;
    await platform.call(paymentParameters.update, { parametersId, version: 1, ...kept, ...own });
    await platform.call(paymentParameters.prove, { parametersId, version: 2 });
    await platform.call(paymentParameters.activate, { parametersId, version: 3 });
    await platform.call(paymentServices.enable, { serviceId, version: 1 });
    const [row] = (await platform.call(paymentParameters.list, {})).rows;
    expect(row).toMatchObject({ parameterState: "active", enabled: true, payMethod: "unionpay", appId: "" });
    expect(row!.platformSerials).toHaveLength(1);

    machine = await givenSellingMachine(server, shop, "UNI001");
    const providers = await storedProviders({
      database: server.database,
      secrets: server.context.secrets,
      log: silentLog,
      ownUrl: server.address,
      others: noProviders,
    });
    stop = () => providers.stop();
    payments = { database: server.database, provider: new FakeProvider(), providers, notify: () => {}, log: silentLog };
  });
});

describe("an order that is paid by UnionPay", () => {
  it("ORDER M9 is paid once by notices that come twice, and refused by those that are forged or of another amount", async () => {
    const orderId = await asks();
    expect(await standIn.pay(await codeOf(orderId))).toBe(true);
    const body = standIn.paidNotice(orderId);
    expect(await told(body.replace("txnAmt=350", "txnAmt=351"))).toBe("payments.noticeForged");
    expect(await told(standIn.paidNotice(orderId, { name: "041@Z12@云途@00000002" }))).toBe("payments.noticeForged");
    const payment = standIn.accounts.byNumber(orderId)!;
    Object.assign(payment, { amountFen: 351 });
    expect(await told(standIn.paidNotice(orderId))).toBe("payments.noticeMismatch");
    Object.assign(payment, { amountFen: 350 });
    expect(await orderOf(orderId)).toMatchObject({ pay: "unpaid" });
    expect(await Promise.all([told(body), told(standIn.paidNotice(orderId))])).toEqual(["accepted", "accepted"]);
    expect(await orderOf(orderId)).toEqual({ pay: "paid", paid: "350", refunded: "0" });
  });

  it("ORDER M10 stays open while its code can be paid; one that is closed and paid after all gives the money back", async () => {
    const orderId = await asks();
    const codeUrl = await codeOf(orderId);
    await sweepAt(new Date(Date.now() + 60_000));
    expect(await orderOf(orderId)).toMatchObject({ pay: "unpaid" });
    // The window of the code is over here, while UnionPay's clock is late.
    await asSystem(server.database, (tx) =>
      tx.query("update payment set expires_at = now() - interval '1 minute' where order_id = $1", [orderId]),
    );
    await sweepAt(new Date(Date.now() + 200_000));
    expect(await orderOf(orderId)).toMatchObject({ pay: "closed" });
    expect(await standIn.pay(codeUrl)).toBe(true);
    expect(await told(standIn.paidNotice(orderId))).toBe("accepted");
    await sweepAt(new Date(Date.now() + 1_000));
    // What was not answered at the first question is asked again later and later.
    let aheadMs = 0;
    await expect
      .poll(
        async () => {
          aheadMs += 200_000;
          await sweepAt(new Date(Date.now() + aheadMs));
          return (await orderOf(orderId))?.refunded;
        },
        { timeout: 120_000, interval: 200 },
      )
      .toBe("350");
    expect(standIn.accounts.refundedFen(standIn.accounts.byNumber(orderId)!)).toBe(350);
  });

  it("M10 by a code that the customer shows is paid at once", async () => {
    const shownCode = standIn.wallets.show("pays");
    const orderId = await asks({ shownCode });
    await chargeShownCode(payments, orderId, "可乐", machine.machineNo, shownCode);
    expect(await orderOf(orderId)).toMatchObject({ pay: "paid", paid: "350" });
  });
});
