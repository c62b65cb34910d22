import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/ptgl": "Gruppenkauf",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.groupBuy.read": "Gruppenkäufe ansehen",
  "mall.groupBuy.write": "Gruppenkäufe anlegen, ändern, starten, stoppen und löschen",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.oneDeal": "Je Produkt gilt nur ein Sonderpreis",
  "mall.groupBuyUnknown": "Den Gruppenkauf gibt es nicht",
  "mall.groupSize": "Gruppengröße: {{least}} bis {{most}}",
  "mall.groupHours": "Frist der Gruppe: 1 bis {{limit}} Stunden",
  "mall.groupPieces": "Stück: {{least}} bis {{most}}, genug für eine Gruppe und nicht mehr als verkäuflich sind",
  "mall.groupBuyStarted": "Was läuft oder Gruppen hat, lässt sich nur noch stoppen",
  "mall.groupOverlaps": "Dieses Produkt hat in dieser Zeit schon einen Gruppenkauf",
  "mall.groupNotRunning": "Der Gruppenkauf hat nicht begonnen oder ist vorbei",
  "mall.groupSoldOut": "Für die Gruppe ist zu wenig da: noch {{n}}",
  "mall.groupLimit": "Höchstens {{limit}} je Käufer",
  "mall.groupUnknown": "Die Gruppe gibt es nicht",
  "mall.groupTwice": "Sie sind schon in dieser Gruppe",
  "mall.groupFull": "Die Gruppe ist voll; eröffnen Sie eine andere",
  "mall.groupClosed": "Die Gruppe ist vorbei; eröffnen Sie eine andere",
};

export const fields: Translation<typeof zh.fields> = {
  mallProductId: "Produkt",
  mallPrice: "Shop-Preis",
  groupPrice: "Gruppenpreis",
  size: "Personen",
  hours: "Frist (Stunden)",
  pieces: "Stück",
  taken: "Vergeben",
  perBuyer: "Je Käufer",
  startsAt: "Beginn",
  endsAt: "Ende",
  groupBuyStatus: "Status",
  gatheringCount: "Offen",
  completeCount: "Voll",
  failedCount: "Gescheitert",
  createdBy: "Angelegt von",
  openedTime: "Eröffnet",
};

export const words: Translation<typeof zh.words> = {
  status: {
    draft: "Entwurf",
    scheduled: "Geplant",
    running: "Läuft",
    soldOut: "Vergriffen",
    ended: "Beendet",
    stopped: "Gestoppt",
  },
  groupState: {
    gathering: "Noch offen",
    complete: "Vollständig",
    failed: "Gescheitert",
  },
  add: "Gruppenkauf anlegen",
  edit: "Gruppenkauf ändern",
  start: "Starten",
  startAsk:
    "Käufer können dann in der Zeit Gruppen eröffnen; Preis, Stück und Zeit werden noch einmal geprüft. Starten?",
  running: "Schon gestartet",
  stop: "Stoppen",
  stopAsk:
    "Neue Gruppen gibt es dann nicht; offene laufen bis zu ihrem Ende und erstatten alles, wenn sie scheitern. Stoppen?",
  notRunning: "Nicht gestartet",
  groups: "Gruppen",
  places: "{{paid}} von {{size}} bezahlt",
  until: "Bis {{time}}",
  noGroups: "Noch hat niemand eine Gruppe eröffnet",
};
