import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { ProviderNotice } from "../payments/provider.ts";
import { noProviders, type PaymentProviders } from "../payments/providers.ts";
import { startStandIns, withStandIns } from "./standIns.ts";

const names = ["wechat-stand-in", "alipay-stand-in", "unionpay-stand-in"] as const;
let standIns: Awaited<ReturnType<typeof startStandIns>>;
let providers: PaymentProviders;
let own: Server;
const proven: ProviderNotice[] = [];

beforeAll(async () => {
  own = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const provider = providers.named(request.url!.split("/").at(-1)!)!;
      const reading = provider.readNotice(Buffer.concat(parts), request.headers, new Date());
      if (reading.ok && reading.notice !== null) proven.push(reading.notice);
      response.end(provider.noticeAnswer ?? "{}");
    });
  });
  await new Promise<void>((done) => own.listen(0, "127.0.0.1", done));
  standIns = await startStandIns(names);
  const ownUrl = `http://127.0.0.1:${(own.address() as AddressInfo).port}`;
  // What other processes of the program are told travels as text.
  providers = withStandIns(JSON.parse(JSON.stringify(standIns.facts)) as typeof standIns.facts, ownUrl, noProviders);
});
afterAll(async () => {
  await standIns.stop();
  await new Promise((done) => own.close(done));
});

describe("the stand-ins of a demo", () => {
  it.each([
    ["wechat", names[0]],
    ["alipay", names[1]],
    ["unionpay", names[2]],
  ] as const)("let a visitor pay by %s in a browser, tell it signed, and give the money back", async (method, name) => {
    const provider = providers.forPayment(method)!;
    expect([provider.name, providers.named(name)]).toEqual([name, provider]);
    // Our numbers carry the time at which they were made.
    const outTradeNo = String((BigInt(Date.now() - 1_704_067_200_000) << 22n) + BigInt(name.length));
    const order = { outTradeNo, amountFen: 350n, method, description: "可乐 <330ml>", expiresInSeconds: 180 };
    const { codeUrl } = await provider.createPayment(order);
    const seen = await fetch(codeUrl);
    expect(seen.headers.get("content-type")).toContain("text/html");
    expect(await seen.text()).toMatch(/可乐 &#60;330ml&#62;.*¥3\.50.*<form method="post">/s);
    expect((await provider.queryPayment(outTradeNo)).state).not.toBe("paid");
    expect((await fetch(codeUrl, { method: "POST" })).status).toBe(200);
    // The refund of the method before is told in its own time.
    await expect
      .poll(() => proven.map(({ fact }) => fact))
      .toContainEqual(expect.objectContaining({ kind: "payment", outTradeNo, amountFen: 350n }));
    expect(await provider.queryPayment(outTradeNo)).toMatchObject({ state: "paid", amountFen: 350n });
    expect((await fetch(codeUrl, { method: "POST" })).status).toBe(409);
    const refund = {
      outTradeNo,
      tradeNo: null,
      refundNo: `8${outTradeNo}`,
      amountFen: 350n,
      totalFen: 350n,
      reason: "other",
      sentAt: [new Date()],
    };
    expect(["processing", "succeeded"]).toContain((await provider.requestRefund(refund)).state);
  });

  it("leave every other kind of payment to the provider of the demo", () => {
    expect(providers.forPayment("memberCard")).toBeUndefined();
    expect(providers.named("demo")).toBeUndefined();
  });
});
