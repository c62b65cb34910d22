import { account } from "@yunshou/contract/access/account";
import { merchantAccount, merchantLogos } from "@yunshou/contract/merchants/account";
import { merchants } from "@yunshou/contract/merchants/merchants";
import { merchantSearch } from "@yunshou/contract/merchants/merchantSearch";
import type { InputOf } from "@yunshou/contract";
import { asSystem } from "@yunshou/database";
import { imageLimitBytes } from "@yunshou/domain";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { imageExpiry, replaceImage, storeImage } from "../../platform/images/store.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { rowsOf } from "../../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";
import { exifSegment, jpegOf, pixelsOf, pngChunk, pngOf } from "../../testing/standIns/pictures.ts";
import type { CreatedMerchant } from "../tree/createMerchant.ts";

let server: TestServer;
let top: CreatedMerchant;
let boss: Client;
let eastBoss: Client;
let clerk: Client;

beforeAll(async () => {
  server = await startTestServer();
  top = await givenMerchant(server, { name: "云途" });
  const east = await givenMerchant(server, { name: "华东", parentId: top.merchantId });
  await givenUser(server, top, { account: "boss" });
  await givenUser(server, east, { account: "eastBoss" });
  await givenUser(server, top, { account: "clerk", roles: ["staff"] });
  [boss, eastBoss, clerk] = (await Promise.all(
    ["boss", "eastBoss", "clerk"].map((name) => loginAs(server, name, testPassword)),
  )) as [Client, Client, Client];
});
afterAll(() => server.stop());

const own = {
  name: "云途零售",
  companyName: "云途零售有限公司",
  contactName: "林晓云",
  contactPhone: "13900001234",
  address: "上海市长宁区示范路118号",
  email: "lin@yuntu.example",
  hotline: "400-820-0001",
  exchangeRate: "1",
  logo: null,
} satisfies InputOf<typeof merchantAccount.update>;
const png = pngOf({ width: 120, height: 120 });
const folder = () => join(server.context.config.dataDir, "files", "spImg");
const codeOf = async (answer: Promise<{ body: { code: string } }>) => (await answer).body.code;
const logoInBar = async (by: Client) =>
  (await by.call(account.current, { loginUrl: "/login" })).customData.merchantLogo;

async function upload(by: Client, content: Buffer, name = "logo.png") {
  const answer = await fetch(`${server.address}${merchantLogos.upload.path}?fileName=${name}`, {
    method: "POST",
    body: new Uint8Array(content),
    headers: { "content-type": "application/octet-stream", authorization: by.token ?? "" },
  });
  const { code, data } = (await answer.json()) as {
    code: string;
    data: { name: string; field?: string; values?: Record<string, unknown> };
  };
  return { status: answer.status, code, ...data };
}

describe("the own merchant", () => {
  it("MERCHANT-01 MERCHANT-02 is shown with its contact masked, and saved by who may", async () => {
    await boss.call(merchantAccount.update, own);
    expect(await boss.call(merchantAccount.own, {})).toMatchObject({
      merchantNo: top.merchantNo,
      merchantName: "云途零售",
      companyName: "云途零售有限公司",
      contactName: "林**",
      contactPhone: "139****1234",
      email: "l***@yuntu.example",
      hotline: "400-820-0001",
      currency: "CNY",
      exchangeRate: "1",
      collects: false,
      maxPickupCodes: 1_000,
      refundAgreed: false,
      logo: null,
    });
    expect(await boss.call(merchantAccount.contact, {})).toEqual({
      contactName: own.contactName,
      contactPhone: own.contactPhone,
      address: own.address,
      email: own.email,
    });
    const found = async (text: string) => (await boss.call(merchantSearch.merchants, { text })).rows.length;
    expect([await found("云途零售"), await found("ytls")]).toEqual([1, 1]);
    const entries = await rowsOf<{ action: string; text: string }>(
      server,
      "select action, coalesce(before, '{}')::text || coalesce(after, '{}')::text as text from audit_log where action like 'merchants.account.%' order by id",
    );
    expect(entries.map(({ action }) => action)).toEqual(["merchants.account.update", "merchants.account.contact.read"]);
    expect(entries.every(({ text }) => !text.includes(own.contactPhone) && !text.includes(own.address))).toBe(true);
  });

  it.each([
    ["FORM-01 no name", { name: " " }, "field.required", "name"],
    ["MERCHANT-10 a phone that is none", { contactPhone: "12345678901" }, "field.notMobile", "contactPhone"],
    ["FORM-06 an address that is none", { email: "lin" }, "field.notEmail", "email"],
    ["a hotline in words", { hotline: "call us" }, "field.notPhone", "hotline"],
    ["MERCHANT-17 a rate of nothing", { exchangeRate: "0" }, "merchants.rateNotPositive", "exchangeRate"],
    ["a picture that nobody uploaded", { logo: `${"0".repeat(32)}.png` }, "record.unknown", "logo"],
  ])("refuses %s and changes nothing", async (_what, given, code, field) => {
    const before = await boss.call(merchantAccount.own, {});
    expect((await boss.try(merchantAccount.update, { ...own, name: "不会保存", ...given })).body).toMatchObject({
      code,
      data: { field },
    });
    expect(await boss.call(merchantAccount.own, {})).toEqual(before);
  });

  it("PERM-09 belongs to each merchant alone and needs the permission", async () => {
    expect((await eastBoss.call(merchantAccount.own, {})).merchantName).toBe("华东");
    expect(await codeOf(clerk.try(merchantAccount.own, {}))).toBe("access.noPermission");
    expect(await codeOf(clerk.try(merchantAccount.update, own))).toBe("access.noPermission");
    expect((await upload(clerk, png)).code).toBe("access.noPermission");
  });
});

