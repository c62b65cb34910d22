import type { Handle } from "@yunshou/database";
import { addDays, businessDay, type CertificateDecision, type CertificateKind } from "@yunshou/domain";
import { findByAccount } from "../access/people/person.queries.ts";
import type { AccessKeys } from "../access/people/verifier.ts";
import { addCertificate, decideCertificate } from "../merchants/certificates/certificateBook.ts";
import { remindOfCertificates, tellOfCertificates } from "../merchants/certificates/certificateDuties.ts";
import { storeCertificateImage } from "../merchants/certificates/certificateImages.ts";
import { certificateOf } from "../merchants/certificates/certificates.queries.ts";
import type { Session } from "../platform/call.ts";
import { specimenPicture } from "./applicationPicture.ts";
import { backdateCertificate } from "./certificates.queries.ts";
import { demoTimeZone } from "./seed.ts";

interface DemoCertificate {
  /** Who writes it, for his own merchant. */
  readonly by: string;
  readonly kind: CertificateKind;
  readonly certNo: string;
  readonly certName: string;
  readonly userName?: string;
  /** Days until its last one; null for ever. */
  readonly daysLeft: number | null;
  readonly writtenDaysAgo: number;
  readonly decision?: CertificateDecision;
  readonly remark?: string;
  readonly pictures?: number;
}

/** Certificates that are valid, expire soon, have expired, wait or were rejected; numbers and persons are invented. */
const certificates: readonly DemoCertificate[] = [
  {
    by: "demo",
    kind: "merchant",
    certNo: "YL91310000A001",
    certName: "营业执照",
    daysLeft: null,
    writtenDaysAgo: 420,
    decision: "approve",
    pictures: 2,
  },
  {
    by: "demo",
    kind: "merchant",
    certNo: "YL31SP2024001",
    certName: "食品经营许可证",
    daysLeft: 30,
    writtenDaysAgo: 335,
    decision: "approve",
  },
  {
    by: "hduser",
    kind: "merchant",
    certNo: "YL31SP2024102",
    certName: "食品经营许可证",
    daysLeft: 23,
    writtenDaysAgo: 340,
    decision: "approve",
  },
  {
    by: "hnuser",
    kind: "merchant",
    certNo: "YL44SP2024203",
    certName: "食品经营许可证",
    daysLeft: 6,
    writtenDaysAgo: 358,
    decision: "approve",
  },
  {
    by: "bfuser",
    kind: "merchant",
    certNo: "YL11SP2023304",
    certName: "食品经营许可证",
    daysLeft: -12,
    writtenDaysAgo: 377,
    decision: "approve",
  },
  {
    by: "hnuser",
    kind: "merchant",
    certNo: "YL44LL2026001",
    certName: "冷链运输备案证明",
    daysLeft: 240,
    writtenDaysAgo: 9,
    decision: "reject",
    remark: "照片反光，编号无法辨认，请重新拍摄",
  },
  {
    by: "hduser",
    kind: "merchant",
    certNo: "YL31GG2026017",
    certName: "户外广告设置许可证",
    daysLeft: 180,
    writtenDaysAgo: 1,
  },
  {
    by: "demodrug",
    kind: "merchant",
    certNo: "KH91110000B001",
    certName: "营业执照",
    daysLeft: null,
    writtenDaysAgo: 420,
    decision: "approve",
  },
  {
    by: "demodrug",
    kind: "merchant",
    certNo: "KH11YP2024001",
    certName: "药品经营许可证",
    daysLeft: 655,
    writtenDaysAgo: 410,
    decision: "approve",
    pictures: 2,
  },
  {
    by: "demodrug",
    kind: "merchant",
    certNo: "KH11QX2021009",
    certName: "医疗器械经营许可证",
    daysLeft: 27,
    writtenDaysAgo: 410,
    decision: "approve",
  },
  {
    by: "demodrug",
    kind: "doctor",
    certNo: "KH11YS2020088",
    certName: "医师执业证书",
    userName: "陆远志",
    daysLeft: 730,
    writtenDaysAgo: 200,
    decision: "approve",
  },
  {
    by: "demodrug",
    kind: "merchant",
    certNo: "KH11WL2026003",
    certName: "互联网药品信息服务资格证书",
    daysLeft: 1_090,
    writtenDaysAgo: 2,
  },
];

const dayMs = 86_400_000;
const grounds = [
  [232, 240, 250],
  [250, 240, 224],
  [232, 246, 238],
] as const;
/** Reminders reach back as far as any certificate of the demo has been expired and a month more. */
const remindedDays = 50;

/** Certificates in every state, written, reviewed and reminded of through the product's own functions. */
export async function seedCertificates(tx: Handle, keys: AccessKeys, dataDir: string, now: Date): Promise<void> {
  const reviewer = await findByAccount(tx, "admin");
  const today = businessDay(now, demoTimeZone);
  for (const [
    index,
    { by, kind, daysLeft, writtenDaysAgo, decision, remark = "", pictures = 1, userName = "", ...fields },
  ] of certificates.entries()) {
    const writer = await findByAccount(tx, by);
    if (writer === undefined) throw new Error(`The demo account ${by} is missing.`);
    const owner = { topId: writer.topId, merchantId: writer.merchantId };
    const imageIds: string[] = [];
    for (let page = 0; page < pictures; page += 1) {
      imageIds.push(
        await storeCertificateImage(tx, { dataDir, secrets: keys.secrets }, owner, {
          mediaType: "image/png",
          content: specimenPicture(grounds[(index + page) % grounds.length]!),
          uploadedBy: writer.userId,
        }),
      );
    }
    const form = { ...fields, userName, certExpiry: daysLeft === null ? null : addDays(today, daysLeft), imageIds };
    const added = await addCertificate(callOf(tx, writer.userId), owner, kind, form);
    if ("ok" in added) throw new Error(`The demo certificate ${fields.certNo} was refused: ${added.code}.`);
    if (decision !== undefined && reviewer !== undefined)
      await decideCertificate(
        callOf(tx, reviewer.userId),
        (await certificateOf(tx, { merchants: "all" }, added.certificateId, { lock: true }))!,
        decision,
        remark,
      );
    const writtenAt = new Date(now.getTime() - writtenDaysAgo * dayMs);
    await backdateCertificate(tx, added.certificateId, writtenAt, new Date(writtenAt.getTime() + dayMs / 3));
  }
}

/** The reminders of the days before, as if the demo company had run all along, and those of today at the bells. */
export async function seedReminders(tx: Handle, { secrets }: AccessKeys, now: Date): Promise<void> {
  for (let day = remindedDays; day >= 1; day -= 1)
    await remindOfCertificates(tx, new Date(now.getTime() - day * dayMs));
  await tellOfCertificates(
    { tx, now, afterCommit: () => undefined },
    { sms: { send: async () => undefined, refusal: () => undefined, metrics: () => [] }, secrets },
  );
}

/** A call of somebody of the demo company. */
export const callOf = (tx: Handle, userId: string) => ({
  tx,
  session: { userId } as Session,
  address: "127.0.0.1",
  requestId: "demo",
});
