import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/hygl/qygl": "Kartenbereiche",
};

export const permissions: Translation<typeof zh.permissions> = {
  "members.area.read": "Bereiche der Mitgliedskarten ansehen",
  "members.area.write": "Bereiche der Mitgliedskarten und ihre Mitarbeiter verwalten",
};

export const verbs: Translation<typeof zh.verbs> = {
  setArea: "Bereich festlegen",
};

export const errors: Translation<typeof zh.errors> = {
  "cardAreas.unknown": "Den Bereich gibt es nicht oder Sie verwalten ihn nicht",
  "cardAreas.nameTaken": "Diesen Namen gibt es auf der Ebene schon",
  "cardAreas.tooDeep": "Höchstens {{limit}} Ebenen",
  "cardAreas.inUse": "Der Bereich hat {{children}} Unterbereiche und {{cards}} Karten und kann nicht gelöscht werden",
  "cardAreas.staffLast":
    "{{n}} Personen gehören nur zu diesem Bereich und würden ohne ihn alle Karten verwalten; zuerst entfernen oder anders zuteilen",
  "cardAreas.ownLimit":
    "Wer auf Bereiche beschränkt ist, kann die letzte Beschränkung einer Person nicht aufheben; jemand ohne Beschränkung muss es tun",
  "cardAreas.beyondOwn": "Das gilt über Ihre Bereiche hinaus; jemand ohne Beschränkung muss es tun",
  "cardAreas.staffTaken": "Der Benutzer steht schon in der Liste",
  "cardAreas.staffUnfit": "Bitte Mitarbeiter oder Berechtigung der Rolle prüfen",
};

export const fields: Translation<typeof zh.fields> = {
  areaName: "Bereich",
  level: "Ebene",
  children: "Unterbereiche",
  cardCount: "Mitgliedskarten",
  staff: "Mitarbeiter",
  userId: "Mitarbeiter",
};

export const words: Translation<typeof zh.words> = {
  add: "Bereich hinzufügen",
  addChild: "Darunter hinzufügen",
  rename: "Umbenennen",
  assign: "Mitarbeiter zuweisen",
  search: "Bereich suchen",
  keys: "Pfeile: bewegen, Enter: öffnen, N: hinzufügen, F2: umbenennen",
  none: "Noch keine Bereiche; bitte „Bereich hinzufügen“ drücken.",
  choose: "Bitte links einen Bereich wählen",
  noStaff: "Niemand zugewiesen",
  limited: "Zugewiesene verwalten nur Karten dieses Bereichs und der Unterbereiche",
  removeStaff: "Entfernen",
  removeStaffAsk: "Diese Person entfernen?",
  created: "„{{name}}“ hinzugefügt",
  renamed: "Umbenannt in „{{name}}“",
};