describe("the store", () => {
  const stored = () =>
    rowsOf<{ name: string; state: string }>(
      server,
      "select name, store_state as state from merchant where id in (select merchant_id from app_user where account in ('boss', 'eastBoss')) order by id",
    );
  const audited = () =>
    rowsOf(server, "select before, after from audit_log where action = 'merchants.account.store' order by id");

  it("MERCHANT-19 is opened and closed by its own merchant, recorded, and shown and found above it", async () => {
    expect((await eastBoss.call(merchantAccount.own, {})).storeState).toBe("open");
    await eastBoss.call(merchantAccount.setStore, { storeState: "closed" });
    expect((await eastBoss.call(merchantAccount.own, {})).storeState).toBe("closed");
    expect((await stored()).map(({ state }) => state)).toEqual(["open", "closed"]);
    expect(await audited()).toEqual([{ before: { storeState: "open" }, after: { storeState: "closed" } }]);
    const found = async (storeState: "open" | "closed") =>
      (await boss.call(merchants.list, { storeState })).rows.map((row) => [row.merchantName, row.storeState]);
    expect([await found("closed"), await found("open")]).toEqual([[["华东", "closed"]], []]);
    await eastBoss.call(merchantAccount.setStore, { storeState: "open" });
    expect([await found("closed"), await found("open")]).toEqual([[], [["华东", "open"]]]);
    expect(await audited()).toHaveLength(2);
  });

  it("MERCHANT-19 is not switched without the permission, nor to a state that is none", async () => {
    expect(await codeOf(clerk.try(merchantAccount.setStore, { storeState: "closed" }))).toBe("access.noPermission");
    expect((await boss.try(merchantAccount.setStore, { storeState: "lunch" as "open" })).status).toBe(400);
    expect((await stored()).map(({ state }) => state)).toEqual(["open", "open"]);
  });
});

