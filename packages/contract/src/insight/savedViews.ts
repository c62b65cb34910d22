import { comparisons } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { day, id, nothing } from "../shapes.ts";
import { figureNarrowing } from "./figures.ts";
import { dimensions, figureViewNames } from "./figureViews.ts";

const base = "/api/v1/insight/saved-views";
const figureName = z.enum(figureViewNames);

/** What narrows the figures of a view, without its days. */
export const viewCondition = z.object(figureNarrowing);
export type ViewCondition = z.output<typeof viewCondition>;

const view = {
  figureName,
  viewName: z.string().max(200),
  groupBy: z.enum(dimensions),
  compare: z.enum(comparisons),
  condition: viewCondition,
};

/** Conditions of statistics pages under a name, each its owner's; reports by schedule are written by them, too (STAT-01, STAT-04). */
export const savedViews = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "session",
    summary: "The caller's own views of one statistics page, by name, with the days that they mean today.",
    input: z.object({ figureName }),
    output: z.object({ rows: z.array(z.object({ savedViewId: id, ...view, fromDay: day, toDay: day })) }),
  }),
  save: endpoint({
    method: "POST",
    path: base,
    access: "session",
    summary: "Keeps a condition under a name; one of the same name is replaced.",
    input: z.object({ ...view, fromDay: day, toDay: day }),
    output: z.object({ savedViewId: id }),
    refusals: [
      "field.required",
      "field.tooLong",
      "range.tooLong",
      "range.reversed",
      "range.tooEarly",
      "access.noPermission",
      "access.tooManyEntries",
    ],
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${base}/:savedViewId`,
    access: "session",
    summary: "Deletes a view; schedules that were made from it keep its condition.",
    input: z.object({ savedViewId: id }),
    output: nothing,
    refusals: ["record.unknown"],
  }),
};
