import type { Endpoint, InputOf } from "@yunshou/contract";
import { certificateImages, certificates } from "@yunshou/contract/merchants/certificates";
import { asSystem } from "@yunshou/database";
import { addDays, businessDay, imageLimitBytes } from "@yunshou/domain";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeSweeper } from "../../platform/timers.ts";
import { exportSources } from "../../exports.ts";
import { storedPath } from "../../platform/export/exportFiles.ts";
import { exportDuties } from "../../platform/export/exportJob.ts";
import type { ShortMessage } from "../../access/sms/templates.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { rowsOf } from "../../testing/bench/machines.ts";
import { silentLog } from "../../testing/bench/orderBench.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";
import { pngOf } from "../../testing/standIns/pictures.ts";
import { certificateDuties, tellOfCertificates } from "./certificateDuties.ts";
import type { CreatedMerchant } from "../tree/createMerchant.ts";

const png = pngOf({ width: 40, height: 30 });
const zone = "Asia/Shanghai";
const today = businessDay(new Date(), zone);
const hourMs = 3_600_000;

let server: TestServer;
let east: CreatedMerchant;
let shop: CreatedMerchant;
let owner: Client;
let parent: Client;
let child: Client;
let sibling: Client;
let unrelated: Client;
let staff: Client;
let operator: Client;
let second: Client;

beforeAll(async () => {
  server = await startTestServer();
  const top = await givenMerchant(server, { name: "云途" });
  east = await givenMerchant(server, { name: "华东", parentId: top.merchantId });
  shop = await givenMerchant(server, { name: "虹桥店", parentId: east.merchantId });
  const one = async (
    merchant: CreatedMerchant,
    account: string,
    roles: readonly ("merchantAdmin" | "operator" | "staff")[] = ["merchantAdmin"],
  ) => {
    await givenUser(server, merchant, { account, roles, ...(roles[0] === "operator" ? { level: "3" as const } : {}) });
    return loginAs(server, account, testPassword);
  };
  const platform = { merchantId: "1", topId: "1", merchantNo: "0" };
  owner = await one(east, "owner");
  parent = await one(top, "parent");
  child = await one(shop, "child");
  sibling = await one(await givenMerchant(server, { name: "华南", parentId: top.merchantId }), "sibling");
  unrelated = await one(await givenMerchant(server, { name: "旁人" }), "unrelated");
  staff = await one(east, "staff", ["staff"]);
  operator = await one(platform, "operator", ["operator"]);
  second = await one(platform, "second", ["operator"]);
});
afterAll(() => server.stop());

const imageFolder = () => join(server.context.config.dataDir, "certificates");
const codeOf = async (answer: Promise<{ body: { code: string } }>) => (await answer).body.code;

async function upload(
  client: Client,
  content = png,
  endpoint: Endpoint = certificateImages.upload,
): Promise<{ code: string; imageId: string }> {
  const answer = await fetch(server.address + endpoint.path, {
    method: "POST",
    body: new Uint8Array(content),
    headers: {
      "content-type": "application/octet-stream",
      ...(client.token === undefined ? {} : { authorization: client.token }),
    },
  });
  const body = (await answer.json()) as { code: string; data: { imageId?: string } };
  return { code: body.code, imageId: body.data?.imageId ?? "" };
}

const texts: string[] = [];
const sms = {
  send: async ({ phone, text }: ShortMessage) => void texts.push(`${phone} ${text}`),
  refusal: () => undefined,
  metrics: () => [],
};
/** Noon in Shanghai, some days from today. */
const noon = (days: number) => new Date(`${addDays(today, days)}T12:00:00+08:00`);
/** One round of reminders at a moment, with what it leaves for after the commit. */
async function remind(now: Date): Promise<void> {
  const actions: (() => void | Promise<void>)[] = [];
  await asSystem(server.database, (tx) =>
    tellOfCertificates(
      { tx, now, afterCommit: (action) => void actions.push(action) },
      { sms, secrets: server.context.secrets },
    ),
  );
  for (const action of actions) await action();
}

let serial = 0;
async function filled(
  client: Client,
  merchant: CreatedMerchant,
  given: Partial<InputOf<typeof certificates.create>> = {},
): Promise<InputOf<typeof certificates.create>> {
  serial += 1;
  return {
    merchantId: merchant.merchantId,
    certType: "merchant",
    certNo: `C${serial}`,
    certName: "营业执照",
    certExpiry: addDays(today, 200),
    imageIds: [(await upload(client)).imageId],
    ...given,
  };
}
const added = async (
  client: Client,
  merchant: CreatedMerchant,
  given: Partial<InputOf<typeof certificates.create>> = {},
) => (await client.call(certificates.create, await filled(client, merchant, given))).certificateId;
const imageOf = (client: Client, certificateId: string, imageId: string) =>
  client.send("GET", `/api/v1/merchants/certificates/${certificateId}/images/${imageId}`);

