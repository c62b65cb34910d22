import fastify from "fastify";
import { describe, expect, it } from "vitest";
import { believedHops, blockOf, isLoopback, proxiesOf } from "./addresses.ts";
import { Shares } from "./shares.ts";

const limits = { notices: 2, sessions: 4, ofUser: 2, strangers: 6, ofAddress: 2, ofBlock: 3 };
const stranger = (address: string) => ({ kind: "stranger", address }) as const;
const user = (userId: string) => ({ kind: "user", userId }) as const;

describe("places for calls", () => {
  it("O4 are shared by address and by block, so that nobody takes those of others", () => {
    const shares = new Shares(limits);
    shares.take(stranger("10.0.0.1"));
    shares.take(stranger("10.0.0.1"));
    expect(shares.take(stranger("10.0.0.1"))).toBe("share");
    expect(shares.take(stranger("10.0.0.2"))).toBeTypeOf("function");
    expect(shares.take(stranger("10.0.0.3"))).toBe("share");
    expect(shares.take(stranger("10.0.1.1"))).toBeTypeOf("function");
  });

  it("O4 are kept for people with a session and for payment notices, however many strangers come", () => {
    const shares = new Shares(limits);
    for (let net = 0; net < limits.strangers; net += 1) shares.take(stranger(`10.0.${net}.1`));
    expect(shares.take(stranger("10.1.0.1"))).toBe("full");
    expect(shares.take(user("1"))).toBeTypeOf("function");
    expect(shares.take({ kind: "notice" })).toBeTypeOf("function");
  });

  it("O4 are shared among people as well", () => {
    const shares = new Shares(limits);
    shares.take(user("1"));
    shares.take(user("1"));
    expect(shares.take(user("1"))).toBe("share");
    expect(shares.take(user("2"))).toBeTypeOf("function");
  });

  it("O4 come back once, when the call ends", () => {
    const shares = new Shares(limits);
    const first = shares.take(stranger("10.0.0.1"));
    shares.take(stranger("10.0.0.1"));
    if (typeof first !== "function") throw new Error(first);
    first();
    first();
    expect(shares.figures().stranger).toBe(1);
    expect(shares.take(stranger("10.0.0.1"))).toBeTypeOf("function");
    expect(shares.take(stranger("10.0.0.1"))).toBe("share");
  });
});

describe("addresses", () => {
  it.each([
    ["192.168.7.9", "192.168.7"],
    ["::ffff:192.168.7.9", "192.168.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
    ["2001:db8::6", "2001:db8:0:0"],
    ["::1", "0:0:0:0"],
  ])("O4 of one line are one block: %s", (address, block) => {
    expect(blockOf(address)).toBe(block);
  });

  it("O4 of this machine are two, not its whole block", () => {
    expect(["127.0.0.1", "::1", "::ffff:127.0.0.1", "127.0.0.2", "10.0.0.1"].map(isLoopback)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it("O4 of proxies are those of TRUST_PROXY", () => {
    const isProxy = proxiesOf("10.1.0.0/16, 192.168.1.1,loopback,2001:db8::/32");
    expect(["10.1.2.3", "::ffff:10.1.2.3", "192.168.1.1", "127.0.0.5", "2001:db8::7"].every(isProxy)).toBe(true);
    expect(["10.2.0.1", "192.168.1.2", "2001:db9::1", ""].some(isProxy)).toBe(false);
    expect(proxiesOf(false)("127.0.0.1")).toBe(false);
  });

  it.each<readonly [string, string | false, string, string, string]>([
    ["off", false, "127.0.0.1", "9.9.9.9", "127.0.0.1"],
    ["one proxy", "127.0.0.1", "127.0.0.1", "9.9.9.9", "9.9.9.9"],
    [
      "one proxy, and a client that writes an address before its own",
      "127.0.0.1",
      "127.0.0.1",
      "6.6.6.6, 9.9.9.9",
      "9.9.9.9",
    ],
    ["no proxy at the other end", "127.0.0.1", "8.8.8.8", "9.9.9.9", "8.8.8.8"],
    ["two proxies", "127.0.0.1,10.1.0.0/16", "127.0.0.1", "6.6.6.6, 9.9.9.9, 10.1.0.2", "9.9.9.9"],
    ["more proxies than there are", "127.0.0.1,10.1.0.0/16", "127.0.0.1", "6.6.6.6, 10.1.0.3, 10.1.0.2", "10.1.0.3"],
    ["one proxy in whose block the client stands", "10.0.0.0/8", "10.0.0.1", "6.6.6.6, 10.7.7.7", "10.7.7.7"],
  ])("O4 behind proxies: %s", async (_name, trustProxy, remoteAddress, forwarded, expected) => {
    const app = fastify({ trustProxy: believedHops(trustProxy) });
    app.get("/", (request) => request.ip);
    const answer = await app.inject({ url: "/", remoteAddress, headers: { "x-forwarded-for": forwarded } });
    expect(answer.body).toBe(expected);
  });
});
