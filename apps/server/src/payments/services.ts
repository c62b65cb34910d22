import type { Permission } from "@yunshou/contract";
import type { paymentServices } from "@yunshou/contract/payments/services";
import { billTimeZone, businessDay, checkFactorShown, checkPaymentService, feeRateText, refuse } from "@yunshou/domain";
import { platformMerchantId } from "../access/people/platformMerchant.ts";
import { recordAudit } from "../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../platform/call.ts";
import * as queries from "./services.queries.ts";

const platform = { topId: platformMerchantId, merchantId: platformMerchantId };

type NamedCall = Call<{ readonly serviceId: string; readonly version: number }, Permission>;

/** Handlers of the payment services of the platform (FIN-16, FIN-17). */
export function paymentServiceHandlers(): HandlersOf<typeof paymentServices> {
  /** The service as the caller saw it. */
  const find = async ({ tx, session, input }: NamedCall) => {
    if (session.scope.merchants !== "all") return refuse("access.noPermission");
    const service = await queries.lockService(tx, input.serviceId);
    if (service === undefined) return refuse("payments.serviceUnknown", { field: "serviceId" });
    return service.version === input.version ? service : refuse("payments.serviceChanged");
  };
  const record = (
    call: NamedCall,
    event: string,
    service: queries.StoredService,
    change: { readonly before?: object; readonly after?: object } = {},
  ) =>
    recordAudit(call, {
      action: `payments.service.${event}`,
      object: service.providerName,
      merchant: platform,
      ...change,
    });

  /**
   * The rate of a service that takes payments is the usual one of its kind from today on (0034). A day that is closed in a
   * merchant's zone already keeps what it was charged.
   */
  const keepRate = ({ tx, now }: NamedCall, service: queries.StoredService, rate: number) =>
    queries.keepUsualRate(tx, service, { fromDay: businessDay(now, billTimeZone), rate });

  return {
    async list({ tx, input }) {
      const { rows, ...counts } = await queries.listServices(tx, input);
      return { rows: rows.map(({ rate, code: _code, ...row }) => ({ ...row, feeRate: feeRateText(rate) })), ...counts };
    },

    async create(call) {
      const { tx, session, input } = call;
      if (session.scope.merchants !== "all") return refuse("access.noPermission");
      const form = checkPaymentService(input);
      if (!form.ok) return form;
      const serviceId = await queries.insertService(tx, { ...form.value, kind: input.payMethod });
      const after = { ...form.value, payMethod: input.payMethod };
      await recordAudit(call, {
        action: "payments.service.create",
        object: form.value.providerName,
        merchant: platform,
        after,
      });
      return { serviceId };
    },

    async update(call) {
      const service = await find(call);
      if ("ok" in service) return service;
      const form = checkPaymentService(call.input);
      if (!form.ok) return form;
      await queries.saveService(call.tx, service.serviceId, form.value);
      if (service.enabled && form.value.feeRate !== service.rate) await keepRate(call, service, form.value.feeRate);
      const before = { providerName: service.providerName, feeRate: service.rate };
      await record(call, "edit", service, { before, after: form.value });
      return {};
    },

    async enable(call) {
      const factor = checkFactorShown(call.session.secondFactor, call.now);
      if (!factor.ok) return factor;
      const service = await find(call);
      if ("ok" in service) return service;
      if (!service.ready) return refuse("payments.serviceWithoutParameters");
      if (!(await queries.switchService(call.tx, service, true))) return refuse("payments.methodTaken");
      await keepRate(call, service, service.rate);
      await record(call, "enable", service);
      return {};
    },

    async disable(call) {
      const service = await find(call);
      if ("ok" in service) return service;
      await queries.switchService(call.tx, service, false);
      await record(call, "disable", service);
      return {};
    },

    async remove(call) {
      const service = await find(call);
      if ("ok" in service) return service;
      if (!(await queries.removeService(call.tx, service))) return refuse("payments.serviceUsed");
      await record(call, "remove", service);
      return {};
    },
  };
}
