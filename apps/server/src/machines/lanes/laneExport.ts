import type { Language } from "@yunshou/contract";
import { lanes } from "@yunshou/contract/machines/lanes";
import { type LaneFilter, matchesLane } from "@yunshou/domain";
import { wordsOf } from "@yunshou/phrases/server";
import { exportOf } from "../../platform/export/exportOf.ts";
import { text } from "../../platform/export/source.ts";
import { machineHead } from "../registry/machines.queries.ts";
import { listLanes } from "./lanes.queries.ts";

/** The lanes of one machine as a file; there are at most 200 of them, so one page holds all. */
export const laneExport = exportOf({
  name: "lanes",
  of: lanes.list.output.shape.lanes.element,
  words: (language: Language) => ({ ...wordsOf(language, "lanes"), title: wordsOf(language, "machines").lanes }),
  title: ({ title }) => title,
  columns: [
    "cabinet",
    "laneNo",
    "layerNo",
    "laneMode",
    "laneStatus",
    "locked",
    "productCode",
    "productName",
    "lanePriceFen",
    "purchaseFen",
    "stock",
    "capacity",
    "warnThreshold",
    "soldToday",
    "batchNo",
  ],
  async rows(tx, { scope, timeZone, today, language }, filters: LaneFilter & { readonly machineNo: string }) {
    const machine = await machineHead(tx, scope, filters.machineNo);
    if (machine === undefined) return [];
    const all = await listLanes(tx, machine.machineId, { today, timeZone, language });
    return all.filter((lane) => matchesLane(lane, filters));
  },
  values: ({ cabinet, laneMode, laneStatus }) => ({ cabinet, laneMode, laneStatus }),
  titles: { purchaseFen: ({ fields }) => fields.purchasePrice },
  cells: {
    locked: ({ locked }, { fields }) => text(locked ? fields.locked : null),
  },
});
