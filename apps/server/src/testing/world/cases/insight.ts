import { machines } from "@yunshou/contract/machines/machines";
import { nextSerial } from "../rows.ts";
import { type Cases, freshMachine, range } from "./case.ts";

/** Inputs with which calls of the area succeed; see cases.ts. */
export const insightCases: Cases = {
  "dashboard.overview": range,
  "dashboard.payments": range,
  "dashboard.productRanking": range,
  "dashboard.productDetail": (home) => ({ ...range(), productCode: home.rows.productCode }),
  "dashboard.machineRanking": range,
  "dashboard.machineDetail": (home) => ({ ...range(), machineNo: home.rows.machineNo }),
  "dashboard.export": () => ({ ...range(), table: "machines" }),

  "screenCalls.registerClient": () => ({ userId: `world-client-${String(nextSerial()).padStart(8, "0")}`, type: 0 }),
  "screenCalls.operatingMachines": () => ({ queryType: 1 }),
  "screenCalls.newMachines": () => ({ queryType: 1 }),
  "screenCalls.exitedMachines": async (home) => {
    // A day without an exit looks like the day of a merchant whom nobody knows.
    await home.admin.call(machines.decommission, { machineId: (await freshMachine(home)).machineId });
    return { queryType: 1 };
  },
};
