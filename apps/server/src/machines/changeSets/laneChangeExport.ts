import type { Language } from "@yunshou/contract";
import { laneChanges } from "@yunshou/contract/machines/laneChanges";
import { wordsOf } from "@yunshou/phrases/server";
import { exportOf } from "../../platform/export/exportOf.ts";
import { text } from "../../platform/export/source.ts";
import { changesAfter, type LaneChangeFilters } from "./laneChanges.queries.ts";

/** The log of lane changes as a file, oldest first. */
export const laneChangeExport = exportOf({
  name: "laneChanges",
  of: laneChanges.list,
  words: (language: Language) => wordsOf(language, "laneChanges"),
  title: ({ pages }) => pages["/shj/spydgl"],
  columns: [
    "updatedTime",
    "machineNo",
    "machineName",
    "laneNo",
    "changeAction",
    "productCode",
    "productName",
    "oldPriceFen",
    "newPriceFen",
    "purchaseFen",
    "batchNo",
    "stock",
    "syncState",
    "reason",
    "updatedBy",
  ],
  rows: (tx, { scope, ...reader }, filters: LaneChangeFilters, after = "0", limit) =>
    changesAfter(tx, scope, reader, filters, after, limit),
  key: ({ changeId }) => changeId,
  cells: {
    changeAction: ({ changeAction }, words) => text(words.action[changeAction]),
    syncState: ({ syncState }, words) => text(syncState === null ? "" : words.state[syncState]),
  },
});
