import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/zygl/cdgl": "Menu",
  "/xtgl/zygl": "Risorse",
  "/xtgl/zygl/xzptzy": "Aggiungi risorsa",
  "/xtgl/zygl/bjptzy": "Modifica risorsa",
};

export const permissions: Translation<typeof zh.permissions> = {
  "access.menu.read": "Vedere menu e funzioni",
  "access.menu.write": "Gestire menu e funzioni",
};

export const verbs: Translation<typeof zh.verbs> = {
  shift: "Riordinare",
  show: "Mostrare nel menu",
  hide: "Nascondere dal menu",
};

export const errors: Translation<typeof zh.errors> = {
  "access.menuPage": "Scelga una pagina esistente nel sistema",
  "access.menuAddress": "Inserisca un indirizzo completo che inizi con https://, senza nome utente né password",
  "access.menuParent": "L’elemento superiore deve essere una cartella",
  "access.menuTooDeep": "Il menu ha al massimo {{limit}} livelli",
  "access.menuNeeded":
    "La gestione dei menu e le sue cartelle non si possono disattivare, altrimenti non si torna più indietro",
  "access.menuIsBase": "Le voci integrate non si possono eliminare, ma disattivare",
  "access.menuHasChildren": "Sposti o elimini prima le voci sottostanti",
};

export const fields: Translation<typeof zh.fields> = {
  menuPath: "Percorso",
  menuUrl: "Indirizzo",
  menuIcon: "Icona",
  resourceName: "Nome della risorsa",
  resourceType: "Tipo di risorsa",
  resourceCode: "Codice della risorsa",
  parent: "Elemento superiore",
  query: "Parametri della pagina",
  otherNames: "Nomi in altre lingue",
};

export const words: Translation<typeof zh.words> = {
  add: "Aggiungi risorsa",
  addChild: "Aggiungi sotto",
  topLevel: "Primo livello",
  find: "Trova una voce",
  kind: {
    folder: "Cartella",
    page: "Pagina",
    link: "Collegamento esterno",
  },
  shown: {
    on: "Attivato",
    off: "Disattivato (nascosto)",
  },
  own: "Personale",
  missing: "Assente in questa versione",
  action: {
    up: "Sposta su",
    down: "Sposta giù",
    show: "Attiva",
    hide: "Disattiva",
  },
  confirm: {
    show: "Attivare questa voce di menu?",
    hide: "Disattivare questa voce di menu?",
  },
  hint: {
    hide: "Disattivare una voce la nasconde dal menu di tutti senza toccare le chiamate; per rifiutarle, disattivi la funzione in Funzioni. Le modifiche hanno effetto entro 24 ore",
    names: "Una lingua vuota usa il nome integrato; le risorse personali ricadono su inglese o cinese",
    page: "Porta solo a pagine esistenti; la vede solo chi può aprire la pagina",
    query: "Facoltativo, per esempio state=abnormal",
    link: "Si apre in una nuova finestra; lo vede chiunque abbia un menu",
  },
  functions: "Funzioni di questa pagina",
  noFunctions: "Questa pagina non ha funzioni proprie",
};
