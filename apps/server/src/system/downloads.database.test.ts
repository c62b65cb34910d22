import { uploadLimitBytes } from "@yunshou/contract/uploads";
import { downloads, uploads } from "@yunshou/contract/system/downloads";
import { logs } from "@yunshou/contract/system/logs";
import { asSystem } from "@yunshou/database";
import { addDays, businessDay } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insertExport } from "../platform/export/files.queries.ts";
import { storedPath } from "../platform/export/exportFiles.ts";
import { Client, loginAs, startTestServer, type TestServer } from "../testing/bench/client.ts";
import { givenMerchant, givenUser, testPassword } from "../testing/bench/people.ts";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

let server: TestServer;
let owner: Client;
let colleague: Client;
let stranger: Client;
let reader: Client;
let exportId: string;

const pdf = Buffer.from("%PDF-1.7 手册");

async function send(
  client: Client,
  query: Record<string, string>,
  content: Buffer,
  type = "application/octet-stream",
): Promise<{ status: number; code: string; fileId: string }> {
  const response = await fetch(`${server.address}${uploads.upload.path}?${new URLSearchParams(query)}`, {
    method: "POST",
    headers: { "content-type": type, ...(client.token === undefined ? {} : { authorization: client.token }) },
    body: new Uint8Array(content),
  });
  const body = (await response.json()) as { code: string; data: { fileId: string } };
  return { status: response.status, code: body.code, fileId: body.data?.fileId };
}

const manual = { fileName: "手册.pdf", fileType: "manual" };

beforeAll(async () => {
  server = await startTestServer();
  const merchant = await givenMerchant(server);
  const other = await givenMerchant(server, { name: "别的商户" });
  const user = await givenUser(server, merchant, { account: "owner" });
  await givenUser(server, merchant, { account: "colleague" });
  await givenUser(server, other, { account: "stranger" });
  const readerUser = await givenUser(server, merchant, { account: "reader" });
  exportId = await asSystem(server.database, async (tx) => {
    const [role] = await tx.query<{ id: string }>(
      "insert into role (code, name, permissions) values ('fileReader', 'r', '{system.download.read}') returning id",
    );
    await tx.query("delete from user_role where user_id = $1", [readerUser.userId]);
    await tx.query("insert into user_role (user_id, role_id) values ($1, $2)", [readerUser.userId, role!.id]);
    const request = {
      source: "orders",
      filters: {},
      format: "csv",
      language: "zh",
      timeZone: "Asia/Shanghai",
      scope: { merchants: [merchant.merchantId] },
    } as const;
    const id = await insertExport(tx, {
      topId: merchant.topId,
      merchantId: merchant.merchantId,
      ownerId: user.userId,
      name: "订单.csv",
      mediaType: "text/csv; charset=utf-8",
      request,
    });
    await tx.query(
      "update file set state = 'ready', size_bytes = 3, expires_at = now() + interval '7 days' where id = $1",
      [id],
    );
    return id;
  });
  const path = storedPath(server.context.config.dataDir, exportId);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, "a,b");
  [owner, colleague, stranger, reader] = (await Promise.all(
    ["owner", "colleague", "stranger", "reader"].map((account) => loginAs(server, account, testPassword)),
  )) as [Client, Client, Client, Client];
});
afterAll(() => server.stop());

describe("exports of one user", () => {
  it("SYS-22 five may wait or be written, however many are asked for at once, and one that is over or deleted makes room", async () => {
    const own = await givenMerchant(server, { name: "导出" });
    const { userId } = await givenUser(server, own, { account: "exporter" });
    await givenUser(server, own, { account: "neighbour" });
    const [exporter, neighbour] = [
      await loginAs(server, "exporter", testPassword),
      await loginAs(server, "neighbour", testPassword),
    ];
    const today = businessDay(new Date(), "Asia/Shanghai");
    // The log of the own login is there to be exported; each part of the account's name makes another export.
    const ask = async (client: Client, logOperator: string) =>
      (await client.try(logs.export, { fromDay: addDays(today, -1), toDay: today, logOperator, format: "csv" })).body;
    const waiting = () =>
      asSystem(server.database, (tx) =>
        tx.query<{ id: string }>(
          "select id from file where owner_id = $1 and state in ('queued', 'running') order by id",
          [userId],
        ),
      );
    const set = async (state: string) =>
      asSystem(server.database, async (tx) =>
        tx.query("update file set state = $2 where id = $1", [(await waiting())[0]!.id, state]),
      );

    const first = await Promise.all(
      ["e", "ex", "exp", "expo", "expor", "export", "exporte"].map((text) => ask(exporter, text)),
    );
    expect(first.map(({ code }) => code).toSorted()).toEqual([
      ...Array.from({ length: 5 }, () => "H0000"),
      "system.tooManyExports",
      "system.tooManyExports",
    ]);
    expect(await waiting()).toHaveLength(5);
    expect((await ask(exporter, "exporter")).msg).toContain("5");
    expect((await ask(neighbour, "neigh")).code).toBe("H0000");

    await set("running");
    expect((await ask(exporter, "xporter")).code).toBe("system.tooManyExports");
    for (const [state, text] of [
      ["ready", "xporter"],
      ["failed", "porter"],
    ] as const) {
      await set(state);
      expect([(await ask(exporter, text)).code, (await ask(exporter, "er")).code]).toEqual([
        "H0000",
        "system.tooManyExports",
      ]);
    }
    await exporter.call(downloads.remove, { fileId: (await waiting())[0]!.id });
    expect([(await ask(exporter, "orter")).code, (await ask(exporter, "er")).code]).toEqual([
      "H0000",
      "system.tooManyExports",
    ]);
  });
});

