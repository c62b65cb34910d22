import type { lanes } from "@yunshou/contract/machines/lanes";
import type { ParsedInputOf } from "@yunshou/contract";
import {
  businessDay,
  checkFeature,
  checkGeneration,
  checkLane,
  checkMovedAmount,
  isAbnormalPrice,
  laneStatusTable,
  modeCapacity,
  pricedBelowPurchase,
  refuse,
  type Result,
  statusAfterPrice,
  step,
  stockAfterForm,
} from "@yunshou/domain";
import { featuresOf } from "../../merchants/tree/features.queries.ts";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../../platform/call.ts";
import { unusableBatches } from "../changeSets/newBatches.ts";
import { clearLaneAlarms, clearWeighings } from "../conditions/alarms.queries.ts";
import { refreshConditions } from "../conditions/conditions.ts";
import * as queries from "./lanes.queries.ts";
import { lockMachines, machineHead, type MachineHead } from "../registry/machines.queries.ts";
import { startExport } from "../../platform/export/startExport.ts";
import { tellOfLanes } from "../../system/docking/outbox.queries.ts";
import { factsOf, tellMachines } from "../sync/laneSyncs.ts";
import { laneExport } from "./laneExport.ts";

type Inputs = { readonly [Name in keyof typeof lanes]: ParsedInputOf<(typeof lanes)[Name]> };
/** Handlers of cargo lanes (LANE-01 to LANE-20). */
export function laneHandlers(): HandlersOf<typeof lanes> {
  return {
    async list({ tx, session, input, now, language }) {
      if (input.machineNo === "") return refuse("machines.numberEmpty", { field: "machineNo" });
      const machine = await queries.laneMachine(tx, session.scope, input.machineNo);
      if (machine === undefined) return refuse("record.unknown", { field: "machineNo" });
      return {
        machine,
        lanes: await queries.listLanes(tx, machine.machineId, {
          today: businessDay(now, session.timeZone),
          timeZone: session.timeZone,
          language,
        }),
      };
    },

    async generate(call) {
      const { tx, input, session } = call;
      const numbers = checkGeneration(input.layers, input.perLayer);
      if (!numbers.ok) return numbers;
      const machine = await lockOne(call, input.machineId);
      if (machine === undefined) return refuse("record.unknown", { field: "machineId" });
      const old = (await queries.lockLanes(tx, machine.machineId, [])).filter((lane) => lane.cabinet === input.cabinet);
      if (old.length > 0 && !input.replace) return refuse("lane.exists", { field: "cabinet" });
      await queries.recordMovements(
        tx,
        machine,
        session.userId,
        old.map((lane) => ({ ...lane, quantity: -lane.stock, stockAfter: 0, reason: "generate" })),
      );
      const faults = await queries.deleteLanes(tx, machine.machineId, input.cabinet);
      const places = { numbers: numbers.value, faults };
      await queries.insertLanes(tx, machine, input.cabinet, places, input.mode, modeCapacity[input.mode]);
      const created = numbers.value.map((laneNo) => ({
        cabinet: input.cabinet,
        laneNo,
        action: "generate",
        before: null,
        after: { mode: input.mode },
      }));
      const removed = old.map((lane) => ({ ...lane, action: "remove", before: lane, after: null }));
      await queries.recordLaneChanges(tx, machine, session.userId, [...removed, ...created]);
      const were = new Map(old.map((lane) => [lane.laneNo, factsOf(lane)]));
      await tellMachines(
        tx,
        [...new Set([...were.keys(), ...numbers.value])].map((laneNo) => ({
          ...machine,
          cabinet: input.cabinet,
          laneNo,
          before: were.get(laneNo) ?? null,
        })),
      );
      await clearWeighings(
        tx,
        old.map(({ cabinet, laneNo }) => ({ machineId: machine.machineId, cabinet, laneNo })),
      );
      await clearLaneAlarms(
        tx,
        old
          .filter(({ laneNo }) => !numbers.value.includes(laneNo))
          .map(({ cabinet, laneNo }) => ({ machineId: machine.machineId, cabinet, laneNo })),
      );
      await refreshConditions(tx, [machine.machineId]);
      await recordAudit(call, {
        action: "machines.lanes.generate",
        object: machine.machineNo,
        merchant: machine,
        after: input,
      });
      return { lanes: numbers.value.length };
    },

    async save(call) {
      const { tx, input, session } = call;
      const machine = await lockOne(call, input.machineId);
      const [old] = machine === undefined ? [] : await queries.lockLanes(tx, machine.machineId, [input]);
      if (machine === undefined || old === undefined) return refuse("record.unknown", { field: "laneNo" });
      if (old.version !== input.version) return refuse("lane.changedMeanwhile", { field: "version" });
      const chosenPrice =
        input.productId === null ? null : await queries.productPrice(tx, session.scope, machine, input.productId);
      // What somebody above has laid into the lane stays, also when the caller does not see it.
      const productPrice = chosenPrice ?? (input.productId === old.productId ? null : chosenPrice);
      if (productPrice === undefined) return refuse("goods.unknownProduct", { field: "productId" });
      // Another product brings a stock of its own.
      const seen = input.productId === old.productId ? input.seenStock : null;
      const stock = stockAfterForm(old.stock, { typed: input.stock, seen });
      if (!stock.ok) return stock;
      const isAnother = input.batchNo !== old.batchNo || input.productId !== old.productId;
      if (isAnother || stock.value > old.stock) {
        const today = businessDay(call.now, session.timeZone);
        const unusable = (await unusableBatches(tx, machine.topId, [input], today))(input);
        if (unusable !== undefined) return unusable;
      }
      // What still lies in a machine out of service may be taken out; nothing is put in.
      if (machine.decommissioned && stock.value > (input.productId === old.productId ? old.stock : 0))
        return refuse("machines.decommissioned", { field: "stock" });
      const settings = { ...readSettings(input, productPrice), stock: stock.value };
      const checked = checkLane(settings);
      if (!checked.ok) return checked;
      const stopped = isAbnormalPrice(settings.priceFen);
      const lane: queries.StoredLane = {
        ...old,
        productId: input.productId,
        purchaseFen: input.purchaseFen,
        stock: stock.value,
        capacity: input.capacity,
        warnThreshold: input.warnThreshold,
        batchNo: input.batchNo,
        mode: input.laneMode,
        priceFen: input.lanePriceFen,
        status: statusAfterPrice(old.status, fenOrNull(old.priceFen), settings.priceFen, old.isBroken),
      };
      await queries.saveLanes(tx, machine.machineId, [lane]);
      await queries.recordMovements(tx, machine, session.userId, editMovements(old, lane));
      await recordChanges(call, machine, "save", [old], [lane]);
      if (old.productId !== lane.productId) await clearWeighings(tx, [{ ...lane, machineId: machine.machineId }]);
      await refreshConditions(tx, [machine.machineId]);
      const changedForMachine = lane.priceFen !== old.priceFen || lane.batchNo !== old.batchNo;
      return {
        // What was never connected reads its lanes when it is.
        restartAdvised: lane.cabinet === "main" && changedForMachine && machine.connection !== "notActivated",
        belowPurchase: pricedBelowPurchase(settings),
        stopped,
      };
    },

    async act(call) {
      const { tx, input } = call;
      const machine = await lockOne(call, input.machineId);
      if (machine === undefined) return refuse("record.unknown", { field: "machineId" });
      const chosen = await lockNamed(call, machine);
      if (chosen === undefined) return refuse("record.unknown", { field: "lanes" });
      if (input.action === "reserve") {
        const allowed = checkFeature(
          await featuresOf(tx, call.session.features, machine.merchantId),
          "pickupCode",
          "action",
        );
        if (!allowed.ok) return allowed;
      }
      const changed: queries.StoredLane[] = [];
      for (const lane of chosen) {
        const next = afterAction(lane, input.action);
        if (!next.ok) return next;
        changed.push(next.value);
      }
      await queries.saveLanes(tx, machine.machineId, changed);
      await recordChanges(call, machine, input.action, chosen, changed);
      await refreshConditions(tx, [machine.machineId]);
      return { changed: changed.length };
    },

    async setPrice(call) {
      const { tx, input } = call;
      const price = checkMovedAmount(BigInt(input.lanePriceFen), "lanePriceFen");
      if (!price.ok) return price;
      const machine = await lockOne(call, input.machineId);
      const chosen = machine === undefined ? undefined : await lockNamed(call, machine);
      if (machine === undefined || chosen === undefined) return refuse("record.unknown", { field: "lanes" });
      if (chosen.some((lane) => lane.productId === null)) return refuse("goods.chooseProduct", { field: "lanes" });
      const priced = chosen.map((lane) => ({
        ...lane,
        priceFen: input.lanePriceFen,
        status: statusAfterPrice(lane.status, fenOrNull(lane.priceFen), price.value, lane.isBroken),
      }));
      await queries.saveLanes(tx, machine.machineId, priced);
      await recordChanges(call, machine, "price", chosen, priced);
      const below = chosen.filter((lane) => lane.purchaseFen !== null && price.value < BigInt(lane.purchaseFen));
      return {
        changed: priced.length,
        belowPurchase: below.length,
        restartAdvised: machine.connection !== "notActivated" && priced.some((lane) => lane.cabinet === "main"),
      };
    },

    async refill(call) {
      const { tx, input, session } = call;
      const machine = await lockOne(call, input.machineId);
      if (machine === undefined) return refuse("record.unknown", { field: "machineId" });
      if (machine.decommissioned) return refuse("machines.decommissioned", { field: "machineId" });
      const chosen = await lockNamed(call, machine);
      if (chosen === undefined) return refuse("record.unknown", { field: "lanes" });
      const wanting = chosen.filter((lane) => lane.productId !== null && lane.stock < lane.capacity);
      const today = businessDay(call.now, session.timeZone);
      const whyNot = await unusableBatches(tx, machine.topId, wanting, today);
      // Who names lanes hears why one is not filled; otherwise those are filled that may be.
      const named = input.lanes.length === 0 ? undefined : wanting.find((lane) => whyNot(lane) !== undefined);
      if (named !== undefined) return { ...whyNot(named)!, field: "lanes", values: { laneNo: named.laneNo } };
      const low = wanting.filter((lane) => whyNot(lane) === undefined);
      const full = low.map((lane) => ({ ...lane, stock: lane.capacity }));
      await queries.saveLanes(tx, machine.machineId, full);
      const movements = low.map((lane) => ({
        ...lane,
        quantity: lane.capacity - lane.stock,
        stockAfter: lane.capacity,
        reason: "refill" as const,
      }));
      await queries.recordMovements(tx, machine, session.userId, movements);
      if (full.length > 0) await recordChanges(call, machine, "refill", low, full);
      await refreshConditions(tx, [machine.machineId]);
      return { lanes: full.length, pieces: movements.reduce((sum, movement) => sum + movement.quantity, 0) };
    },

    async history({ tx, session, input }) {
      const machine = await machineHead(tx, session.scope, input.machineNo);
      if (machine === undefined) return refuse("record.unknown", { field: "machineNo" });
      return { rows: await queries.laneHistory(tx, machine.machineId) };
    },

    async export(call) {
      if (call.input.machineNo === "") return refuse("machines.numberEmpty", { field: "machineNo" });
      const machine = await machineHead(call.tx, call.session.scope, call.input.machineNo);
      return machine === undefined ? refuse("record.unknown", { field: "machineNo" }) : startExport(call, laneExport);
    },
  };
}

