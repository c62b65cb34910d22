import type { weights } from "@yunshou/contract/machines/weights";
import { checkLaneWeight, type LaneWeight, refuse } from "@yunshou/domain";
import { recordAudits } from "../../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../../platform/call.ts";
import { lockMachines } from "../registry/machines.queries.ts";
import { tellMachines } from "../sync/laneSyncs.ts";
import * as queries from "./weights.queries.ts";

/** Handlers of what pieces weigh in lanes (MACHINE-27, PRODUCT-23). */
export const weightHandlers: HandlersOf<typeof weights> = {
  list: ({ tx, session, input, language }) => queries.listWeights(tx, session.scope, language, input, input),

  async set(call) {
    const { tx, session, input } = call;
    if (input.lanes.length === 0) return refuse("machines.selectToOperate", { field: "lanes" });
    const names = new Set(input.lanes.map(({ machineId, cabinet, laneNo }) => `${machineId} ${cabinet} ${laneNo}`));
    const lanes = await queries.lockNamed(tx, session.scope, input.lanes);
    if (lanes.length < names.size) return refuse("record.unknown", { field: "lanes" });
    return save(call, lanes);
  },

  async setByProduct(call) {
    const { tx, session, input } = call;
    if (input.productId === null) return refuse("goods.chooseProduct", { field: "productId" });
    const ids = [...new Set(input.machineIds)];
    if (ids.length === 0) return refuse("machines.selectToOperate", { field: "machineIds" });
    const machines = await lockMachines(tx, session.scope, ids);
    if (machines.length < ids.length) return refuse("record.unknown", { field: "machineIds" });
    const lanes = await queries.lockHolding(tx, session.scope, ids, input.productId);
    return lanes.length === 0 ? refuse("record.unknown", { field: "productId" }) : save(call, lanes);
  },
};

async function save(call: Call<LaneWeight, "machines.weight.write">, lanes: readonly queries.WeighedLane[]) {
  const { weight, weightTolerance, weightFactor } = call.input;
  const checked = checkLaneWeight({ weight, weightTolerance, weightFactor });
  if (!checked.ok) return checked;
  await queries.saveWeights(call.tx, lanes, checked.value, call.session.userId, call.now);
  await tellMachines(
    call.tx,
    lanes.map((lane) => ({ ...lane, before: {} })),
    { isLogged: false },
  );
  const machines = Map.groupBy(lanes, ({ machineId }) => machineId);
  await recordAudits(
    call,
    [...machines.values()].map((ofMachine) => ({
      action: "machines.weight.setWeight",
      object: ofMachine[0]!.machineNo,
      merchant: ofMachine[0]!,
      after: { ...checked.value, lanes: ofMachine.map(({ cabinet, laneNo }) => `${cabinet} ${laneNo}`) },
    })),
  );
  return { changed: lanes.length };
}
