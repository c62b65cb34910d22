import type { ParsedInputOf, Permission } from "@yunshou/contract";
import type { freightTemplates } from "@yunshou/contract/mall/freightTemplates";
import { checkFreight, refuse } from "@yunshou/domain";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../../platform/call.ts";
import { isRefusal } from "../../platform/refused.ts";
import type { Owner } from "../products.queries.ts";
import * as queries from "./freightTemplates.queries.ts";

type AnyCall = Call<unknown, Permission>;
type OneCall = Call<{ readonly freightTemplateId: string }, Permission>;

const formOf = ({ templateName, measure, rules }: ParsedInputOf<typeof freightTemplates.create>) =>
  checkFreight({ templateName, measure, rules });

/** Handlers of what deliveries of a mall cost (MALL-04, FORM-02). */
export function freightTemplateHandlers(): HandlersOf<typeof freightTemplates> {
  const lock = async ({ tx, session, input }: OneCall) =>
    (await queries.lockFreightTemplate(tx, session.scope, input.freightTemplateId)) ?? refuse("record.unknown");
  const record = (call: AnyCall, verb: string, object: string, merchant: Owner, before?: unknown, after?: unknown) =>
    recordAudit(call, { action: `mall.freightTemplate.${verb}`, object, merchant, before, after });

  return {
    list: ({ tx, session, input }) => queries.listFreightTemplates(tx, session.scope, input.templateName, input),

    async create(call) {
      const { tx, session, input } = call;
      const form = formOf(input);
      if (!form.ok) return form;
      const owner = { topId: session.topMerchantId, merchantId: session.merchantId };
      const freightTemplateId = await queries.insertFreightTemplate(tx, owner, form.value);
      await record(call, "create", form.value.templateName, owner, undefined, form.value);
      return { freightTemplateId };
    },

    async update(call) {
      const held = await lock(call);
      if (isRefusal(held)) return held;
      const form = formOf(call.input);
      if (!form.ok) return form;
      await queries.updateFreightTemplate(call.tx, held, form.value);
      const { templateName, measure, rules } = held;
      await record(call, "update", form.value.templateName, held, { templateName, measure, rules }, form.value);
      return {};
    },

    async setInUse(call) {
      const held = await lock(call);
      if (isRefusal(held)) return held;
      const { inUse } = call.input;
      if (inUse !== held.inUse) await queries.putToUse(call.tx, held, inUse);
      await record(call, inUse ? "enable" : "disable", held.templateName, held, { inUse: held.inUse }, { inUse });
      return {};
    },

    async remove(call) {
      const held = await lock(call);
      if (isRefusal(held)) return held;
      if (held.inUse) return refuse("mall.freightInUse");
      await queries.deleteFreightTemplate(call.tx, held);
      await record(call, "remove", held.templateName, held);
      return {};
    },
  };
}