async function lockOne(
  call: Call<unknown, "machines.lane.write">,
  machineId: string,
): Promise<MachineHead | undefined> {
  const [machine] = await lockMachines(call.tx, call.session.scope, [machineId]);
  return machine;
}

/** The named lanes of a machine, or all when none is named; undefined when the machine lacks one of them. */
async function lockNamed(
  { tx, input }: Call<{ readonly lanes: readonly queries.LaneKey[] }>,
  machine: MachineHead,
): Promise<queries.StoredLane[] | undefined> {
  const chosen = await queries.lockLanes(tx, machine.machineId, input.lanes);
  const names = new Set(input.lanes.map(({ cabinet, laneNo }) => `${cabinet} ${laneNo}`));
  return chosen.length < names.size ? undefined : chosen;
}

/** Keeps what lanes were and are: lane by lane in their history, and once for the machine in the audit. */
async function recordChanges(
  call: Call<unknown, "machines.lane.write">,
  machine: MachineHead,
  action: string,
  before: readonly queries.StoredLane[],
  after: readonly queries.StoredLane[],
): Promise<void> {
  const changes = after.map((lane, index) => ({ ...lane, action, before: before[index], after: lane }));
  await queries.recordLaneChanges(call.tx, machine, call.session.userId, changes);
  await tellMachines(
    call.tx,
    after.map((lane, index) => ({ ...machine, ...lane, before: factsOf(before[index]!) })),
  );
  await tellOfLanes(
    call.tx,
    after.map((lane, index) => ({ ...machine, ...lane, before: before[index]!.stock, after: lane.stock })),
  );
  await recordAudit(call, {
    action: `machines.lanes.${action}`,
    object: machine.machineNo,
    merchant: machine,
    after: call.input,
  });
}

