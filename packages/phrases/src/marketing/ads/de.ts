import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/gggl": "Werbung",
  "/gggl/cgggl": "Werbung",
};

export const permissions: Translation<typeof zh.permissions> = {
  "marketing.ad.read": "Werbung und Werbeflächen ansehen",
  "marketing.ad.write": "Werbung und Werbeflächen pflegen",
};

export const errors: Translation<typeof zh.errors> = {
  "ads.codeTaken": "Diesen Code einer Werbefläche gibt es schon",
  "ads.spaceInUse": "{{ads}} Werbungen nutzen diese Werbefläche",
  "ads.sizeOutOfRange": "Die Größe ist eine ganze Zahl von 1 bis {{limit}} Pixel",
  "ads.sortOutOfRange": "Die Reihenfolge ist eine ganze Zahl von 0 bis {{limit}}",
  "ads.materialMissing": "Bitte die Datei der Werbung hochladen",
  "ads.materialKind": "Die Datei passt nicht zum Typ; bitte eine andere hochladen",
  "ads.over": "Das Enddatum ist vorbei; bitte zuerst ändern",
  "ads.tooManyOfMachine": "Ein Automat zeigt höchstens {{limit}} aktivierte Werbungen",
  "ads.videoKind": "Bitte ein MP4-Video hochladen",
  "ads.videoTooLarge": "Ein Video hat höchstens {{limit}}",
  "ads.tooManyUnused": "{{limit}} hochgeladene Dateien sind ungenutzt; bitte nach einem Tag erneut hochladen",
  "ads.nothingToResend": "Kein Automat hat abgelehnt oder die Frist überschritten",
};

export const fields: Translation<typeof zh.fields> = {
  adName: "Werbung",
  adSlot: "Werbefläche",
  adSlotId: "Werbefläche",
  adType: "Typ",
  adFile: "Datei",
  materialId: "Datei",
  planMachines: "Automaten",
  machineIds: "Automaten",
  startDate: "Startdatum",
  endDate: "Enddatum",
  slots: "Zeitfenster (höchstens 3)",
  sortNo: "Reihenfolge",
  adStatus: "Status",
  confirmedCount: "Bestätigt",
  playCount: "Wiedergaben",
  deliveryState: "Übertragung",
  reason: "Grund",
  sentTime: "Gesendet",
  endedTime: "Beantwortet",
  day: "Datum",
  slotCode: "Code",
  slotName: "Werbefläche",
  size: "Größe (Pixel)",
  width: "Breite (Pixel)",
  height: "Höhe (Pixel)",
  position: "Position",
  adCount: "Werbungen",
};

export const words: Translation<typeof zh.words> = {
  views: {
    ads: "Werbung",
    spaces: "Werbeflächen",
  },
  adTypes: {
    picture: "Bild",
    video: "Video",
  },
  status: {
    on: "Aktiviert",
    off: "Deaktiviert",
  },
  delivery: {
    pending: "Wartet",
    sent: "Gesendet",
    confirmed: "Bestätigt",
    refused: "Abgelehnt",
    expired: "Frist überschritten",
  },
  parts: {
    machines: "Automaten",
    plays: "Wiedergaben",
  },
  addAd: "Werbung hinzufügen",
  editAd: "Werbung bearbeiten",
  addSpace: "Werbefläche hinzufügen",
  editSpace: "Werbefläche bearbeiten",
  enable: "Aktivieren",
  disable: "Deaktivieren",
  enableAsk: "Diese Werbung aktivieren? Sie läuft, sobald Automaten sie bestätigen.",
  disableAsk: "Diese Werbung deaktivieren?",
  preview: "Vorschau",
  resend: "Erneut senden",
  resent: "Erneut gesendet",
  choose: "Datei wählen",
  replace: "Datei ersetzen",
  pictureHint: "PNG oder JPEG, höchstens 2 MB",
  videoHint: "MP4, höchstens {{limit}}",
  sortHint: "Kleinere Zahlen zuerst",
};
