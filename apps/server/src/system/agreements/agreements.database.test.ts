import { createHash } from "node:crypto";
import { account } from "@yunshou/contract/access/account";
import { brands } from "@yunshou/contract/access/brands";
import { agreementCalls, agreementLimitBytes, agreements, agreementUploads } from "@yunshou/contract/system/agreements";
import { applicationImages } from "@yunshou/contract/merchants/onboarding/applications";
import { asSystem } from "@yunshou/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { png, uploadImage } from "../../testing/bench/applications.ts";
import { Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";
import { AgreementDuty } from "./duty.ts";

let server: TestServer;
let platform: Client;
let owner: Client;
let merchantNo: string;
let ownerId: string;
let host: string;

const pdf = (text: string) => Buffer.from(`%PDF-1.7\n${text}\n%%EOF\n`);

async function upload(client: Client, name: string, content: Buffer) {
  const response = await fetch(
    `${server.address}${agreementUploads.upload.path}?${new URLSearchParams({ agreementName: name })}`,
    {
      method: "POST",
      headers: {
        "content-type": "application/octet-stream",
        ...(client.token === undefined ? {} : { authorization: client.token }),
      },
      body: new Uint8Array(content),
    },
  );
  const body = (await response.json()) as {
    code: string;
    data: { agreementId: string; agreementMd5: string; agreementSha256: string };
  };
  return { status: response.status, code: body.code, ...body.data };
}

/** The documented calls, whose answers have codes of their own. */
const documented = async (client: Client, path: string, more: object = {}, username = "owner") =>
  (await client.send("POST", path, JSON.stringify({ shbh: merchantNo, username, ...more }))).body as unknown as {
    code: string;
    data: { id: string; src: string } | null;
  };
const pending = (client = owner) => documented(client, agreementCalls.getUsedXy.path);
const agree = (xyid: string) => documented(owner, agreementCalls.agreeXy.path, { xyid });
const ask = (asksAgreement: boolean) =>
  platform.call(brands.save, {
    host,
    path: "",
    title: "t",
    subtitle: "",
    logo: null,
    background: null,
    footer: "",
    startLanguage: null,
    asksAgreement,
  });
const writes = async () => (await owner.try(account.setPreference, { key: "test", value: 1 })).body.code;

beforeAll(async () => {
  server = await startTestServer();
  host = new URL(server.address).host;
  const merchant = await givenMerchant(server);
  merchantNo = merchant.merchantNo;
  ownerId = (await givenUser(server, merchant, { account: "owner" })).userId;
  await givenUser(server, { merchantId: "1", topId: "1" } as never, {
    account: "platform",
    level: "3",
    roles: ["platformAdmin"],
  });
  [platform, owner] = (await Promise.all(["platform", "owner"].map((name) => loginAs(server, name, testPassword)))) as [
    Client,
    Client,
  ];
});
afterAll(() => server.stop());

describe("SYS-09 SYS-21 agreements of the platform", () => {
  it("stores a PDF with both checksums, shows it under an address that cannot be guessed, and refuses anything else", async () => {
    const content = pdf("first");
    const stored = await upload(platform, "服务协议", content);
    const hex = (algorithm: string) => createHash(algorithm).update(content).digest("hex");
    expect(stored).toMatchObject({ code: "H0000", agreementMd5: hex("md5"), agreementSha256: hex("sha256") });
    const [row] = (await platform.call(agreements.list, { agreementName: "服务" })).rows;
    expect(row).toMatchObject({
      agreementId: stored.agreementId,
      publishStatus: "draft",
      agreedBy: 0,
      sizeBytes: content.length,
    });
    const shown = await new Client(server.address).send("GET", row!.src);
    expect([
      shown.status,
      shown.text,
      shown.headers.get("content-type"),
      shown.headers.get("content-disposition"),
    ]).toEqual([200, content.toString(), "application/pdf", "inline"]);
    for (const address of [
      row!.src.split("?")[0]!,
      `${row!.src}0`,
      row!.src.replace(stored.agreementId, "1"),
      row!.src.replace(/key=./, "key="),
    ]) {
      expect((await new Client(server.address).send("GET", address)).status, address).toBe(404);
    }
    expect(await upload(platform, "x", Buffer.from("<html>"))).toMatchObject({ code: "system.fileKind" });
    expect(
      (await upload(platform, "x", Buffer.concat([pdf("a"), Buffer.alloc(agreementLimitBytes), pdf("b")]))).status,
    ).toBe(413);
    expect((await upload(platform, " ", content)).status).toBe(400);
    expect(await upload(owner, "x", content)).toMatchObject({ status: 403, code: "access.noPermission" });
    expect(await upload(new Client(server.address), "x", content)).toMatchObject({ status: 401, code: "S9999" });
  });

  it("has one agreement in force, and deletes none that is or that somebody accepted", async () => {
    const [a, b] = [await upload(platform, "A", pdf("a")), await upload(platform, "B", pdf("b"))];
    for (const one of [a, b]) await platform.call(agreements.publish, { agreementId: one.agreementId });
    const states = async () =>
      Object.fromEntries(
        (await platform.call(agreements.list, {})).rows.map((row) => [row.agreementName, row.publishStatus]),
      );
    expect(await states()).toMatchObject({ A: "stopped", B: "published" });
    expect((await platform.try(agreements.publish, { agreementId: b.agreementId })).body.code).toBe("state.notAllowed");
    expect((await platform.try(agreements.remove, { agreementId: b.agreementId })).body.code).toBe("state.notAllowed");
    await platform.call(agreements.remove, { agreementId: a.agreementId });
    expect((await platform.try(agreements.remove, { agreementId: a.agreementId })).body.code).toBe("record.unknown");
    await platform.call(agreements.stop, { agreementId: b.agreementId });
    expect((await owner.try(agreements.list, {})).body.code).toBe("access.noPermission");
  });
});

describe("AGREE the duty to agree", () => {
  it("AGREE-01 AGREE-02 AGREE-09 AGREE-12 holds on hosts that ask, for accounts that are not the platform's, until they accept", async () => {
    const { agreementId } = await upload(platform, "C", pdf("c"));
    await platform.call(agreements.publish, { agreementId });
    expect((await owner.call(account.deployment, {})).asksAgreement).toBe(false);
    expect(await pending()).toMatchObject({ code: "1", data: null });
    expect(await writes()).toBe("H0000");

    await ask(true);
    expect((await owner.call(account.deployment, {})).asksAgreement).toBe(true);
    const found = await pending();
    expect(found).toMatchObject({ code: "0", data: { id: agreementId } });
    expect((await owner.send("GET", found.data!.src)).text).toBe(pdf("c").toString());
    expect(await writes()).toBe("access.agreementPending");
    // A picture of an application travels as bytes, and is refused as any other writing call.
    const application = { applicationId: "1", kind: "store" };
    expect((await uploadImage(owner, applicationImages.upload, application, png)).code).toBe("access.agreementPending");
    expect((await owner.try(account.current, { loginUrl: "/login" })).body.code).toBe("H0000");
    expect((await platform.try(account.setPreference, { key: "test", value: 1 })).body.code).toBe("H0000");

    expect((await agree("1")).code).toBe("0");
    expect(await writes()).toBe("access.agreementPending");
    expect((await agree(agreementId)).code).toBe("1");
    expect(await pending()).toMatchObject({ code: "1" });
    expect(await writes()).toBe("H0000");
    expect((await agree(agreementId)).code).toBe("0");
    expect((await platform.call(agreements.accepted, { agreementId })).rows).toMatchObject([
      { account: "owner", userId: ownerId },
    ]);
    await platform.call(agreements.stop, { agreementId });
    expect((await platform.try(agreements.remove, { agreementId })).body.code).toBe("system.agreementAccepted");
    await platform.call(agreements.publish, { agreementId });
    expect(await pending()).toMatchObject({ code: "1" });
    await ask(false);
  });

  it("AGREE-07 lets people ask and accept for themselves only", async () => {
    expect((await documented(owner, agreementCalls.getUsedXy.path, {}, "platform")).code).toBe("access.noPermission");
    expect((await documented(owner, agreementCalls.agreeXy.path, { xyid: "1" }, "platform")).code).toBe(
      "access.noPermission",
    );
    expect((await documented(new Client(server.address), agreementCalls.getUsedXy.path)).code).toBe("S9999");
  });

  it("AGREE-12 holds on the hosts of the configuration, whatever their case", async () => {
    const { agreementId } = await upload(platform, "D", pdf("d"));
    await platform.call(agreements.publish, { agreementId });
    const duty = new AgreementDuty(server.database, ["legacy.example"]);
    const pendingOn = (name: string, level: "1" | "3") =>
      asSystem(server.database, (tx) => duty.pending(tx, { userId: ownerId, level }, name));
    expect(await pendingOn("Legacy.example", "1")).toBe(agreementId);
    expect([await pendingOn("other.example", "1"), await pendingOn("legacy.example", "3")]).toEqual([
      undefined,
      undefined,
    ]);
  });
});