/** Stock belongs to a product, so another product takes all of the old one out and the new one in. */
function editMovements(old: queries.StoredLane, lane: queries.StoredLane): queries.StockChange[] {
  if (old.productId === lane.productId)
    return [{ ...lane, quantity: lane.stock - old.stock, stockAfter: lane.stock, reason: "edit" }];
  return [
    { ...old, quantity: -old.stock, stockAfter: 0, reason: "edit" },
    { ...lane, quantity: lane.stock, stockAfter: lane.stock, reason: "edit" },
  ];
}

const fenOrNull = (text: string | null) => (text === null ? null : BigInt(text));

function readSettings(input: Inputs["save"], productPriceFen: string | null) {
  return {
    ...input,
    priceFen: fenOrNull(input.lanePriceFen),
    purchaseFen: fenOrNull(input.purchaseFen),
    productPriceFen: fenOrNull(productPriceFen),
  };
}

/** The lane after a person's action: status by its state table, lock by itself (LANE-04, LANE-06, LANE-17). */
function afterAction(lane: queries.StoredLane, action: Inputs["act"]["action"]): Result<queries.StoredLane> {
  if (action === "lock" || action === "unlock") return { ok: true, value: { ...lane, locked: action === "lock" } };
  if (action === "enable" && isAbnormalPrice(fenOrNull(lane.priceFen)))
    return refuse("lane.priceAbnormal", { values: { laneNo: lane.laneNo } });
  const status = step(laneStatusTable, lane.status, action);
  return status.ok ? { ok: true, value: { ...lane, status: status.value } } : status;
}
