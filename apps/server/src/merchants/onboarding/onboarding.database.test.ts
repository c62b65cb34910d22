/** One file because applications and the links to them are tried by the same people, in a server that is slow to start. */
import type { Endpoint } from "@yunshou/contract";
import { applicationImages, applications } from "@yunshou/contract/merchants/onboarding/applications";
import { applicationTokenHeader, invited, invitedImages } from "@yunshou/contract/merchants/onboarding/invited";
import { merchants } from "@yunshou/contract/merchants/merchants";
import { asSystem } from "@yunshou/database";
import { draftLimit, imageKinds, imageLimitBytes } from "@yunshou/domain";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import {
  filledApplication,
  person,
  personBankAccount,
  png,
  stepsOf,
  submittedApplication,
  uploadImage,
} from "../../testing/bench/applications.ts";
import { rowsOf } from "../../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";
import { pngChunk, pngOf } from "../../testing/standIns/pictures.ts";
import { openUserPhone } from "../../access/people/userContact.ts";
import { openContact } from "../tree/contact.ts";
import type { CreatedMerchant } from "../tree/createMerchant.ts";

const bankAccount = personBankAccount;

let server: TestServer;
let parent: CreatedMerchant;
let owner: Client;
let sibling: Client;
let child: Client;
let unrelated: Client;
let operator: Client;
let boss: Client;

beforeAll(async () => {
  server = await startTestServer();
  const top = await givenMerchant(server, { name: "总店" });
  parent = await givenMerchant(server, { name: "华东", parentId: top.merchantId });
  const one = async (
    merchant: CreatedMerchant,
    account: string,
    roles: readonly ("merchantAdmin" | "operator" | "platformAdmin")[] = ["merchantAdmin"],
  ) => {
    await givenUser(server, merchant, {
      account,
      roles,
      ...(roles[0] === "merchantAdmin" ? {} : { level: "3" as const }),
    });
    return loginAs(server, account, testPassword);
  };
  owner = await one(parent, "owner");
  sibling = await one(await givenMerchant(server, { parentId: top.merchantId }), "sibling");
  child = await one(await givenMerchant(server, { parentId: parent.merchantId }), "child");
  unrelated = await one(await givenMerchant(server), "unrelated");
  operator = await one({ merchantId: "1", topId: "1", merchantNo: "0" }, "operator", ["operator"]);
  boss = await one({ merchantId: "1", topId: "1", merchantNo: "0" }, "boss", ["platformAdmin"]);
});

afterAll(() => server.stop());
beforeEach(() => asSystem(server.database, (tx) => tx.query("delete from login_failure")));

const upload = (
  client: Client,
  endpoint: Endpoint,
  params: Record<string, string>,
  content: Buffer,
  headers: Record<string, string> = {},
) => uploadImage(client, endpoint, params, content, headers);
const filled = (client = owner, someone = person()) => filledApplication(client, someone);
const submitted = (client = owner, someone = person()) => submittedApplication(client, someone);

const withToken = (token: string) => ({ [applicationTokenHeader]: token });
const today = () => ({
  fromDay: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
  toDay: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
});

