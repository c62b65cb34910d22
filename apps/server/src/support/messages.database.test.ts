import { messages } from "@yunshou/contract/access/messages";
import { alarmChannels } from "@yunshou/contract/machines/alarmRules";
import { lanes } from "@yunshou/contract/machines/lanes";
import { machines } from "@yunshou/contract/machines/machines";
import { announcementFiles, announcements, notices } from "@yunshou/contract/support/announcements";
import { broadcasts } from "@yunshou/contract/support/broadcasts";
import { inbox } from "@yunshou/contract/support/inbox";
import { messageTypes } from "@yunshou/contract/support/messageTypes";
import { downloads } from "@yunshou/contract/system/downloads";
import { asSystem } from "@yunshou/database";
import { businessDay } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ShortMessage } from "../access/sms/templates.ts";
import type { CreatedMerchant } from "../merchants/tree/createMerchant.ts";
import { makeSweeper } from "../platform/timers.ts";
import { Client, loginAs, startTestServer, type TestServer } from "../testing/bench/client.ts";
import { givenProduct, machineForm, rowsOf, sellAt } from "../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../testing/bench/people.ts";
import {
  type MailStandIn,
  type RobotStandIn,
  startMailServer,
  startRobots,
} from "../testing/standIns/alarmReceivers.ts";
import { deleteUnattached, forgottenFiles } from "./announcementFiles.queries.ts";
import { lockUnderway, writePortion } from "./broadcasts.queries.ts";
import { settleDeliveries, takeDeliveries } from "./deliveries.queries.ts";
import { leaveDuty } from "./leaveHouse.ts";
import { broadcastDuty, recallDuty } from "./sendBroadcast.ts";

let server: TestServer;
let [writer, boss, other]: Client[] = [];
let guest: Client;
let robots: RobotStandIn;
let mail: MailStandIn;
let [shop, second]: CreatedMerchant[] = [];
let typeId = "";
const texted: string[] = [];

beforeAll(async () => {
  [robots, mail] = [await startRobots(), await startMailServer()];
  server = await startTestServer({ LOOPBACK_CHANNELS: "1" });
  shop = await givenMerchant(server, { name: "云途" });
  second = await givenMerchant(server, { name: "旁人" });
  const platform = { merchantId: "1", topId: "1", merchantNo: "0" } as CreatedMerchant;
  await givenUser(server, shop, {
    account: "boss",
    name: "王小明",
    roles: ["merchantAdmin"],
    phone: "13900000001",
    email: "boss@example.com",
  });
  await givenUser(server, second, { account: "other", roles: ["merchantAdmin"], phone: "13900000002" });
  await givenUser(server, platform, { account: "writer", roles: ["platformAdmin"], level: "3" });
  [writer, boss, other] = await Promise.all(
    ["writer", "boss", "other"].map((account) => loginAs(server, account, testPassword)),
  );
  guest = new Client(server.address);
  ({ typeId } = await writer!.call(messageTypes.create, {
    msgType: "系统维护",
    msgTemplate: "{{userName}}，您好",
    notifyWay: ["sms"],
  }));
});
afterAll(async () => {
  await server.stop();
  await robots.stop();
  await mail.stop();
});

const sms = {
  send: async ({ phone, text }: ShortMessage) => void texted.push(`${phone} ${text}`),
  refusal: () => undefined,
  metrics: () => [],
};
/** Does what is due until nothing is. */
async function deliver(): Promise<void> {
  const by = { sms, secrets: server.context.secrets };
  const out = { database: server.database, secrets: server.context.secrets, loopback: true };
  const sweeper = makeSweeper(server.database, [broadcastDuty(by), recallDuty, leaveDuty(out)], server.context.log);
  while ((await sweeper.sweep(new Date(Date.now() + 1_000))) > 0) await sweeper.settled();
}
const today = businessDay(new Date(), "Asia/Shanghai");
const days = { fromDay: today, toDay: today };
const codeOf = async (answer: Promise<{ body: { code: string } }>) => (await answer).body.code;
const letter = { msgTitle: "今晚维护", msgContent: "{{userName}}（{{merchantName}}）：今晚 **22:00** 维护" };
const send = (more: object = {}) =>
  writer!.call(broadcasts.send, { typeId, ...letter, receiverMerchants: shop!.merchantNo, ...more });
