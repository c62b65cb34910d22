import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const errors: Translation<typeof zh.errors> = {
  "stock.tooManyLosses": "Zu viele Belege im gewählten Zeitraum; bitte weniger Tage oder einen Automaten wählen",
};

export const fields: Translation<typeof zh.fields> = {
  placeName: "Ort",
  missing: "Fehlend",
  found: "Gefunden",
  value: "Kosten",
  lossStep: "Wahrscheinlicher Schritt",
  why: "Grund",
  warehousePieces: "Fehlt im Lager",
  bagPieces: "Fehlt in der Tasche",
  lanePieces: "Fehlt im Schacht",
  salePieces: "Fehlt bei der Ausgabe",
  lossTime: "Zeit",
  docNo: "Beleg",
  lossKind: "Belegart",
};

export const words: Translation<typeof zh.words> = {
  tab: {
    writeOffs: "Abschreibungen",
    steps: "Verlust nach Schritt",
  },
  facts: "Belege des Verlusts",
  step: {
    warehouse: "Lager",
    bag: "Tasche einer Route",
    lane: "Schacht",
    sale: "Ausgabe",
  },
  kind: {
    check: "Auffüllprüfung",
    laneCount: "Inventur des Schachts",
    placeCount: "Inventur des Lagers",
    writeOff: "Abschreibung",
    order: "Bestellung",
  },
  reason: {
    placeShort: "Bei der Inventur lag weniger als gebucht",
    unbooked: "Ware wurde ohne Beleg bewegt",
    writtenOff: "Eine Abschreibung nennt sie verschwunden",
    loadedWrong: "Laut Angabe wurde beim Auffüllen falsch erfasst",
    notLoaded: "Der Automat zählte weniger, als aufgefüllt wurde",
    failedBefore: "Bezahlte Ware war zuvor nicht herausgekommen",
    jammed: "Laut Inventur war Ware verklemmt oder der Automat gestört",
    givenAway: "Ware kam nach einer Erstattung heraus oder mehr als gekauft",
    saidMissing: "Laut Angabe verschwunden",
    laneShort: "Weniger als gebucht; weder Auffüllen noch Verkauf erklären es",
  },
};
