import type { Handle, Scope } from "@yunshou/database";
import { idCardCheckDigit, imageKinds, type ReviewDecision, type WizardStep, wizardSteps } from "@yunshou/domain";
import type { Session } from "../platform/call.ts";
import { findByAccount } from "../access/users.queries.ts";
import type { AccessKeys } from "../access/verifier.ts";
import { type ApplicationRecord, applicationOf, insertApplication } from "../merchants/onboarding/applications.queries.ts";
import { storeImage } from "../merchants/onboarding/images.ts";
import { decide } from "../merchants/onboarding/review.ts";
import { saveStep, submitApplication } from "../merchants/onboarding/wizard.ts";
import { specimenPicture } from "./applicationPicture.ts";

interface DemoApplication {
  readonly merchantName: string;
  /** Names that nobody bears. */
  readonly contactName: string;
  readonly storeName: string;
  readonly province: string;
  readonly city: string;
  readonly address: string;
  /** How far it has come: the steps that are written, whether it was submitted, and what the review said. */
  readonly steps: number;
  readonly submitted: boolean;
  readonly decision?: ReviewDecision;
  readonly remark?: string;
}

const applications: readonly DemoApplication[] = [
  { merchantName: "春野便利", contactName: "样例甲", storeName: "春野便利示范路店", province: "上海", city: "上海市", address: "示范路18号", steps: 3, submitted: true, decision: "approve", remark: "资料齐全" },
  { merchantName: "青岚小铺", contactName: "样例乙", storeName: "青岚小铺虚构街店", province: "浙江", city: "杭州市", address: "虚构街6号", steps: 3, submitted: true },
  { merchantName: "一禾轻食", contactName: "样例丙", storeName: "一禾轻食样板店", province: "江苏", city: "苏州市", address: "样板路33号", steps: 3, submitted: true },
  { merchantName: "北岸咖啡角", contactName: "样例丁", storeName: "北岸咖啡角一号店", province: "安徽", city: "合肥市", address: "示例大道2号", steps: 3, submitted: true, decision: "reject", remark: "身份证照片不清晰，请重新拍摄" },
  { merchantName: "拾光文创", contactName: "样例戊", storeName: "拾光文创测试店", province: "福建", city: "厦门市", address: "测试巷9号", steps: 3, submitted: true, decision: "ignore", remark: "重复意向，联系人已知悉" },
  { merchantName: "南枝鲜果", contactName: "样例己", storeName: "南枝鲜果草稿店", province: "江西", city: "南昌市", address: "草稿路1号", steps: 2, submitted: false },
];

const colours = { idFront: [206, 226, 244], idBack: [214, 236, 222], store: [250, 232, 204], bankCard: [226, 216, 246] } as const;
const everything: Scope = { merchants: "all" };
/** The prefix of no bank; the last digit makes the number pass its check. */
const cardPrefix = "900000000000";

function luhnDigit(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const counted = place % 2 === 0 ? Number(digit) * 2 : Number(digit);
    return total + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}

/** Applications in every state of the review, written and reviewed through the product's own functions. */
export async function seedApplications(tx: Handle, keys: AccessKeys, dataDir: string, now: Date): Promise<void> {
  const store = { dataDir, secrets: keys.secrets };
  const owner = await findByAccount(tx, "demo");
  if (owner === undefined) throw new Error("The demo account is missing.");
  const reviewer = await findByAccount(tx, "admin");
  const day = now.toISOString().slice(0, 10).replaceAll("-", "");
  for (const [index, demo] of applications.entries()) {
    const applicationId = await insertApplication(tx, { topId: owner.topId, merchantId: owner.merchantId, applyNo: `JJ${day}${String(index + 1).padStart(6, "0")}`, createdBy: owner.userId });
    const read = () => application(tx, applicationId ?? "0");
    for (const step of wizardSteps.slice(0, demo.steps)) must(await saveStep(tx, keys.secrets, await read(), fieldsOf(demo, step, index)));
    for (const kind of imageKinds.slice(0, demo.submitted ? 4 : 2)) await storeImage(tx, store, await read(), { kind, mediaType: "image/png", content: specimenPicture(colours[kind]) });
    if (!demo.submitted) continue;
    must(await submitApplication(tx, keys.secrets, await read(), demo.contactName, owner.userId));
    if (demo.decision === undefined || reviewer === undefined) continue;
    const call = { tx, session: { userId: reviewer.userId } as Session, address: "127.0.0.1", requestId: "demo" };
    // Nobody waits for the password of an invented person, so no message is sent.
    must(await decide(call, { keys, tell: () => {} }, await read(), demo.decision, demo.remark ?? ""));
  }
}

async function application(tx: Handle, applicationId: string): Promise<ApplicationRecord> {
  const found = await applicationOf(tx, everything, applicationId, { lock: true });
  if (found === undefined) throw new Error("A demo application is missing.");
  return found;
}

function must(answer: { readonly ok: boolean; readonly code?: string } | undefined): void {
  if (answer !== undefined && !answer.ok) throw new Error(`A demo application was refused: ${answer.code}.`);
}

function fieldsOf(demo: DemoApplication, step: WizardStep, index: number) {
  const { merchantName, contactName, storeName, province, city, address } = demo;
  const digits = `11010119${String(80 + index)}0${String(index + 1)}1${String(index)}00${String(index)}`;
  const card = `${cardPrefix}${String(100 + index)}`;
  return {
    step, merchantName, contactName, storeName, province, city, address,
    contactPhone: `1380009000${index}`,
    email: `shop${index + 1}@yuntu.example`,
    idCardNo: digits + idCardCheckDigit(digits),
    bankName: "样例银行",
    bankAccount: card + luhnDigit(card),
  };
}
