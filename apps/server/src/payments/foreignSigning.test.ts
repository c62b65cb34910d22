import { listen, type Asked } from "@yunshou/simulator/standIns/http";
import { AlipaySdk } from "alipay-sdk";
import { Aes, Decorator, Formatter, Rsa } from "wechatpay-axios-plugin";
import { generateKeyPairSync } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { alipaySide, foreign, type PaySide, wechatSide } from "../testing/bench/paySides.ts";
import { certificateSerial, provesText, rootSerial, signedText } from "./alipay/signing.ts";
import { certificatesOf, privateKey, providerOf } from "./keys.ts";
import { alipayCertificates as certificates } from "./testing/alipayCertificates.ts";

// What we sign and seal is read by libraries that others wrote, and the reverse, so that both cannot be wrong in the same way.

/** The request that our client sends for a payment, as it arrives at a server that answers nothing useful. */
async function sentFor(side: PaySide): Promise<Asked> {
  const seen: Asked[] = [];
  const server = await listen((asked) => {
    seen.push(asked);
    return { status: 500, body: "{}" };
  });
  const wish = {
    outTradeNo: "201234567890",
    amountFen: 350n,
    method: side.facts.kind,
    description: "山涧天然水 550ml & 100% + 水=\"'",
    expiresInSeconds: 180,
  };
  await providerOf({ ...side.facts, interfaceUrl: server.url })
    .createPayment(wish)
    .catch(() => {});
  await server.stop();
  return seen[0]!;
}

const publicOf = (side: PaySide) =>
  Rsa.from(privateKey(side.facts.payKey).export({ format: "pem", type: "pkcs8" }), "public");

describe("WeChat Pay by wechatpay-axios-plugin", () => {
  let side: PaySide;
  beforeAll(async () => {
    side = await wechatSide();
    side.faults.notices = false;
  });
  afterAll(() => side.stop());
  const client = (own = side.facts.payKey) =>
    new Decorator({
      mchid: side.facts.payAccountNo,
      serial: side.facts.certificateSerial,
      privateKey: own,
      certs: { [side.facts.platformSerial]: side.facts.platformKey },
      baseURL: side.facts.interfaceUrl,
      headers: { "Wechatpay-Serial": side.facts.platformSerial },
    });
  const opened = async (outTradeNo: string, own?: string): Promise<string> => {
    const answer = await client(own).request("/v3/pay/transactions/native", "POST", wish(outTradeNo));
    return (answer.data as { readonly code_url: string }).code_url;
  };
  const wish = (outTradeNo: string) => ({
    mchid: side.facts.payAccountNo,
    appid: side.facts.appId,
    out_trade_no: outTradeNo,
    description: "山涧天然水",
    notify_url: "http://127.0.0.1:9/nobody",
    time_expire: new Date(Date.now() + 180_000).toISOString(),
    amount: { total: 350 },
  });

  it("M9 finds our requests signed over the bytes that are sent", async () => {
    const { method, target, body, headers } = await sentFor(side);
    const said = Object.fromEntries(
      [...(headers.authorization ?? "").matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value!]),
    );
    const { timestamp = "", nonce_str: nonce = "", signature = "", serial_no: serial = "", mchid = "" } = said;
    expect(Rsa.verify(Formatter.request(method, target, timestamp, nonce, body), signature, publicOf(side))).toBe(true);
    expect(Rsa.verify(Formatter.request(method, target, timestamp, nonce, `${body} `), signature, publicOf(side))).toBe(
      false,
    );
    const theirs = Formatter.authorization(mchid, nonce, signature, timestamp, serial);
    const parts = (text: string) => [text.split(" ")[0], ...text.split(" ")[1]!.split(",").sort()];
    expect(parts(headers.authorization ?? "")).toEqual(parts(theirs));
  });

  it("M10 makes payments and refunds that our client sees, at a server that answers it in a way that it believes", async () => {
    const made = await opened("300000000001");
    expect(await side.pay(made)).toBe(true);
    const provider = providerOf(side.facts);
    expect(await provider.queryPayment("300000000001")).toMatchObject({ state: "paid", amountFen: 350n });
    await client().request("/v3/refund/domestic/refunds", "POST", {
      out_trade_no: "300000000001",
      out_refund_no: "3000000000011",
      amount: { refund: 120, total: 350, currency: "CNY" },
    });
    expect(side.accounts.refundedFen(side.accounts.byNumber("300000000001")!)).toBe(120);
    await expect(opened("300000000002", foreign.privateKey)).rejects.toThrow();
    side.faults.unsigned = 1;
    await expect(client().request("/v3/pay/transactions/out-trade-no/300000000001", "GET")).rejects.toThrow();
  });

  it("M9 opens the notices that we open, and seals and signs others that we believe", async () => {
    const made = await opened("300000000003");
    await side.pay(made);
    const { headers, body } = side.notice("300000000003");
    const text = Formatter.response(headers["wechatpay-timestamp"]!, headers["wechatpay-nonce"]!, body);
    expect(Rsa.verify(text, headers["wechatpay-signature"]!, Rsa.from(side.facts.platformKey, "public"))).toBe(true);
    const { resource } = JSON.parse(body) as {
      resource: { ciphertext: string; nonce: string; associated_data: string };
    };
    const inner = Aes.AesGcm.decrypt(resource.ciphertext, side.facts.apiKey, resource.nonce, resource.associated_data);
    expect(JSON.parse(inner)).toMatchObject({ out_trade_no: "300000000003", amount: { total: 350 } });

    const pair = generateKeyPairSync("rsa", { modulusLength: 2_048 });
    const platformKey = pair.publicKey.export({ format: "pem", type: "spki" }).toString();
    const provider = providerOf({ ...side.facts, platformKey });
    const nonce = Formatter.nonce(12);
    const ciphertext = Aes.AesGcm.encrypt(inner, side.facts.apiKey, nonce, "transaction");
    const sealed = JSON.stringify({
      id: "EV-1",
      event_type: "TRANSACTION.SUCCESS",
      resource: { algorithm: "AEAD_AES_256_GCM", ciphertext, nonce, associated_data: "transaction" },
    });
    const timestamp = String(Formatter.timestamp());
    const proof = {
      "wechatpay-timestamp": timestamp,
      "wechatpay-nonce": nonce,
      "wechatpay-serial": side.facts.platformSerial,
      "wechatpay-signature": Rsa.sign(Formatter.response(timestamp, nonce, sealed), pair.privateKey),
    };
    expect(provider.readNotice(Buffer.from(sealed), proof, new Date())).toMatchObject({
      ok: true,
      notice: { noticeId: "EV-1", fact: { kind: "payment", outTradeNo: "300000000003", amountFen: 350n } },
    });
    const later = new Date(Date.now() + 600_000);
    expect(provider.readNotice(Buffer.from(sealed), proof, later)).toMatchObject({ code: "payments.noticeForged" });
  });
});

