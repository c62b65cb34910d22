import type { ParsedInputOf, Permission } from "@yunshou/contract";
import type { pickups } from "@yunshou/contract/orders/pickups";
import {
  businessDay,
  checkDayRange,
  checkFeature,
  checkPickupCancel,
  checkPickupContent,
  checkPickupCount,
  checkPickupExpiry,
  deliveryState,
  openPickupStates,
  pickupContentText,
  pickupExpiry,
  queryRangeDays,
  type Refusal,
  refuse,
} from "@yunshou/domain";
import { recordAudit, recordAudits } from "../../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../../platform/call.ts";
import { startExport } from "../../platform/export/startExport.ts";
import type { Secrets } from "../../platform/secrets.ts";
import { arm } from "../../platform/timers.ts";
import { checkTogether } from "../../pharmacy/togetherGate.ts";
import * as batches from "./pickupBatches.queries.ts";
import { makeCodes, openCode, pickupIndexes } from "./pickupCodes.ts";
import { makePickups } from "./pickupDuties.ts";
import { pickupExport } from "./pickupExport.ts";
import { pickupRow } from "./pickupRow.ts";
import * as queries from "./pickups.queries.ts";

type AnyCall = Call<unknown, Permission>;

/** So many codes are made while the caller waits; more are made in the background. */
const madeAtOnce = 200;

/** Pickup codes are no matter of a merchant whose switch is off (PICKUP-06, MERCHANT-20). */
const gate = ({ session }: Pick<AnyCall, "session">): Refusal | undefined => {
  const checked = checkFeature(session.features, "pickupCode");
  return checked.ok ? undefined : checked;
};

