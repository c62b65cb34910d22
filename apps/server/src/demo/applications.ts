import type { Handle, Scope } from "@yunshou/database";
import {
  idCardCheckDigit,
  imageKinds,
  needsMerchant,
  type ReportedState,
  type ReviewDecision,
  type SubmissionChannel,
  type WizardStep,
  wizardSteps,
} from "@yunshou/domain";
import type { Session } from "../platform/call.ts";
import { findByAccount } from "../access/people/person.queries.ts";
import type { AccessKeys } from "../access/people/verifier.ts";
import { openApplicant } from "../merchants/onboarding/applicant.ts";
import {
  type ApplicationRecord,
  applicationOf,
  insertApplication,
} from "../merchants/onboarding/applications.queries.ts";
import { storeImage } from "../merchants/onboarding/images.ts";
import { decide } from "../merchants/onboarding/review.ts";
import { saveStep, submitApplication } from "../merchants/onboarding/wizard.ts";
import { applyReport, submissionDue } from "../merchants/onboarding/submissionDuty.ts";
import { startSubmission } from "../merchants/onboarding/submissions.ts";
import { arm } from "../platform/timers.ts";
import { specimenPicture } from "./applicationPicture.ts";
import { waitingSubmissions } from "./demo.queries.ts";
import { demoSubmissionProviders } from "./payments.ts";

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
  /** How an approved one stands at the payment providers. */
  readonly at?: { readonly [Channel in SubmissionChannel]?: ReportedState };
}

const approved = { steps: 3, submitted: true, decision: "approve", remark: "资料齐全" } as const;

const applications: readonly DemoApplication[] = [
  {
    merchantName: "春野便利",
    contactName: "样例甲",
    storeName: "春野便利示范路店",
    province: "上海",
    city: "上海市",
    address: "示范路18号",
    ...approved,
    at: { wechat: "finished", alipay: "finished" },
  },
  {
    merchantName: "青岚小铺",
    contactName: "样例乙",
    storeName: "青岚小铺虚构街店",
    province: "浙江",
    city: "杭州市",
    address: "虚构街6号",
    steps: 3,
    submitted: true,
  },
  {
    merchantName: "一禾轻食",
    contactName: "样例丙",
    storeName: "一禾轻食样板店",
    province: "江苏",
    city: "苏州市",
    address: "样板路33号",
    steps: 3,
    submitted: true,
  },
  {
    merchantName: "北岸咖啡角",
    contactName: "样例丁",
    storeName: "北岸咖啡角一号店",
    province: "安徽",
    city: "合肥市",
    address: "示例大道2号",
    steps: 3,
    submitted: true,
    decision: "reject",
    remark: "身份证照片不清晰，请重新拍摄",
  },
  {
    merchantName: "拾光文创",
    contactName: "样例戊",
    storeName: "拾光文创测试店",
    province: "福建",
    city: "厦门市",
    address: "测试巷9号",
    steps: 3,
    submitted: true,
    decision: "ignore",
    remark: "重复意向，联系人已知悉",
  },
  {
    merchantName: "知味小站",
    contactName: "样例庚",
    storeName: "知味小站样板店",
    province: "上海",
    city: "上海市",
    address: "样板路21号",
    ...approved,
    at: { wechat: "checking", alipay: "signing" },
  },
  {
    merchantName: "云朵茶铺",
    contactName: "样例辛",
    storeName: "云朵茶铺二号店",
    province: "浙江",
    city: "宁波市",
    address: "虚构街12号",
    ...approved,
    at: { wechat: "verifying", alipay: "rejected" },
  },
  {
    merchantName: "晨光书角",
    contactName: "样例壬",
    storeName: "晨光书角示例店",
    province: "江苏",
    city: "南京市",
    address: "示例路5号",
    ...approved,
    at: { wechat: "signing", alipay: "checking" },
  },
  {
    merchantName: "星河鲜饮",
    contactName: "样例癸",
    storeName: "星河鲜饮一号店",
    province: "安徽",
    city: "芜湖市",
    address: "示例大道8号",
    ...approved,
    at: { wechat: "opening" },
  },
  {
    merchantName: "竹影花店",
    contactName: "样例子",
    storeName: "竹影花店测试店",
    province: "福建",
    city: "福州市",
    address: "虚构巷3号",
    ...approved,
    at: { wechat: "rejected" },
  },
  {
    merchantName: "松间小灶",
    contactName: "样例丑",
    storeName: "松间小灶样板店",
    province: "江西",
    city: "九江市",
    address: "样板路7号",
    ...approved,
    at: { wechat: "cancelled", alipay: "cancelled" },
  },
  {
    merchantName: "芦苇百货",
    contactName: "样例寅",
    storeName: "芦苇百货一号店",
    province: "上海",
    city: "上海市",
    address: "示范路40号",
    ...approved,
  },
  {
    merchantName: "南枝鲜果",
    contactName: "样例己",
    storeName: "南枝鲜果草稿店",
    province: "江西",
    city: "南昌市",
    address: "草稿路1号",
    steps: 2,
    submitted: false,
  },
];