describe("Alipay by alipay-sdk", () => {
  let side: PaySide;
  beforeAll(async () => {
    side = await alipaySide();
    side.faults.notices = false;
  });
  afterAll(() => side.stop());
  const sdk = (alipayPublicKey = side.facts.platformKey, own = side.facts.payKey) =>
    new AlipaySdk({
      appId: side.facts.appId,
      privateKey: own,
      keyType: "PKCS8",
      alipayPublicKey,
      gateway: side.facts.interfaceUrl,
    });
  const bare = (key: string) => key.replaceAll(/-----[^-]+-----|\s/g, "");

  it("M9 finds our requests signed over their fields", async () => {
    const { body } = await sentFor(side);
    const fields = Object.fromEntries(new URLSearchParams(body));
    const ours = publicOf(side).export({ format: "pem", type: "spki" }).toString();
    expect(sdk(bare(ours)).checkNotifySignV2(fields)).toBe(true);
    expect(sdk(bare(ours)).checkNotifySignV2({ ...fields, biz_content: `${fields["biz_content"]} ` })).toBe(false);
    expect(sdk(bare(foreign.publicKey)).checkNotifySignV2(fields)).toBe(false);
  });

  it("M9 signs requests over the text that we would sign", () => {
    const sent = sdk().sdkExecute("alipay.trade.precreate", {
      notifyUrl: "http://127.0.0.1:9/nobody",
      bizContent: { out_trade_no: "400000000000", total_amount: "3.50", subject: "水 & 100% + =\"'" },
    });
    const { sign = "", ...fields } = Object.fromEntries(new URLSearchParams(sent));
    const alipayKeys = new Map([["", publicOf(side)]]);
    expect(provesText({ alipayKeys }, "", signedText(fields), sign)).toBe(true);
    expect(provesText({ alipayKeys }, "", signedText({ ...fields, charset: "gbk" }), sign)).toBe(false);
  });

  it("M10 makes payments that our client sees, at a server that answers it in a way that it believes", async () => {
    const order = {
      out_trade_no: "400000000001",
      total_amount: "3.50",
      subject: "水",
      time_expire: "2099-01-01 00:00:00",
    };
    const made = await sdk().exec("alipay.trade.precreate", { bizContent: order }, { validateSign: true });
    expect(made.code).toBe("10000");
    expect(await side.pay(String(made["qrCode"]))).toBe(true);
    expect(await providerOf(side.facts).queryPayment("400000000001")).toMatchObject({ state: "paid", amountFen: 350n });
    const asked = { bizContent: { out_trade_no: "400000000001" } };
    await expect(
      sdk(bare(foreign.publicKey)).exec("alipay.trade.query", asked, { validateSign: true }),
    ).rejects.toThrow();
    const refused = await sdk(undefined, bare(foreign.privateKey)).exec("alipay.trade.query", asked);
    expect(refused["subCode"]).toBe("isv.invalid-signature");
  });

  it("ORDER-11 makes trades inside Alipay that our client makes again, at a server that reads both as the same", async () => {
    const inApp = providerOf(side.facts).inApp!;
    const sent = await fetch(inApp.authorizeUrl("/m/shop/S1/order/1", "s"), { redirect: "manual" });
    const code = new URL(sent.headers.get("location")!).searchParams.get("auth_code")!;
    const told = await sdk().exec(
      "alipay.system.oauth.token",
      { grantType: "authorization_code", code },
      { validateSign: true },
    );
    const payer = String(told["openId"]);
    await expect(inApp.payerOf(code)).rejects.toThrow(/code-invalid/);
    const bizContent = {
      out_trade_no: "400000000003",
      total_amount: "3.50",
      subject: "水",
      time_expire: "2099-01-01 00:00:00",
      product_code: "FACE_TO_FACE_PAYMENT",
      buyer_open_id: payer,
    };
    const notifyUrl = "http://127.0.0.1:9/nobody";
    const made = await sdk().exec("alipay.trade.create", { notifyUrl, bizContent }, { validateSign: true });
    const ours = await inApp.createPayment(
      {
        outTradeNo: "400000000003",
        amountFen: 350n,
        method: "alipay",
        description: "水",
        expiresInSeconds: 180,
        expiresAt: new Date("2099-01-01T00:00:00+08:00"),
      },
      payer,
    );
    expect(ours.inAppNo).toBe(made["tradeNo"]);
    expect(side.payInApp!(inApp.requestOf(ours.inAppNo, new Date()))).toBe(true);
    expect(await providerOf(side.facts).queryPayment("400000000003")).toMatchObject({ state: "paid", amountFen: 350n });
  });

  it("M9 finds what we ask about a payer and for a trade signed over its fields, with certificates named in their mode", async () => {
    const ours = bare(publicOf(side).export({ format: "pem", type: "spki" }).toString());
    const { own, root } = certificates;
    const seen: Record<string, string>[] = [];
    const server = await listen(({ body }) => {
      seen.push(Object.fromEntries(new URLSearchParams(body)));
      return { status: 500, body: "{}" };
    });
    for (const text of ["", `${own}\n${root}`]) {
      const inApp = providerOf({ ...side.facts, interfaceUrl: server.url, certificates: text }).inApp!;
      const wish = { outTradeNo: "1", amountFen: 350n, description: "水 & 100%", expiresInSeconds: 180 };
      await inApp.payerOf("A+/=1").catch(() => {});
      await inApp.createPayment({ ...wish, method: "alipay" }, "o-1").catch(() => {});
    }
    await server.stop();
    expect(seen.map(({ method, app_cert_sn: serial }) => [method, serial])).toEqual([
      ["alipay.system.oauth.token", undefined],
      ["alipay.trade.create", undefined],
      ["alipay.system.oauth.token", certificateSerial(own)],
      ["alipay.trade.create", certificateSerial(own)],
    ]);
    for (const fields of seen) {
      expect(sdk(ours).checkNotifySignV2(fields)).toBe(true);
      expect(sdk(ours).checkNotifySignV2({ ...fields, app_id: "2014072300007149" })).toBe(false);
    }
  });

  it("M9 believes the notices that we believe", async () => {
    const order = {
      out_trade_no: "400000000002",
      total_amount: "3.50",
      subject: "水",
      time_expire: "2099-01-01 00:00:00",
    };
    const made = await sdk().exec("alipay.trade.precreate", { bizContent: order }, { validateSign: true });
    await side.pay(String(made["qrCode"]));
    const { body } = side.notice("400000000002");
    const fields = Object.fromEntries(new URLSearchParams(body));
    expect(providerOf(side.facts).readNotice(Buffer.from(body), {}, new Date()).ok).toBe(true);
    expect(sdk().checkNotifySignV2(fields)).toBe(true);
    expect(sdk().checkNotifySignV2({ ...fields, total_amount: "0.01" })).toBe(false);
  });

  it("M9 names certificates as we do, and counts of the roots those that are signed with RSA", () => {
    const { own, root, ecc, crossed } = certificates;
    const roots = [ecc, crossed, root, root].join("\n");
    const { config } = new AlipaySdk({
      appId: side.facts.appId,
      privateKey: side.facts.payKey,
      keyType: "PKCS8",
      appCertContent: own,
      alipayPublicCertContent: root,
      alipayRootCertContent: roots,
    });
    expect(certificateSerial(own)).toBe(config.appCertSn);
    expect(certificateSerial(root)).toBe(config.alipayCertSn);
    expect(rootSerial(roots)).toBe(config.alipayRootCertSn);
    expect(certificatesOf(`${own}\n${roots}`)).toEqual({
      appSerial: config.appCertSn,
      rootSerial: config.alipayRootCertSn,
    });
  });
});
