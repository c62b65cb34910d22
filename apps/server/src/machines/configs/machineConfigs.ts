import type { machineConfigs } from "@yunshou/contract/machines/machineConfigs";
import { ownScope } from "@yunshou/database";
import { changedFlags, changesFlags, checkFeature, checkFlagChange, refuse } from "@yunshou/domain";
import { featuresOf } from "../../merchants/tree/features.queries.ts";
import { recordAudits } from "../../platform/audit.queries.ts";
import type { HandlersOf } from "../../platform/call.ts";
import { lockMachines, type MachineHead } from "../registry/machines.queries.ts";
import * as queries from "./machineConfigs.queries.ts";

/** Handlers of the switches of machines (MACHINE-07, MACHINE-14, MERCHANT-20). */
export const machineConfigHandlers: HandlersOf<typeof machineConfigs> = {
  list: ({ tx, session, input }) => queries.listConfigs(tx, session.scope, input, input),

  async set(call) {
    const { tx, session, input, now } = call;
    const ids = [...new Set(input.machineIds)];
    if (ids.length === 0) return refuse("machines.selectToOperate", { field: "machineIds" });
    const change = checkFlagChange(input.flags);
    if (!change.ok) return change;
    const machines = await lockMachines(tx, ownScope(session.scope), ids);
    if (machines.length < ids.length) return refuse("record.unknown", { field: "machineIds" });
    if (machines.some(({ decommissioned }) => decommissioned))
      return refuse("machines.decommissioned", { field: "machineIds" });
    if (change.value.shoppingCart === true)
      for (const merchantId of merchantsWithout(machines)) {
        const cart = checkFeature(await featuresOf(tx, session.features, merchantId), "shoppingCart", "flags");
        if (!cart.ok) return cart;
      }
    const before = await queries.flagsOf(tx, ids);
    const changed = machines.flatMap((machine) => {
      const flags = before.get(machine.machineId) ?? {};
      return changesFlags(flags, change.value) ? [{ ...machine, flags: changedFlags(flags, change.value) }] : [];
    });
    await queries.saveFlags(
      tx,
      changed.map(({ machineId, flags }) => ({ machineId, flags })),
      now,
    );
    await recordAudits(
      call,
      changed.map((machine) => ({
        action: "machines.config.setFlags",
        object: machine.machineNo,
        merchant: machine,
        before: before.get(machine.machineId),
        after: machine.flags,
      })),
    );
    return { machines: machines.length, changed: changed.length };
  },
};

/** A machine that has the cart keeps it, also where the feature of its merchant is off. */
const merchantsWithout = (machines: readonly MachineHead[]) =>
  new Set(machines.filter(({ hasCart }) => !hasCart).map(({ merchantId }) => merchantId));