describe("an application", () => {
  it("MERCHANT-12 is decided as the reviewer saw it: what was withdrawn and handed in again waits for another look", async () => {
    const someone = person();
    const applicationId = await submitted(owner, someone);
    const shown = async () =>
      (await operator.call(applications.reviews, today())).rows.find((row) => row.applicationId === applicationId)!
        .submittedAt;
    const seen = { applicationIds: [applicationId], submittedTimes: [await shown()] };
    await owner.call(applications.withdraw, { applicationId });
    await owner.call(applications.saveStep, { applicationId, ...stepsOf(someone)[2], bankName: "另一家银行" });
    await owner.call(applications.submit, { applicationId, signature: "甲测试" });
    for (const decision of ["approve", "reject"] as const)
      expect((await operator.try(applications.decide, { ...seen, decision, remark: "x" })).body.code, decision).toBe(
        "merchants.applicationChanged",
      );
    const again = { ...seen, submittedTimes: [await shown()] };
    expect(await operator.call(applications.decide, { ...again, decision: "approve" })).toEqual({ decided: 1 });
  });

  it("MERCHANT-07 MERCHANT-12 is written step by step, signed, approved by a second person, and becomes a merchant whose administrator gets a password by text message", async () => {
    const someone = person();
    const applicationId = await submitted(owner, someone);
    expect(
      (await operator.call(applications.reviews, today())).rows.find((row) => row.applicationId === applicationId),
    ).toMatchObject({ applyStatus: "pending", inviterName: "华东", own: false });
    expect(await operator.call(applications.decide, { applicationIds: [applicationId], decision: "approve" })).toEqual({
      decided: 1,
    });
    const { merchantNo, applyStatus, events } = await owner.call(applications.detail, { applicationId });
    expect(applyStatus).toBe("approved");
    expect(merchantNo?.startsWith(parent.merchantNo)).toBe(true);
    expect(events.map(({ event }) => event)).toEqual(["submit", "approve"]);
    const line = server.printed.find((text) => text.includes(`sh${merchantNo}`)) ?? "";
    const password = /[2-9a-zA]{4}(?:-[2-9a-zA]{4}){3}/.exec(line)?.[0] ?? "";
    const entered = await new Client(server.address).login(`sh${merchantNo}`, password);
    expect(entered.session_key).not.toBe("");
    const rows = await asSystem(server.database, (tx) =>
      tx.query<{ must: boolean; phone: Buffer; user_id: string; id: string; sealed: Buffer }>(
        "select u.must_change as must, u.id as user_id, u.phone_sealed as phone, m.id, m.contact_sealed as sealed from app_user u join merchant m on m.id = u.merchant_id where u.account = $1",
        [`sh${merchantNo}`],
      ),
    );
    expect(rows).toMatchObject([{ must: true }]);
    expect(openUserPhone(server.context.secrets, { userId: rows[0]!.user_id, phoneSealed: rows[0]!.phone })).toBe(
      someone.contactPhone,
    );
    expect(openContact(server.context.secrets, rows[0]!.id, rows[0]!.sealed)).toMatchObject({
      contactName: "甲测试",
      contactPhone: someone.contactPhone,
    });
  });

  it("TOPBAR-19 MSG-107 is reviewed and exported for at most 92 days at once", async () => {
    for (const endpoint of [applications.reviews, applications.export]) {
      expect((await operator.try(endpoint, { fromDay: "2026-01-01", toDay: "2026-04-03" })).body).toMatchObject({
        code: "range.tooLong",
        data: { values: { n: 92 } },
      });
      expect((await operator.try(endpoint, { fromDay: "2026-01-02", toDay: "2026-01-01" })).body.code).toBe(
        "range.reversed",
      );
    }
    expect((await operator.try(applications.reviews, { fromDay: "2026-01-01", toDay: "2026-04-02" })).body.code).toBe(
      "H0000",
    );
    await submitted();
    expect((await operator.call(applications.export, { ...today(), applyStatus: "pending" })).fileId).toMatch(/^\d+$/);
  });

  it("S13 is opened at most a hundred times in a day, however many ask at once; links and what is handed in or old do not hold it up", async () => {
    const crowd = await givenMerchant(server, { name: "申请多" });
    await givenUser(server, crowd, { account: "crowd" });
    const client = await loginAs(server, "crowd", testPassword);
    const open = async () => (await client.try(applications.create, {})).body.code;
    const { applicationId } = await client.call(applications.create, {});
    await rowsOf(
      server,
      "insert into merchant_application (top_id, merchant_id, apply_no, created_by) select top_id, merchant_id, 'T' || n, created_by from merchant_application, generate_series(1, $2::int) n where id = $1",
      [applicationId, draftLimit - 4],
    );
    const codes = await Promise.all(Array.from({ length: 20 }, open));
    expect(codes.filter((code) => code === "H0000")).toHaveLength(3);
    expect(codes.filter((code) => code === "merchants.tooManyDrafts")).toHaveLength(17);
    const refused = (await client.try(applications.invite, { applicationId: null })).body;
    expect(refused).toMatchObject({ code: "merchants.tooManyDrafts", msg: expect.stringContaining("100") });
    expect((await client.try(applications.invite, { applicationId })).body.code).toBe("H0000");
    await rowsOf(server, "update merchant_application set created_at = now() - interval '25 hours' where id = $1", [
      applicationId,
    ]);
    expect([await open(), await open()]).toEqual(["H0000", "merchants.tooManyDrafts"]);
  });

  it("MERCHANT-12 GEN-20 cannot be reviewed by who made it, nor decided twice", async () => {
    const own = await submitted(boss);
    expect((await boss.try(applications.decide, { applicationIds: [own], decision: "approve" })).body.code).toBe(
      "merchants.ownApplication",
    );
    await operator.call(applications.decide, { applicationIds: [own], decision: "ignore" });
    for (const decision of ["approve", "reject", "ignore"])
      expect(
        (await operator.try(applications.decide, { applicationIds: [own], decision, remark: "x" })).body.code,
      ).toBe("state.notAllowed");
    expect((await boss.try(applications.submit, { applicationId: own, signature: "甲测试" })).body.code).toBe(
      "state.notAllowed",
    );
  });

  it("MERCHANT-12 of the platform itself becomes a top merchant", async () => {
    const applicationId = await submitted(boss);
    await operator.call(applications.decide, { applicationIds: [applicationId], decision: "approve" });
    expect((await boss.call(applications.detail, { applicationId })).merchantNo).toMatch(/^\d{4}$/);
  });

  it("MERCHANT-12 goes back with a remark, is corrected and submitted again; a withdrawn one is a draft", async () => {
    const applicationId = await submitted();
    expect(
      (await operator.try(applications.decide, { applicationIds: [applicationId], decision: "reject" })).body.code,
    ).toBe("merchants.reviewRemarkMissing");
    await operator.call(applications.decide, {
      applicationIds: [applicationId],
      decision: "reject",
      remark: "照片不清",
    });
    expect(await owner.call(applications.detail, { applicationId })).toMatchObject({
      applyStatus: "notApproved",
      reviewRemark: "照片不清",
    });
    await owner.call(applications.saveStep, { applicationId, step: "bank", bankName: "另一家银行" });
    await owner.call(applications.submit, { applicationId, signature: "甲测试" });
    expect((await owner.try(applications.saveStep, { applicationId, step: "bank", bankName: "x" })).body.code).toBe(
      "state.notAllowed",
    );
    expect(await upload(owner, applicationImages.upload, { applicationId, kind: "store" }, png)).toMatchObject({
      code: "state.notAllowed",
    });
    await owner.call(applications.withdraw, { applicationId });
    expect(await owner.call(applications.detail, { applicationId })).toMatchObject({
      applyStatus: "draft",
      bankName: "另一家银行",
    });
  });

  it("MERCHANT-12 decides about several at once or about none", async () => {
    const [first, second] = [await submitted(), await filled()];
    expect(
      (await operator.try(applications.decide, { applicationIds: [first, second], decision: "ignore" })).body.code,
    ).toBe("state.notAllowed");
    expect(await owner.call(applications.detail, { applicationId: first })).toMatchObject({ applyStatus: "pending" });
    expect((await operator.try(applications.decide, { applicationIds: [], decision: "ignore" })).body.code).toBe(
      "merchants.selectApplications",
    );
  });

  it("MERCHANT-11 is refused incomplete, unsigned, or when the person has another one in the tree", async () => {
    const { applicationId } = await owner.call(applications.create, {});
    expect((await owner.try(applications.submit, { applicationId, signature: "甲测试" })).body).toMatchObject({
      code: "merchants.applicationIncomplete",
      data: { field: "merchantName" },
    });
    expect(
      (
        await owner.try(applications.saveStep, {
          applicationId,
          step: "subject",
          merchantName: "a",
          contactName: "b",
          contactPhone: "12345678901",
          email: "a@example.com",
          idCardNo: "1",
        })
      ).body.code,
    ).toBe("field.notMobile");
    const someone = person();
    await submitted(owner, someone);
    const again = await filled(owner, { ...person(), idCardNo: someone.idCardNo });
    expect((await owner.try(applications.submit, { applicationId: again, signature: "乙" })).body.code).toBe(
      "merchants.signatureDiffers",
    );
    expect((await owner.try(applications.submit, { applicationId: again, signature: "甲测试" })).body.code).toBe(
      "merchants.idCardTaken",
    );
  });

  it("MERCHANT-12 whose phone belongs to somebody is not approved, and nothing is left of the try", async () => {
    const someone = person();
    await operator.call(applications.decide, {
      applicationIds: [await submitted(owner, someone)],
      decision: "approve",
    });
    const second = await submitted(owner, { ...person(), contactPhone: someone.contactPhone });
    const merchants = () => asSystem(server.database, (tx) => tx.query("select id from merchant"));
    const before = (await merchants()).length;
    expect((await operator.try(applications.decide, { applicationIds: [second], decision: "approve" })).body.code).toBe(
      "access.phoneTaken",
    );
    expect((await merchants()).length).toBe(before);
  });

  it("MERCHANT-12 is approved although an account bears the number that its merchant gets", async () => {
    const approve = async (applicationId: string) => {
      await operator.call(applications.decide, { applicationIds: [applicationId], decision: "approve" });
      return (await owner.call(applications.detail, { applicationId })).merchantNo!;
    };
    const first = await approve(await submitted());
    // The merchant moves away, its administrator keeps the account, and the number is free again.
    const to = await givenMerchant(server, { name: "华南", parentId: parent.topId });
    const [moved] = await rowsOf<{ id: string }>(server, "select id from merchant where merchant_no = $1", [first]);
    await boss.call(merchants.move, { merchantId: moved!.id, parentId: to.merchantId });
    const second = await submitted();
    expect(await approve(second)).toBe(first);
    const { applyNo } = await owner.call(applications.detail, { applicationId: second });
    expect(
      await rowsOf(
        server,
        "select u.account from app_user u join merchant m on m.id = u.merchant_id where m.merchant_no = $1",
        [first],
      ),
    ).toEqual([{ account: applyNo }]);
    expect(server.printed.filter((text) => text.includes(applyNo))).toHaveLength(1);
  });

  it("GUARD-08 belongs to its merchant and those above: sibling, child and unrelated merchants find nothing", async () => {
    const applicationId = await submitted();
    for (const other of [sibling, child, unrelated]) {
      expect((await other.call(applications.list, {})).rows.map((row) => row.applicationId)).not.toContain(
        applicationId,
      );
      for (const answer of [
        await other.try(applications.detail, { applicationId }),
        await other.try(applications.saveStep, { applicationId, step: "bank", bankName: "x" }),
        await other.try(applications.withdraw, { applicationId }),
        await other.try(applications.invite, { applicationId }),
        await other.try(applications.revoke, { applicationId }),
        await other.try(applications.link, { applicationId }),
        await other.try(applications.image, { applicationId, kind: "idFront" }),
      ])
        expect(answer).toMatchObject({ status: 404, body: { code: "merchants.applicationUnknown" } });
      expect(await upload(other, applicationImages.upload, { applicationId, kind: "store" }, png)).toMatchObject({
        status: 404,
      });
    }
    expect((await owner.try(applications.reveal, { applicationId })).body.code).toBe("access.noPermission");
    expect(
      await upload(new Client(server.address), applicationImages.upload, { applicationId, kind: "store" }, png),
    ).toMatchObject({ status: 401, code: "S9999" });
  });

  it("FIN-18 PERM-15 shows numbers masked; the full ones only to reviewers, who are recorded", async () => {
    const someone = person();
    const applicationId = await submitted(owner, someone);
    const seen = await owner.call(applications.detail, { applicationId });
    expect(seen).toMatchObject({
      bankAccount: "**** **** **** 1111",
      idCardNo: `110***********${someone.idCardNo.slice(-4)}`,
    });
    expect((await owner.call(applications.list, {})).rows[0]).toMatchObject({
      contactName: "甲**",
      contactPhone: expect.stringMatching(/^139\*{4}\d{4}$/),
    });
    expect(seen).toMatchObject({ contactName: "甲测试", contactPhone: someone.contactPhone, signedName: "甲测试" });
    expect(await operator.call(applications.reveal, { applicationId })).toEqual({
      idCardNo: someone.idCardNo,
      bankAccount,
    });
    const entries = await asSystem(server.database, (tx) =>
      tx.query<{ action: string; kind: string }>(
        "select action, kind from audit_log where object = $1 and kind = 'read' order by id",
        [seen.applyNo],
      ),
    );
    expect(entries).toEqual([
      { action: "merchants.application.read", kind: "read" },
      { action: "merchants.application.numbers.read", kind: "read" },
    ]);
  });

  it("PERM-15 keeps numbers and pictures unreadable at rest, in every table and file", async () => {
    const someone = person();
    const applicationId = await submitted(owner, someone);
    await operator.call(applications.reveal, { applicationId });
    const invitation = await owner.call(applications.invite, { applicationId: null });
    const { token } = await owner.call(applications.link, { applicationId: invitation.applicationId });
    const tables = await asSystem(server.database, (tx) =>
      tx.query<{ name: string }>(
        "select format('%I', c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition",
      ),
    );
    const dump = (
      await Promise.all(
        tables.map(({ name }) =>
          asSystem(server.database, async (tx) => JSON.stringify(await tx.query(`select t::text from ${name} t`))),
        ),
      )
    ).join("\n");
    expect(dump).toContain("样例小店一号");
    for (const secret of [someone.idCardNo, bankAccount, token]) {
      expect(dump).not.toContain(secret);
      expect(dump).not.toContain(Buffer.from(secret).toString("hex"));
      expect(dump).not.toContain(Buffer.from(secret).toString("base64"));
    }
    const folder = join(server.context.config.dataDir, "applications");
    const files = readdirSync(folder).map((name) => readFileSync(join(folder, name)));
    expect(files.length).toBeGreaterThanOrEqual(imageKinds.length);
    expect(files.every((bytes) => !bytes.includes("IHDR"))).toBe(true);
    const shown = await owner.send(
      "GET",
      applications.image.path.replace(":applicationId", applicationId).replace(":kind", "idFront"),
    );
    expect(shown.text).toContain("IHDR");
    expect(shown.headers.get("cache-control")).toBe("private, no-store");
    expect(shown.headers.get("content-disposition")).toContain("attachment");
  });

  it("PERM-15 seals a number for its row and field: a copy in another row does not open", async () => {
    const [first, second] = [await filled(), await filled()];
    await asSystem(server.database, (tx) =>
      tx.query(
        "update merchant_application set id_card_sealed = (select id_card_sealed from merchant_application where id = $1) where id = $2",
        [first, second],
      ),
    );
    expect((await owner.try(applications.detail, { applicationId: second })).status).toBe(500);
  });

  it("MERCHANT-07 takes pictures by their content and up to 2 MB", async () => {
    const applicationId = await filled();
    const send = (content: Buffer) =>
      upload(owner, applicationImages.upload, { applicationId, kind: "store" }, content);
    for (const disguised of ["<html><script>", "MZ\u0090", "GIF89a", "%PDF-1.7", ""])
      expect(await send(Buffer.from(disguised, "latin1"))).toEqual({ status: 400, code: "image.kind" });
    const filler = (bytes: number) => pngOf({ before: [pngChunk("teXt", Buffer.alloc(bytes - pngOf().length - 12))] });
    expect(await send(filler(imageLimitBytes))).toMatchObject({ status: 200 });
    expect(await send(Buffer.concat([png, Buffer.from("<script>")]))).toEqual({ status: 400, code: "image.damaged" });
    expect(await send(filler(imageLimitBytes + 1))).toEqual({ status: 413, code: "image.tooLarge" });
    expect(await upload(owner, applicationImages.upload, { applicationId, kind: "passport" }, png)).toMatchObject({
      code: "input.invalid",
    });
  });
});

