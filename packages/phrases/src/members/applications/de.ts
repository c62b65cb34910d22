import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/hygl/sqbk": "Kartenersatz",
};

export const permissions: Translation<typeof zh.permissions> = {
  "members.application.read": "Ersatzanträge ansehen",
  "members.application.write": "Ersatz beantragen",
  "members.application.review": "Ersatzanträge prüfen",
};

export const errors: Translation<typeof zh.errors> = {
  "cardApplications.open": "Für diese Karte wartet ein Antrag auf Prüfung",
  "cardApplications.own": "Niemand prüft seinen eigenen Antrag",
};

export const fields: Translation<typeof zh.fields> = {
  originalCardNo: "Alte Karte",
  newCardNo: "Neue Kartennr.",
  physicalNo: "Physische Nummer",
  logicalNo: "Logische Nummer",
  cardExpiry: "Gültig bis",
  holderName: "Inhaber",
  balance: "Guthaben",
  gift: "Geschenkter Betrag",
  applyStatus: "Status",
  applicant: "Antragsteller",
  applyTime: "Beantragt",
};

export const words: Translation<typeof zh.words> = {
  state: {
    pending: "Wartet auf Prüfung",
    approved: "Genehmigt",
    rejected: "Abgelehnt",
    ignored: "Zurückgestellt",
  },
  action: {
    apply: "Beantragen",
    approve: "Genehmigen",
    reject: "Ablehnen",
    ignore: "Zurückstellen",
  },
  confirm: {
    approve: "Genehmigen? Die alte Karte wird gekündigt; Guthaben und geschenkter Betrag gehen auf die neue über.",
    ignore: "Diesen Antrag zurückstellen?",
  },
};
