import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { id, nothing } from "../shapes.ts";

const base = "/api/v1/machines/regions";
const one = { regionId: id };
const name = z.string().max(500);

/** Provinces, cities and districts, which the platform keeps and points name (POINT-06). */
export const regions = {
  tree: endpoint({
    method: "GET",
    path: base,
    access: "machines.region.read",
    alsoWith: ["machines.point.read"],
    summary: "Every region, parents before their children.",
    input: z.object({}),
    output: z.object({
      rows: z.array(
        z.object({
          ...one,
          parentId: id.nullable(),
          regionName: z.string(),
          /** 1 province, 2 city, 3 district. */
          level: z.number().int(),
          children: z.number().int(),
          /** Points of the caller's merchants in it and below. */
          points: z.number().int(),
        }),
      ),
    }),
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "machines.region.write",
    summary: "Adds a region below another one, or a province of the map, as the last of its neighbours.",
    input: z.object({ parentId: id.nullable(), regionName: name }),
    output: z.object(one),
    refusals: [
      "field.required",
      "field.tooLong",
      "regions.unknown",
      "regions.tooDeep",
      "regions.provinceUnknown",
      "regions.nameTaken",
    ],
  }),
  rename: endpoint({
    method: "PUT",
    path: `${base}/:regionId/name`,
    access: "machines.region.write",
    summary: "Renames a region; points in it show the new name.",
    input: z.object({ ...one, regionName: name }),
    output: nothing,
    refusals: ["field.required", "field.tooLong", "regions.unknown", "regions.provinceUnknown", "regions.nameTaken"],
  }),
  move: endpoint({
    method: "PUT",
    path: `${base}/:regionId/place`,
    access: "machines.region.write",
    summary: "Puts a region before one of its neighbours, or as the last of them.",
    input: z.object({ ...one, beforeId: id.nullable() }),
    output: nothing,
    refusals: ["regions.unknown"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${base}/:regionId`,
    access: "machines.region.write",
    summary: "Deletes a region without others below it and without points.",
    input: z.object(one),
    output: nothing,
    refusals: ["regions.unknown", "regions.inUse"],
  }),
};
