import { randomBytes } from "node:crypto";
import { account } from "@yunshou/contract/access/account";
import { screenCalls } from "@yunshou/contract/insight/documented";
import { liveGreeting, type LiveMessage } from "@yunshou/contract/insight/screensLive";
import { asSystem } from "@yunshou/database";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { Client, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";
import { givenMachine, givenSale, type TestMachine } from "../../testing/bench/sales.ts";
import { channelLimits } from "./channel.ts";

let server: TestServer;
let ours: TestMachine;
let theirs: TestMachine;
const watchers: Watcher[] = [];

/** A screen on the live channel: keeps what it heard and how it ended. */
class Watcher {
  readonly texts: string[] = [];
  readonly socket: WebSocket;
  readonly closed: Promise<number>;

  constructor(userId: string, origin: string | null = server.address) {
    this.socket = new WebSocket(
      `${server.address.replace("http", "ws")}/ws/message/${userId}`,
      origin === null ? {} : { origin },
    );
    this.socket.on("message", (data: Buffer) => this.texts.push(data.toString("utf8")));
    this.socket.on("error", () => {});
    this.closed = new Promise((resolve) => this.socket.on("close", resolve));
    watchers.push(this);
  }

  get messages(): LiveMessage[] {
    return this.texts.filter((text) => text !== liveGreeting).map((text) => JSON.parse(text) as LiveMessage);
  }
}

const newId = () => randomBytes(16).toString("hex");

async function loggedIn(name: string): Promise<Client> {
  const client = new Client(server.address);
  await client.login(name, testPassword);
  return client;
}

async function watchAs(client: Client, userId = newId()): Promise<Watcher> {
  await client.call(screenCalls.registerClient, { userId, type: 0 });
  const watcher = new Watcher(userId);
  await expect.poll(() => watcher.messages.length).toBeGreaterThan(0);
  return watcher;
}

/** Sells, and waits until a public screen shows the sale and everything that these were sent until then has arrived. */
async function saleReachedScreens(machine: TestMachine, others: readonly Watcher[]): Promise<void> {
  for (const { texts } of others) await expect.poll(() => texts[0]).toBe(liveGreeting);
  const screen = await watchAs(new Client(server.address));
  const id = await givenSale(server, machine, 100);
  await expect.poll(() => screen.messages.some((message) => message.tag === "two" && message.saleId === id)).toBe(true);
  for (const { socket } of others) {
    const answered = new Promise((resolve) => socket.once("pong", resolve));
    socket.ping();
    await answered;
  }
}

beforeAll(async () => {
  server = await startTestServer({ PUBLIC_SCREENS: "on" });
  const [one, two] = [await givenMerchant(server, { name: "甲商户" }), await givenMerchant(server, { name: "乙商户" })];
  await givenUser(server, one, { account: "liveone" });
  await givenUser(server, two, { account: "livetwo" });
  ours = await givenMachine(server, one, "L0001", "广东", [113.264385, 23.129112]);
  theirs = await givenMachine(server, two, "L0002", "北京", [116.407526, 39.90403]);
  await givenSale(server, ours, 350);
  await givenSale(server, theirs, 1_000, "cash");
});
afterEach(() => {
  for (const watcher of watchers.splice(0)) watcher.socket.terminate();
});
afterAll(() => server.stop());

describe("the live channel", () => {
  it("BIGSALES-24 BIGSALES-25 greets, and sends the totals of everybody to a registered public screen", async () => {
    const watcher = await watchAs(new Client(server.address));
    expect(watcher.texts[0]).toBe("已建立连接!");
    expect(watcher.messages[0]).toMatchObject({
      allTransactionSum: "13.50",
      todaytransactionsSum: "13.50",
      todaytransactionsOnLine: "3.50",
      allTransactionsNumberSum: 2,
      todaytransactionsNumberSum: 2,
      todaytransactionsNumberOnLine: 1,
    });
  });

  it("BIGSALES-12 BIGSALES-28 pushes a sale as a point with the tag two", async () => {
    const watcher = await watchAs(await loggedIn("liveone"));
    const id = await givenSale(server, ours, 450, "alipay", "可乐");
    await expect
      .poll(() => watcher.messages.find((message) => message.tag === "two" && message.saleId === id))
      .toMatchObject({
        productName: "可乐",
        value: [113.264385, 23.129112, "", 0],
        province: "广东",
        amount: "4.50",
      });
    const sold = watcher.messages.find((message) => message.tag === "two" && message.saleId === id);
    const soldAt = sold?.tag === "two" ? sold.soldAt : "";
    expect(new Date(soldAt).toISOString()).toBe(soldAt);
  });

  it("PERM-16 shows the public neither the amount of a sale nor the place of its machine", async () => {
    const watcher = await watchAs(new Client(server.address));
    const id = await givenSale(server, ours, 200);
    await expect
      .poll(() => watcher.messages.find((message) => message.tag === "two" && message.saleId === id))
      .toMatchObject({ amount: null, value: [113.3, 23.1, "", 0] });
    expect(watcher.texts.join()).not.toContain(ours.merchant.merchantId);
    expect(watcher.texts.join()).not.toContain("甲商户");
  });

  it("S1 S5 PERM-09 keeps sales and totals of other merchants from a session", async () => {
    const watcher = await watchAs(await loggedIn("liveone"));
    const before = watcher.messages.length;
    const foreign = await givenSale(server, theirs, 9_900);
    const own = await givenSale(server, ours, 100);
    await expect
      .poll(() => watcher.messages.some((message) => message.tag === "two" && message.saleId === own))
      .toBe(true);
    expect(watcher.messages.some((message) => message.tag === "two" && message.saleId === foreign)).toBe(false);
    expect(Number(watcher.messages.at(-1)?.allTransactionSum)).toBeLessThan(50);
    expect(watcher.messages.length).toBeGreaterThan(before);
  });

  it("BIGSALES-29 pushes totals when a screen asks for them", async () => {
    const client = await loggedIn("liveone");
    const watcher = await watchAs(client);
    const before = watcher.messages.length;
    await client.call(screenCalls.sendMessage, {});
    await expect.poll(() => watcher.messages.length).toBeGreaterThan(before);
  });
});

describe("who may open the live channel", () => {
  it.each([null, "https://evil.example", "null"])("S5 refuses the origin %s", async (origin) => {
    const userId = newId();
    await new Client(server.address).call(screenCalls.registerClient, { userId, type: 0 });
    const watcher = new Watcher(userId, origin);
    await watcher.closed;
    expect(watcher.texts).toEqual([]);
  });

  it("S5 gives an identifier that nobody registered the greeting and no data", async () => {
    const watcher = new Watcher(newId());
    await saleReachedScreens(ours, [watcher]);
    expect(watcher.texts).toEqual([liveGreeting]);
  });

  it("S5 gives nothing to who opens an identifier that its owner uses already, or used before", async () => {
    const userId = newId();
    await watchAs(await loggedIn("liveone"), userId);
    const thief = new Watcher(userId);
    await saleReachedScreens(ours, [thief]);
    expect(thief.texts).toEqual([liveGreeting]);
    for (const watcher of watchers) watcher.socket.terminate();
    const late = new Watcher(userId);
    await saleReachedScreens(ours, [late]);
    expect(late.texts).toEqual([liveGreeting]);
  });

  it("S5 gives nothing to who guesses the number of a user, a merchant or an account", async () => {
    const guesses = [ours.merchant.merchantId, "liveone", "1", "0".repeat(16), "..%2f..%2fmessage"].map(
      (guess) => new Watcher(guess),
    );
    await saleReachedScreens(ours, guesses);
    expect(guesses.flatMap(({ texts }) => texts).filter((text) => text !== liveGreeting)).toEqual([]);
  });

  it("S5 lets nobody register somebody else's waiting identifier anew", async () => {
    const userId = newId();
    await new Client(server.address).call(screenCalls.registerClient, { userId, type: 0 });
    await (await loggedIn("liveone")).call(screenCalls.registerClient, { userId, type: 3 });
    const watcher = new Watcher(userId);
    await expect.poll(() => watcher.messages.length).toBeGreaterThan(0);
    // Still the public totals of both merchants, not those of the session.
    expect(Number(watcher.messages[0]?.allTransactionSum)).toBeGreaterThan(100);
  });

  it("refuses short identifiers", async () => {
    const answer = await new Client(server.address).try(screenCalls.registerClient, { userId: "1", type: 0 });
    expect(answer.body.code).toBe("input.invalid");
  });
});

describe("many screens", () => {
  it("O4 do not count as calls in work: the product answers beside 450 open channels", async () => {
    const screens = Array.from({ length: 450 }, () => new Watcher(newId()));
    await expect.poll(() => screens.every((screen) => screen.texts[0] === liveGreeting)).toBe(true);
    expect(await new Client(server.address).call(screenCalls.provinces, {})).toContain("广东");
  });

  it("O4 are kept out by no number of strangers: the oldest of these go, and a screen stays", async () => {
    const screen = await watchAs(await loggedIn("liveone"));
    const first = new Watcher(newId());
    await expect.poll(() => first.texts.length).toBe(1);
    for (let hundred = 0; hundred < 10; hundred += 1) {
      const strangers = Array.from({ length: 100 }, () => new Watcher(newId()));
      await expect.poll(() => strangers.every(({ texts }) => texts.length === 1)).toBe(true);
    }
    expect(await first.closed).toBe(1006);
    expect(screen.socket.readyState).toBe(WebSocket.OPEN);
    await watchAs(await loggedIn("liveone"));
  });
});

describe("how the live channel ends", () => {
  it("S5 is asked often enough to end within 5 s", () => expect(channelLimits.sessionCheckMs).toBeLessThan(4_000));

  const update = (text: string) => asSystem(server.database, (tx) => tx.query(text));
  it.each([
    ["its session is logged out", (client: Client) => client.call(account.logout, {})],
    [
      "its session expires",
      () =>
        update(
          "update session set expires_at = now() where user_id = (select id from app_user where account = 'livetwo')",
        ),
    ],
    ["its user is blocked", () => update("update app_user set blocked_reason = 'x' where account = 'livetwo'")],
    [
      "its user is deleted",
      () => update("update app_user set blocked_reason = null, status = 'deleted' where account = 'livetwo'"),
    ],
    [
      "its merchant is stopped",
      () =>
        update(
          "update merchant set status = 'stopped' where id = (select merchant_id from app_user where account = 'livetwo')",
        ),
    ],
  ] as [string, (client: Client) => Promise<unknown>][])("S5 after %s, and hears nothing more", async (_what, end) => {
    await update("update app_user set blocked_reason = null, status = 'normal' where account = 'livetwo'");
    const client = await loggedIn("livetwo");
    const watcher = await watchAs(client);
    await end(client);
    expect(await watcher.closed).toBe(1008);
    const heard = watcher.texts.length;
    await saleReachedScreens(theirs, []);
    expect(watcher.texts).toHaveLength(heard);
  });

  it("S5 on a frame above 64 KB and on a flood, while the others see on", async () => {
    const quiet = await watchAs(await loggedIn("liveone"));
    const large = await watchAs(new Client(server.address));
    large.socket.send("x".repeat(70_000));
    expect(await large.closed).toBe(1009);
    const flood = await watchAs(new Client(server.address));
    for (let frame = 0; frame < 1_000; frame += 1) flood.socket.send("hello");
    expect(await flood.closed).toBe(1008);
    const seen = quiet.messages.length;
    await givenSale(server, ours, 100);
    await expect.poll(() => quiet.messages.length).toBeGreaterThan(seen);
  });
});