describe("the logo", () => {
  it("SYS-10 TOPBAR-21 is uploaded, shown in the top bar, served so that it can only be looked at, and replaced", async () => {
    const { name } = await upload(boss, png);
    await boss.call(merchantAccount.update, { ...own, logo: name });
    expect(await logoInBar(boss)).toBe(`/spImg/${name}`);
    const served = await fetch(`${server.address}/spImg/${name}`);
    expect([served.status, served.headers.get("content-type"), served.headers.get("x-content-type-options")]).toEqual([
      200,
      "image/png",
      "nosniff",
    ]);
    expect(served.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(served.headers.get("cache-control")).toContain("immutable");
    expect(await pixelsOf(Buffer.from(await served.arrayBuffer()))).toEqual(await pixelsOf(png));
    const next = await upload(boss, jpegOf({ before: [exifSegment(6)] }));
    await boss.call(merchantAccount.update, { ...own, logo: next.name });
    const photo = await fetch(`${server.address}/spImg/${next.name}`);
    expect([photo.status, photo.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    expect(Buffer.from(await photo.arrayBuffer()).includes("GPS")).toBe(false);
    await expect.poll(() => existsSync(join(folder(), name))).toBe(false);
    await boss.call(merchantAccount.update, own);
    expect(await logoInBar(boss)).toBeNull();
    await expect.poll(() => existsSync(join(folder(), next.name))).toBe(false);
  });

  it("SYS-10 SYS-11 S13 takes 2 MB and refuses a byte more with the field and the rule; GIF, BMP, SVG and disguised files too", async () => {
    const stored = readdirSync(folder()).length;
    const of = (bytes: number) => pngOf({ before: [pngChunk("teXt", Buffer.alloc(bytes - pngOf().length - 12))] });
    expect((await upload(boss, of(imageLimitBytes))).code).toBe("H0000");
    expect(await upload(boss, of(imageLimitBytes + 1))).toMatchObject({
      status: 413,
      code: "image.tooLarge",
      field: "image",
      values: { limit: "2 MB" },
    });
    for (const bad of ["GIF89a", "BM", "<svg onload='1'/>", "<html>"])
      expect(await upload(boss, Buffer.concat([Buffer.from(bad), Buffer.alloc(50)]), "../../x.png")).toMatchObject({
        status: 400,
        code: "image.kind",
      });
    expect(await upload(boss, Buffer.concat([png, Buffer.from("<script>")]))).toMatchObject({
      status: 400,
      code: "image.damaged",
    });
    expect(await upload(boss, jpegOf({ width: 10_000, height: 10_000, scan: new Uint8Array(9) }))).toMatchObject({
      status: 400,
      code: "image.tooManyPixels",
    });
    expect(readdirSync(folder()).length).toBe(stored + 1);
  });

  it("PERM-09 another merchant cannot show a picture that it did not upload, nor one picture twice", async () => {
    const { name } = await upload(boss, png);
    expect(
      (await eastBoss.try(merchantAccount.update, { ...own, contactPhone: "13900004321", logo: name })).body,
    ).toMatchObject({ code: "record.unknown", data: { field: "logo" } });
    await boss.call(merchantAccount.update, { ...own, logo: name });
    expect(await codeOf(boss.try(merchantAccount.update, { ...own, logo: name }))).toBe("H0000");
  });

  it("SYS-10 lies beside its thumbnails where its kind has some, and takes them with it", async () => {
    const { dataDir } = server.context.config;
    const [someone] = await rowsOf<{ id: string }>(server, "select id from app_user where account = 'boss'");
    const owner = { topId: top.topId, merchantId: top.merchantId };
    const content = pngOf({ width: 1_000, height: 500 });
    const image = await server.context.pictures.draw(content, { kind: "product", queue: top.merchantId });
    if ("ok" in image) throw new Error(image.code);
    const stored = await asSystem(server.database, (tx) => storeImage(tx, dataDir, owner, someone!.id, image));
    if ("ok" in stored) throw new Error(stored.code);
    const files = [stored, ...stored.thumbnails];
    expect(files.map(({ width, height }) => [width, height])).toEqual([
      [1_000, 500],
      [80, 40],
      [320, 160],
      [800, 400],
    ]);
    for (const { name, bytes } of files) {
      const served = await fetch(`${server.address}/spImg/${name}`);
      expect([served.status, served.headers.get("content-type"), (await served.arrayBuffer()).byteLength]).toEqual([
        200,
        name.endsWith(".png") ? "image/png" : "image/webp",
        bytes,
      ]);
    }
    const after: (() => void)[] = [];
    await asSystem(server.database, async (tx) => {
      const change = { tx, afterCommit: (action: () => void) => void after.push(action) };
      await replaceImage(change, dataDir, owner, null, stored.name, "picture");
      await replaceImage(change, dataDir, owner, stored.name, null, "picture");
    });
    for (const action of after) action();
    await expect.poll(() => files.filter(({ name }) => existsSync(join(folder(), name)))).toEqual([]);
  });

  it("S13 forgets after a day what no record shows, and takes no more than a hundred of those", async () => {
    const { name: kept } = await upload(boss, png);
    await boss.call(merchantAccount.update, { ...own, logo: kept });
    const { name } = await upload(boss, png);
    await rowsOf(server, "update image set created_at = now() - interval '25 hours'");
    const duty = imageExpiry(server.context.config.dataDir);
    let after: (() => void | Promise<void>) | undefined;
    await asSystem(server.database, (tx) =>
      duty.run({ tx, now: new Date(), afterCommit: (action) => (after = action) }, undefined as never),
    );
    await after?.();
    expect([existsSync(join(folder(), name)), existsSync(join(folder(), kept))]).toEqual([false, true]);
    const [someone] = await rowsOf<{ id: string }>(server, "select id from app_user where account = 'boss'");
    await rowsOf(
      server,
      "insert into image (top_id, merchant_id, name, size_bytes, width, height, uploaded_by) select $1, $1, lpad(to_hex(n), 32, '0') || '.png', 1, 1, 1, $2 from generate_series(1, 100) n",
      [top.merchantId, someone!.id],
    );
    expect(await upload(boss, png)).toMatchObject({ status: 429, code: "image.tooManyUnused" });
  });
});
