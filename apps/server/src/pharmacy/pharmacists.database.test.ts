import type { InputOf } from "@yunshou/contract";
import { certificates } from "@yunshou/contract/merchants/certificates";
import { merchants } from "@yunshou/contract/merchants/merchants";
import { pharmacistImages, pharmacists } from "@yunshou/contract/pharmacy/pharmacists";
import { addDays, businessDay, merchantFeatures } from "@yunshou/domain";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { exportSources } from "../exports.ts";
import { storedPath } from "../platform/export/exportFiles.ts";
import { exportDuties } from "../platform/export/exportJob.ts";
import { makeSweeper } from "../platform/timers.ts";
import type { CreatedMerchant } from "../merchants/tree/createMerchant.ts";
import { Client, loginAs, startTestServer, type TestServer } from "../testing/bench/client.ts";
import { rowsOf } from "../testing/bench/machines.ts";
import { silentLog } from "../testing/bench/orderBench.ts";
import { givenMerchant, givenUser, testPassword } from "../testing/bench/people.ts";
import { pngOf } from "../testing/standIns/pictures.ts";

const png = pngOf({ width: 40, height: 30 });
const today = businessDay(new Date(), "Asia/Shanghai");

let server: TestServer;
let drug: CreatedMerchant;
let owner: Client;
let parent: Client;
let child: Client;
let sibling: Client;
let unrelated: Client;
let retail: Client;
let pharmacist: Client;
let operator: Client;

beforeAll(async () => {
  server = await startTestServer();
  const top = await givenMerchant(server, { name: "康禾", kind: "drug" });
  drug = await givenMerchant(server, { name: "康禾东店", kind: "drug", parentId: top.merchantId });
  const one = async (
    merchant: CreatedMerchant,
    account: string,
    roles: readonly ("merchantAdmin" | "operator" | "pharmacist")[] = ["merchantAdmin"],
  ) => {
    await givenUser(server, merchant, { account, roles, ...(roles[0] === "operator" ? { level: "3" as const } : {}) });
    return loginAs(server, account, testPassword);
  };
  owner = await one(drug, "owner");
  parent = await one(top, "parent");
  child = await one(
    await givenMerchant(server, { name: "康禾柜台", kind: "drug", parentId: drug.merchantId }),
    "child",
  );
  sibling = await one(
    await givenMerchant(server, { name: "康禾西店", kind: "drug", parentId: top.merchantId }),
    "sibling",
  );
  unrelated = await one(await givenMerchant(server, { name: "别家药房", kind: "drug" }), "unrelated");
  retail = await one(await givenMerchant(server, { name: "零售" }), "retail");
  pharmacist = await one(drug, "pharmacist", ["pharmacist"]);
  operator = await one({ merchantId: "1", topId: "1", merchantNo: "0" }, "operator", ["operator"]);
});
afterAll(() => server.stop());

const codeOf = async (answer: Promise<{ body: { code: string } }>) => (await answer).body.code;

async function upload(client: Client): Promise<string> {
  const answer = await fetch(server.address + pharmacistImages.upload.path, {
    method: "POST",
    body: new Uint8Array(png),
    headers: { "content-type": "application/octet-stream", authorization: client.token ?? "" },
  });
  return ((await answer.json()) as { data: { imageId: string } }).data.imageId;
}

let serial = 0;
async function filled(client: Client, merchant = drug): Promise<InputOf<typeof pharmacists.create>> {
  serial += 1;
  return {
    merchantId: merchant.merchantId,
    userName: "许安宁",
    phone: `138${String(20_000_000 + serial)}`,
    certNo: `YS${serial}`,
    certName: "执业药师注册证",
    certExpiry: addDays(today, 300),
    imageIds: [await upload(client)],
  };
}
const certificateOf = async (client: Client, certNo: string) =>
  (await client.call(certificates.list, { certNo })).rows.find((row) => row.certNo === certNo)!;
async function approved(
  given: Partial<InputOf<typeof pharmacists.create>> = {},
): Promise<{ pharmacistId: string; input: InputOf<typeof pharmacists.create> }> {
  const input = { ...(await filled(owner)), ...given };
  const { pharmacistId } = await owner.call(pharmacists.create, input);
  await operator.call(certificates.decide, {
    certificateIds: [(await certificateOf(owner, input.certNo)).certificateId],
    decision: "approve",
  });
  return { pharmacistId, input };
}

