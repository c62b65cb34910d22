import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/dqgl": "Regions",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.region.read": "View regions",
  "machines.region.write": "Maintain regions",
};

export const errors: Translation<typeof zh.errors> = {
  "regions.unknown": "The region does not exist",
  "regions.nameTaken": "A neighbour already has this name",
  "regions.provinceUnknown": "The first level takes provinces of the map only, by their short names",
  "regions.tooDeep": "At most {{limit}} levels",
  "regions.inUse": "The region has {{children}} below it and {{points}} points, and cannot be deleted",
};

export const fields: Translation<typeof zh.fields> = {
  regionName: "Name",
  points: "Points",
  children: "Below",
  level: "Level",
};

export const words: Translation<typeof zh.words> = {
  add: "Add province",
  addChild: "Add below",
  rename: "Rename",
  search: "Search by name",
  keys: "Arrow keys move, Enter opens, N adds below, F2 renames, Alt+↑↓ orders",
  none: "No regions yet; begin with “Add province”.",
  choose: "Choose one on the left",
  level: {
    "1": "Province",
    "2": "City",
    "3": "District",
  },
  created: "“{{name}}” added",
  renamed: "Renamed to “{{name}}”",
  deleteAsk: "Delete “{{name}}”?",
};
