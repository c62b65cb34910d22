import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/dqgl": "Regionen",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.region.read": "Regionen ansehen",
  "machines.region.write": "Regionen pflegen",
};

export const errors: Translation<typeof zh.errors> = {
  "regions.unknown": "Die Region gibt es nicht",
  "regions.nameTaken": "Auf dieser Ebene gibt es den Namen schon",
  "regions.provinceUnknown": "Die erste Ebene nimmt nur Provinzen der Karte mit ihrem kurzen Namen",
  "regions.tooDeep": "Höchstens {{limit}} Ebenen",
  "regions.inUse":
    "Die Region hat {{children}} Einträge unter sich und {{points}} Standorte und kann nicht gelöscht werden",
};

export const fields: Translation<typeof zh.fields> = {
  regionName: "Name",
  points: "Standorte",
  children: "Darunter",
  level: "Ebene",
};

export const words: Translation<typeof zh.words> = {
  add: "Provinz hinzufügen",
  addChild: "Darunter hinzufügen",
  rename: "Umbenennen",
  search: "Nach Namen suchen",
  keys: "Pfeiltasten bewegen, Enter öffnet, N fügt darunter hinzu, F2 benennt um, Alt+↑↓ ordnet",
  none: "Noch keine Regionen; mit „Provinz hinzufügen“ beginnen.",
  choose: "Links einen Eintrag wählen",
  level: {
    "1": "Provinz",
    "2": "Stadt",
    "3": "Bezirk",
  },
  created: "„{{name}}“ hinzugefügt",
  renamed: "Umbenannt in „{{name}}“",
  deleteAsk: "„{{name}}“ löschen?",
};
