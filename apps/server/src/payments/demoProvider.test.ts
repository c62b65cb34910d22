import { demoNoticeSigningText } from "@yunshou/contract/payments/demoProvider";
import { generateKeyPairSync, sign } from "node:crypto";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { demoProvider } from "./demoProvider.ts";
import { ProviderRefused, ProviderUnreachable } from "./provider.ts";

const keys = generateKeyPairSync("rsa", { modulusLength: 2_048 });
const foreign = generateKeyPairSync("rsa", { modulusLength: 2_048 });
const now = new Date("2026-11-21T08:00:00Z");
const settings = {
  url: "http://127.0.0.1:9",
  publicKey: keys.publicKey.export({ type: "spki", format: "pem" }) as string,
  serial: "k1",
  merchantId: "m",
  appId: "a",
  notifyUrl: "http://cloud",
};
const provider = demoProvider(settings);
const fact = {
  noticeId: "n1",
  kind: "payment",
  outTradeNo: "7",
  tradeNo: "T7",
  amountFen: "350",
  currency: "CNY",
  merchantId: "m",
  appId: "a",
  at: "2026-11-21T07:59:59Z",
};

interface Sent {
  readonly content?: unknown;
  readonly body?: string;
  readonly signedBody?: string;
  readonly time?: number;
  readonly key?: typeof keys.privateKey;
  readonly headers?: Record<string, string | undefined>;
}

function read({
  content = fact,
  body = JSON.stringify(content),
  signedBody = body,
  time = now.getTime() / 1_000,
  key = keys.privateKey,
  headers = {},
}: Sent = {}) {
  const signature = sign("sha256", Buffer.from(demoNoticeSigningText(String(time), "x", signedBody)), key).toString(
    "base64",
  );
  return provider.readNotice(
    Buffer.from(body),
    { "demo-timestamp": String(time), "demo-nonce": "x", "demo-serial": "k1", "demo-signature": signature, ...headers },
    now,
  );
}

describe("M9 notices", () => {
  it("accepts a genuine notice", () => {
    expect(read()).toEqual({
      ok: true,
      notice: {
        noticeId: "n1",
        fact: { kind: "payment", outTradeNo: "7", tradeNo: "T7", amountFen: 350n, paidAt: new Date(fact.at) },
      },
    });
  });

  it.each<[string, Sent, string]>([
    ["without a signature", { headers: { "demo-signature": undefined } }, "payments.noticeForged"],
    ["with an empty signature", { headers: { "demo-signature": "" } }, "payments.noticeForged"],
    ["with a test signature", { headers: { "demo-signature": "WECHATPAY/SIGNTEST/abc" } }, "payments.noticeForged"],
    ["signed by another key", { key: foreign.privateKey }, "payments.noticeForged"],
    ["with an unknown serial", { headers: { "demo-serial": "k2" } }, "payments.noticeForged"],
    ["without a serial", { headers: { "demo-serial": undefined } }, "payments.noticeForged"],
    ["without a nonce", { headers: { "demo-nonce": undefined } }, "payments.noticeForged"],
    ["with another nonce", { headers: { "demo-nonce": "y" } }, "payments.noticeForged"],
    ["older than five minutes", { time: now.getTime() / 1_000 - 301 }, "payments.noticeForged"],
    ["from the future", { time: now.getTime() / 1_000 + 301 }, "payments.noticeForged"],
    ["whose time is no number", { headers: { "demo-timestamp": "1e9" } }, "payments.noticeForged"],
    [
      "whose time was changed",
      { headers: { "demo-timestamp": String(now.getTime() / 1_000 - 1) } },
      "payments.noticeForged",
    ],
    [
      "whose amount was changed",
      { body: JSON.stringify({ ...fact, amountFen: "1" }), signedBody: JSON.stringify(fact) },
      "payments.noticeForged",
    ],
    [
      "that was written anew",
      { body: JSON.stringify(fact, null, 1), signedBody: JSON.stringify(fact) },
      "payments.noticeForged",
    ],
    ["for another merchant", { content: { ...fact, merchantId: "z" } }, "payments.noticeMismatch"],
    ["for another application", { content: { ...fact, appId: "z" } }, "payments.noticeMismatch"],
    ["in another currency", { content: { ...fact, currency: "USD" } }, "payments.noticeMismatch"],
    ["that is not JSON", { body: "{" }, "payments.noticeMismatch"],
    ["without an amount", { content: { ...fact, amountFen: undefined } }, "payments.noticeMismatch"],
    ["of a refund without its number", { content: { ...fact, kind: "refund" } }, "payments.noticeMismatch"],
  ])("refuses a notice %s", (_, sent, code) => {
    expect(read(sent)).toMatchObject({ ok: false, code });
  });

  it("refuses 2,000 notices in which any one byte was changed", () => {
    const body = JSON.stringify(fact);
    for (let run = 0; run < 2_000; run += 1) {
      const bytes = Buffer.from(body);
      const place = run % bytes.length;
      bytes[place] = (bytes[place]! + 1 + (run % 250)) % 256;
      if (bytes.toString("utf8") === body) continue;
      expect(read({ body: bytes.toString("latin1"), signedBody: body }).ok).toBe(false);
    }
  });
});

describe("M11 a provider that stumbles", () => {
  const servers: { close(): unknown; closeAllConnections(): void }[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
  });

  async function against(listener: RequestListener) {
    const server = createServer(listener);
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return demoProvider({
      ...settings,
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      timeoutMs: 100,
    });
  }

  const refund = {
    outTradeNo: "7",
    tradeNo: null,
    refundNo: "8",
    amountFen: 1n,
    totalFen: 2n,
    reason: "jam",
    sentAt: [],
  };

  it.each<[string, RequestListener]>([
    ["silence", () => {}],
    ["a cut connection", (request) => request.socket.destroy()],
    ["status 500", (_, response) => response.writeHead(500).end("{}")],
    ["status 429", (_, response) => response.writeHead(429).end("{}")],
    ["no JSON", (_, response) => response.end("<html>")],
    ["something else", (_, response) => response.end('{"state":"perhaps"}')],
  ])("knows nothing after %s", async (_, listener) => {
    const client = await against(listener);
    await expect(client.requestRefund(refund)).rejects.toBeInstanceOf(ProviderUnreachable);
    await expect(client.queryPayment("7")).rejects.toBeInstanceOf(ProviderUnreachable);
  });

  it("knows a refusal from silence", async () => {
    const client = await against((_, response) => response.writeHead(409).end("{}"));
    await expect(client.requestRefund(refund)).rejects.toBeInstanceOf(ProviderRefused);
  });
});
