import { messages } from "@yunshou/contract/access/messages";
import { certificates } from "@yunshou/contract/merchants/certificates";
import { notificationSettings } from "@yunshou/contract/merchants/notifications";
import { asSystem } from "@yunshou/database";
import { addDays } from "@yunshou/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ShortMessage } from "../../access/sms/templates.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { rowsOf } from "../../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";
import { tellOfCertificates } from "./certificateDuties.ts";
import type { CreatedMerchant } from "../tree/createMerchant.ts";

let server: TestServer;
let top: CreatedMerchant;
let shop: CreatedMerchant;
const clients = new Map<string, Client>();
const ids = new Map<string, string>();
const people = [
  ["parent", "top"],
  ["boss", "shop"],
  ["deputy", "shop"],
  ["clerk", "shop"],
  ["stranger", "other"],
  ["operator", "platform"],
] as const;

beforeAll(async () => {
  server = await startTestServer();
  top = await givenMerchant(server, { name: "云途" });
  shop = await givenMerchant(server, { name: "虹桥店", parentId: top.merchantId });
  const merchants = { top, shop, other: await givenMerchant(server, { name: "旁人" }), platform };
  for (const [index, [account, merchant]] of people.entries()) {
    const roles =
      account === "clerk"
        ? ["staff" as const]
        : account === "operator"
          ? ["platformAdmin" as const]
          : ["merchantAdmin" as const];
    ids.set(
      account,
      (
        await givenUser(server, merchants[merchant], {
          account,
          roles,
          phone: `1390000000${index}`,
          ...(merchant === "platform" ? { level: "3" as const } : {}),
        })
      ).userId,
    );
    clients.set(account, await loginAs(server, account, testPassword));
  }
});
afterAll(() => server.stop());

const platform = { merchantId: "1", topId: "1", merchantNo: "0" };
const texts: string[] = [];
const sms = {
  send: async ({ phone, text }: ShortMessage) => void texts.push(`${phone} ${text}`),
  refusal: () => undefined,
  metrics: () => [],
};
beforeEach(async () => {
  texts.length = 0;
  await rowsOf(server, "delete from user_message");
  await rowsOf(server, "delete from certificate");
  await rowsOf(server, "delete from notification_setting");
});

const expiry = "2027-06-30";
/** A moment some days before the last valid day, in Shanghai. */
const moment = (daysBefore: number, time = "12:00") => new Date(`${addDays(expiry, -daysBefore)}T${time}:00+08:00`);

async function round(now: Date): Promise<void> {
  const actions: (() => void | Promise<void>)[] = [];
  await asSystem(server.database, (tx) =>
    tellOfCertificates(
      { tx, now, afterCommit: (action) => void actions.push(action) },
      { sms, secrets: server.context.secrets },
    ),
  );
  for (const action of actions) await action();
}

const givenCertificate = async (merchant: CreatedMerchant, certNo: string) =>
  (
    await rowsOf<{ id: string }>(
      server,
      "insert into certificate (top_id, merchant_id, kind, cert_no, name, expires_on) values ($1, $2, 'merchant', $3, '食品经营许可证', $4) returning id::text",
      [merchant.topId, merchant.merchantId, certNo, expiry],
    )
  )[0]!.id;
const told = async (account: string) =>
  (await clients.get(account)!.call(messages.list, {})).rows.map(({ detail }) => detail).toReversed();
const setting = (
  receivers: readonly string[],
  given: Partial<{ ways: ("console" | "sms")[]; enabled: boolean; pushTime: string }> = {},
) =>
  clients.get("parent")!.call(notificationSettings.save, {
    merchantId: shop.merchantId,
    messageType: "certificate",
    ways: ["console"],
    pushTime: "09:00",
    enabled: true,
    receiverIds: receivers.map((account) => ids.get(account)!),
    ...given,
  });

