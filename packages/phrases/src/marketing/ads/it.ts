import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/gggl": "Pubblicità",
  "/gggl/cgggl": "Pubblicità",
};

export const permissions: Translation<typeof zh.permissions> = {
  "marketing.ad.read": "Vedere le pubblicità e gli spazi pubblicitari",
  "marketing.ad.write": "Gestire le pubblicità e gli spazi pubblicitari",
};

export const errors: Translation<typeof zh.errors> = {
  "ads.codeTaken": "Questo codice di spazio pubblicitario esiste già",
  "ads.spaceInUse": "{{ads}} pubblicità usano questo spazio pubblicitario",
  "ads.sizeOutOfRange": "La dimensione è un numero intero di pixel da 1 a {{limit}}",
  "ads.sortOutOfRange": "L’ordine è un numero intero da 0 a {{limit}}",
  "ads.materialMissing": "Carichi il file della pubblicità",
  "ads.materialKind": "Il file non corrisponde al tipo; ne carichi un altro",
  "ads.over": "La data di fine è passata; prima la modifichi",
  "ads.tooManyOfMachine": "Un distributore mostra al massimo {{limit}} pubblicità attivate",
  "ads.videoKind": "Carichi un video MP4",
  "ads.videoTooLarge": "Un video ha al massimo {{limit}}",
  "ads.tooManyUnused": "{{limit}} file caricati non sono usati; riprovi dopo un giorno",
  "ads.nothingToResend": "Nessun distributore ha rifiutato o superato il termine",
};

export const fields: Translation<typeof zh.fields> = {
  adName: "Pubblicità",
  adSlot: "Spazio pubblicitario",
  adSlotId: "Spazio pubblicitario",
  adType: "Tipo",
  adFile: "File",
  materialId: "File",
  planMachines: "Distributori",
  machineIds: "Distributori",
  startDate: "Data di inizio",
  endDate: "Data di fine",
  slots: "Fasce orarie (al massimo 3)",
  sortNo: "Ordine",
  adStatus: "Stato",
  confirmedCount: "Confermati",
  playCount: "Riproduzioni",
  deliveryState: "Invio",
  reason: "Motivo",
  sentTime: "Inviato",
  endedTime: "Risposto",
  day: "Data",
  slotCode: "Codice",
  slotName: "Spazio pubblicitario",
  size: "Dimensione (pixel)",
  width: "Larghezza (pixel)",
  height: "Altezza (pixel)",
  position: "Posizione",
  adCount: "Pubblicità",
};

export const words: Translation<typeof zh.words> = {
  views: {
    ads: "Pubblicità",
    spaces: "Spazi pubblicitari",
  },
  adTypes: {
    picture: "Immagine",
    video: "Video",
  },
  status: {
    on: "Attivato",
    off: "Disattivato",
  },
  delivery: {
    pending: "In attesa",
    sent: "Inviato",
    confirmed: "Confermato",
    refused: "Rifiutato",
    expired: "Termine superato",
  },
  parts: {
    machines: "Distributori",
    plays: "Riproduzioni",
  },
  addAd: "Aggiungi pubblicità",
  editAd: "Modifica pubblicità",
  addSpace: "Aggiungi spazio pubblicitario",
  editSpace: "Modifica spazio pubblicitario",
  enable: "Attiva",
  disable: "Disattiva",
  enableAsk: "Attivare questa pubblicità? Si mostra quando i distributori la confermano.",
  disableAsk: "Disattivare questa pubblicità?",
  preview: "Anteprima",
  resend: "Invia di nuovo",
  resent: "Inviato di nuovo",
  choose: "Scegli file",
  replace: "Sostituisci file",
  pictureHint: "PNG o JPEG, al massimo 2 MB",
  videoHint: "MP4, al massimo {{limit}}",
  sortHint: "I numeri minori vengono prima",
};
