import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/xtbjjl": "Allarmi di sistema",
};

export const permissions: Translation<typeof zh.permissions> = {
  "system.alarm.read": "Vedere gli allarmi di sistema",
  "system.alarm.write": "Gestire gli allarmi di sistema",
};

export const fields: Translation<typeof zh.fields> = {
  alarmTime: "Inizio",
  alarmType: "Allarme",
  alarmLevel: "Livello",
  subject: "Oggetto",
  figure: "Valore",
  recoverTime: "Ripristino",
  handleStatus: "Gestione",
  handler: "Gestito da",
  handleTime: "Gestito",
};

export const words: Translation<typeof zh.words> = {
  open: "Vedi i dati",
  kind: {
    dutyFailing: "Attività in background non riuscita",
    diskFull: "Disco quasi pieno",
    refundsStuck: "Rimborsi non completati",
    statementsHeld: "Liquidazioni sospese",
    billDifferences: "Scarti con i fornitori",
    feeDifferences: "Scarti di commissioni",
    billsLate: "Rendiconti dei fornitori in ritardo",
    salesWithheld: "Vendite da verificare",
    exportsFailed: "Esportazioni non riuscite",
    noticesFailed: "Avvisi di allarme non inviati",
    messagesSetAside: "Messaggi dei distributori illeggibili",
  },
  content: {
    dutyFailing: "{{subject}} non riuscita {{n}} volte di seguito",
    diskFull: "{{n}} % occupato",
    refundsStuck: "{{n}} da oltre 24 ore",
    statementsHeld: "{{n}} in attesa",
    billDifferences: "{{n}} in attesa",
    feeDifferences: "{{n}} in attesa",
    billsLate: "{{subject}}: {{n}} giorni senza rendiconto",
    salesWithheld: "{{n}} senza decisione da oltre 24 ore",
    exportsFailed: "{{n}} nell’ultima ora",
    noticesFailed: "{{n}} nell’ultima ora ({{subject}})",
    messagesSetAside: "{{n}} nell’ultima ora",
  },
};