describe("SYS-12 the download centre", () => {
  it("shows exports to their owner only, and manuals to everybody of the merchant", async () => {
    const { fileId } = await send(owner, manual, pdf);
    const names = async (client: Client) => (await client.call(downloads.list, {})).rows.map((row) => row.fileId);
    expect(await names(owner)).toEqual([fileId, exportId]);
    expect(await names(colleague)).toEqual([fileId]);
    expect(await names(reader)).toEqual([fileId]);
    expect(await names(stranger)).toEqual([]);
    expect((await owner.call(downloads.list, { fileName: "手", fileType: "manual" })).rows).toMatchObject([
      { fileName: "手册.pdf", fileSize: pdf.length, state: "ready", downloadCount: 0 },
    ]);
  });

  it("hands out a file as an attachment of the type that was found, and counts it", async () => {
    const answer = await owner.send("GET", `/api/v1/system/downloads/${exportId}/content`);
    expect(answer).toMatchObject({ status: 200, text: "a,b" });
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("content-disposition")).toContain("filename*=UTF-8''%E8%AE%A2%E5%8D%95.csv");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    await expect
      .poll(async () => (await owner.call(downloads.list, { fileType: "export" })).rows[0]?.downloadCount)
      .toBe(1);
    for (const client of [colleague, stranger])
      expect((await client.send("GET", `/api/v1/system/downloads/${exportId}/content`)).status).toBe(404);
    expect((await new Client(server.address).send("GET", `/api/v1/system/downloads/${exportId}/content`)).status).toBe(
      401,
    );
  });

  it("PERM-05 uploads and deletes only with the permissions for it", async () => {
    expect(await send(reader, manual, pdf)).toMatchObject({ status: 403, code: "access.noPermission" });
    expect(await send(new Client(server.address), manual, pdf)).toMatchObject({ status: 401, code: "S9999" });
    const { fileId } = await send(owner, { ...manual, fileName: "weg.pdf" }, pdf);
    expect((await reader.try(downloads.remove, { fileId })).body.code).toBe("access.noPermission");
    expect((await stranger.try(downloads.remove, { fileId })).body.code).toBe("system.fileUnknown");
    expect((await colleague.try(downloads.remove, { fileId })).body.code).toBe("H0000");
    expect((await owner.send("GET", `/api/v1/system/downloads/${fileId}/content`)).status).toBe(404);
  });

  it("S13 refuses what the content does not prove, what is too large and what is badly named", async () => {
    expect(await send(owner, { ...manual, fileName: "a.svg" }, Buffer.from("<svg/>"))).toMatchObject({
      code: "system.fileKind",
    });
    expect(await send(owner, { ...manual, fileName: "a.png" }, Buffer.from("GIF89a<script>"))).toMatchObject({
      code: "system.fileKind",
    });
    expect(await send(owner, { ...manual, fileName: "a.txt" }, Buffer.from("a\0b"))).toMatchObject({
      code: "system.fileKind",
    });
    expect(await send(owner, manual, Buffer.concat([pdf, Buffer.alloc(uploadLimitBytes)]))).toMatchObject({
      status: 413,
      code: "system.fileTooLarge",
    });
    expect(await send(owner, { fileName: "", fileType: "manual" }, pdf)).toMatchObject({
      status: 400,
      code: "input.invalid",
    });
    expect(await send(owner, { ...manual, fileType: "export" }, pdf)).toMatchObject({ status: 400 });
  });

  it("answers the same record for the same file", async () => {
    const first = await send(owner, { ...manual, fileName: "same.pdf" }, pdf);
    expect((await send(owner, { ...manual, fileName: "same.pdf" }, pdf)).fileId).toBe(first.fileId);
    expect(await send(owner, { ...manual, fileName: "same.pdf" }, Buffer.from("%PDF-2"))).not.toMatchObject({
      fileId: first.fileId,
    });
  });

  it("says that an expired export has expired", async () => {
    await asSystem(server.database, (tx) => tx.query("update file set state = 'expired' where id = $1", [exportId]));
    expect((await owner.try(downloads.content, { fileId: exportId })).body.code).toBe("system.fileExpired");
  });
});