const received = async (by: Client) => (await by.call(inbox.list, days)).rows;

describe("a message to many", () => {
  it("SYS-05 SYS-06 SYS-20 reaches the users of the named merchants, filled in for each, at the bell and as a text message", async () => {
    const { broadcastId } = await send();
    await deliver();
    const [row] = await received(boss!);
    expect(row).toMatchObject({
      detail: { kind: "broadcast", msgType: "系统维护", msgTitle: "今晚维护" },
      msgContent: "王小明（云途）：今晚 **22:00** 维护",
      readStatus: "unread",
    });
    expect(await received(other!)).toEqual([]);
    expect(texted).toEqual(["13900000001 系统维护：今晚维护"]);
    const bell = await boss!.call(messages.list, {});
    expect([bell.unread, bell.rows[0]!.detail.kind]).toEqual([1, "broadcast"]);
    await boss!.call(messages.markRead, { messageIds: [row!.messageId] });
    expect((await boss!.call(messages.list, {})).unread).toBe(0);
    expect(await writer!.call(broadcasts.detail, { broadcastId })).toMatchObject({
      sendStatus: "sent",
      receivers: 1,
      readers: 1,
      receiverMerchants: [shop!.merchantNo],
      msgContent: letter.msgContent,
    });
    await boss!.call(inbox.remove, { messageId: row!.messageId });
    expect(await codeOf(boss!.try(inbox.detail, { messageId: row!.messageId }))).toBe("support.messageUnknown");
  });

  it("SYS-06 MSG-117 goes to nobody when its receivers are malformed or unknown", async () => {
    for (const [receiverMerchants, code] of [
      [`${shop!.merchantNo},`, "support.receiversMalformed"],
      [`${shop!.merchantNo}，${second!.merchantNo}`, "support.receiversMalformed"],
      [`${shop!.merchantNo},Z9Z9`, "support.receiverUnknown"],
      ["", "field.required"],
    ] as const)
      expect(
        await codeOf(writer!.try(broadcasts.send, { typeId, ...letter, receiverMerchants })),
        receiverMerchants,
      ).toBe(code);
    const all = { typeId, ...letter, receiverMerchants: null };
    expect(await codeOf(writer!.try(broadcasts.send, { ...all, msgContent: "{{password}}" }))).toBe(
      "support.templateField",
    );
    expect(await codeOf(boss!.try(broadcasts.send, all))).toBe("access.noPermission");
    await deliver();
    expect(await received(boss!)).toEqual([]);
  });

  it("SYS-06 reaches nobody who is blocked, and nobody of a merchant that is deleted", async () => {
    await givenUser(server, shop!, { account: "blocked", phone: "13900000003" });
    await rowsOf(server, "update app_user set blocked_reason = 'x' where account = 'blocked'");
    const setStatus = (status: string) =>
      rowsOf(server, "update merchant set status = $2 where id = $1", [second!.merchantId, status]);
    await setStatus("deleted");
    texted.length = 0;
    const { broadcastId } = await send({ receiverMerchants: null });
    await deliver();
    await setStatus("normal");
    expect(texted.filter((text) => text.startsWith("139000000"))).toEqual(["13900000001 系统维护：今晚维护"]);
    const { receivers } = await writer!.call(broadcasts.detail, { broadcastId });
    expect(receivers).toBe((await rowsOf(server, "select 1 from user_message where kind = 'broadcast'")).length);
    await rowsOf(server, "delete from user_message");
  });

  it("SYS-05 SYS-20 leaves by mail and in the group chats of its merchants, each once and in its own words, and says how each ended", async () => {
    await writer!.call(alarmChannels.add, {
      merchantId: "1",
      channelKind: "mail",
      channelName: "邮局",
      host: "127.0.0.1",
      port: mail.port,
      secure: false,
      sender: "platform@example.com",
    });
    const addRobot = (by: Client, merchantId: string, name: string, path: string) =>
      by.call(alarmChannels.add, {
        merchantId,
        channelKind: "wecom",
        channelName: name,
        url: `${robots.url}/${path}?key=abcd1234`,
        secret: "",
      });
    await addRobot(boss!, shop!.merchantId, "群", "wecom");
    await addRobot(other!, second!.merchantId, "旁群", "wecom-other");
    await givenUser(server, shop!, { account: "mailless", roles: ["merchantAdmin"] });
    const { typeId: outside } = await writer!.call(messageTypes.create, {
      msgType: "外发",
      notifyWay: ["mail", "robot"],
    });
    const { broadcastId } = await send({ typeId: outside });
    await deliver();
    await rowsOf(server, "update broadcast set state = 'sending', reached_user = 0 where id = $1", [broadcastId]);
    await rowsOf(
      server,
      "insert into timer (kind, key, due_at, data) values ('support.broadcast', $1, now(), '{}') on conflict do nothing",
      [broadcastId],
    );
    await deliver();
    expect(mail.received.map(({ from, to }) => [from, to])).toEqual([["platform@example.com", ["boss@example.com"]]]);
    expect(robots.received.map(({ path, body }) => [path.split("?")[0], body])).toEqual([
      ["/wecom", { msgtype: "text", text: { content: "外发：今晚维护\n云途（云途）：今晚 **22:00** 维护" } }],
    ]);
    expect((await writer!.call(broadcasts.detail, { broadcastId })).deliveries).toEqual([
      { way: "mail", waiting: 0, sent: 1, failed: 1 },
      { way: "robot", waiting: 0, sent: 1, failed: 0 },
    ]);
    await rowsOf(server, "update app_user set status = 'deleted' where account = 'mailless'");
  });

  it("SYS-05 SYS-06 is taken back from those who read it too, once, and what has not left does not leave", async () => {
    await boss!.call(messages.markRead, { messageIds: null });
    const before = (await received(boss!)).length;
    const { broadcastId } = await send();
    await deliver();
    await boss!.call(messages.markRead, { messageIds: null });
    expect(await codeOf(boss!.try(broadcasts.recall, { broadcastId }))).toBe("access.noPermission");
    await writer!.call(broadcasts.recall, { broadcastId });
    await deliver();
    expect(await received(boss!)).toHaveLength(before);
    expect(await writer!.call(broadcasts.detail, { broadcastId })).toMatchObject({
      sendStatus: "recalled",
      receivers: 1,
      readers: 1,
    });
    expect(await codeOf(writer!.try(broadcasts.recall, { broadcastId }))).toBe("support.messageRecalled");
    expect(await codeOf(writer!.try(broadcasts.recall, { broadcastId: "1" }))).toBe("support.messageUnknown");
    const [audited] = await rowsOf<{ object: string }>(
      server,
      "select object from audit_log where action = 'support.broadcast.recall'",
    );
    expect(audited).toEqual({ object: letter.msgTitle });
    const { broadcastId: early } = await send();
    await writer!.call(broadcasts.recall, { broadcastId: early });
    const textsBefore = texted.length;
    await deliver();
    expect([await received(boss!), texted.length]).toEqual([expect.objectContaining({ length: before }), textsBefore]);
  });

  it("SYS-05 does not leave a second time once it is recalled, though its first try has just failed", async () => {
    const { typeId: byMail } = await writer!.call(messageTypes.create, { msgType: "仅邮件", notifyWay: ["mail"] });
    const now = new Date(Date.now() + 1_000);
    const times = { portion: 60, patienceMs: 180_000 };
    const take = (broadcastId: string, at = now) =>
      asSystem(server.database, (tx) => takeDeliveries(tx, broadcastId, at, times));
    /** A mail on its way of a message that is recalled meanwhile. */
    const recalled = async () => {
      const { broadcastId } = await send({ typeId: byMail });
      await asSystem(server.database, async (tx) => writePortion(tx, (await lockUnderway(tx, broadcastId))!, 100));
      const [mailed] = await take(broadcastId);
      await writer!.call(broadcasts.recall, { broadcastId });
      return { broadcastId, deliveryId: mailed!.deliveryId };
    };
    const left = mail.received.length;
    const { broadcastId, deliveryId } = await recalled();
    const busy = { deliveryId, state: "waiting", failure: "busy", retryMs: 0 } as const;
    await asSystem(server.database, (tx) => settleDeliveries(tx, broadcastId, [busy]));
    expect(await take(broadcastId)).toEqual([]);
    expect((await writer!.call(broadcasts.detail, { broadcastId })).deliveries).toEqual([]);
    // Whoever sent this one was killed and wrote nothing down.
    const killed = await recalled();
    const later = new Date(now.getTime() + times.patienceMs + 1_000);
    expect(await take(killed.broadcastId, later)).toEqual([]);
    expect((await writer!.call(broadcasts.detail, killed)).deliveries).toMatchObject([{ waiting: 0, failed: 1 }]);
    await deliver();
    expect(mail.received).toHaveLength(left);
  });

  it("SYS-06 reaches 100,000 users portion by portion, each once, though a portion is written twice, while a machine sells", async () => {
    const crowd = await givenMerchant(server, { name: "人多" });
    const { machineId } = await boss!.call(machines.register, machineForm(shop!, "M1"));
    await rowsOf(server, "update machine set activated_at = now() where id = $1", [machineId]);
    await boss!.call(lanes.generate, { machineId, cabinet: "main", layers: 1, perLayer: 2, mode: "small" });
    await boss!.call(lanes.save, {
      machineId,
      cabinet: "main",
      laneNo: 11,
      productId: await givenProduct(server, shop!, "cola", 350),
      lanePriceFen: "350",
      purchaseFen: null,
      stock: 190,
      capacity: 200,
      warnThreshold: 1,
      batchNo: "",
      laneMode: "small",
      version: 1,
    });
    await rowsOf(
      server,
      `insert into app_user (top_id, merchant_id, account, name, level, kdf_version, verifier)
       select $1, $2, 'crowd' || n, 'n', '2', 1, '\\x00' from generate_series(1, 100000) n`,
      [crowd.topId, crowd.merchantId],
    );
    const { typeId: bellOnly } = await writer!.call(messageTypes.create, { msgType: "通知" });
    const began = Date.now();
    const { broadcastId } = await send({ typeId: bellOnly, receiverMerchants: crowd.merchantNo });
    expect(Date.now() - began).toBeLessThan(1_000);
    const first = async () =>
      asSystem(server.database, async (tx) => writePortion(tx, (await lockUnderway(tx, broadcastId))!, 5_000));
    expect((await first()).count).toBe(5_000);
    await rowsOf(server, "update broadcast set reached_user = 0, receivers = 0 where id = $1", [broadcastId]);
    expect((await first()).count).toBe(5_000);
    const heldBefore = process.memoryUsage().heapUsed;
    const sales: number[] = [];
    let isSending = true;
    const selling = (async () => {
      while (isSending && sales.length < 180) {
        const started = Date.now();
        await sellAt(server, machineId, { lane: 11 });
        sales.push(Date.now() - started);
        await new Promise((resolve) => setTimeout(resolve, 40));
      }
    })();
    await deliver();
    isSending = false;
    await selling;
    // Ids and one count pass through the process, never the readers themselves.
    expect(process.memoryUsage().heapUsed - heldBefore).toBeLessThan(100_000_000);
    expect(sales.length).toBeGreaterThan(5);
    expect(Math.max(...sales)).toBeLessThan(3_000);
    expect(
      await rowsOf(
        server,
        "select count(*)::int as n, count(distinct user_id)::int as people from user_message where broadcast_id = $1",
        [broadcastId],
      ),
    ).toEqual([{ n: 100_000, people: 100_000 }]);
    const { receivers, sendStatus } = await writer!.call(broadcasts.detail, { broadcastId });
    expect([receivers, sendStatus]).toEqual([100_000, "sent"]);
    await writer!.call(broadcasts.recall, { broadcastId });
    await deliver();
    expect(await rowsOf(server, "select 1 from user_message where broadcast_id = $1", [broadcastId])).toEqual([]);
  }, 90_000);

  it("TOPBAR-07 TOPBAR-19 is found by type and state, within 30 days", async () => {
    await send();
    await deliver();
    const [row] = await received(boss!);
    const count = async (more: object) => (await boss!.call(inbox.list, { ...days, ...more })).total;
    expect(await count({ msgType: typeId, readStatus: "unread" })).toBe(1);
    expect(await count({ msgType: "system" })).toBe(0);
    expect((await boss!.call(inbox.types, {})).types).toContainEqual({ typeId, msgType: "系统维护" });
    await boss!.call(messages.markRead, { messageIds: null });
    expect([await count({ readStatus: "unread" }), await count({ readStatus: "read", msgType: typeId })]).toEqual([
      0, 1,
    ]);
    expect(await codeOf(boss!.try(inbox.list, { fromDay: "2026-01-01", toDay: "2026-02-15" }))).toBe("range.tooLong");
    expect(await codeOf(other!.try(inbox.detail, { messageId: row!.messageId }))).toBe("support.messageUnknown");
    expect(await codeOf(other!.try(inbox.remove, { messageId: row!.messageId }))).toBe("support.messageUnknown");
  });
});

