import type { lanes } from "@yunshou/contract";
import type { OutputOf, ParsedInputOf } from "@yunshou/contract";
import {
  businessDay,
  checkGeneration,
  checkLane,
  checkMovedAmount,
  isAbnormalPrice,
  laneStatusTable,
  modeCapacity,
  pricedBelowPurchase,
  type Refusal,
  refuse,
  type Result,
  step,
} from "@yunshou/domain";
import { recordAudit } from "../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../platform/call.ts";
import { refreshConditions } from "./conditions.ts";
import * as queries from "./lanes.queries.ts";
import { lockMachines, machineHead, type MachineHead } from "./machines.queries.ts";

type Inputs = { readonly [Name in keyof typeof lanes]: ParsedInputOf<(typeof lanes)[Name]> };
type Outputs = { readonly [Name in keyof typeof lanes]: OutputOf<(typeof lanes)[Name]> };

interface Dependencies {
  readonly startExport: (call: Call<Inputs["export"]>, resource: "lanes") => Promise<Outputs["export"] | Refusal>;
}

/** Handlers of cargo lanes (LANE-01 to LANE-20). */
export function laneHandlers({ startExport }: Dependencies): HandlersOf<typeof lanes> {
  return {
    async list({ tx, session, input, now }) {
      if (input.machineNo === "") return refuse("machines.numberEmpty", { field: "machineNo" });
      const machine = await queries.laneMachine<Outputs["list"]["machine"]>(tx, session.scope, input.machineNo);
      if (machine === undefined) return refuse("record.unknown", { field: "machineNo" });
      return { machine, lanes: await queries.listLanes(tx, machine.machineId, businessDay(now, session.timeZone), session.timeZone) };
    },

    async generate(call) {
      const { tx, input, session } = call;
      const numbers = checkGeneration(input.layers, input.perLayer);
      if (!numbers.ok) return numbers;
      const machine = await lockOne(call, input.machineId);
      if (machine === undefined) return refuse("record.unknown", { field: "machineId" });
      const old = (await queries.lockLanes(tx, machine.machineId, [])).filter((lane) => lane.cabinet === input.cabinet);
      if (old.length > 0 && !input.replace) return refuse("lane.exists", { field: "cabinet" });
      await queries.recordMovements(tx, machine, session.userId, old.map((lane) => ({ ...lane, quantity: -lane.stock, stockAfter: 0, reason: "generate" })));
      await queries.deleteLanes(tx, machine.machineId, input.cabinet);
      await queries.insertLanes(tx, machine, input.cabinet, numbers.value, input.mode, modeCapacity[input.mode]);
      const created = numbers.value.map((laneNo) => ({ cabinet: input.cabinet, laneNo, action: "generate", before: null, after: { mode: input.mode } }));
      const removed = old.map((lane) => ({ ...lane, action: "remove", before: lane, after: null }));
      await queries.recordLaneChanges(tx, machine, session.userId, [...removed, ...created]);
      await refreshConditions(tx, [machine.machineId]);
      await recordAudit(call, { action: "machines.lanes.generate", object: machine.machineNo, merchant: machine, after: input });
      return { lanes: numbers.value.length };
    },

    async save(call) {
      const { tx, input, session } = call;
      const machine = await lockOne(call, input.machineId);
      const [old] = machine === undefined ? [] : await queries.lockLanes(tx, machine.machineId, [input]);
      if (machine === undefined || old === undefined) return refuse("record.unknown", { field: "laneNo" });
      if (old.version !== input.version) return refuse("lane.changedMeanwhile", { field: "version" });
      const productPrice = input.productId === null ? null : await queries.productPrice(tx, machine.topId, input.productId);
      if (productPrice === undefined) return refuse("goods.unknownProduct", { field: "productId" });
      const settings = readSettings(input, productPrice);
      const checked = checkLane(settings);
      if (!checked.ok) return checked;
      const stopped = isAbnormalPrice(settings.priceFen);
      const lane: queries.StoredLane = {
        ...old,
        ...input,
        mode: input.laneMode,
        priceFen: input.lanePriceFen,
        status: stopped ? "discontinued" : old.status,
      };
      await queries.saveLane(tx, machine.machineId, lane);
      await queries.recordMovements(tx, machine, session.userId, [{ ...lane, quantity: lane.stock - old.stock, stockAfter: lane.stock, reason: "edit" }]);
      await queries.recordLaneChanges(tx, machine, session.userId, [{ ...lane, action: "save", before: old, after: lane }]);
      await refreshConditions(tx, [machine.machineId]);
      const changedForMachine = lane.priceFen !== old.priceFen || lane.batchNo !== old.batchNo;
      return { restartAdvised: lane.cabinet === "main" && changedForMachine, belowPurchase: pricedBelowPurchase(settings), stopped };
    },

    async act(call) {
      const { tx, input, session } = call;
      const machine = await lockOne(call, input.machineId);
      if (machine === undefined) return refuse("record.unknown", { field: "machineId" });
      const chosen = await queries.lockLanes(tx, machine.machineId, input.lanes);
      if (chosen.length < input.lanes.length) return refuse("record.unknown", { field: "lanes" });
      const changes: queries.LaneChange[] = [];
      for (const lane of chosen) {
        const next = afterAction(lane, input.action);
        if (!next.ok) return next;
        await queries.saveLane(tx, machine.machineId, next.value);
        changes.push({ ...lane, action: input.action, before: lane, after: next.value });
      }
      await queries.recordLaneChanges(tx, machine, session.userId, changes);
      await refreshConditions(tx, [machine.machineId]);
      return { changed: changes.length };
    },

    async setPrice(call) {
      const { tx, input, session } = call;
      const price = checkMovedAmount(BigInt(input.lanePriceFen), "lanePriceFen");
      if (!price.ok) return price;
      const machine = await lockOne(call, input.machineId);
      const chosen = machine === undefined ? [] : await queries.lockLanes(tx, machine.machineId, input.lanes);
      if (machine === undefined || chosen.length < input.lanes.length) return refuse("record.unknown", { field: "lanes" });
      if (chosen.some((lane) => lane.productId === null)) return refuse("goods.chooseProduct", { field: "lanes" });
      const priced = chosen.map((lane) => ({ ...lane, priceFen: input.lanePriceFen }));
      for (const lane of priced) await queries.saveLane(tx, machine.machineId, lane);
      const changes = priced.map((lane, index) => ({ ...lane, action: "price", before: chosen[index], after: lane }));
      await queries.recordLaneChanges(tx, machine, session.userId, changes);
      const below = chosen.filter((lane) => lane.purchaseFen !== null && price.value < BigInt(lane.purchaseFen));
      return { changed: priced.length, belowPurchase: below.length, restartAdvised: priced.some((lane) => lane.cabinet === "main") };
    },

    async refill(call) {
      const { tx, input, session } = call;
      const machine = await lockOne(call, input.machineId);
      if (machine === undefined) return refuse("record.unknown", { field: "machineId" });
      const chosen = await queries.lockLanes(tx, machine.machineId, input.lanes);
      const low = chosen.filter((lane) => lane.productId !== null && lane.stock < lane.capacity);
      const full = low.map((lane) => ({ ...lane, stock: lane.capacity }));
      for (const lane of full) await queries.saveLane(tx, machine.machineId, lane);
      const movements = low.map((lane) => ({ ...lane, quantity: lane.capacity - lane.stock, stockAfter: lane.capacity, reason: "refill" as const }));
      await queries.recordMovements(tx, machine, session.userId, movements);
      await queries.recordLaneChanges(tx, machine, session.userId, full.map((lane, index) => ({ ...lane, action: "refill", before: low[index], after: lane })));
      await refreshConditions(tx, [machine.machineId]);
      return { lanes: full.length, pieces: movements.reduce((sum, movement) => sum + movement.quantity, 0) };
    },

    async history({ tx, session, input }) {
      const machine = await machineHead(tx, session.scope, input.machineNo);
      if (machine === undefined) return refuse("record.unknown", { field: "machineNo" });
      return { rows: await queries.laneHistory(tx, machine.machineId) };
    },

    export: (call) => startExport(call, "lanes"),
  };
}

async function lockOne(call: Call<unknown, "machines.lane.write">, machineId: string): Promise<MachineHead | undefined> {
  const [machine] = await lockMachines(call.tx, call.session.scope, [machineId]);
  return machine;
}

const fenOrNull = (text: string | null) => (text === null ? null : BigInt(text));

function readSettings(input: Inputs["save"], productPriceFen: string | null) {
  return { ...input, priceFen: fenOrNull(input.lanePriceFen), purchaseFen: fenOrNull(input.purchaseFen), productPriceFen: fenOrNull(productPriceFen) };
}

/** The lane after a person's action: status by its state table, lock by itself (LANE-04, LANE-06, LANE-17). */
function afterAction(lane: queries.StoredLane, action: Inputs["act"]["action"]): Result<queries.StoredLane> {
  if (action === "lock" || action === "unlock") return { ok: true, value: { ...lane, locked: action === "lock" } };
  if (action === "enable" && isAbnormalPrice(fenOrNull(lane.priceFen))) return refuse("lane.priceAbnormal", { values: { laneNo: lane.laneNo } });
  const status = step(laneStatusTable, lane.status, action);
  return status.ok ? { ok: true, value: { ...lane, status: status.value } } : status;
}
