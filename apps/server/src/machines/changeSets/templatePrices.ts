import type { AnswerOf } from "@yunshou/contract";
import type { changeSets } from "@yunshou/contract/machines/changeSets";
import { planTemplatePrice, planTemplateUndo, type TemplatePrice } from "@yunshou/domain";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { Call } from "../../platform/call.ts";
import {
  saveTemplatePrices,
  type StoredTemplateLane,
  templateLanes,
  templateOf,
  type TemplateRecord,
} from "../templates/templates.queries.ts";
import { keepTemplatePrices, type LockedSet } from "./changeSets.queries.ts";

type Writer = Pick<Call<unknown, "session">, "tx" | "session" | "address" | "requestId">;
type Stored = Pick<StoredTemplateLane, "laneNo" | "productId" | "lanePriceFen" | "purchaseFen">;

const fenOrNull = (text: string | null) => (text === null ? null : BigInt(text));
const priceOf = ({ laneNo, productId, lanePriceFen, purchaseFen }: Stored): TemplatePrice => ({
  laneNo,
  productId,
  priceFen: fenOrNull(lanePriceFen),
  purchaseFen: fenOrNull(purchaseFen),
});
const storedOf = ({ laneNo, productId, priceFen, purchaseFen }: TemplatePrice): Stored => ({
  laneNo,
  productId,
  lanePriceFen: priceFen?.toString() ?? null,
  purchaseFen: purchaseFen?.toString() ?? null,
});

/** Gives a template the price that its machines got, and keeps with the change set what its lanes were (LANE-15). */
export async function priceTemplate(
  call: Writer,
  { templateId, changeSetId }: { readonly templateId: string; readonly changeSetId: string },
  price: { readonly productId: string; readonly lanePriceFen: string; readonly purchaseFen: string | undefined },
): Promise<void> {
  const template = await templateOf(call.tx, call.session.scope, templateId, { lock: true });
  if (template === undefined) return;
  const changes = planTemplatePrice((await templateLanes(call.tx, template)).map(priceOf), price.productId, {
    priceFen: BigInt(price.lanePriceFen),
    purchaseFen: price.purchaseFen === undefined ? undefined : BigInt(price.purchaseFen),
  }).map(({ before, after }) => ({ before: storedOf(before), after: storedOf(after) }));
  if (changes.length === 0) return;
  await keepTemplatePrices(call.tx, changeSetId, templateId, changes);
  await save(
    call,
    template,
    changes.map(({ before }) => before),
    changes.map(({ after }) => after),
  );
}

/** Gives the lanes of a template that nobody set since their old prices again; null when the change set changed none or the template is gone. */
export async function restoreTemplate(
  call: Writer,
  { templateId, templatePrices }: Pick<LockedSet, "templateId" | "templatePrices">,
): Promise<AnswerOf<typeof changeSets.undo>["template"]> {
  if (templateId === null || templatePrices === null) return null;
  const template = await templateOf(call.tx, call.session.scope, templateId, { lock: true });
  if (template === undefined) return null;
  const now = (await templateLanes(call.tx, template)).map(priceOf);
  const { lanes, kept } = planTemplateUndo(
    now,
    templatePrices.map(({ before, after }) => ({ before: priceOf(before), after: priceOf(after) })),
  );
  const were = new Map(now.map((lane) => [lane.laneNo, lane]));
  if (lanes.length > 0)
    await save(
      call,
      template,
      lanes.map(({ laneNo }) => storedOf(were.get(laneNo)!)),
      lanes.map(storedOf),
    );
  return { templateName: template.templateName, lanes: lanes.length, kept };
}

async function save(
  call: Writer,
  template: TemplateRecord,
  before: readonly Stored[],
  after: readonly Stored[],
): Promise<void> {
  await saveTemplatePrices(call.tx, template, after);
  await recordAudit(call, {
    action: "machines.template.update",
    object: template.templateName,
    merchant: template,
    before: { lanes: before },
    after: { lanes: after },
  });
}
