import type { ParsedInputOf } from "@yunshou/contract";
import type { templates } from "@yunshou/contract/machines/templates";
import {
  accept,
  checkLane,
  checkTemplateHead,
  checkTemplateLanes,
  fieldLimits,
  refuse,
  type Result,
} from "@yunshou/domain";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../../platform/call.ts";
import { startExport } from "../../platform/export/startExport.ts";
import { previewOf } from "../changeSets/engine.ts";
import { productsOf } from "../changeSets/engine.queries.ts";
import { applicationOf, layTemplate, planned } from "./application.ts";
import { templateExport } from "./templateExport.ts";
import * as queries from "./templates.queries.ts";

type Content = ParsedInputOf<typeof templates.create>;
type Caller = Pick<Call<unknown, "session">, "tx" | "session">;

const fenOrNull = (text: string | null) => (text === null ? null : BigInt(text));
const unknown = () => refuse("record.unknown", { field: "templateId" });
const ownerOf = ({ session }: Pick<Caller, "session">) => ({
  topId: session.topMerchantId,
  merchantId: session.merchantId,
});

/** Handlers of templates (TEMPLATE-01 to TEMPLATE-11). */
export const templateHandlers: HandlersOf<typeof templates> = {
  list: ({ tx, session, input }) => queries.listTemplates(tx, session.scope, input, input),

  async options({ tx, session }) {
    return { rows: await queries.templateOptions(tx, session.scope) };
  },

  async get({ tx, session, input }) {
    const template = await queries.templateOf(tx, session.scope, input.templateId, { lock: false });
    if (template === undefined) return unknown();
    const { topId: _, merchantId: __, ...shown } = template;
    return { ...shown, lanes: await queries.templateLanes(tx, template) };
  },

  async create(call) {
    const { tx, session, input } = call;
    const owner = ownerOf(call);
    const checked = await checkContent(call, input, owner);
    if (!checked.ok) return checked;
    const templateId = await queries.insertTemplate(tx, owner, checked.value, session.userId);
    if (templateId === undefined) return refuse("templates.nameTaken", { field: "templateName" });
    await queries.saveTemplateLanes(tx, { ...owner, templateId }, input.lanes);
    await recordAudit(call, {
      action: "machines.template.create",
      object: checked.value.templateName,
      merchant: owner,
      after: input,
    });
    return { templateId };
  },

  async update(call) {
    const { tx, session, input } = call;
    const template = await queries.templateOf(tx, session.scope, input.templateId, { lock: true });
    if (template === undefined) return unknown();
    if (template.version !== input.version) return refuse("templates.changedMeanwhile", { field: "version" });
    const checked = await checkContent(call, input, template);
    if (!checked.ok) return checked;
    if (!(await queries.updateTemplate(tx, template, checked.value)))
      return refuse("templates.nameTaken", { field: "templateName" });
    const before = await queries.templateLanes(tx, template);
    await queries.saveTemplateLanes(tx, template, input.lanes);
    await recordAudit(call, {
      action: "machines.template.update",
      object: checked.value.templateName,
      merchant: template,
      before: { ...template, lanes: before },
      after: input,
    });
    return {};
  },

  async copy(call) {
    const { tx, session, input } = call;
    const template = await queries.templateOf(tx, session.scope, input.templateId, { lock: true });
    if (template === undefined) return unknown();
    const taken = await queries.takenNames(tx, template);
    const templateName = freeName(template.templateName, taken);
    const templateId = await queries.insertTemplate(tx, template, { ...template, templateName }, session.userId);
    if (templateId === undefined) return unknown();
    await queries.saveTemplateLanes(tx, { ...template, templateId }, await queries.templateLanes(tx, template));
    await recordAudit(call, { action: "machines.template.copyTemplate", object: templateName, merchant: template });
    return { templateId, templateName };
  },

  async remove(call) {
    const template = await queries.templateOf(call.tx, call.session.scope, call.input.templateId, { lock: true });
    if (template === undefined) return unknown();
    await queries.removeTemplate(call.tx, template);
    await recordAudit(call, {
      action: "machines.template.remove",
      object: template.templateName,
      merchant: template,
      before: template,
    });
    return {};
  },

  async importMain(call) {
    const { tx, session } = call;
    const owner = ownerOf(call);
    const main = await queries.parentTemplates(tx, owner.merchantId);
    if (main === undefined) return refuse("templates.noParent");
    const skipped: string[] = [];
    const codes = main.flatMap(({ lanes }) => lanes.flatMap(({ productCode }) => productCode ?? []));
    const products = await queries.ownProducts(tx, owner, codes);
    for (const { head, lanes } of main) {
      const templateId = await queries.insertTemplate(tx, owner, head, session.userId);
      if (templateId === undefined) skipped.push(head.templateName);
      else
        await queries.saveTemplateLanes(
          tx,
          { ...owner, templateId },
          lanes.map((lane) => withOwn(lane, products)),
        );
    }
    const imported = main.length - skipped.length;
    await recordAudit(call, {
      action: "machines.template.importMain",
      object: String(imported),
      merchant: owner,
      after: { imported, skipped },
    });
    return { imported, skipped };
  },

  export: (call) => startExport(call, templateExport),

  async previewApply(call) {
    const draft = await applicationOf(call, call.input, { lock: false });
    return "ok" in draft ? draft : previewOf(draft.draft);
  },

  apply: (call) => layTemplate(call, call.input),
};

/** A lane of the parent's template with the merchant's own product of the same code; without one it is imported empty. */
function withOwn(
  { productCode, ...lane }: queries.ParentTemplate["lanes"][number],
  products: ReadonlyMap<string, string>,
): queries.StoredTemplateLane {
  const productId = productCode === null ? undefined : products.get(productCode);
  return productId === undefined
    ? { ...lane, productId: null, lanePriceFen: null, purchaseFen: null }
    : { ...lane, productId };
}

/** The name with the first free number behind it, cut so that it fits. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  for (let number = 2; ; number++) {
    const suffix = ` (${number})`;
    const candidate = [...name].slice(0, fieldLimits.nameLength - suffix.length).join("") + suffix;
    if (!taken.has(candidate.toLowerCase())) return candidate;
  }
}

/** Head and lanes by their rules, with products that the merchant may use (LANE-10 to LANE-16, PRODUCT-08). */
async function checkContent(
  { tx, session }: Caller,
  content: Content,
  owner: { readonly topId: string; readonly merchantId: string },
): Promise<Result<Content>> {
  const head = checkTemplateHead(content);
  if (!head.ok) return head;
  const places = checkTemplateLanes(content, content.lanes);
  if (!places.ok) return places;
  const ids = [...new Set(content.lanes.flatMap(({ productId }) => productId ?? []))];
  const found = await productsOf(tx, session.scope, ids, { merchantIds: [owner.merchantId], machineIds: [] });
  const products = new Map(found.filter(({ topId }) => topId === owner.topId).map((one) => [one.productId, one]));
  for (const stored of content.lanes) {
    const lane = planned(stored);
    const product = lane.productId === null ? undefined : products.get(lane.productId);
    if (lane.productId !== null && product === undefined) return refuse("goods.unknownProduct", { field: "lanes" });
    const checked = checkLane({ ...lane, stock: 0, productPriceFen: fenOrNull(product?.priceFen ?? null) });
    if (!checked.ok) return { ...checked, field: "lanes", values: { ...checked.values, laneNo: lane.laneNo } };
  }
  return accept(head.value);
}
