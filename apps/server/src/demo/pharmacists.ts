import type { Handle } from "@yunshou/database";
import { addDays, businessDay } from "@yunshou/domain";
import { findByAccount } from "../access/people/person.queries.ts";
import type { AccessKeys } from "../access/people/verifier.ts";
import { decideCertificate } from "../merchants/certificates/certificateBook.ts";
import { storeCertificateImage } from "../merchants/certificates/certificateImages.ts";
import { certificateOf } from "../merchants/certificates/certificates.queries.ts";
import { addPharmacist } from "../pharmacy/pharmacistBook.ts";
import { pharmacistOf, saveDuty } from "../pharmacy/pharmacists.queries.ts";
import { specimenPicture } from "./applicationPicture.ts";
import { callOf } from "./certificates.ts";
import { backdateCertificate } from "./certificates.queries.ts";
import { demoTimeZone } from "./seed.ts";

/** Pharmacists of the drug merchant: on duty, with a certificate that ends soon or has ended, and one who waits. Persons and numbers are invented. */
const pharmacists = [
  { userName: "许安宁", phone: "13800020002", certNo: "KH11ZY2024011", daysLeft: 365, approved: true, onDuty: true },
  { userName: "白芷兰", phone: "13800020011", certNo: "KH11ZY2021019", daysLeft: 19, approved: true, onDuty: true },
  { userName: "顾知夏", phone: "13800020013", certNo: "KH11ZY2021007", daysLeft: -4, approved: true, onDuty: true },
  {
    userName: "江未央",
    phone: "13800020014",
    certNo: "KH11ZY2026002",
    daysLeft: 1_800,
    approved: false,
    onDuty: false,
  },
] as const;

const everything = { merchants: "all" } as const;
const dayMs = 86_400_000;
const writtenDaysAgo = 300;

/** Adds them as their merchant's administrator would, and lets the platform approve their certificates. */
export async function seedPharmacists(tx: Handle, keys: AccessKeys, dataDir: string, now: Date): Promise<void> {
  const [writer, reviewer] = [await findByAccount(tx, "demodrug"), await findByAccount(tx, "admin")];
  if (writer === undefined) throw new Error("The demo account demodrug is missing.");
  const owner = { topId: writer.topId, merchantId: writer.merchantId };
  const today = businessDay(now, demoTimeZone);
  for (const { daysLeft, approved, onDuty, ...person } of pharmacists) {
    const imageId = await storeCertificateImage(tx, { dataDir, secrets: keys.secrets }, owner, {
      mediaType: "image/png",
      content: specimenPicture([236, 232, 250]),
      uploadedBy: writer.userId,
    });
    const added = await addPharmacist(callOf(tx, writer.userId), keys.secrets, owner, {
      ...person,
      certName: "执业药师注册证",
      certExpiry: addDays(today, daysLeft),
      imageIds: [imageId],
    });
    if ("ok" in added) throw new Error(`The demo pharmacist ${person.userName} was refused: ${added.code}.`);
    const record = (await pharmacistOf(tx, everything, added.pharmacistId, { lock: true }))!;
    if (!approved || reviewer === undefined) continue;
    await decideCertificate(
      callOf(tx, reviewer.userId),
      (await certificateOf(tx, everything, record.certificateId, { lock: true }))!,
      "approve",
      "",
    );
    await backdateCertificate(
      tx,
      record.certificateId,
      new Date(now.getTime() - writtenDaysAgo * dayMs),
      new Date(now.getTime() - (writtenDaysAgo - 1) * dayMs),
    );
    if (onDuty) await saveDuty(tx, record, true);
  }
}
