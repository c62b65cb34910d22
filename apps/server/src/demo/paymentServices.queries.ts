import type { Handle } from "@yunshou/database";
import { writeCertificate } from "@yunshou/simulator/standIns/certificates";
import { generateKeyPairSync } from "node:crypto";
import { sealPaymentKeys } from "../payments/keys.ts";
import type { Secrets } from "../platform/secrets.ts";

const services = [
  {
    kind: "wechat",
    providerName: "微信支付（直连）",
    feeRate: 60,
    payAccountNo: "1900000109",
    appId: "wx8888888888888888",
    interfaceUrl: "https://api.mch.weixin.qq.com",
    certificateSerial: "5157F09EFDC096DE15EBE81A47057A7232F1B8E1",
    apiKey: "demo0000demo0000demo0000demo0000",
    appSecret: "",
    platformSerial: "PUB_KEY_ID_0119000001092026112200",
  },
  {
    kind: "alipay",
    providerName: "支付宝当面付",
    feeRate: 38,
    payAccountNo: "2088102146225135",
    appId: "2014072300007148",
    interfaceUrl: "https://openapi.alipay.com/gateway.do",
    certificateSerial: "",
    apiKey: "",
    appSecret: "",
    platformSerial: "",
  },
  {
    kind: "unionpay",
    providerName: "银联二维码",
    feeRate: 38,
    payAccountNo: "777290058110048",
    appId: "",
    interfaceUrl: "https://gateway.95516.com",
    certificateSerial: "",
    apiKey: "",
    appSecret: "",
    platformSerial: "",
  },
] as const;

/** Payment services whose keys nobody has proven: the demo's machines are paid through the simulated provider. */
export async function seedPaymentServices(tx: Handle, secrets: Secrets): Promise<void> {
  const pair = generateKeyPairSync("rsa", { modulusLength: 2_048 });
  const payKey = pair.privateKey.export({ format: "pem", type: "pkcs8" }).toString();
  const platformKey = pair.publicKey.export({ format: "pem", type: "spki" }).toString();
  const certificate = writeCertificate({
    name: "云途智能科技",
    publicKey: pair.publicKey,
    issuer: { name: "云途智能科技", privateKey: pair.privateKey },
    from: new Date("2026-01-01T00:00:00Z"),
    to: new Date("2031-01-01T00:00:00Z"),
  });
  for (const { kind, providerName, feeRate, payAccountNo, appId, interfaceUrl, ...keys } of services) {
    const [row] = await tx.query<{ serviceId: string; parametersId: string }>(
      `insert into payment_service (code, kind, provider_name, fee_rate) values ($1 || next_id(), $1, $2, $3)
       returning id as "serviceId", next_id() as "parametersId"`,
      [kind, providerName, feeRate],
    );
    const { serviceId, parametersId } = row!;
    // UnionPay knows certificates where the others know bare keys.
    const given =
      kind === "unionpay" ? { platformKey: certificate, certificates: certificate } : { platformKey, certificates: "" };
    const sealed = sealPaymentKeys(secrets, parametersId, { ...keys, payKey, ...given });
    await tx.query(
      `insert into payment_parameters (id, service_id, pay_account_no, app_id, interface_url, keys_sealed) values ($1, $2, $3, $4, $5, $6)`,
      [parametersId, serviceId, payAccountNo, appId, interfaceUrl, sealed],
    );
  }
}
