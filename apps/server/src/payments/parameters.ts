import type { Permission, StoredRow } from "@yunshou/contract";
import type { paymentParameters } from "@yunshou/contract/payments/services";
import {
  checkFactorShown,
  checkPaymentParameters,
  maskTail,
  parameterTable,
  type PaymentParameterFields,
  type PaymentServiceKind,
  refuse,
  type Result,
  accept,
  step,
} from "@yunshou/domain";
import { randomUUID } from "node:crypto";
import { platformMerchantId } from "../access/people/platformMerchant.ts";
import { recordAudit } from "../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../platform/call.ts";
import type { Secrets } from "../platform/secrets.ts";
import { openPaymentKeys, type PaymentKeys, platformSerials, providerOf, sealPaymentKeys } from "./keys.ts";
import { refusedKey } from "./keyChecks.ts";
import * as queries from "./parameters.queries.ts";
import { ProviderRefused, ProviderUnreachable } from "./provider.ts";
import { lockService } from "./services.queries.ts";

const platform = { topId: platformMerchantId, merchantId: platformMerchantId };

type NamedCall = Call<{ readonly parametersId: string; readonly version: number }, Permission>;

interface Parts {
  readonly secrets: Secrets;
  /** Addresses of stand-ins that this deployment names beside the providers' own. */
  readonly addresses: readonly string[];
}

const keysOf = (form: PaymentParameterFields): PaymentKeys => ({
  payKey: form.payKey,
  certificateSerial: form.certificateSerial,
  apiKey: form.apiKey,
  appSecret: form.appSecret,
  platformSerial: form.platformSerial,
  platformKey: form.platformKey,
  certificates: form.certificates,
});

