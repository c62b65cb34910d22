import { type Accounts, customerPays } from "@yunshou/simulator/standIns/accounts";
import { startAlipayStandIn } from "@yunshou/simulator/standIns/alipay";
import { writeCertificate } from "@yunshou/simulator/standIns/certificates";
import type { Refusing } from "@yunshou/simulator/standIns/refusing";
import { startUnionpayStandIn } from "@yunshou/simulator/standIns/unionpay";
import type { ShownCodeBehaviour } from "@yunshou/simulator/standIns/wallets";
import { startWechatStandIn } from "@yunshou/simulator/standIns/wechat";
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyPairKeyObjectResult } from "node:crypto";
import type { ProviderFacts } from "../../payments/keys.ts";

const pem = ({ publicKey, privateKey }: KeyPairKeyObjectResult) => ({
  publicKey: publicKey.export({ format: "pem", type: "spki" }).toString(),
  privateKey: privateKey.export({ format: "pem", type: "pkcs8" }).toString(),
});
const own = pem(generateKeyPairSync("rsa", { modulusLength: 2_048 }));
/** Of somebody else. */
export const foreign = pem(generateKeyPairSync("rsa", { modulusLength: 2_048 }));
const apiKey = "0123456789abcdefghijklmnopqrstuv";
const appSecret = "0123456789abcdef0123456789abcdef";
const noKeys = { certificateSerial: "", apiKey: "", appSecret: "", platformSerial: "", certificates: "" };

/** A provider with its stand-in, in the words of both. */
export interface PaySide {
  readonly facts: ProviderFacts;
  readonly faults: { silent: number; unsigned: number; notices: boolean; readonly refusing: Refusing };
  readonly accounts: Accounts;
  pay(codeUrl: string): Promise<boolean>;
  /** Absent where nobody pays in an app. */
  payInApp?(request: Readonly<Record<string, string>>): boolean;
  show(behaviour: ShownCodeBehaviour): string;
  confirm(outTradeNo: string): void;
  notice(outTradeNo: string): { readonly headers: Record<string, string>; readonly body: string };
  stop(): Promise<void>;
  /** A code ends by its time alone. */
  readonly codesStayOpen?: boolean;
}

export async function wechatSide(): Promise<PaySide> {
  const merchant = { merchantNo: "1900000109", appId: "wx8888888888888888", certificateSerial: "5157F09EFD" };
  const standIn = await startWechatStandIn({ ...merchant, apiKey, appSecret, publicKey: own.publicKey });
  const key = standIn.keys.at(-1)!;
  return {
    facts: {
      ...noKeys,
      name: "wechat1",
      kind: "wechat",
      payAccountNo: merchant.merchantNo,
      appId: merchant.appId,
      certificateSerial: merchant.certificateSerial,
      apiKey,
      appSecret,
      interfaceUrl: standIn.url,
      notifyUrl: "http://127.0.0.1:9/nobody",
      payKey: own.privateKey,
      platformSerial: key.serial,
      platformKey: key.publicKey,
    },
    faults: standIn.faults,
    accounts: standIn.accounts,
    pay: standIn.pay,
    payInApp: standIn.payInApp,
    show: (behaviour) => standIn.wallets.show(behaviour),
    confirm: (outTradeNo) => void customerPays(standIn.accounts, standIn.accounts.byNumber(outTradeNo)!.token),
    notice: standIn.paidNotice,
    stop: standIn.stop,
  };
}

export async function alipaySide(): Promise<PaySide> {
  const merchant = { appId: "2014072300007148", sellerNo: "2088102146225135" };
  const standIn = await startAlipayStandIn({ ...merchant, publicKey: own.publicKey });
  const bare = (text: string) => text.replaceAll(/-----[^-]+-----|\s/g, "");
  return {
    facts: {
      ...noKeys,
      name: "alipay1",
      kind: "alipay",
      payAccountNo: merchant.sellerNo,
      appId: merchant.appId,
      interfaceUrl: standIn.url,
      notifyUrl: "http://127.0.0.1:9/nobody",
      paysInApp: true,
      // As the provider's own tool shows them.
      payKey: bare(own.privateKey),
      platformKey: bare(standIn.publicKey),
    },
    faults: standIn.faults,
    accounts: standIn.accounts,
    pay: standIn.pay,
    payInApp: standIn.payInApp,
    show: (behaviour) => standIn.wallets.show(behaviour),
    confirm: (outTradeNo) => void customerPays(standIn.accounts, standIn.accounts.byNumber(outTradeNo)!.token),
    notice: (outTradeNo) => ({ headers: {}, body: standIn.paidNotice(outTradeNo) }),
    stop: standIn.stop,
  };
}

const certified = ({ publicKey, privateKey }: typeof own, name: string) =>
  writeCertificate({
    name,
    publicKey: createPublicKey(publicKey),
    issuer: { name, privateKey: createPrivateKey(privateKey) },
    from: new Date("2024-01-01T00:00:00Z"),
    to: new Date("2035-01-01T00:00:00Z"),
  });
/** Of another authority, as somebody else has it. */
export const foreignAuthority = certified(foreign, "CFCA STAND-IN CA");

export async function unionpaySide(): Promise<PaySide> {
  const certificate = certified(own, "041@Z12@云途@00000002");
  const standIn = await startUnionpayStandIn({ merId: "777290058110048", certificate });
  return {
    facts: {
      ...noKeys,
      name: "unionpay1",
      kind: "unionpay",
      payAccountNo: "777290058110048",
      appId: "",
      interfaceUrl: standIn.url,
      notifyUrl: "http://127.0.0.1:9/nobody",
      payKey: own.privateKey,
      platformKey: standIn.authority,
      certificates: certificate,
    },
    faults: standIn.faults,
    accounts: standIn.accounts,
    pay: standIn.pay,
    show: (behaviour) => standIn.wallets.show(behaviour),
    confirm: (outTradeNo) => void customerPays(standIn.accounts, standIn.accounts.byNumber(outTradeNo)!.token),
    notice: (outTradeNo) => ({ headers: {}, body: standIn.paidNotice(outTradeNo) }),
    stop: standIn.stop,
    codesStayOpen: true,
  };
}