describe("a pharmacist", () => {
  it("RX-07 SYS-16 is added with a certificate, which the list of certificates shows too, edited, put on duty and deleted, each step in the log", async () => {
    const { pharmacistId, input } = await approved();
    expect(
      (await owner.call(pharmacists.list, { userName: "安宁" })).rows.find((row) => row.pharmacistId === pharmacistId),
    ).toMatchObject({
      phone: `${input.phone.slice(0, 3)}****${input.phone.slice(-4)}`,
      certNo: input.certNo,
      reviewStatus: "approved",
      duty: "offDuty",
      daysLeft: 300,
      merchantName: "康禾东店",
    });
    await owner.call(pharmacists.setDuty, { pharmacistId, onDuty: true });
    expect((await owner.call(pharmacists.list, { phone: input.phone, duty: "onDuty" })).rows).toMatchObject([
      { pharmacistId, duty: "onDuty" },
    ]);
    expect(await codeOf(owner.try(pharmacists.setDuty, { pharmacistId, onDuty: true }))).toBe("state.notAllowed");
    await owner.call(pharmacists.update, { ...input, pharmacistId, phone: "13988887777" });
    expect(await owner.call(pharmacists.detail, { pharmacistId })).toMatchObject({
      phone: "13988887777",
      reviewStatus: "approved",
      duty: "onDuty",
      imageIds: input.imageIds,
    });
    await owner.call(pharmacists.update, {
      ...input,
      pharmacistId,
      phone: "13988887777",
      userName: "许安宁二",
      certExpiry: addDays(today, 900),
    });
    expect(await owner.call(pharmacists.detail, { pharmacistId })).toMatchObject({
      userName: "许安宁二",
      reviewStatus: "pending",
      duty: "suspended",
    });
    await owner.call(pharmacists.setDuty, { pharmacistId, onDuty: false });
    await owner.call(pharmacists.remove, { pharmacistId });
    expect(await codeOf(owner.try(pharmacists.detail, { pharmacistId }))).toBe("pharmacy.pharmacistUnknown");
    expect(await certificateOf(owner, input.certNo)).toBeUndefined();
    const log = await rowsOf<{ action: string }>(
      server,
      "select action from audit_log where action like 'pharmacy.%' and object in ('许安宁', '许安宁二') order by id",
    );
    expect(log.map(({ action }) => action.replace("pharmacy.pharmacist.", ""))).toEqual([
      "create",
      "enable",
      "edit",
      "read",
      "edit",
      "read",
      "disable",
      "remove",
    ]);
  });

  it("PERM-15 is stored with the phone sealed, and no log holds it", async () => {
    const { pharmacistId, input } = await approved();
    await owner.call(pharmacists.detail, { pharmacistId });
    const [row] = await rowsOf<{ sealed: Buffer }>(
      server,
      "select phone_sealed as sealed from pharmacist where id = $1",
      [pharmacistId],
    );
    expect(row?.sealed.includes(input.phone)).toBe(false);
    expect(
      await rowsOf(server, "select 1 from audit_log where before::text like $1 or after::text like $1", [
        `%${input.phone}%`,
      ]),
    ).toEqual([]);
    const picture = await owner.send(
      "GET",
      `/api/v1/pharmacy/pharmacists/${pharmacistId}/images/${input.imageIds[0] ?? ""}`,
    );
    expect(picture.text).toContain("IHDR");
    expect(
      (await rowsOf(server, "select 1 from audit_log where action = 'pharmacy.pharmacist.images.read'")).length,
    ).toBe(1);
    expect((await owner.send("GET", `/api/v1/pharmacy/pharmacists/${pharmacistId}/images/1`)).body.code).toBe(
      "merchants.imageUnknown",
    );
  });

  it.each([
    ["FORM-02 without a certificate number", { certNo: "" }, "field.required", "certNo"],
    ["MSG-91 with a number of other characters", { certNo: "京1" }, "field.notCode", "certNo"],
    ["MSG-92 with a wrong mobile number", { phone: "12345678901" }, "field.notMobile", "phone"],
    ["FORM-01 without a name", { userName: " " }, "field.required", "userName"],
    ["MSG-40 without a picture", { imageIds: [] }, "merchants.certificateImageMissing", "imageIds"],
    ["for a merchant that does not exist", { merchantId: "999" }, "merchants.unknown", "merchantId"],
  ])("%s is refused and nothing is stored", async (_, given, code, field) => {
    const before = (await owner.call(pharmacists.list, {})).total;
    const answer = await owner.try(pharmacists.create, { ...(await filled(owner)), ...given });
    expect([answer.body.code, answer.body.data.field]).toEqual([code, field]);
    expect((await owner.call(pharmacists.list, {})).total).toBe(before);
  });

  it("RX-07 is one person once for each merchant, and keeps the certificate from being deleted elsewhere", async () => {
    const first = await approved();
    const second = await approved();
    const again = { ...(await filled(owner)), phone: first.input.phone };
    expect(await codeOf(owner.try(pharmacists.create, again))).toBe("pharmacy.pharmacistTaken");
    expect(await certificateOf(owner, again.certNo)).toBeUndefined();
    expect(
      await codeOf(
        owner.try(pharmacists.update, { ...second.input, pharmacistId: second.pharmacistId, phone: first.input.phone }),
      ),
    ).toBe("pharmacy.pharmacistTaken");
    expect(await codeOf(owner.try(pharmacists.create, { ...(await filled(owner)), certNo: first.input.certNo }))).toBe(
      "merchants.certificateTaken",
    );
    const { certificateId } = await certificateOf(owner, first.input.certNo);
    expect(await codeOf(owner.try(certificates.remove, { certificateId }))).toBe("merchants.certificateInUse");
    expect((await owner.call(certificates.detail, { certificateId })).imageIds).toEqual(first.input.imageIds);
  });

  it("RX-07 gives a phone to one of two who take it at the same moment", async () => {
    const [first, second] = [await approved(), await approved()];
    const codes = await Promise.all(
      [first, second].map(({ pharmacistId, input }) =>
        codeOf(owner.try(pharmacists.update, { ...input, pharmacistId, phone: "13911112222" })),
      ),
    );
    expect(codes.sort()).toEqual(["H0000", "pharmacy.pharmacistTaken"]);
  });

  it("RX-07 goes on duty only with a certificate that is approved and has not expired, and is suspended when it ends", async () => {
    const input = await filled(owner);
    const { pharmacistId } = await owner.call(pharmacists.create, input);
    expect(await codeOf(owner.try(pharmacists.setDuty, { pharmacistId, onDuty: true }))).toBe(
      "pharmacy.certificateNotApproved",
    );
    const good = await approved();
    await owner.call(pharmacists.setDuty, { pharmacistId: good.pharmacistId, onDuty: true });
    await rowsOf(server, "update certificate set expires_on = $2::date where cert_no = $1", [
      good.input.certNo,
      addDays(today, -1),
    ]);
    expect(await owner.call(pharmacists.detail, { pharmacistId: good.pharmacistId })).toMatchObject({
      duty: "suspended",
      expiry: "expired",
    });
    expect((await owner.call(pharmacists.list, { duty: "suspended" })).rows.map((row) => row.pharmacistId)).toContain(
      good.pharmacistId,
    );
    expect((await owner.call(pharmacists.list, { duty: "onDuty" })).rows.map((row) => row.pharmacistId)).not.toContain(
      good.pharmacistId,
    );
    await owner.call(pharmacists.setDuty, { pharmacistId: good.pharmacistId, onDuty: false });
    expect(await codeOf(owner.try(pharmacists.setDuty, { pharmacistId: good.pharmacistId, onDuty: true }))).toBe(
      "merchants.certificateExpired",
    );
  });
});

