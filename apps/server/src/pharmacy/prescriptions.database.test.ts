import { medicineConflicts } from "@yunshou/contract/pharmacy/conflicts";
import { doctors } from "@yunshou/contract/pharmacy/doctors";
import { pharmacistImages, pharmacists } from "@yunshou/contract/pharmacy/pharmacists";
import { prescriptions } from "@yunshou/contract/pharmacy/prescriptions";
import {
  prescriptionTokenHeader,
  prescriptionUploadImages,
  prescriptionUploads,
} from "@yunshou/contract/pharmacy/prescriptionUploads";
import { saleRules } from "@yunshou/contract/pharmacy/saleRules";
import { dashboard } from "@yunshou/contract/insight/dashboard";
import { machines } from "@yunshou/contract/machines/machines";
import { asSystem } from "@yunshou/database";
import { addDays, businessDay, merchantFeatures } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CreatedMerchant } from "../merchants/tree/createMerchant.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../testing/bench/client.ts";
import { givenProduct, machineForm } from "../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../testing/bench/people.ts";
import { png } from "../testing/world/rows.ts";
import { newPrescriptionNo } from "./prescriptionGate.queries.ts";
import { prescriptionOffer } from "./prescriptionLink.ts";
import { countUnreviewed } from "./prescriptions.queries.ts";

let server: TestServer;
let pharmacy: CreatedMerchant;
let boss: Client;
let pharmacist: Client;
let productId: string;
let machineId: string;
let doctorId: string;
const today = businessDay(new Date(), "Asia/Shanghai");
const days = { fromDay: addDays(today, -1), toDay: addDays(today, 1) };
const onDutyPhone = "13900000021";
const write = <Row extends object>(text: string, values: readonly unknown[] = []) =>
  asSystem(server.database, (tx) => tx.query<Row>(text, values));

beforeAll(async () => {
  server = await startTestServer();
  pharmacy = await givenMerchant(server, { kind: "drug" });
  await write("update merchant set features = $2 where id = $1", [pharmacy.merchantId, merchantFeatures]);
  await givenUser(server, pharmacy, { account: "boss" });
  await givenUser(server, pharmacy, { account: "duty", phone: onDutyPhone });
  boss = await loginAs(server, "boss", testPassword);
  pharmacist = await loginAs(server, "duty", testPassword);
  productId = await givenProduct(server, pharmacy, "antibiotic");
  await write(
    "insert into medicine (top_id, merchant_id, product_id, manufacturer, sale_class) values ($1, $2, $3, '康禾', 'prescription')",
    [pharmacy.topId, pharmacy.merchantId, productId],
  );
  ({ machineId } = await boss.call(machines.register, machineForm(pharmacy, "YP1")));
  ({ doctorId } = await boss.call(doctors.create, {
    doctorName: "秦望舒",
    doctorTitle: "主任医师",
    hospital: "康和医院",
    phone: "13900000022",
    certNo: "D1",
  }));
  const { imageId } = (await boss.sendBytes(pharmacistImages.upload.path, png)).body.data as { imageId: string };
  const { pharmacistId } = await boss.call(pharmacists.create, {
    merchantId: pharmacy.merchantId,
    userName: "许安宁",
    phone: onDutyPhone,
    certNo: "Y1",
    certName: "执业药师注册证",
    certExpiry: "2099-01-01",
    imageIds: [imageId],
  });
  await write(
    "update certificate set status = 'approved' where id = (select certificate_id from pharmacist where id = $1)",
    [pharmacistId],
  );
  await boss.call(pharmacists.setDuty, { pharmacistId, onDuty: true });
});
afterAll(() => server.stop());

/** What a customer sends who was given a token. */
const form = {
  patientName: "温知夏",
  patientPhone: "13900000031",
  diagnosis: "上呼吸道感染",
  rxDay: today,
};