describe("a type of message", () => {
  it("SYS-05 SYS-20 has a name of its own, is offered while it is enabled, and stays while a message has it", async () => {
    expect(await codeOf(writer!.try(messageTypes.create, { msgType: "系统维护" }))).toBe("support.messageTypeTaken");
    const { typeId: fresh } = await writer!.call(messageTypes.create, { msgType: "活动" });
    expect(await codeOf(writer!.try(messageTypes.update, { typeId: fresh, msgType: "系统维护" }))).toBe(
      "support.messageTypeTaken",
    );
    await writer!.call(messageTypes.disable, { typeId: fresh });
    const offered = async () => (await writer!.call(broadcasts.types, {})).types.map((one) => one.typeId);
    expect(await offered()).not.toContain(fresh);
    expect(await codeOf(writer!.try(broadcasts.send, { typeId: fresh, ...letter, receiverMerchants: null }))).toBe(
      "support.messageTypeUnknown",
    );
    await writer!.call(messageTypes.enable, { typeId: fresh });
    expect(await offered()).toContain(fresh);
    await writer!.call(messageTypes.remove, { typeId: fresh });
    await send();
    expect(await codeOf(writer!.try(messageTypes.remove, { typeId }))).toBe("support.messageTypeInUse");
    expect(await codeOf(boss!.try(messageTypes.list, {}))).toBe("access.noPermission");
  });
});