/** Handlers of the keys of payment services (FIN-16 to FIN-18). */
export function paymentParameterHandlers({ secrets, addresses }: Parts): HandlersOf<typeof paymentParameters> {
  /** The version as the caller saw it, if this may be done with it. */
  const find = async ({ tx, session, input }: NamedCall, event: "edit" | "prove" | "activate") => {
    if (session.scope.merchants !== "all") return refuse("access.noPermission");
    const stored = await queries.lockParameters(tx, input.parametersId);
    if (stored === undefined) return refuse("payments.parametersUnknown", { field: "parametersId" });
    if (stored.version !== input.version) return refuse("payments.serviceChanged");
    return step(parameterTable, stored.parameterState, event).ok ? stored : refuse("payments.parametersFixed");
  };
  const check = (kind: PaymentServiceKind, form: PaymentParameterFields, now: Date): Result<PaymentParameterFields> => {
    const checked = checkPaymentParameters(kind, form, addresses);
    if (!checked.ok) return checked;
    return refusedKey({ kind, ...keysOf(checked.value) }, now) ?? accept(checked.value);
  };
  /** A service has one account for life: payments are known to the provider under it alone. */
  const otherAccount = async ({ tx }: Pick<NamedCall, "tx">, serviceId: string, account: string) => {
    const used = await queries.accountOfService(tx, serviceId);
    return used === undefined || used === account
      ? undefined
      : refuse("payments.accountFixed", { field: "payAccountNo" });
  };
  const shown = (form: Pick<PaymentParameterFields, "payAccountNo" | "appId" | "interfaceUrl" | "paysInApp">) => ({
    payAccountNo: form.payAccountNo,
    appId: form.appId,
    interfaceUrl: form.interfaceUrl,
    paysInApp: form.paysInApp,
  });

  return {
    async list({ tx, input }) {
      const { rows, ...counts } = await queries.listParameters(tx, input);
      return { rows: rows.map((row) => rowOf(secrets, row)), ...counts };
    },

    async create(call) {
      const { tx, session, input } = call;
      if (session.scope.merchants !== "all") return refuse("access.noPermission");
      const service = await lockService(tx, input.serviceId);
      if (service === undefined) return refuse("payments.serviceUnknown", { field: "serviceId" });
      const form = check(service.payMethod, input, call.now);
      if (!form.ok) return form;
      const other = await otherAccount(call, service.serviceId, form.value.payAccountNo);
      if (other !== undefined) return other;
      const parametersId = await queries.nextParametersId(tx);
      const keysSealed = sealPaymentKeys(secrets, parametersId, keysOf(form.value));
      const made = { parametersId, ...shown(form.value), keysSealed };
      if (!(await queries.insertParameters(tx, service.serviceId, made))) return refuse("payments.draftExists");
      const after = shown(form.value);
      await recordAudit(call, {
        action: "payments.parameters.create",
        object: service.providerName,
        merchant: platform,
        after,
      });
      return { parametersId };
    },

    async update(call) {
      const stored = await find(call, "edit");
      if ("ok" in stored) return stored;
      const before = openPaymentKeys(secrets, stored.parametersId, stored.keysSealed);
      const given = Object.entries(keysOf(call.input)).filter(([, text]) => text.trim() !== "");
      // What a form never shows is kept when nothing was typed in its place.
      const form = check(stored.payMethod, { ...call.input, ...before, ...Object.fromEntries(given) }, call.now);
      if (!form.ok) return form;
      const other = await otherAccount(call, stored.serviceId, form.value.payAccountNo);
      if (other !== undefined) return other;
      const keysSealed = sealPaymentKeys(secrets, stored.parametersId, keysOf(form.value));
      await queries.saveParameters(call.tx, { ...shown(form.value), parametersId: stored.parametersId, keysSealed });
      await recordAudit(call, {
        action: "payments.parameters.edit",
        object: stored.providerName,
        merchant: platform,
        before: shown(stored),
        after: { ...shown(form.value), keys: given.map(([name]) => name) },
      });
      return {};
    },

    async prove(call) {
      const stored = await find(call, "prove");
      if ("ok" in stored) return stored;
      const problem = await probe(secrets, stored);
      if (problem !== undefined) return refuse("payments.probeFailed", { values: { problem } });
      await queries.saveParameterState(call.tx, stored.parametersId, "proven");
      await recordAudit(call, {
        action: "payments.parameters.verifyKeys",
        object: stored.providerName,
        merchant: platform,
      });
      return {};
    },

    async activate(call) {
      const factor = checkFactorShown(call.session.secondFactor, call.now);
      if (!factor.ok) return factor;
      const stored = await find(call, "activate");
      if ("ok" in stored) return stored;
      const before = await queries.activeOf(call.tx, stored.serviceId);
      if (before !== undefined) await queries.saveParameterState(call.tx, before, "retired");
      await queries.saveParameterState(call.tx, stored.parametersId, "active");
      await recordAudit(call, {
        action: "payments.parameters.activate",
        object: stored.providerName,
        merchant: platform,
      });
      return {};
    },
  };
}

/** Asks for a payment that nobody made: only who has our key can answer it, and only the provider can sign that it is unknown. */
async function probe(secrets: Secrets, stored: queries.StoredParameters): Promise<string | undefined> {
  const keys = openPaymentKeys(secrets, stored.parametersId, stored.keysSealed);
  const provider = providerOf({ ...stored, ...keys, kind: stored.payMethod, name: stored.code, notifyUrl: "" });
  try {
    const report = await provider.queryPayment(`probe${randomUUID().replaceAll("-", "").slice(0, 24)}`);
    return report.state === "unknown" ? undefined : report.state;
  } catch (error) {
    if (error instanceof ProviderUnreachable || error instanceof ProviderRefused) return error.message;
    throw error;
  }
}

function rowOf(secrets: Secrets, stored: queries.StoredParameters): StoredRow<typeof paymentParameters.list> {
  const { keysSealed, code: _code, ...row } = stored;
  const keys = openPaymentKeys(secrets, stored.parametersId, keysSealed);
  return {
    ...row,
    payKey: maskTail(keys.payKey.replaceAll(/-----[^-]+-----|\s/g, "")) ?? "",
    platformSerials: platformSerials({ kind: stored.payMethod, ...keys }).filter((serial) => serial !== ""),
  };
}
