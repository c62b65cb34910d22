import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  flashSales: "Blitzangebote",
  endsIn: "Endet in {{time}}",
  beginsIn: "Beginnt in {{time}}",
  perBuyer: "Höchstens {{n}} je Person",
  notYet: "Noch nicht begonnen",
  groupBuys: "Gruppenkauf",
  groupPrice: "Zu {{n}}: {{price}}",
  groupRule: "Sobald {{n}} innerhalb von {{hours}} Stunden bezahlt haben; sonst wird alles erstattet",
  openGroup: "Gruppe eröffnen",
  joinGroup: "Mitmachen",
  openGroups: "Offene Gruppen",
  missing: "Es fehlen {{n}}",
  groupComplete: "Die Gruppe ist vollständig",
  groupFailed: "Die Gruppe kam nicht zustande; alles wird erstattet",
  invite: "Freunde einladen",
  inviteCopied: "Link kopiert; senden Sie ihn an Freunde",
  groupFull: "Voll",
};
