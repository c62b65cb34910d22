import type { Language } from "@yunshou/contract";
import { points } from "@yunshou/contract/machines/points";
import { wordsOf } from "@yunshou/phrases/server";
import { exportOf } from "../../platform/export/exportOf.ts";
import { type PointFilters, pointsAfter } from "./points.queries.ts";

/** The points as a file, in the order of their making. Phones do not leave the product, so nothing opens them here. */
export const pointExport = exportOf({
  name: "points",
  of: points.list,
  words: (language: Language) => wordsOf(language, "points"),
  title: ({ pages }) => pages["/shj/dwgl"],
  columns: [
    "pointNo",
    "pointName",
    "zoneName",
    "routeName",
    "province",
    "city",
    "pointAddress",
    "longitude",
    "latitude",
    "pointContact",
    "machineCount",
    "remark",
    "merchantNo",
    "merchantName",
  ],
  rows: (tx, { scope }, filters: PointFilters, after = "0", limit) => pointsAfter(tx, scope, filters, after, limit),
  key: ({ pointId }) => pointId,
});