/** Handlers of pickup codes (PICKUP-01 to PICKUP-08). */
export function pickupHandlers({ secrets }: { readonly secrets: Secrets }): HandlersOf<typeof pickups> {
  const find = async (call: AnyCall, pickupId: string) =>
    gate(call) ?? (await queries.pickupOf(call.tx, call.session.scope, pickupId)) ?? refuse("record.unknown");
  return {
    async list(call) {
      const { tx, session, input } = call;
      const refused = gate(call);
      if (refused !== undefined) return refused;
      const range = checkDayRange(input.fromDay, input.toDay, queryRangeDays.orders);
      if (!range.ok) return range;
      const filters = filtersOf(secrets, input);
      const { rows, ...counts } = await queries.listPickups(tx, session.scope, session.timeZone, filters, input);
      return { rows: rows.map((row) => pickupRow(secrets, row)), ...counts };
    },

    async detail(call) {
      const pickup = await find(call, call.input.pickupId);
      if ("ok" in pickup) return pickup;
      const { tx, session } = call;
      const orders = await queries.ordersOf(tx, session.scope, pickup);
      return {
        ...pickupRow(secrets, pickup),
        lines: await queries.linesOf(tx, session.scope, pickup),
        orders: orders.map(({ shipState, ...order }) => ({ ...order, deliveryStatus: deliveryState(shipState) })),
      };
    },

    async quota(call) {
      const merchant = await merchantOf(call, call.input.merchantId);
      if ("ok" in merchant) return merchant;
      const today = businessDay(call.now, merchant.timeZone);
      const open = await batches.openCodes(call.tx, merchant.merchantId);
      return { maximum: merchant.maximum, open, validTo: pickupExpiry(today) };
    },

    async create(call) {
      const { tx, session, input, now } = call;
      const merchant = await merchantOf(call, input.merchantId);
      if ("ok" in merchant) return merchant;
      const content = checkPickupContent(input.lines);
      if (!content.ok) return content;
      const wanted = input.lines.map(({ productId }) => productId);
      const known = await batches.productsOf(tx, merchant, wanted);
      if (wanted.some((productId) => !known.has(productId))) return refuse("goods.unknownProduct", { field: "lines" });
      const forbidden = await checkTogether(
        tx,
        { topId: merchant.topId, productIds: wanted, language: call.language },
        "lines",
      );
      if (forbidden !== undefined) return forbidden;
      const machineIds = [...new Set(input.machineIds)];
      const machines = await batches.machinesOf(tx, session.scope, merchant.merchantId, machineIds);
      if (machines.length < machineIds.length) return refuse("orders.pickupMachines", { field: "machineIds" });
      const today = businessDay(now, merchant.timeZone);
      const validTo = checkPickupExpiry(input.validTo ?? pickupExpiry(today), today);
      if (!validTo.ok) return validTo;
      await batches.lockPickupCount(tx, merchant.merchantId);
      const open = await batches.openCodes(tx, merchant.merchantId);
      const count = checkPickupCount(input.count, { open, maximum: merchant.maximum });
      if (!count.ok) return count;
      const batch = await batches.insertBatch(tx, {
        topId: merchant.topId,
        merchantId: merchant.merchantId,
        wanted: count.value,
        machineIds: machines,
        validTo: validTo.value,
        createdBy: session.userId,
        lines: input.lines,
      });
      const made = await makeCodes(tx, secrets, batch, madeAtOnce);
      if (made < batch.wanted) await arm(tx, makePickups.at(batch.batchId, now, { topId: batch.topId }));
      await recordAudit(call, {
        action: "orders.pickup.create",
        object: batch.batchId,
        merchant,
        after: { count: count.value, lines: input.lines, machines: machines.length, validTo: validTo.value },
      });
      return { batchNo: batch.batchId, made };
    },

    async cancel(call) {
      const refused = gate(call);
      if (refused !== undefined) return refused;
      const pickupIds = [...new Set(call.input.pickupIds)];
      const held = await queries.holdPickups(call.tx, call.session.scope, pickupIds);
      if (held.length < pickupIds.length) return refuse("record.unknown", { field: "pickupIds" });
      for (const { state } of held) {
        const allowed = checkPickupCancel(state);
        if (!allowed.ok) return allowed;
      }
      await queries.cancelPickups(
        call.tx,
        held.map(({ topId }) => topId),
        held.map(({ pickupId }) => pickupId),
      );
      await recordAudits(
        call,
        held.map(({ pickupId, state, ...merchant }) => ({
          action: "orders.pickup.cancel",
          object: pickupId,
          merchant,
          before: { state },
        })),
      );
      return {};
    },

    async resend(call) {
      const pickup = await find(call, call.input.pickupId);
      if ("ok" in pickup) return pickup;
      if (!openPickupStates.some((state) => state === pickup.pickupStatus)) return refuse("orders.pickupNotOpen");
      await recordAudit(call, { action: "orders.pickup.resend", object: pickup.pickupId, merchant: pickup });
      return {
        pickupCode: openCode(secrets, pickup),
        pickupContent: pickupContentText(pickup.products),
        validTo: pickup.validTo,
      };
    },

    async export(call) {
      const refused = gate(call);
      if (refused !== undefined) return refused;
      const { format, ...input } = call.input;
      const range = checkDayRange(input.fromDay, input.toDay, queryRangeDays.exports);
      return range.ok ? startExport({ ...call, input: { ...filtersOf(secrets, input), format } }, pickupExport) : range;
    },
  };
}

async function merchantOf(call: AnyCall, merchantId: string): Promise<batches.PickupMerchant | Refusal> {
  const refused = gate(call);
  if (refused !== undefined) return refused;
  const merchant = await batches.pickupMerchant(call.tx, call.session.scope, merchantId);
  if (merchant === undefined) return refuse("merchants.unknown", { field: "merchantId" });
  return merchant.hasPickups ? merchant : refuse("merchants.featureOff", { field: "merchantId" });
}

function filtersOf(
  secrets: Secrets,
  {
    pickupCode,
    pickupStatus,
    machineNo,
    batchNo,
    fromDay,
    toDay,
  }: Omit<ParsedInputOf<typeof pickups.export>, "format">,
): queries.PickupFilters {
  return {
    pickupStatus,
    machineNo,
    batchNo,
    fromDay,
    toDay,
    codeHashes:
      pickupCode === undefined ? undefined : pickupIndexes(secrets, pickupCode).map((hash) => hash.toString("hex")),
  };
}