async function tokenFor(now = new Date()): Promise<string> {
  return asSystem(server.database, async (tx) => {
    const wish = { rxNo: await newPrescriptionNo(tx), topId: pharmacy.topId, merchantId: pharmacy.merchantId };
    return prescriptionOffer(server.context.secrets, { ...wish, machineId, productId, quantity: 2 }, now).uploadToken;
  });
}

interface Said {
  readonly code: string;
  readonly data: Record<string, unknown>;
}

/** Calls as the customer's phone does: the token in its header, nobody logged in. */
async function customer(token: string, path: string, body?: string | Uint8Array<ArrayBuffer>): Promise<Said> {
  const answer = await fetch(`${server.address}${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: {
      [prescriptionTokenHeader]: token,
      "idempotency-key": crypto.randomUUID(),
      ...(body === undefined
        ? {}
        : { "content-type": typeof body === "string" ? "application/json" : "application/octet-stream" }),
    },
    ...(body === undefined ? {} : { body }),
  });
  return (await answer.json()) as Said;
}
const picture = (token: string) => customer(token, prescriptionUploadImages.upload.path, new Uint8Array(png));
const submit = (token: string, more: object = {}) =>
  customer(token, prescriptionUploads.submit.path, JSON.stringify({ ...form, doctorId, ...more }));

async function uploaded(more: object = {}): Promise<string> {
  const token = await tokenFor();
  await picture(token);
  const said = await submit(token, more);
  expect(said.code).toBe("H0000");
  return said.data["rxNo"] as string;
}

const audited = async (rxNo: string) =>
  (await write<{ action: string }>("select action from audit_log where object = $1 order by id", [rxNo])).map(
    ({ action }) => action,
  );

describe("a prescription", () => {
  it("RX-05 is uploaded once with the token of a machine, after one to three pictures", async () => {
    const token = await tokenFor();
    expect((await customer(token, prescriptionUploads.current.path)).data).toMatchObject({
      medicineName: "antibiotic",
      quantity: 2,
      rxStatus: null,
      doctors: [{ doctorId, doctorName: "秦望舒" }],
    });
    expect((await submit(token)).code).toBe("pharmacy.prescriptionPictures");
    for (let one = 0; one < 3; one++) expect((await picture(token)).code).toBe("H0000");
    expect((await picture(token)).code).toBe("pharmacy.prescriptionPictures");
    expect((await submit(token, { rxDay: addDays(today, -3) })).code).toBe("pharmacy.prescriptionExpired");
    expect((await submit(token, { doctorId: "1" })).code).toBe("pharmacy.doctorUnknown");
    expect((await submit(token)).code).toBe("H0000");
    expect((await submit(token)).code).toBe("pharmacy.prescriptionTaken");
    expect((await picture(token)).code).toBe("pharmacy.prescriptionTaken");
    expect((await customer(token, prescriptionUploads.current.path)).data).toMatchObject({ rxStatus: "unreviewed" });
    expect((await boss.call(prescriptions.list, days)).rows).toMatchObject([
      { patientName: expect.stringContaining("*"), quantity: 2, rxStatus: "unreviewed", doctorName: "秦望舒" },
    ]);
  });

  it("is not uploaded with a token that was changed, or whose hour is over", async () => {
    const token = await tokenFor();
    const other = token.replace(/\.2\.(\d{13})/, ".9.$1");
    expect(other).not.toBe(token);
    expect((await submit(other)).code).toBe("pharmacy.prescriptionLink");
    expect((await submit(await tokenFor(new Date(Date.now() - 3_600_000)))).code).toBe("pharmacy.prescriptionLink");
  });

  it("RX-05 shows its patient and pictures in full, and each look is recorded", async () => {
    const rxNo = await uploaded();
    const shown = await boss.call(prescriptions.detail, { rxNo });
    expect(shown).toMatchObject({
      patientName: "温知夏",
      patientPhone: form.patientPhone,
      diagnosis: form.diagnosis,
    });
    expect(shown.imageIds).toHaveLength(1);
    const path = prescriptions.image.path.replace(":rxNo", rxNo).replace(":imageId", shown.imageIds[0]!);
    const content = await fetch(`${server.address}${path}`, { headers: { token: boss.token! } });
    expect(content.headers.get("content-type")).toContain("image/png");
    expect(await audited(rxNo)).toEqual([
      "pharmacy.prescription.upload",
      "pharmacy.prescription.read",
      "pharmacy.prescription.images.read",
    ]);
    const stored = await write<{ sealed: Buffer }>("select patient_sealed as sealed from prescription where id = $1", [
      rxNo,
    ]);
    expect(stored[0]!.sealed.toString("utf8")).not.toContain("温知夏");
  });

  it("RX-03 is reviewed once by a pharmacist on duty, by nobody else and never by who uploaded it", async () => {
    const [rxNo, own] = [await uploaded(), await uploaded({ patientPhone: onDutyPhone })];
    const review = (by: Client, no: string) => by.try(prescriptions.review, { rxNo: no, reviewRemark: "" });
    expect((await boss.call(prescriptions.detail, { rxNo })).reviewRefused).toBe("pharmacy.notOnDuty");
    expect((await review(boss, rxNo)).body.code).toBe("pharmacy.notOnDuty");
    expect((await review(pharmacist, own)).body.code).toBe("pharmacy.prescriptionOwn");
    expect((await review(pharmacist, rxNo)).body.code).toBe("H0000");
    expect((await review(pharmacist, rxNo)).body.code).toBe("state.notAllowed");
    expect(await pharmacist.call(prescriptions.detail, { rxNo })).toMatchObject({
      rxStatus: "reviewed",
      pharmacistName: "许安宁",
      reviewRefused: null,
    });
  });

  it("MED-04 is not approved beside another that must not go together with it, for the same patient", async () => {
    const one = productId;
    const other = await givenProduct(server, pharmacy, "anticoagulant");
    await write(
      "insert into medicine (top_id, merchant_id, product_id, manufacturer, sale_class) values ($1, $2, $3, '康禾', 'prescription')",
      [pharmacy.topId, pharmacy.merchantId, other],
    );
    const said = { severity: "forbid", reason: "bleeding", remark: "" } as const;
    const { conflictId } = await boss.call(medicineConflicts.create, {
      ...said,
      productId: other,
      otherProductId: one,
    });
    const patient = { patientName: "罗青禾", patientPhone: "13900000041" };
    const namesake = { ...patient, patientPhone: "13900000042" };
    const first = await uploaded(patient);
    productId = other;
    const [second, foreign] = [await uploaded(patient), await uploaded(namesake)];
    productId = one;
    const review = async (rxNo: string) =>
      (await pharmacist.try(prescriptions.review, { rxNo, reviewRemark: "" })).body;
    expect(await Promise.all([first, second].map(review))).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ code: "H0000" }),
        expect.objectContaining({ code: "pharmacy.conflictForbidden" }),
      ]),
    );
    expect((await review(foreign)).code).toBe("H0000");
    const details = await Promise.all([first, second].map((rxNo) => pharmacist.call(prescriptions.detail, { rxNo })));
    const left = details.find(({ rxStatus }) => rxStatus === "unreviewed")!;
    expect(left.conflicts).toMatchObject([{ severity: "forbid", reason: "bleeding" }]);
    await boss.call(medicineConflicts.update, { ...said, conflictId, severity: "warn" });
    expect((await review(left.rxNo)).code).toBe("H0000");
  });

  it("RX-03 is cancelled with a reason, also when its days are over, and then it is final", async () => {
    const rxNo = await uploaded();
    await write("update prescription set rx_day = rx_day - 9, valid_to = valid_to - 9 where id = $1", [rxNo]);
    expect((await pharmacist.try(prescriptions.review, { rxNo, reviewRemark: "" })).body.code).toBe(
      "pharmacy.prescriptionExpired",
    );
    expect((await pharmacist.try(prescriptions.cancel, { rxNo, reviewRemark: " " })).body.code).toBe("field.required");
    await pharmacist.call(prescriptions.cancel, { rxNo, reviewRemark: "图片不清晰" });
    expect((await pharmacist.try(prescriptions.review, { rxNo, reviewRemark: "" })).body.code).toBe("state.notAllowed");
    const { rows } = await boss.call(prescriptions.list, { ...days, rxStatus: "cancelled" });
    expect(rows).toMatchObject([{ rxNo, rxMark: null, pharmacistName: "许安宁" }]);
  });

  it("RX-01 is found by the whole name of its patient, and within thirty days", async () => {
    const rxNo = await uploaded({ patientName: "叶青岚" });
    expect((await boss.call(prescriptions.list, { ...days, patientName: "叶青岚" })).rows).toMatchObject([{ rxNo }]);
    expect((await boss.call(prescriptions.list, { ...days, patientName: "叶" })).rows).toEqual([]);
    const long = { fromDay: addDays(today, -40), toDay: today };
    expect((await boss.try(prescriptions.list, long)).body.code).toBe("range.tooLong");
  });

  it("HOME-02 RX-02 waits on the home page, where as many are counted as its list holds", async () => {
    await uploaded();
    const waiting = await pharmacist.call(prescriptions.list, {
      fromDay: addDays(today, -29),
      toDay: today,
      rxStatus: "unreviewed",
    });
    expect(waiting.total).toBeGreaterThan(0);
    const { pending } = await pharmacist.call(dashboard.overview, { fromDay: today, toDay: today });
    expect(pending.prescriptions).toBe(waiting.total);
  });

  it("RX-05 are counted for the home page from the few that wait, however many were reviewed", async () => {
    const plan = await asSystem(server.database, async (tx) => {
      // So little lies here that reading all of it would be as good.
      await tx.query("select set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true)");
      const told: string[] = [];
      const explained = {
        query: async <Row>(text: string, values?: readonly unknown[]) => {
          const lines = await tx.query<{ "QUERY PLAN": string }>(`explain (costs off) ${text}`, values);
          told.push(...lines.map((line) => line["QUERY PLAN"]));
          return [] as Row[];
        },
      };
      await countUnreviewed(explained, { merchants: [pharmacy.merchantId] }, { ...days, timeZone: "Asia/Shanghai" });
      return told.join("\n");
    });
    expect(plan).toContain("using prescription_unreviewed");
  });
});

describe("the rules of what cabinets sell", () => {
  it("are added and never changed; the newest that has begun decides", async () => {
    const rule = { province: "", saleClass: "otcA", allowed: true, licenceNo: "L1", remark: "" } as const;
    await boss.call(saleRules.create, { ...rule, fromDay: today });
    await boss.call(saleRules.create, { ...rule, allowed: false, licenceNo: "", fromDay: today });
    await boss.call(saleRules.create, { ...rule, fromDay: addDays(today, 30) });
    expect((await boss.call(saleRules.list, {})).rows.map(({ allowed, counts }) => [allowed, counts])).toEqual([
      [true, false],
      [false, true],
      [true, false],
    ]);
    expect((await boss.try(saleRules.create, { ...rule, fromDay: addDays(today, -1) })).body.code).toBe(
      "pharmacy.ruleInPast",
    );
  });

  it("are no matter of a merchant that sells no medicine, nor are prescriptions", async () => {
    const shop = await givenMerchant(server);
    await write("update merchant set features = '{}' where id = $1", [shop.merchantId]);
    await givenUser(server, shop, { account: "shop" });
    const other = await loginAs(server, "shop", testPassword);
    expect((await other.try(saleRules.list, {})).body.code).toBe("merchants.featureOff");
    expect((await other.try(prescriptions.list, days)).body.code).toBe("merchants.featureOff");
    const { pending } = await other.call(dashboard.overview, { fromDay: today, toDay: today });
    expect(pending.prescriptions).toBeNull();
  });
});
