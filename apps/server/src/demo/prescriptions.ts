import type { Database, Handle } from "@yunshou/database";
import { addDays, businessDay, type PrescriptionState, prescriptionValidTo } from "@yunshou/domain";
import { findByAccount } from "../access/people/person.queries.ts";
import { sealPatient } from "../pharmacy/prescriptionBook.ts";
import { newPrescriptionNo } from "../pharmacy/prescriptionGate.queries.ts";
import { storePrescriptionImage } from "../pharmacy/prescriptionImages.ts";
import { doctorsOf, insertPrescription } from "../pharmacy/prescriptionUploads.queries.ts";
import { insertSaleRule } from "../pharmacy/saleRules.queries.ts";
import type { Secrets } from "../platform/secrets.ts";
import { specimenPicture } from "./applicationPicture.ts";
import { ownerOfNumber } from "./demo.queries.ts";
import { sellAgainst } from "./prescribedSales.ts";
import { backdatePrescription, prescribedAt, stopPrescriptionLanes } from "./prescriptions.queries.ts";
import { demoTimeZone } from "./seed.ts";

interface DemoPrescription {
  readonly patientName: string;
  readonly diagnosis: string;
  readonly quantity: number;
  readonly minutesAgo: number;
  readonly state: PrescriptionState;
  readonly remark?: string;
  /** Goods were bought with it some minutes after its review. */
  readonly bought?: true;
}

const day = 1_440;
/** Prescriptions in every state: just uploaded, waiting for long, reviewed, expired, cancelled. Persons are invented. */
const all: readonly DemoPrescription[] = [
  { patientName: "温知夏", diagnosis: "急性扁桃体炎", quantity: 1, minutesAgo: 3, state: "unreviewed" },
  { patientName: "叶青岚", diagnosis: "牙周炎", quantity: 1, minutesAgo: 26, state: "unreviewed" },
  { patientName: "林鹤鸣", diagnosis: "急性支气管炎", quantity: 2, minutesAgo: 95, state: "reviewed" },
  { patientName: "苏晚晴", diagnosis: "腰肌劳损", quantity: 1, minutesAgo: 240, state: "reviewed", remark: "用量合理" },
  { patientName: "程子墨", diagnosis: "肩周炎", quantity: 1, minutesAgo: day + 30, state: "reviewed" },
  {
    patientName: "方予安",
    diagnosis: "上呼吸道感染",
    quantity: 2,
    minutesAgo: day + 200,
    state: "cancelled",
    remark: "处方图片不清晰，请重新拍摄",
  },
  { patientName: "贺兰溪", diagnosis: "扁桃体炎", quantity: 1, minutesAgo: 5 * day, state: "reviewed" },
  { patientName: "宁致远", diagnosis: "关节痛", quantity: 1, minutesAgo: 6 * day, state: "unreviewed" },
  {
    patientName: "陶书白",
    diagnosis: "皮肤感染",
    quantity: 1,
    minutesAgo: 9 * day,
    state: "cancelled",
    remark: "处方与所选药品不符",
  },
  { patientName: "陆行舟", diagnosis: "急性咽炎", quantity: 1, minutesAgo: 180, state: "reviewed", bought: true },
  { patientName: "沈若溪", diagnosis: "牙痛", quantity: 2, minutesAgo: day + 75, state: "reviewed", bought: true },
  {
    patientName: "顾南乔",
    diagnosis: "鼻窦炎",
    quantity: 1,
    minutesAgo: 2 * day + 40,
    state: "reviewed",
    bought: true,
  },
  { patientName: "江望月", diagnosis: "腰痛", quantity: 1, minutesAgo: 3 * day + 310, state: "reviewed", bought: true },
  {
    patientName: "俞清和",
    diagnosis: "扁桃体炎",
    quantity: 2,
    minutesAgo: 4 * day + 20,
    state: "reviewed",
    bought: true,
  },
  { patientName: "简一诺", diagnosis: "落枕", quantity: 1, minutesAgo: 6 * day + 95, state: "reviewed", bought: true },
];

/** The pharmacy may sell on prescription, and has prescriptions in every state (RX-02, RX-05). */
export async function seedPrescriptions(
  tx: Handle,
  database: Database,
  secrets: Secrets,
  dataDir: string,
  now: Date,
): Promise<void> {
  const owner = await ownerOfNumber(tx, "0002");
  const pharmacist = await findByAccount(tx, "demopharmacist");
  const today = businessDay(now, demoTimeZone);
  const rule = { province: "", allowed: true, fromDay: addDays(today, -60), licenceNo: "KH2026RX001", remark: "" };
  await insertSaleRule(tx, owner, { ...rule, saleClass: "prescription", remark: "试点许可" });
  await insertSaleRule(tx, owner, { ...rule, saleClass: "otcA", allowed: false, licenceNo: "" });
  await insertSaleRule(tx, owner, { ...rule, saleClass: "otcA", province: "上海", licenceNo: "KH2026SH007" });
  const { machineIds, productIds } = await prescribedAt(tx, owner);
  for (const [index, { minutesAgo, state, remark = "", quantity, bought, ...patient }] of all.entries()) {
    const uploadedAt = new Date(now.getTime() - minutesAgo * 60_000);
    const rxDay = businessDay(uploadedAt, demoTimeZone);
    const of = {
      rxNo: await newPrescriptionNo(tx),
      topId: owner.topId,
      merchantId: owner.merchantId,
      machineId: machineIds[index % machineIds.length]!,
      productId: productIds[index % productIds.length]!,
      quantity,
    };
    const doctors = (await doctorsOf(tx, { ...of, expiresAt: now })).filter(({ enabled }) => enabled);
    const { doctorId, doctorName, hospital } = doctors[index % doctors.length]!;
    await storePrescriptionImage(tx, { dataDir, secrets }, of, {
      mediaType: "image/png",
      content: specimenPicture([228, 240, 236]),
    });
    const patientPhone = `138000200${41 + index}`;
    await insertPrescription(tx, of, {
      doctorId,
      doctorName,
      hospital,
      ...sealPatient(secrets, of.rxNo, { ...patient, patientPhone }),
      rxDay,
      validTo: prescriptionValidTo(rxDay),
    });
    await backdatePrescription(tx, of, {
      state,
      uploadedAt,
      pharmacistName: state === "unreviewed" ? "" : "许安宁",
      reviewRemark: remark,
      reviewedBy: pharmacist?.userId ?? owner.userId,
      reviewedAt: new Date(uploadedAt.getTime() + 4 * 60_000),
    });
    if (bought === true) await sellAgainst(tx, database, secrets, of, new Date(uploadedAt.getTime() + 7 * 60_000));
  }
  await stopPrescriptionLanes(tx, owner.topId, productIds);
}
