import type { Permission } from "@yunshou/contract";
import {
  accept,
  businessDay,
  checkBatchRemove,
  checkCodeSlots,
  checkCodeVoid,
  type CodeBatchState,
  type CodeUsage,
  codeBatchTable,
  type DiscountKind,
  type Refusal,
  refuse,
  type Result,
  step,
  type WrittenSlot,
} from "@yunshou/domain";
import { recordAudit, recordAudits } from "../../platform/audit.queries.ts";
import type { Call } from "../../platform/call.ts";
import * as batches from "./batches.queries.ts";
import * as codes from "./codes.queries.ts";

export type AnyCall = Call<unknown, Permission>;

/** The merchant of a new batch with the day it has, and what narrows the batch. */
export interface Placed {
  readonly merchant: batches.CodeMerchant;
  readonly today: string;
}

export async function merchantOf(call: AnyCall, merchantId: string): Promise<Placed | Refusal> {
  const merchant = await batches.codeMerchant(call.tx, call.session.scope, merchantId);
  if (merchant === undefined) return refuse("merchants.unknown", { field: "merchantId" });
  return { merchant, today: businessDay(call.now, merchant.timeZone) };
}

/** What a form says of hours, levels and business. */
interface WrittenAudience extends Omit<batches.CodeAudience, "slots"> {
  readonly slots: readonly WrittenSlot[];
}

/** For whom, when and in what business codes count, by the rules of plans (MKT-16). */
export function audienceOf({ slots, memberLevels, businessTypes }: WrittenAudience): Result<batches.CodeAudience> {
  const checked = checkCodeSlots(slots);
  if (!checked.ok) return checked;
  return accept({
    slots: checked.value,
    memberLevels: [...new Set(memberLevels)],
    businessTypes: [...new Set(businessTypes)],
  });
}

/** All that a form of codes is narrowed to, or the first rule that it breaks. */
export async function narrowingOf(
  call: AnyCall,
  merchant: batches.NamingMerchant,
  input: WrittenAudience & Places,
): Promise<batches.CodeNarrowing | Refusal> {
  const audience = audienceOf(input);
  if (!audience.ok) return audience;
  const places = await placesOf(call, merchant, input);
  return "ok" in places ? places : { ...audience.value, ...places };
}

type Places = Pick<batches.CodeNarrowing, "machineIds" | "productIds">;

/** Machines and products that the merchant has and the caller may name; another one is refused, not left out. */
export async function placesOf(
  { tx, session }: AnyCall,
  merchant: batches.NamingMerchant,
  input: Places,
): Promise<Places | Refusal> {
  const wantedMachines = [...new Set(input.machineIds)];
  const machineIds = await batches.machinesOf(tx, session.scope, merchant, wantedMachines);
  if (machineIds.length < wantedMachines.length) return refuse("codes.machines", { field: "machineIds" });
  const wantedProducts = [...new Set(input.productIds)];
  const productIds = await batches.productsOf(tx, session.scope, merchant, wantedProducts);
  if (productIds.length < wantedProducts.length) return refuse("goods.unknownProduct", { field: "productIds" });
  return { machineIds, productIds };
}

/** The mall narrows its coupons neither to machines nor to products. */
export const ofMall = (audience: batches.CodeAudience): batches.CodeNarrowing => ({
  ...audience,
  machineIds: [],
  productIds: [],
});

/** The batch that a call is about, and how the log names the call. */
interface BatchPlace {
  readonly kind: DiscountKind;
  /** Absent: at machines. */
  readonly usage?: CodeUsage;
  readonly batchId: string;
  readonly action: string;
}

/** Stops or starts a batch (MKT-05). */
export async function turn(
  call: AnyCall,
  place: BatchPlace,
  event: "stop" | "start",
): Promise<Refusal | Record<string, never>> {
  const batch = await batches.lockBatch(call.tx, call.session.scope, place.kind, place.batchId, place.usage);
  if (batch === undefined) return refuse("record.unknown");
  const next = step<CodeBatchState, "stop" | "start">(codeBatchTable, batch.state, event);
  if (!next.ok) return next;
  await batches.saveBatchState(call.tx, batch, next.value);
  await recordAudit(call, {
    action: place.action,
    object: place.batchId,
    merchant: batch,
    before: { state: batch.state },
    after: { state: next.value },
  });
  return {};
}

/** Deletes a batch that was stopped and of which nobody can use a code. */
export async function removeBatch(call: AnyCall, place: BatchPlace): Promise<Refusal | Record<string, never>> {
  const batch = await batches.lockBatch(call.tx, call.session.scope, place.kind, place.batchId, place.usage);
  if (batch === undefined) return refuse("record.unknown");
  const allowed = checkBatchRemove({ state: batch.state, open: await batches.openCodes(call.tx, batch) });
  if (!allowed.ok) return allowed;
  await batches.deleteBatch(call.tx, batch);
  await recordAudit(call, { action: place.action, object: place.batchId, merchant: batch });
  return {};
}

/** Takes codes back: all of them, or none when one cannot be. */
export async function takeBack(
  call: AnyCall,
  { kind, action }: { readonly kind: DiscountKind; readonly action: string },
  wanted: readonly string[],
): Promise<Refusal | Record<string, never>> {
  const held = await holdAll(call, kind, wanted);
  if ("ok" in held) return held;
  for (const { state } of held) {
    const allowed = checkCodeVoid(state);
    if (!allowed.ok) return allowed;
  }
  await codes.voidCodes(call.tx, held);
  await recordEach(call, action, held);
  return {};
}

/** Codes of the scope, locked; refused when one of them is none of the caller's. */
export async function holdAll(
  { tx, session }: AnyCall,
  kind: DiscountKind,
  wanted: readonly string[],
): Promise<readonly codes.HeldCode[] | Refusal> {
  const codeIds = [...new Set(wanted)];
  const held = await codes.holdCodes(tx, session.scope, kind, codeIds);
  return held.length < codeIds.length ? refuse("record.unknown", { field: "codeIds" }) : held;
}

export const recordEach = (call: AnyCall, action: string, held: readonly codes.HeldCode[]): Promise<void> =>
  recordAudits(
    call,
    held.map(({ codeId, state, topId, merchantId }) => ({
      action,
      object: codeId,
      merchant: { topId, merchantId },
      before: { state },
    })),
  );
