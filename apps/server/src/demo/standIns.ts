import { startAlipayStandIn } from "@yunshou/simulator/standIns/alipay";
import { writeCertificate } from "@yunshou/simulator/standIns/certificates";
import { startUnionpayStandIn } from "@yunshou/simulator/standIns/unionpay";
import { startWechatStandIn } from "@yunshou/simulator/standIns/wechat";
import { createPrivateKey, createPublicKey, generateKeyPairSync, randomBytes } from "node:crypto";
import { type ProviderFacts, providerOf } from "../payments/keys.ts";
import { noticePath } from "../payments/storedProviders.ts";
import type { PaymentProviders } from "../payments/providers.ts";
import type { DemoStandIn } from "./standInNames.ts";

/** What a client of a stand-in is made of, as texts, so that every process of the program can be told. */
export type StandInFacts = Omit<ProviderFacts, "notifyUrl"> & { readonly name: DemoStandIn };

const keyPair = () =>
  generateKeyPairSync("rsa", {
    modulusLength: 2_048,
    publicKeyEncoding: { format: "pem", type: "spki" },
    privateKeyEncoding: { format: "pem", type: "pkcs8" },
  });

const noKeys = { certificateSerial: "", apiKey: "", appSecret: "", platformSerial: "", certificates: "" } as const;

const starts: Readonly<Record<DemoStandIn, () => Promise<{ readonly facts: StandInFacts; stop(): Promise<void> }>>> = {
  async "wechat-stand-in"() {
    const { publicKey, privateKey } = keyPair();
    const [apiKey, appSecret] = [randomBytes(16).toString("hex"), randomBytes(16).toString("hex")];
    const merchant = { merchantNo: "1900000109", appId: "wx8888888888888888", certificateSerial: "5157F09EFD" };
    const standIn = await startWechatStandIn({ ...merchant, apiKey, appSecret, publicKey }, { codesForBrowsers: true });
    const platform = standIn.keys.at(-1)!;
    return {
      facts: {
        ...noKeys,
        name: "wechat-stand-in",
        kind: "wechat",
        payAccountNo: merchant.merchantNo,
        appId: merchant.appId,
        certificateSerial: merchant.certificateSerial,
        apiKey,
        appSecret,
        interfaceUrl: standIn.url,
        payKey: privateKey,
        platformSerial: platform.serial,
        platformKey: platform.publicKey,
      },
      stop: standIn.stop,
    };
  },
  async "alipay-stand-in"() {
    const { publicKey, privateKey } = keyPair();
    const merchant = { appId: "2014072300007148", sellerNo: "2088102146225135" };
    const standIn = await startAlipayStandIn({ ...merchant, publicKey }, { codesForBrowsers: true });
    return {
      facts: {
        ...noKeys,
        name: "alipay-stand-in",
        kind: "alipay",
        payAccountNo: merchant.sellerNo,
        appId: merchant.appId,
        interfaceUrl: standIn.url,
        paysInApp: true,
        payKey: privateKey,
        platformKey: standIn.publicKey,
      },
      stop: standIn.stop,
    };
  },
  async "unionpay-stand-in"() {
    const { publicKey, privateKey } = keyPair();
    const merId = "777290058110048";
    const certificate = writeCertificate({
      name: merId,
      publicKey: createPublicKey(publicKey),
      issuer: { name: merId, privateKey: createPrivateKey(privateKey) },
      from: new Date("2020-01-01T00:00:00Z"),
      to: new Date("2045-01-01T00:00:00Z"),
    });
    const standIn = await startUnionpayStandIn({ merId, certificate }, { codesForBrowsers: true });
    return {
      facts: {
        ...noKeys,
        name: "unionpay-stand-in",
        kind: "unionpay",
        payAccountNo: merId,
        appId: "",
        interfaceUrl: standIn.url,
        payKey: privateKey,
        platformKey: standIn.authority,
        certificates: certificate,
      },
      stop: standIn.stop,
    };
  },
};

/** Starts stand-ins as HTTP servers of this machine, with keys of their own that live as long as they do. */
export async function startStandIns(
  names: readonly DemoStandIn[],
): Promise<{ readonly facts: readonly StandInFacts[]; stop(): Promise<void> }> {
  const started = await Promise.all(names.map((name) => starts[name]()));
  return {
    facts: started.map(({ facts }) => facts),
    async stop() {
      await Promise.all(started.map((one) => one.stop()));
    },
  };
}

/** Payments of the kinds that have a stand-in go through the product's own client of that provider, all others elsewhere. */
export function withStandIns(
  facts: readonly StandInFacts[],
  ownUrl: string,
  others: PaymentProviders,
): PaymentProviders {
  const standIns = facts.map((one) => ({
    kind: one.kind,
    provider: providerOf({ ...one, notifyUrl: `${ownUrl}${noticePath}/${one.name}` }),
  }));
  return {
    forPayment: (method) => standIns.find(({ kind }) => kind === method)?.provider ?? others.forPayment(method),
    named: (name) => standIns.find(({ provider }) => provider.name === name)?.provider ?? others.named(name),
  };
}