describe("a certificate", () => {
  it("SYS-16 FORM-02 is added with its picture, seen, changed and deleted, each step in the log", async () => {
    const input = await filled(owner, east, {
      certType: "pharmacist",
      certNo: "YS2026001",
      certName: "执业药师注册证",
      userName: "许安宁",
    });
    const { certificateId } = await owner.call(certificates.create, input);
    expect(
      (await owner.call(certificates.list, { certNo: "ys2026", certType: "pharmacist", merchantName: "华" })).rows,
    ).toMatchObject([
      {
        certificateId,
        userName: "许安宁",
        merchantName: "华东",
        expiry: "valid",
        daysLeft: 200,
        imageCount: 1,
        reviewStatus: "pending",
        own: true,
        remindedAt: null,
      },
    ]);
    const other = (await upload(owner)).imageId;
    await owner.call(certificates.update, {
      certificateId,
      certNo: "YS2026002",
      certName: "执业药师证",
      userName: "许安宁",
      certExpiry: null,
      imageIds: [other],
    });
    expect(await owner.call(certificates.detail, { certificateId })).toMatchObject({
      certNo: "YS2026002",
      certExpiry: null,
      daysLeft: null,
      imageIds: [other],
      merchantId: east.merchantId,
    });
    await expect.poll(() => existsSync(join(imageFolder(), input.imageIds[0] ?? ""))).toBe(false);
    await owner.call(certificates.remove, { certificateId });
    expect(await codeOf(owner.try(certificates.detail, { certificateId }))).toBe("merchants.certificateUnknown");
    await expect.poll(() => existsSync(join(imageFolder(), other))).toBe(false);
    const log = await rowsOf<{ action: string; after: { certNo?: string } | null }>(
      server,
      "select action, after from audit_log where object in ('YS2026001', 'YS2026002') order by id",
    );
    expect(log.map(({ action }) => action)).toEqual([
      "merchants.certificate.create",
      "merchants.certificate.edit",
      "merchants.certificate.remove",
    ]);
    expect(log[1]?.after).toMatchObject({ certNo: "YS2026002", images: 1 });
  });

  it("SYS-16 keeps its pictures sealed on the disk and records who looks at them", async () => {
    const { imageId } = await upload(owner);
    const certificateId = await added(owner, east, { imageIds: [imageId] });
    const stored = readFileSync(join(imageFolder(), imageId));
    expect(stored.includes("IHDR")).toBe(false);
    const answer = await imageOf(owner, certificateId, imageId);
    expect(answer.text).toContain("IHDR");
    expect([
      answer.headers.get("content-type"),
      answer.headers.get("x-content-type-options"),
      answer.headers.get("cache-control"),
    ]).toEqual(["image/png", "nosniff", "private, no-store"]);
    expect(
      await rowsOf(
        server,
        "select kind from audit_log where action = 'merchants.certificate.images.read' and object = (select cert_no from certificate where id = $1)",
        [certificateId],
      ),
    ).toEqual([{ kind: "read" }]);
    expect((await imageOf(owner, certificateId, "1")).body.code).toBe("merchants.imageUnknown");
  });

  it.each([
    ["FORM-02 without a number", { certNo: " " }, "field.required", "certNo"],
    ["MSG-91 with a number of other characters", { certNo: "沪-1" }, "field.notCode", "certNo"],
    ["MSG-91 with a number of 21 characters", { certNo: "1".repeat(21) }, "field.tooLong", "certNo"],
    ["FORM-01 without a name", { certName: "" }, "field.required", "certName"],
    ["FORM-01 a doctor's without the doctor", { certType: "doctor" as const }, "field.required", "userName"],
    ["MSG-40 without a picture", { imageIds: [] }, "merchants.certificateImageMissing", "imageIds"],
    [
      "with seven pictures",
      { imageIds: ["1", "2", "3", "4", "5", "6", "7"] },
      "merchants.certificateImages",
      "imageIds",
    ],
    ["with a picture that nobody uploaded", { imageIds: ["1"] }, "merchants.imageUnknown", "imageIds"],
    ["of a merchant that does not exist", { merchantId: "999" }, "merchants.unknown", "merchantId"],
  ])("%s is refused and nothing is stored", async (_, given, code, field) => {
    const input = { ...(await filled(owner, east)), ...given };
    const answer = await owner.try(certificates.create, input);
    expect([answer.body.code, answer.body.data.field]).toEqual([code, field]);
    expect(
      await rowsOf(server, "select id from certificate where merchant_id = $1 and cert_no = $2", [
        east.merchantId,
        input.certNo,
      ]),
    ).toEqual([]);
  });

  it("SYS-16 has its number once for each merchant and kind", async () => {
    const first = await added(owner, east, { certNo: "Twice1" });
    expect(await codeOf(owner.try(certificates.create, await filled(owner, east, { certNo: "TWICE1" })))).toBe(
      "merchants.certificateTaken",
    );
    const other = await added(owner, east, { certNo: "Twice1", certType: "doctor", userName: "陆远志" });
    await added(owner, shop, { certNo: "Twice1" });
    const third = await added(owner, east);
    const { imageIds } = await owner.call(certificates.detail, { certificateId: third });
    expect(
      await codeOf(
        owner.try(certificates.update, {
          certificateId: third,
          certNo: "twice1",
          certName: "x",
          certExpiry: null,
          imageIds,
        }),
      ),
    ).toBe("merchants.certificateTaken");
    expect(await owner.call(certificates.detail, { certificateId: third })).toMatchObject({
      certName: "营业执照",
      imageIds,
    });
    for (const certificateId of [first, other, third]) await owner.call(certificates.remove, { certificateId });
  });

  it("SYS-16 gives a number to one of two who take it at the same moment", async () => {
    const inputs = [await filled(owner, east, { certNo: "RACE1" }), await filled(parent, east, { certNo: "race1" })];
    const codes = await Promise.all(
      [owner, parent].map((client, index) => codeOf(client.try(certificates.create, inputs[index]!))),
    );
    expect(codes.sort()).toEqual(["H0000", "merchants.certificateTaken"]);
  });

  it("takes pictures only, of at most 2 MB, and another person's picture never", async () => {
    expect((await upload(owner, Buffer.from("%PDF-1.7"))).code).toBe("image.kind");
    expect((await upload(owner, Buffer.concat([png, Buffer.alloc(imageLimitBytes)]))).code).toBe("image.tooLarge");
    expect((await upload(staff)).code).toBe("access.noPermission");
    const { imageId } = await upload(child);
    expect(await codeOf(owner.try(certificates.create, await filled(owner, east, { imageIds: [imageId] })))).toBe(
      "merchants.imageUnknown",
    );
    const certificateId = await added(child, shop, { imageIds: [imageId] });
    expect(await codeOf(child.try(certificates.create, await filled(child, shop, { imageIds: [imageId] })))).toBe(
      "merchants.imageUnknown",
    );
    expect((await child.call(certificates.detail, { certificateId })).imageIds).toEqual([imageId]);
  });

  it("forgets a picture whose form was not saved within a day", async () => {
    const [old, fresh] = [(await upload(owner)).imageId, (await upload(owner)).imageId];
    await rowsOf(server, "update certificate_image set created_at = now() - interval '25 hours' where id = $1", [old]);
    const [, images] = certificateDuties(server.context.config.dataDir, { sms, secrets: server.context.secrets });
    const sweeper = makeSweeper(server.database, [images!], silentLog);
    await rowsOf(server, "insert into timer (kind, key, due_at) values ($1, '', now())", [images!.kind]);
    await sweeper.sweep();
    await sweeper.settled();
    expect([existsSync(join(imageFolder(), old)), existsSync(join(imageFolder(), fresh))]).toEqual([false, true]);
    expect(await rowsOf(server, "select id from certificate_image where id = $1", [old])).toEqual([]);
  });
});