describe("the tenancy of pharmacists", () => {
  it("PERM-09 shows and changes those of the own merchant and below; siblings, children and strangers see nothing of it", async () => {
    const { pharmacistId, input } = await approved();
    expect((await parent.call(pharmacists.detail, { pharmacistId })).phone).toBe(input.phone);
    expect((await parent.call(pharmacists.options, {})).merchants.map((one) => one.merchantName)).toEqual([
      "康禾",
      "康禾东店",
      "康禾柜台",
      "康禾西店",
    ]);
    for (const client of [sibling, child, unrelated]) {
      expect((await client.call(pharmacists.list, { phone: input.phone })).rows).toEqual([]);
      const refused = await Promise.all([
        codeOf(client.try(pharmacists.detail, { pharmacistId })),
        codeOf(client.try(pharmacists.update, { ...input, pharmacistId })),
        codeOf(client.try(pharmacists.setDuty, { pharmacistId, onDuty: true })),
        codeOf(client.try(pharmacists.remove, { pharmacistId })),
        client
          .send("GET", `/api/v1/pharmacy/pharmacists/${pharmacistId}/images/${input.imageIds[0] ?? ""}`)
          .then(({ body }) => body.code),
      ]);
      expect(refused).toEqual(Array.from({ length: 5 }, () => "pharmacy.pharmacistUnknown"));
      expect(
        await codeOf(client.try(pharmacists.create, { ...(await filled(client)), merchantId: drug.merchantId })),
      ).toBe("merchants.unknown");
    }
  });

  it("PERM-09 lets a pharmacist look and not write", async () => {
    expect((await pharmacist.call(pharmacists.list, {})).total).toBeGreaterThan(0);
    expect(await codeOf(pharmacist.try(pharmacists.create, await filled(owner)))).toBe("access.noPermission");
  });
});

