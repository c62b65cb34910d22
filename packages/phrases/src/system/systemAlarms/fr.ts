import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/xtbjjl": "Alarmes du système",
};

export const permissions: Translation<typeof zh.permissions> = {
  "system.alarm.read": "Voir les alarmes du système",
  "system.alarm.write": "Traiter les alarmes du système",
};

export const fields: Translation<typeof zh.fields> = {
  alarmTime: "Déclenchée le",
  alarmType: "Alarme",
  alarmLevel: "Niveau",
  subject: "Objet",
  figure: "Valeur",
  recoverTime: "Rétablie le",
  handleStatus: "Traitement",
  handler: "Traitée par",
  handleTime: "Traitée le",
};

export const words: Translation<typeof zh.words> = {
  open: "Voir les données",
  kind: {
    dutyFailing: "Tâche de fond en échec",
    diskFull: "Disque presque plein",
    refundsStuck: "Remboursements inachevés",
    statementsHeld: "Relevés de règlement suspendus",
    billDifferences: "Écarts avec les prestataires",
    feeDifferences: "Écarts de frais des prestataires",
    billsLate: "Bordereaux des prestataires en retard",
    salesWithheld: "Ventes à vérifier",
    exportsFailed: "Exports en échec",
    noticesFailed: "Avis d’alarme non envoyés",
    messagesSetAside: "Messages de distributeurs illisibles",
  },
  content: {
    dutyFailing: "{{subject}} a échoué {{n}} fois de suite",
    diskFull: "{{n}} % utilisés",
    refundsStuck: "{{n}} depuis plus de 24 heures",
    statementsHeld: "{{n}} en attente",
    billDifferences: "{{n}} en attente",
    feeDifferences: "{{n}} en attente",
    billsLate: "{{subject}} : {{n}} jours sans bordereau",
    salesWithheld: "{{n}} sans décision depuis plus de 24 heures",
    exportsFailed: "{{n}} au cours de la dernière heure",
    noticesFailed: "{{n}} au cours de la dernière heure ({{subject}})",
    messagesSetAside: "{{n}} au cours de la dernière heure",
  },
};