describe("the tenancy of certificates", () => {
  it("PERM-09 shows and changes those of the own merchant and below; siblings, children and strangers see nothing of it", async () => {
    const certificateId = await added(owner, east);
    const { imageIds, certNo } = await owner.call(certificates.detail, { certificateId });
    expect((await parent.call(certificates.list, { certNo })).rows.map((row) => row.certificateId)).toContain(
      certificateId,
    );
    await parent.call(certificates.update, {
      certificateId,
      certNo,
      certName: "由上级修改",
      certExpiry: null,
      imageIds,
    });
    for (const client of [sibling, child, unrelated]) {
      expect((await client.call(certificates.list, {})).rows.map((row) => row.certificateId)).not.toContain(
        certificateId,
      );
      const refused = await Promise.all([
        codeOf(client.try(certificates.detail, { certificateId })),
        codeOf(client.try(certificates.update, { certificateId, certNo, certName: "x", certExpiry: null, imageIds })),
        codeOf(client.try(certificates.remove, { certificateId })),
        imageOf(client, certificateId, imageIds[0] ?? "").then(({ body }) => body.code),
      ]);
      expect(refused).toEqual(Array.from({ length: 4 }, () => "merchants.certificateUnknown"));
      expect(await codeOf(client.try(certificates.create, await filled(client, east)))).toBe("merchants.unknown");
      expect((await client.call(certificates.options, {})).merchants.map((one) => one.merchantId)).not.toContain(
        east.merchantId,
      );
    }
    expect(await owner.call(certificates.detail, { certificateId })).toMatchObject({ certName: "由上级修改" });
  });

  it("PERM-09 asks staff and merchants for the permission", async () => {
    const certificateId = await added(owner, east);
    expect(await codeOf(staff.try(certificates.list, {}))).toBe("access.noPermission");
    expect(await codeOf(owner.try(certificates.decide, { certificateIds: [certificateId], decision: "approve" }))).toBe(
      "access.noPermission",
    );
  });
});

