import { generateKeyPairSync } from "node:crypto";
import { demoProviderIdentity } from "@yunshou/contract/payments/demoProvider";
import { startProvider } from "@yunshou/simulator";
import type { SubmissionProvider } from "../merchants/onboarding/provider.ts";
import { submissionNoticePath } from "../merchants/onboarding/submissionNotices.ts";
import { demoProvider } from "../payments/demoProvider.ts";
import { demoSubmissions } from "../payments/demoSubmissions.ts";
import { oneProvider, type PaymentProviders } from "../payments/providers.ts";
import { noticePath } from "../payments/storedProviders.ts";
import type { DemoStandIn } from "./standInNames.ts";
import { type StandInFacts, startStandIns, withStandIns } from "./standIns.ts";

/** How the simulated provider is reached and what is proven to it; every process of the program gets them. */
export interface DemoProviderFacts {
  readonly url: string;
  readonly publicKey: string;
  /** Ours, with which submissions are signed. */
  readonly privateKey: string;
  /** Our own address, to which it posts its notices. */
  readonly ownUrl: string;
  /** Stand-ins of real providers that take payments beside it. */
  readonly standIns: readonly StandInFacts[];
}

export interface DemoPayments {
  /** For everything that is paid at machines. */
  readonly providers: PaymentProviders;
  /** For small merchants: one for WeChat, one for Alipay. */
  readonly submissionProviders: readonly SubmissionProvider[];
}

/** The providers that take the demo company's small merchants. */
export const demoSubmissionProviders = [
  { code: "demo-wechat", name: "云途微信服务商", channel: "wechat" },
  { code: "demo-alipay", name: "云途支付宝服务商", channel: "alipay" },
] as const;

/** Words that no real provider lets pass in the name of a store. */
const forbidden = ["测试", "test"];

/**
 * Starts the simulated payment provider on a free port of this machine, and the stand-ins that were asked for. Start it
 * before gateway, jobs and web.
 *
 * @param ownUrl our own address, to which they post their notices.
 */
export async function startDemoPayments(
  ownUrl: string,
  names: readonly DemoStandIn[] = [],
): Promise<{ readonly facts: DemoProviderFacts; stop(): Promise<void> }> {
  const own = generateKeyPairSync("rsa", { modulusLength: 2_048 });
  const simulated = await startProvider({
    seed: Date.now() % 0xffff_ffff,
    noticeFaults: { lost: 1, duplicated: 3, delayed: 1 },
    refundFailures: 0.5,
    cloudKeyPem: own.publicKey.export({ format: "pem", type: "spki" }).toString(),
    judge: ({ storeName }) =>
      forbidden.some((word) => storeName.toLowerCase().includes(word))
        ? [{ field: "storeName", code: "NAME_NOT_ALLOWED", reason: "门店名称不得含有“测试”字样，请填写真实名称" }]
        : [],
  });
  const standIns = await startStandIns(names);
  return {
    facts: {
      url: simulated.url,
      publicKey: simulated.publicKeyPem,
      privateKey: own.privateKey.export({ format: "pem", type: "pkcs8" }).toString(),
      ownUrl,
      standIns: standIns.facts,
    },
    async stop() {
      await Promise.all([simulated.stop(), standIns.stop()]);
    },
  };
}

/** The providers of the demo in one process of the program. */
export function demoPaymentsOf({ url, publicKey, privateKey, ownUrl, standIns }: DemoProviderFacts): DemoPayments {
  const common = { url, publicKey, ...demoProviderIdentity };
  return {
    providers: withStandIns(
      standIns,
      ownUrl,
      oneProvider(demoProvider({ ...common, notifyUrl: `${ownUrl}${noticePath}/demo` })),
    ),
    submissionProviders: demoSubmissionProviders.map((one) =>
      demoSubmissions({ ...common, ...one, privateKey, notifyUrl: `${ownUrl}${submissionNoticePath(one.code)}` }),
    ),
  };
}