const colours = {
  idFront: [206, 226, 244],
  idBack: [214, 236, 222],
  store: [250, 232, 204],
  bankCard: [226, 216, 246],
} as const;
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
    const applicationId = await insertApplication(tx, {
      topId: owner.topId,
      merchantId: owner.merchantId,
      applyNo: `JJ${day}${String(index + 1).padStart(6, "0")}`,
      createdBy: owner.userId,
    });
    const read = () => application(tx, applicationId ?? "0");
    for (const step of wizardSteps.slice(0, demo.steps))
      must(await saveStep(tx, keys.secrets, await read(), fieldsOf(demo, step, index)));
    for (const kind of imageKinds.slice(0, demo.submitted ? 4 : 2))
      await storeImage(tx, store, await read(), {
        kind,
        mediaType: "image/png",
        content: specimenPicture(colours[kind]),
      });
    if (!demo.submitted) continue;
    must(await submitApplication(tx, keys.secrets, await read(), demo.contactName, owner.userId));
    if (demo.decision === undefined || reviewer === undefined) continue;
    const call = { tx, session: { userId: reviewer.userId } as Session, address: "127.0.0.1", requestId: "demo" };
    // Nobody waits for the password of an invented person, so no message is sent.
    must(await decide(call, { keys, tell: () => {} }, await read(), demo.decision, demo.remark ?? ""));
    await seedSubmissions({ ...call, now }, keys, await read(), demo);
  }
}

/** What the provider told on the way to each state. */
const wayTo: Readonly<Record<ReportedState, readonly ReportedState[]>> = {
  checking: ["checking"],
  verifying: ["checking", "verifying"],
  signing: ["checking", "signing"],
  opening: ["checking", "signing", "opening"],
  finished: ["checking", "signing", "opening", "finished"],
  rejected: ["checking", "rejected"],
  cancelled: ["checking", "signing", "cancelled"],
};
/** Those that wait for the provider stay as they are for a while, so that every state can be seen. */
const restMs = 6 * 3_600_000;

/** Submissions that came to their states in the same way as real ones. Those that wait for the merchant are sent at once, for their links. */
async function seedSubmissions(
  call: Parameters<typeof startSubmission>[0],
  keys: AccessKeys,
  approvedOne: ApplicationRecord,
  { at = {} }: DemoApplication,
): Promise<void> {
  const { tx, now } = call;
  for (const provider of demoSubmissionProviders) {
    const state = at[provider.channel];
    if (state === undefined) continue;
    const started = await startSubmission(call, keys.secrets, provider, approvedOne, {
      feeRate: 60,
      bank: null,
      payAccount: provider.channel === "alipay" ? openApplicant(keys.secrets, approvedOne).email : null,
    });
    if (started === undefined) throw new Error("A demo submission was refused.");
    const asked = { topId: approvedOne.topId, submissionId: started.submissionId, attempt: 1 };
    const last = approvedOne.applyNo.slice(-4);
    for (const reported of wayTo[state]) {
      await applyReport(
        tx,
        keys.secrets,
        asked,
        {
          state: reported,
          providerNo: `S${approvedOne.applyNo.slice(2)}`,
          ...(reported === "finished"
            ? { subMerchantNo: `1600${last}${provider.channel === "wechat" ? "10" : "20"}` }
            : {}),
          ...(reported === "rejected" ? { reasons: [rejection] } : {}),
        },
        now,
      );
    }
    if (state === "checking" || state === "opening")
      await arm(
        tx,
        submissionDue.at(started.submissionId, new Date(now.getTime() + restMs), { topId: asked.topId, tries: 1 }),
      );
    else if (needsMerchant(state))
      await arm(tx, submissionDue.at(started.submissionId, now, { topId: asked.topId, tries: 0 }));
  }
}

const rejection = {
  field: "storeName",
  code: "nameNotAllowed" as const,
  reason: "门店名称不得含有“测试”字样，请填写真实名称",
};

/** The simulated provider forgets everything when it ends; asked anew, it takes what waits for a merchant again and makes new links. */
export async function wakeSubmissions(tx: Handle, now: Date): Promise<void> {
  await arm(
    tx,
    ...(await waitingSubmissions(tx)).map(({ submissionId, topId }) =>
      submissionDue.at(submissionId, now, { topId, tries: 0 }),
    ),
  );
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
  const two = (number: number) => String(number).padStart(2, "0");
  const digits = `1101011980${two((index % 12) + 1)}${two(index + 10)}0${two(index)}`;
  const card = `${cardPrefix}${String(100 + index)}`;
  return {
    step,
    merchantName,
    contactName,
    storeName,
    province,
    city,
    address,
    contactPhone: `138000900${two(index)}`,
    email: `shop${index + 1}@yuntu.example`,
    idCardNo: digits + idCardCheckDigit(digits),
    bankName: "样例银行",
    bankAccount: card + luhnDigit(card),
  };
}
