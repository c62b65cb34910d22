import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  flashSales: "Ventas flash",
  endsIn: "Termina en {{time}}",
  beginsIn: "Empieza en {{time}}",
  perBuyer: "Máximo {{n}} por persona",
  notYet: "Aún no empieza",
  groupBuys: "Compra en grupo",
  groupPrice: "En grupo de {{n}}: {{price}}",
  groupRule: "Se completa cuando {{n}} pagan en {{hours}} horas; si no, se reembolsa todo",
  openGroup: "Abrir un grupo",
  joinGroup: "Unirse",
  openGroups: "Grupos abiertos",
  missing: "Faltan {{n}}",
  groupComplete: "El grupo está completo",
  groupFailed: "El grupo falló; se devuelve lo pagado",
  invite: "Invitar amigos",
  inviteCopied: "Enlace copiado; envíelo a sus amigos",
  groupFull: "Completo",
};