it("ORDER-17 PERM-15 exports what the filters show, a whole phone number included, and no phone", async () => {
  const { input } = await approved({ userName: "导出甲" });
  await approved({ userName: "导出乙" });
  const { fileId } = await owner.call(pharmacists.export, { phone: input.phone, duty: "offDuty", format: "csv" });
  const { dataDir } = server.context.config;
  const duties = exportDuties({
    database: server.database,
    dataDir,
    sources: exportSources,
    secrets: server.context.secrets,
    log: silentLog,
  });
  const sweeper = makeSweeper(server.database, duties.handlers, silentLog);
  await sweeper.sweep(new Date(Date.now() + 3_600_000));
  await sweeper.settled();
  await duties.idle();
  const text = readFileSync(storedPath(dataDir, fileId), "utf8");
  expect(text).toContain("导出甲");
  expect([text.includes("导出乙"), text.includes(input.phone)]).toEqual([false, false]);
  expect(await rowsOf(server, "select 1 from file where request::text like $1", [`%${input.phone}%`])).toEqual([]);
});

describe("merchants without medicine", () => {
  it("MERCHANT-20 have no page of pharmacists, and every call is refused", async () => {
    const menuOf = async (account: string) =>
      JSON.stringify((await new Client(server.address).login(account, testPassword)).userInfo.menuJsonTree);
    const closedTo = async (account: string) =>
      (await new Client(server.address).login(account, testPassword)).customData.closedPages.includes("/shgl/wdys");
    expect([await closedTo("owner"), await closedTo("retail"), await closedTo("operator")]).toEqual([
      false,
      true,
      false,
    ]);
    expect([
      (await menuOf("owner")).includes("/shgl/wdys"),
      (await menuOf("retail")).includes("/shgl/wdys"),
      (await menuOf("operator")).includes("/shgl/wdys"),
    ]).toEqual([true, false, true]);
    const { pharmacistId, input } = await approved();
    const calls = [
      pharmacists.list,
      pharmacists.options,
      pharmacists.detail,
      pharmacists.create,
      pharmacists.update,
      pharmacists.setDuty,
      pharmacists.remove,
      pharmacists.export,
    ] as const;
    for (const call of calls)
      expect([
        call.path,
        await codeOf(retail.try(call, { ...input, pharmacistId, onDuty: true, format: "csv" })),
      ]).toEqual([call.path, "merchants.featureOff"]);
  });

  it("MERCHANT-20 have it as soon as the medicine switch is on, and not when a merchant above switches it off", async () => {
    const top = await givenMerchant(server, { name: "综合" });
    const shop = await givenMerchant(server, { name: "综合一店", parentId: top.merchantId });
    await givenUser(server, shop, { account: "shopper" });
    const shopper = await loginAs(server, "shopper", testPassword);
    expect(await codeOf(shopper.try(pharmacists.list, {}))).toBe("merchants.featureOff");
    for (const merchantId of [top.merchantId, shop.merchantId])
      await operator.call(merchants.setFeatures, {
        merchantId,
        features: merchantFeatures.filter((one) => one !== "purchase"),
      });
    server.forgetSessions();
    expect((await shopper.call(pharmacists.list, {})).rows).toEqual([]);
    expect((await shopper.call(pharmacists.options, {})).merchants.map((one) => one.merchantName)).toEqual([
      "综合一店",
    ]);
    await operator.call(merchants.setFeatures, { merchantId: top.merchantId, features: [] });
    server.forgetSessions();
    expect(await codeOf(shopper.try(pharmacists.list, {}))).toBe("merchants.featureOff");
    expect(
      await codeOf(operator.try(pharmacists.create, { ...(await filled(operator)), merchantId: shop.merchantId })),
    ).toBe("merchants.featureOff");
  });
});