describe("an invitation link", () => {
  const invite = async (applicationId: string | null = null) => {
    const made = await owner.call(applications.invite, { applicationId });
    return { ...made, ...(await owner.call(applications.link, { applicationId: made.applicationId })) };
  };
  const guest = () => new Client(server.address);
  const code = async (token: string) => (await guest().try(invited.current, {}, withToken(token))).body.code;

  async function complete(token: string): Promise<void> {
    for (const fields of stepsOf(person()))
      expect((await guest().try(invited.saveStep, fields, withToken(token))).body.code).toBe("H0000");
    for (const kind of imageKinds)
      expect(await upload(guest(), invitedImages.upload, { kind }, png, withToken(token))).toMatchObject({
        status: 200,
      });
    expect((await guest().try(invited.submit, { signature: "甲测试" }, withToken(token))).body.code).toBe("H0000");
  }

  it("PERM-15 lets its holder fill in, submit once, and read the result, all masked", async () => {
    const { token, applicationId } = await invite();
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    await complete(token);
    expect((await guest().try(invited.submit, { signature: "甲测试" }, withToken(token))).body.code).toBe(
      "state.notAllowed",
    );
    expect((await guest().try(invited.saveStep, { step: "bank", bankName: "x" }, withToken(token))).body.code).toBe(
      "state.notAllowed",
    );
    await operator.call(applications.decide, { applicationIds: [applicationId], decision: "reject", remark: "请重拍" });
    const seen = await guest().try(invited.current, {}, withToken(token));
    expect(seen.body.data).toMatchObject({
      applyStatus: "notApproved",
      reviewRemark: "请重拍",
      bankAccount: "**** **** **** 1111",
    });
    expect(seen.text).not.toContain(bankAccount);
    expect((await guest().try(invited.submit, { signature: "甲测试" }, withToken(token))).body.code).toBe("H0000");
    const image = await guest().send("GET", invited.image.path.replace(":kind", "store"), undefined, withToken(token));
    expect(image.text).toContain("IHDR");
  });

  it("PERM-15 works only from the header, never from an address", async () => {
    const { token } = await invite();
    expect(
      (await guest().send<unknown>("GET", `${invited.current.path}?token=${token}&${applicationTokenHeader}=${token}`))
        .body.code,
    ).toBe("merchants.linkInvalid");
    expect(await code(token)).toBe("H0000");
  });

  it("PERM-15 ends when it expires, when it is revoked, and when a newer one is made", async () => {
    const first = await invite();
    const second = await invite(first.applicationId);
    expect([await code(first.token), await code(second.token)]).toEqual(["merchants.linkInvalid", "H0000"]);
    await asSystem(server.database, (tx) =>
      tx.query("update merchant_application set token_expires_at = now() where id = $1", [first.applicationId]),
    );
    expect(await code(second.token)).toBe("merchants.linkInvalid");
    const third = await invite(first.applicationId);
    const days = (Date.parse(third.expiresAt) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(13.9);
    expect(days).toBeLessThanOrEqual(14);
    await owner.call(applications.revoke, { applicationId: first.applicationId });
    expect(await code(third.token)).toBe("merchants.linkInvalid");
    expect((await owner.try(applications.link, { applicationId: first.applicationId })).body.code).toBe(
      "merchants.linkInvalid",
    );
    expect(await upload(guest(), invitedImages.upload, { kind: "store" }, png, withToken(third.token))).toMatchObject({
      status: 401,
    });
  });

  it("PERM-15 opens its own application and no other", async () => {
    const [first, second] = [await invite(), await invite()];
    await guest().try(invited.saveStep, { step: "bank", bankName: "甲行", bankAccount }, withToken(first.token));
    expect(
      (await guest()
        .call(invited.current, {})
        .catch((error: Error) => error.message)) as unknown,
    ).toContain("merchants.linkInvalid");
    expect((await guest().try(invited.current, {}, withToken(second.token))).body.data).toMatchObject({
      applyNo: second.applyNo,
      bankName: "",
      bankAccount: null,
    });
  });

  it("PERM-15 cannot be guessed: after twenty wrong tokens the address waits", async () => {
    const { token } = await invite();
    for (let round = 0; round < 20; round++)
      expect(await code(`${token.slice(0, -2)}${String(round).padStart(2, "0")}`)).toMatch(/linkInvalid|H0000/);
    const waiting = await guest().try(invited.current, {}, withToken("x".repeat(43)));
    expect(["access.tooManyAttempts", "merchants.linkInvalid"]).toContain(waiting.body.code);
    await guest().try(invited.current, {}, withToken("y".repeat(43)));
    expect((await guest().try(invited.current, {}, withToken("z".repeat(43)))).status).toBe(429);
  });
});
