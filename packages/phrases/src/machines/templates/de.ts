import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/mbgl": "Vorlagen",
  "/shj/shjMbadd": "Neue Automatenvorlage",
  "/shj/shjMbset": "Automatenvorlage einstellen",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.template.read": "Ansehen",
  "machines.template.write": "Hinzufügen, bearbeiten, kopieren, löschen, importieren",
  "machines.template.apply": "Auf Automaten anwenden",
};

export const verbs: Translation<typeof zh.verbs> = {
  copyTemplate: "Vorlage kopieren",
  importMain: "Hauptvorlagen importieren",
};

export const errors: Translation<typeof zh.errors> = {
  "templates.nameRequired": "Name der Vorlage fehlt",
  "templates.nameTaken": "Eine Vorlage dieses Namens gibt es schon",
  "templates.flowOutOfRange": "Warnwert für Datenverbrauch: 0 bis 10240 MB",
  "templates.temperatureOutOfRange": "Temperaturwarnungen: −50 bis 100 °C",
  "templates.temperatureReversed": "Die obere Temperatur darf nicht unter der unteren liegen",
  "templates.humidityOutOfRange": "Feuchtewarnung: 0 bis 100 %",
  "templates.changedMeanwhile": "Diese Vorlage wurde inzwischen geändert; bitte neu laden und erneut versuchen",
  "templates.noParent": "Kein übergeordneter Händler, von dem Hauptvorlagen importiert werden könnten",
  "templates.empty": "Die Vorlage hat noch keine Schächte",
};

export const fields: Translation<typeof zh.fields> = {
  templateName: "Name der Vorlage",
  layerCount: "Ebenen",
  maxLaneCount: "Schächte je Ebene",
  laneCount: "Schächte",
  machineCount: "Automaten",
  tempWarnLow: "Warnung untere Temperatur",
  tempWarnHigh: "Warnung obere Temperatur",
  humidityWarn: "Feuchtewarnung",
  flowWarn: "Warnung Datenverbrauch (MB)",
  createdBy: "Erstellt von",
  layers: "Ebenen",
  perLayer: "Schächte je Ebene",
  lanes: "Schächte",
  machines: "Automaten",
  firstMachines: "Erste Automaten",
};

export const words: Translation<typeof zh.words> = {
  add: "Vorlage hinzufügen",
  apply: "Auf Automaten anwenden",
  applyFirst: "Zuerst auf {{n}} Automaten anwenden",
  warningHint: "Diese Warnschwellen haben Vorrang vor den Alarmregeln des Händlers; leer gilt die Regel",
  firstHint:
    "Leer: alle Automaten auf einmal. Mit einer Zahl bekommen sie zuerst die ersten der gewählten Automaten, die übrigen nach Ihrer Bestätigung",
  copyConfirm: "Diese Vorlage kopieren?",
  deleteConfirm: "Diese Vorlage löschen?",
  importMain: "Hauptvorlagen importieren",
  importHint: "Beim Importieren der Hauptvorlage werden gleichnamige Vorlagen übersprungen",
  imported: "{{n}} importiert, {{skipped}} übersprungen",
  parent: "Vorlagen des übergeordneten Händlers",
  chosen: "{{n}} Schächte gewählt",
  choose: "Schächte anklicken, auch mehrere",
  all: "Alle wählen",
  none: "Keine wählen",
  set: "Gewählte Schächte setzen",
  clear: "Produkt herausnehmen",
};
