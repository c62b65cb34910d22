import { asSystem } from "@yunshou/database";
import { startWechatStandIn, type WechatStandIn } from "@yunshou/simulator/standIns/wechat";
import { generateKeyPairSync } from "node:crypto";
import { sealPaymentKeys } from "../../../payments/keys.ts";
import type { Tenant } from "../tenant.ts";
import { nextSerial } from "../rows.ts";
import type { World } from "../world.ts";
import type { Case, Cases } from "./case.ts";

const own = generateKeyPairSync("rsa", { modulusLength: 2_048 });
const merchant = { merchantNo: "1900000109", appId: "wx8888888888888888", certificateSerial: "5157F09EFD" };
const apiKey = "0123456789abcdefghijklmnopqrstuv";

let standIn: Promise<WechatStandIn> | undefined;
/** WeChat Pay for the calls that ask it; it goes with the process. */
const wechat = () =>
  (standIn ??= startWechatStandIn({
    ...merchant,
    apiKey,
    publicKey: own.publicKey.export({ format: "pem", type: "spki" }).toString(),
  }));

const read = (world: World, text: string, values: readonly unknown[] = []) =>
  asSystem(world.server.database, async (tx) => (await tx.query<{ id: string }>(text, values))[0]!.id);

const service = (home: Tenant) =>
  home.id(
    `insert into payment_service (id, code, kind, provider_name, fee_rate)
     select n.id, 'wechat' || n.id, 'wechat', $1, 60 from (select next_id() as id) n`,
    [`service ${nextSerial()}`],
  );
const ofService: Case = async (home) => ({ serviceId: await service(home), version: 1 });

async function form() {
  const { keys } = await wechat();
  return {
    payAccountNo: merchant.merchantNo,
    appId: merchant.appId,
    interfaceUrl: "https://api.mch.weixin.qq.com",
    certificateSerial: merchant.certificateSerial,
    apiKey,
    appSecret: "",
    paysInApp: false,
    platformSerial: keys.at(-1)!.serial,
    payKey: own.privateKey.export({ format: "pem", type: "pkcs8" }).toString(),
    platformKey: keys.at(-1)!.publicKey,
    certificates: "",
  };
}

/** Parameters in a state, whose address is that of the stand-in. */
async function parameters(home: Tenant, world: World, state: string): Promise<string> {
  const { payAccountNo, appId, interfaceUrl: _url, ...keys } = await form();
  const id = await read(world, "select next_id() as id");
  const sealed = sealPaymentKeys(world.server.context.secrets, id, keys);
  const values = [id, await service(home), state, payAccountNo, appId, (await wechat()).url, sealed];
  return home.id(
    `insert into payment_parameters (id, service_id, state, pay_account_no, app_id, interface_url, keys_sealed, activated_at)
     values ($1, $2, $3, $4, $5, $6, $7, case when $3 = 'active' then now() end)`,
    values,
  );
}
const ofParameters =
  (state: string, more = async (): Promise<object> => ({})): Case =>
  async (home, world) => ({ parametersId: await parameters(home, world, state), version: 1, ...(await more()) });

/** Inputs of the calls of payment services, which the platform alone makes. */
export const paymentsCases: Cases = {
  "paymentServices.create": () => ({ providerName: `service ${nextSerial()}`, payMethod: "alipay", feeRate: "0.60" }),
  "paymentServices.update": async (home) => ({
    serviceId: await service(home),
    version: 1,
    providerName: `service ${nextSerial()}`,
    feeRate: "0.38",
  }),
  "paymentServices.enable": async (home, world) => {
    // One service a payment method: whoever was enabled for another test makes room.
    await asSystem(world.server.database, (tx) => tx.query("update payment_service set enabled = false where enabled"));
    const parametersId = await parameters(home, world, "active");
    return {
      serviceId: await read(world, "select service_id as id from payment_parameters where id = $1", [parametersId]),
      version: 1,
    };
  },
  "paymentServices.disable": ofService,
  "paymentServices.remove": ofService,
  "paymentParameters.create": async (home) => ({ serviceId: await service(home), ...(await form()) }),
  "paymentParameters.update": ofParameters("draft", form),
  "paymentParameters.prove": ofParameters("draft"),
  "paymentParameters.activate": ofParameters("proven"),
};