describe("the review", () => {
  it("SYS-16 decides over what the reviewer saw: what was edited since then waits for another look", async () => {
    const [one, two] = [await added(owner, east), await added(owner, east)];
    const shown = async (certificateId: string) =>
      (await second.call(certificates.list, {})).rows.find((row) => row.certificateId === certificateId)!.changedTime;
    const seen = { certificateIds: [one, two], changedTimes: [await shown(one), await shown(two)] };
    const { imageIds, certNo } = await owner.call(certificates.detail, { certificateId: two });
    const edited = { certificateId: two, certNo, certName: "另一张证", certExpiry: null, imageIds };
    await owner.call(certificates.update, edited);
    for (const decision of ["approve", "reject"] as const)
      expect(await codeOf(second.try(certificates.decide, { ...seen, decision, remark: "x" }))).toBe(
        "merchants.certificateChanged",
      );
    expect(await owner.call(certificates.detail, { certificateId: one })).toMatchObject({ reviewStatus: "pending" });
    const again = { ...seen, changedTimes: [await shown(one), await shown(two)] };
    expect(await second.call(certificates.decide, { ...again, decision: "approve" })).toEqual({ decided: 2 });
  });

  it("SYS-16 approves or rejects with a reason, by somebody of the platform who did not write it, all or none", async () => {
    const [one, two] = [await added(owner, east), await added(operator, east)];
    expect(await codeOf(operator.try(certificates.decide, { certificateIds: [one, two], decision: "approve" }))).toBe(
      "merchants.ownCertificate",
    );
    expect(await owner.call(certificates.detail, { certificateId: one })).toMatchObject({
      reviewStatus: "pending",
      reviewer: null,
    });
    expect(await second.call(certificates.decide, { certificateIds: [one, two, one], decision: "approve" })).toEqual({
      decided: 2,
    });
    expect(await codeOf(second.try(certificates.decide, { certificateIds: [one], decision: "approve" }))).toBe(
      "state.notAllowed",
    );
    expect(
      await codeOf(second.try(certificates.decide, { certificateIds: [one], decision: "reject", remark: " " })),
    ).toBe("merchants.reviewRemarkMissing");
    await second.call(certificates.decide, { certificateIds: [one], decision: "reject", remark: "照片不清" });
    expect(await owner.call(certificates.detail, { certificateId: one })).toMatchObject({
      reviewStatus: "notApproved",
      reviewRemark: "照片不清",
      reviewer: null,
    });
    expect(await second.call(certificates.detail, { certificateId: one })).toMatchObject({ reviewer: "second" });
    const { imageIds, certNo } = await owner.call(certificates.detail, { certificateId: one });
    await owner.call(certificates.update, {
      certificateId: one,
      certNo,
      certName: "新照片",
      certExpiry: null,
      imageIds,
    });
    expect(await owner.call(certificates.detail, { certificateId: one })).toMatchObject({
      reviewStatus: "pending",
      reviewRemark: "",
      reviewer: null,
      reviewTime: null,
    });
    expect(await codeOf(second.try(certificates.decide, { certificateIds: [], decision: "approve" }))).toBe(
      "merchants.selectCertificates",
    );
    expect(await codeOf(second.try(certificates.decide, { certificateIds: ["999"], decision: "approve" }))).toBe(
      "merchants.certificateUnknown",
    );
  });

  it("SYS-16 approves nothing that has expired", async () => {
    const certificateId = await added(owner, east, { certExpiry: addDays(today, -1) });
    expect(
      await codeOf(second.try(certificates.decide, { certificateIds: [certificateId], decision: "approve" })),
    ).toBe("merchants.certificateExpired");
    await owner.call(certificates.remove, { certificateId });
  });
});

