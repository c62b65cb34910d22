import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const verbs: Translation<typeof zh.verbs> = {
  setOffline: "Impostare acquisti offline",
};

export const errors: Translation<typeof zh.errors> = {
  "members.offlineHours": "La durata deve essere un numero intero da {{least}} a {{most}} ore",
};

export const fields: Translation<typeof zh.fields> = {
  offlineLimit: "Limite per tessera e distributore",
  offlineHours: "Validità (ore)",
  allowance: "Plafond",
  used: "Usato",
  untilTime: "Valido fino al",
  soldTime: "Venduto il",
};

export const words: Translation<typeof zh.words> = {
  explain:
    "Senza rete, una tessera socio può acquistare entro il plafond firmato dal cloud, a ogni distributore fino a questo limite; 0 lo disattiva. Ciò che il saldo non copre diventa debito.",
  scope:
    "Solo per tessere attivate con titolare, usate ai distributori dell’esercente negli ultimi 90 giorni, al massimo 500 per distributore.",
  machines: "Distributori con un plafond",
  uses: "Acquisti senza rete",
  noMachines: "Nessun distributore ha un plafond per questa tessera",
  noUses: "Questa tessera non ha acquistato nulla senza rete",
};
