import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jygl/hgsh": "Esame degli acquisti a sorte",
};

export const permissions: Translation<typeof zh.permissions> = {
  "orders.offlinePickup.read": "Vedere",
  "orders.offlinePickup.write": "Chiedere ritiri offline",
  "orders.offlinePickup.review": "Esaminare i ritiri offline",
};

export const errors: Translation<typeof zh.errors> = {
  "orders.offlineNotWon": "Questo ordine non è un acquisto a sorte vinto",
  "orders.offlineNotOpen": "Il ritiro offline vale solo per un ordine anomalo",
  "orders.offlineGiven": "L’erogazione del premio è già avvenuta o risolta",
  "orders.offlinePictures": "Carichi da 1 a {{limit}} immagini",
  "orders.offlineApplied": "Il ritiro offline di questo ordine è già richiesto",
  "orders.offlineSelect": "Selezioni i dati",
};

export const fields: Translation<typeof zh.fields> = {
  prizeName: "Premio",
  applicant: "Richiedente",
  contactPhone: "Telefono",
  applyTime: "Richiesto",
  reviewStatus: "Esame",
  reviewer: "Esaminato da",
  reviewTime: "Esaminato il",
  reviewRemark: "Nota di esame",
  pictures: "Immagini",
  note: "Nota",
};

export const words: Translation<typeof zh.words> = {
  reviewStatus: {
    pending: "Da esaminare",
    approved: "Approvato",
    notApproved: "Respinto",
    ignored: "Ignorato",
  },
  decide: {
    approve: "Approva",
    reject: "Respingi",
    ignore: "Ignora",
  },
  review: "Esamina",
  reviewMany: "Esamina selezione",
  reviewed: "Esaminato",
  approveHint: "Un ordine approvato diventa ritirato offline; il denaro è dell’esercente",
  apply: "Richiedi ritiro offline",
  applyHint: "Un ordine vinto il cui prodotto è rimasto dentro",
  applied: "Richiesta inviata",
  view: "Vedi",
};