describe("certificates near expiry at the bell", () => {
  it("SYS-16 tell every administrator of their merchant, at each step once, and nobody else", async () => {
    const certificateId = await givenCertificate(shop, "SP1");
    for (const days of [31, 30, 30, 29, 7, 1, 0, -1, -2, -40]) await round(moment(days));
    const step = (daysLeft: number) => ({
      kind: "certificate",
      merchantName: "虹桥店",
      certificateId,
      certNo: "SP1",
      certName: "食品经营许可证",
      certExpiry: expiry,
      daysLeft,
    });
    expect(await told("boss")).toEqual([step(30), step(7), step(1), step(-1)]);
    expect(await told("deputy")).toEqual(await told("boss"));
    for (const account of ["parent", "clerk", "stranger", "operator"]) expect(await told(account)).toEqual([]);
    expect(texts).toEqual([]);
    expect(
      (await clients.get("boss")!.call(certificates.detail, { certificateId })).reminders.map(
        ({ daysBefore }) => daysBefore,
      ),
    ).toEqual([30, 7, 1, -1]);
  });

  it("SYS-16 wait for a merchant that is stopped, itself or above, and then come at the step where it stands", async () => {
    for (const { merchantId } of [shop, top]) {
      await rowsOf(server, "delete from certificate");
      await rowsOf(server, "delete from user_message");
      const certificateId = await givenCertificate(shop, "SP0");
      const set = (status: string) =>
        rowsOf(server, "update merchant set status = $2 where id = $1", [merchantId, status]);
      await set("stopped");
      for (const days of [30, 7, -1]) await round(moment(days));
      await set("normal");
      const { reminders } = await clients.get("boss")!.call(certificates.detail, { certificateId });
      expect(reminders).toEqual([]);
      await round(moment(-2));
      expect(await told("boss")).toMatchObject([{ kind: "certificate", daysLeft: -2 }]);
    }
  });

  it("SYS-16 of the platform tell those who may do everything there", async () => {
    await givenCertificate(platform, "PLATFORM1");
    await round(moment(7));
    expect(
      (await told("operator")).map((detail) => detail.kind === "certificate" && [detail.certNo, detail.daysLeft]),
    ).toEqual([["PLATFORM1", 7]]);
    expect(await told("boss")).toEqual([]);
  });

  it("MERCHANT-18 come at the merchant's time of day, on its calendar", async () => {
    await givenCertificate(shop, "SP2");
    await setting(["boss"], { pushTime: "09:00" });
    await round(moment(30, "08:59"));
    expect(await told("boss")).toEqual([]);
    await round(moment(30, "09:00"));
    expect(await told("boss")).toHaveLength(1);
  });

  it("SYS-07 follow the setting of the merchant: its receivers and ways, or nobody once it is off", async () => {
    await givenCertificate(shop, "SP3");
    await setting(["parent", "clerk"], { ways: ["console", "sms"] });
    await round(moment(30));
    expect([(await told("parent")).length, (await told("clerk")).length, (await told("boss")).length]).toEqual([
      1, 1, 0,
    ]);
    expect(texts.sort()).toEqual(
      ["0", "3"].map((n) => `1390000000${n} 虹桥店：食品经营许可证（SP3）有效期至 2027-06-30，剩余 30 天`),
    );
    await setting(["parent"], { ways: ["sms"] });
    await round(moment(-1));
    expect(texts.at(-1)).toBe("13900000000 虹桥店：食品经营许可证（SP3）有效期至 2027-06-30，已过期，请尽快更新");
    expect(await told("parent")).toHaveLength(1);
    await givenCertificate(shop, "SP4");
    await setting(["parent"], { enabled: false });
    await round(moment(7));
    expect([(await told("parent")).length, texts.length]).toEqual([1, 3]);
  });

  it("SYS-07 lists the administrators as receivers until somebody sets it", async () => {
    const rowOf = async (account: string) =>
      (
        await clients
          .get(account)!
          .call(notificationSettings.list, { merchantName: "虹桥店", messageType: "certificate" })
      ).rows[0];
    expect(await rowOf("boss")).toMatchObject({
      enabled: true,
      ways: ["console"],
      receivers: [{ account: "boss" }, { account: "deputy" }],
    });
    await setting([], { enabled: false });
    expect(await rowOf("boss")).toMatchObject({ enabled: false, receivers: [] });
  });

  it("SYS-16 arrive as one message when there are many", async () => {
    for (const certNo of ["M1", "M2", "M3", "M4"]) await givenCertificate(shop, certNo);
    await round(moment(7));
    expect(await told("boss")).toEqual([{ kind: "certificates", merchantName: "虹桥店", expiring: 4, expired: 0 }]);
  });

  it("SYS-16 come once when two processes look at the same moment, and not to who was blocked", async () => {
    await givenCertificate(shop, "SP5");
    await rowsOf(server, "update app_user set blocked_reason = '离职' where id = $1", [ids.get("deputy")]);
    await Promise.all([1, 2, 3].map(() => round(moment(30))));
    await rowsOf(server, "update app_user set blocked_reason = null where id = $1", [ids.get("deputy")]);
    expect([(await told("boss")).length, (await told("deputy")).length]).toEqual([1, 0]);
  });
});