describe("reminders", () => {
  it("SYS-16 come 30, 7 and 1 days before the last day and when it has expired, each once, and again for another expiry", async () => {
    const certificateId = await added(owner, shop, { certNo: "REMIND1", certExpiry: addDays(today, 60) });
    const stepsAt = async (day: number) => {
      await remind(noon(day));
      return (await child.call(certificates.detail, { certificateId })).reminders.map(({ daysBefore }) => daysBefore);
    };
    expect(await stepsAt(29)).toEqual([]);
    expect(await stepsAt(30)).toEqual([30]);
    expect(await stepsAt(31)).toEqual([30]);
    expect(await stepsAt(53)).toEqual([30, 7]);
    expect(await stepsAt(59)).toEqual([30, 7, 1]);
    expect(await stepsAt(60)).toEqual([30, 7, 1]);
    expect(await stepsAt(61)).toEqual([30, 7, 1, -1]);
    expect(await stepsAt(90)).toEqual([30, 7, 1, -1]);
    const { imageIds } = await child.call(certificates.detail, { certificateId });
    await child.call(certificates.update, {
      certificateId,
      certNo: "REMIND1",
      certName: "续期",
      certExpiry: addDays(today, 3),
      imageIds,
    });
    expect((await child.call(certificates.list, { certNo: "REMIND1" })).rows[0]?.remindedAt).toBeNull();
    expect((await stepsAt(0)).length).toBe(5);
    const [row] = (await child.call(certificates.list, { certNo: "REMIND1" })).rows;
    expect([row?.daysLeft, row?.expiry, typeof row?.remindedAt]).toEqual([3, "expiring", "string"]);
    expect((await child.call(certificates.detail, { certificateId })).reminders.at(-1)?.daysBefore).toBeTypeOf(
      "number",
    );
  });

  it("SYS-16 are counted and filtered by what expires soon, has expired, or waits", async () => {
    const merchant = await givenMerchant(server, { name: "计数" });
    await givenUser(server, merchant, { account: "counter" });
    const counter = await loginAs(server, "counter", testPassword);
    for (const [certNo, days] of [
      ["K31", 31],
      ["K30", 30],
      ["K0", 0],
      ["KPAST", -1],
    ] as const)
      await added(counter, merchant, { certNo, certExpiry: addDays(today, days) });
    await added(counter, merchant, { certNo: "KEVER", certExpiry: null });
    expect(await counter.call(certificates.counts, {})).toEqual({ expiring: 2, expired: 1, pending: 5 });
    const numbers = async (expiry: "valid" | "expiring" | "expired") =>
      (await counter.call(certificates.list, { expiry, sort: "certExpiry", direction: "asc" })).rows.map(
        (row) => row.certNo,
      );
    expect([await numbers("valid"), await numbers("expiring"), await numbers("expired")]).toEqual([
      ["K31", "KEVER"],
      ["K0", "K30"],
      ["KPAST"],
    ]);
    expect((await counter.call(certificates.list, { reviewStatus: "approved" })).total).toBe(0);
  });
});

it("ORDER-17 exports what the filters show, in the caller's scope", async () => {
  const merchant = await givenMerchant(server, { name: "导出" });
  await givenUser(server, merchant, { account: "exporter" });
  const exporter = await loginAs(server, "exporter", testPassword);
  expect(await codeOf(exporter.try(certificates.export, { format: "csv" }))).toBe("insight.nothingToExport");
  await added(exporter, merchant, { certNo: "EXPORT1", certExpiry: addDays(today, 5) });
  await added(exporter, merchant, { certNo: "OTHER1" });
  const { fileId } = await exporter.call(certificates.export, { certNo: "EXPORT", format: "csv" });
  const { dataDir } = server.context.config;
  const duties = exportDuties({
    database: server.database,
    dataDir,
    sources: exportSources,
    secrets: server.context.secrets,
    log: silentLog,
  });
  const sweeper = makeSweeper(server.database, duties.handlers, silentLog);
  await sweeper.sweep(new Date(Date.now() + hourMs));
  await sweeper.settled();
  await duties.idle();
  const text = readFileSync(storedPath(dataDir, fileId), "utf8");
  expect(text).toContain("EXPORT1");
  expect(text).toContain("即将到期");
  expect(text).not.toContain("OTHER1");
});
