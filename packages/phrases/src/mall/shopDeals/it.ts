import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  flashSales: "Vendite lampo",
  endsIn: "Finisce tra {{time}}",
  beginsIn: "Inizia tra {{time}}",
  perBuyer: "Al massimo {{n}} a testa",
  notYet: "Non ancora iniziata",
  groupBuys: "Acquisto di gruppo",
  groupPrice: "In {{n}}: {{price}}",
  groupRule: "Completo quando {{n}} hanno pagato entro {{hours}} ore, altrimenti si rimborsa tutto",
  openGroup: "Apri un gruppo",
  joinGroup: "Partecipa",
  openGroups: "Gruppi aperti",
  missing: "Ne mancano {{n}}",
  groupComplete: "Il gruppo è completo",
  groupFailed: "Il gruppo non è riuscito; tutto viene rimborsato",
  invite: "Invita amici",
  inviteCopied: "Link copiato; lo invii agli amici",
  groupFull: "Al completo",
};
