import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/xtbjjl": "Systemalarme",
};

export const permissions: Translation<typeof zh.permissions> = {
  "system.alarm.read": "Systemalarme ansehen",
  "system.alarm.write": "Systemalarme bearbeiten",
};

export const fields: Translation<typeof zh.fields> = {
  alarmTime: "Beginn",
  alarmType: "Alarm",
  alarmLevel: "Stufe",
  subject: "Gegenstand",
  figure: "Wert",
  recoverTime: "Behoben",
  handleStatus: "Bearbeitung",
  handler: "Bearbeitet von",
  handleTime: "Bearbeitet",
};

export const words: Translation<typeof zh.words> = {
  open: "Daten ansehen",
  kind: {
    dutyFailing: "Hintergrundaufgabe schlägt fehl",
    diskFull: "Speicher fast voll",
    refundsStuck: "Erstattungen offen",
    statementsHeld: "Abrechnungen angehalten",
    billDifferences: "Abweichungen bei Anbietern",
    feeDifferences: "Abweichende Gebühren",
    billsLate: "Listen der Anbieter verspätet",
    salesWithheld: "Verkäufe zu prüfen",
    exportsFailed: "Exporte fehlgeschlagen",
    noticesFailed: "Alarmmeldungen nicht gesendet",
    messagesSetAside: "Meldungen von Automaten unlesbar",
  },
  content: {
    dutyFailing: "{{subject}} schlug {{n}}-mal in Folge fehl",
    diskFull: "{{n}} % belegt",
    refundsStuck: "{{n}} seit über 24 Stunden",
    statementsHeld: "{{n}} warten",
    billDifferences: "{{n}} warten",
    feeDifferences: "{{n}} warten",
    billsLate: "{{subject}}: {{n}} Tage ohne Liste",
    salesWithheld: "{{n}} seit über 24 Stunden offen",
    exportsFailed: "{{n}} in der letzten Stunde",
    noticesFailed: "{{n}} in der letzten Stunde ({{subject}})",
    messagesSetAside: "{{n}} in der letzten Stunde",
  },
};