describe("an announcement", () => {
  const text = { noticeTitle: "国庆安排", noticeContent: "**照常**营业" };

  it("SYS-05 LOGIN-51 PERM-15 is read by everybody while it is published, and changes only out of sight", async () => {
    const { noticeId, version } = await writer!.call(announcements.create, { typeId, ...text });
    expect(await codeOf(guest.try(notices.read, { noticeId }))).toBe("support.announcementUnknown");
    expect((await guest.call(notices.list, {})).total).toBe(0);
    await writer!.call(announcements.publish, { noticeId, version });
    expect(await guest.call(notices.read, { noticeId })).toMatchObject({ ...text, msgType: "系统维护" });
    for (const found of [{ noticeTitle: "国庆" }, { keyword: "照常" }, { msgType: typeId }, days])
      expect((await guest.call(notices.list, found)).total, JSON.stringify(found)).toBe(1);
    expect((await guest.call(notices.list, { keyword: "没有" })).total).toBe(0);
    const now = { noticeId, version: 2 };
    const change = { ...now, typeId, noticeTitle: "改", noticeContent: "改" };
    expect(await codeOf(writer!.try(announcements.update, change))).toBe("support.announcementPublished");
    expect(await codeOf(writer!.try(announcements.remove, now))).toBe("support.announcementPublished");
    expect(await codeOf(writer!.try(announcements.withdraw, { ...now, version: 1 }))).toBe(
      "support.announcementChanged",
    );
    expect(await codeOf(boss!.try(announcements.withdraw, now))).toBe("access.noPermission");
    await writer!.call(announcements.withdraw, now);
    expect(await codeOf(guest.try(notices.read, { noticeId }))).toBe("support.announcementUnknown");
    await writer!.call(announcements.update, { ...change, version: 3 });
    await writer!.call(announcements.remove, { noticeId, version: 4 });
    expect(await rowsOf(server, "select 1 from announcement where id = $1", [noticeId])).toEqual([]);
  });

  it("SYS-05 PERM-15 carries files that are read through it alone, and only while it is published", async () => {
    const upload = async (client: Client, fileName: string, content: string) => {
      const path = `${announcementFiles.upload.path}?${new URLSearchParams({ fileName })}`;
      const { body } = await client.sendBytes(path, content);
      return { code: body.code, fileId: (body.data as { fileId: string } | null)?.fileId ?? "" };
    };
    expect((await upload(boss!, "安排.pdf", "%PDF-1.7 安排")).code).toBe("access.noPermission");
    expect((await upload(writer!, "安排.pdf", "MZ")).code).toBe("system.fileKind");
    const { fileId } = await upload(writer!, "安排.pdf", "%PDF-1.7 安排");
    const { fileId: list } = await upload(writer!, "名单.csv", "a,b");
    const of = { typeId, ...text };
    expect(await codeOf(writer!.try(announcements.create, { ...of, fileIds: [fileId, "1"] }))).toBe(
      "support.fileUnknown",
    );
    const many = ["1", "2", "3", "4", "5", "6"];
    expect(await codeOf(writer!.try(announcements.create, { ...of, fileIds: many }))).toBe("support.tooManyFiles");
    const { noticeId } = await writer!.call(announcements.create, { ...of, fileIds: [list, fileId] });
    const get = (id: string) =>
      guest.send("GET", `${notices.file.path.replace(":noticeId", noticeId).replace(":fileId", id)}`);
    expect((await get(fileId)).status, "a draft").toBe(404);
    await writer!.call(announcements.publish, { noticeId, version: 1 });
    const read = await guest.call(notices.read, { noticeId });
    expect(read.files.map(({ fileName }) => fileName)).toEqual(["名单.csv", "安排.pdf"]);
    const answer = await get(fileId);
    expect([answer.status, answer.text]).toEqual([200, "%PDF-1.7 安排"]);
    expect(answer.headers.get("content-disposition")).toContain("attachment");
    const files = await writer!.call(downloads.list, {});
    expect(
      files.rows.some((row) => row.fileId === fileId),
      "the download centre",
    ).toBe(false);
    expect(await codeOf(writer!.try(downloads.content, { fileId }))).toBe("system.fileUnknown");

    await writer!.call(announcements.withdraw, { noticeId, version: 2 });
    expect((await get(fileId)).status, "withdrawn").toBe(404);
    const again = await writer!.call(announcements.create, { ...of, fileIds: [fileId] });
    await writer!.call(announcements.update, { noticeId, version: 3, ...of, fileIds: [] });
    const kept = () => rowsOf<{ id: string }>(server, "select id from file where kind = 'notice' order by id", []);
    expect(
      (await kept()).map(({ id }) => id),
      "what another announcement carries stays",
    ).toEqual([fileId]);
    await writer!.call(announcements.remove, again);
    expect(await kept()).toEqual([]);

    const { fileId: forgotten } = await upload(writer!, "草稿.pdf", "%PDF-1.7 草稿");
    const yesterday = new Date(Date.now() - 86_400_000);
    const find = () => asSystem(server.database, (tx) => forgottenFiles(tx, yesterday, 10));
    expect(await find(), "its form may still be saved").toEqual([]);
    await rowsOf(server, "update file set created_at = now() - interval '2 days' where id = $1", [forgotten]);
    expect(await find()).toEqual([forgotten]);
    expect(await asSystem(server.database, (tx) => deleteUnattached(tx, [forgotten]))).toEqual([forgotten]);
  });
});
