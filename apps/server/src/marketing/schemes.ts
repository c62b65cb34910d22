import type { ParsedInputOf } from "@yunshou/contract";
import type { schemes } from "@yunshou/contract/marketing/schemes";
import { checkPromotionName, checkScheme, refuse, type Refusal, type Result, schemeTable, step } from "@yunshou/domain";
import { recordAudit } from "../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../platform/call.ts";
import { effectColumns, fenOrNull, type SchemeColumns } from "./effects.ts";
import { type NamingOwner, type Owner, ownerOf, sellsProducts } from "./owners.queries.ts";
import * as queries from "./schemes.queries.ts";

type Write = Call<{ readonly schemeId: string }, "marketing.scheme.write">;
type Form = Omit<ParsedInputOf<typeof schemes.update>, "schemeId">;

const unknown = () => refuse("marketing.schemeUnknown", { field: "schemeId" });

/** A scheme that stands in the list of schemes; that of a discount is changed with the discount. */
async function find({ tx, session, input }: Write): Promise<queries.StoredScheme | Refusal> {
  const scheme = await queries.lockScheme(tx, session.scope, input.schemeId);
  return scheme === undefined || scheme.own ? unknown() : scheme;
}

async function columnsOf(
  call: Pick<Write, "tx" | "session">,
  owner: NamingOwner,
  form: Form,
): Promise<Result<SchemeColumns>> {
  const { planType: kind, specialPriceFen, fullFen, reductionFen, discountRate, schemeName, remark } = form;
  const checked = checkScheme({
    kind,
    schemeName,
    remark,
    discountRate,
    specialPriceFen: fenOrNull(specialPriceFen),
    fullFen: fenOrNull(fullFen),
    reductionFen: fenOrNull(reductionFen),
  });
  if (!checked.ok) return checked;
  if (!(await sellsProducts(call.tx, call.session.scope, owner, form.productIds)))
    return refuse("goods.unknownProduct", { field: "productIds" });
  const { effect, ...texts } = checked.value;
  return {
    ok: true,
    value: { ...texts, ...effectColumns(effect), productIds: form.productIds, memberLevels: form.memberLevels },
  };
}

const record = (
  call: Write | Call<unknown, "marketing.scheme.write">,
  verb: string,
  merchant: queries.StoredScheme | Owner,
  object: string,
  facts: { readonly before?: unknown; readonly after?: unknown } = {},
) => recordAudit(call, { action: `marketing.scheme.${verb}`, object, merchant, ...facts });

/** Handlers of marketing schemes (MKT-02, MKT-04, MKT-06, MKT-09, MKT-10, MKT-14). */
export const schemeHandlers: HandlersOf<typeof schemes> = {
  list: ({ tx, session, input }) => queries.listSchemes(tx, session.scope, input),

  async create(call) {
    const owner = await ownerOf(call.tx, call.session.scope, call.input.merchantId);
    if (owner === undefined) return refuse("merchants.unknown", { field: "merchantId" });
    const columns = await columnsOf(call, owner, call.input);
    if (!columns.ok) return columns;
    const schemeId = await queries.insertScheme(call.tx, owner, columns.value, { own: false });
    await record(call, "create", owner, columns.value.schemeName, { after: columns.value });
    return { schemeId };
  },

  async update(call) {
    const scheme = await find(call);
    if ("ok" in scheme) return scheme;
    const allowed = step(schemeTable, scheme.state, "change");
    if (!allowed.ok) return allowed;
    const columns = await columnsOf(call, scheme, call.input);
    if (!columns.ok) return columns;
    await queries.updateScheme(call.tx, scheme, columns.value);
    const { topId: _, merchantId: __, schemeId: ___, own: ____, ...before } = scheme;
    await record(call, "update", scheme, columns.value.schemeName, { before, after: columns.value });
    return {};
  },

  async copy(call) {
    const scheme = await find(call);
    if ("ok" in scheme) return scheme;
    const name = checkPromotionName(call.input.schemeName, "schemeName");
    if (!name.ok) return name;
    const copied = { ...scheme, schemeName: name.value };
    const schemeId = await queries.insertScheme(call.tx, scheme, copied, { own: false });
    await record(call, "copy", scheme, name.value, { after: { of: scheme.schemeName } });
    return { schemeId };
  },

  async remove(call) {
    const scheme = await find(call);
    if ("ok" in scheme) return scheme;
    const allowed = step(schemeTable, scheme.state, "change");
    if (!allowed.ok) return allowed;
    const { all } = await queries.plansOf(call.tx, scheme);
    if (all > 0) return refuse("marketing.schemeInUse", { values: { plans: all } });
    await queries.deleteScheme(call.tx, scheme);
    await record(call, "delete", scheme, scheme.schemeName, { before: { kind: scheme.kind } });
    return {};
  },

  async putOnSale(call) {
    const scheme = await find(call);
    if ("ok" in scheme) return scheme;
    const next = step(schemeTable, scheme.state, "putOnSale");
    if (!next.ok) return next;
    await queries.setSchemeState(call.tx, scheme, next.value);
    await record(call, "putOnSale", scheme, scheme.schemeName);
    return {};
  },

  async takeOff(call) {
    const scheme = await find(call);
    if ("ok" in scheme) return scheme;
    const next = step(schemeTable, scheme.state, "takeOff");
    if (!next.ok) return next;
    const { running } = await queries.plansOf(call.tx, scheme);
    if (running > 0) return refuse("marketing.schemeInUse", { values: { plans: running } });
    await queries.setSchemeState(call.tx, scheme, next.value);
    await record(call, "takeOff", scheme, scheme.schemeName);
    return {};
  },
};
