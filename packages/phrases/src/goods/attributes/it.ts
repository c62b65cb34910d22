import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/spgl/spfl": "Categorie di prodotti",
};

export const fields: Translation<typeof zh.fields> = {
  attributeName: "Nome",
  parentCategory: "Livello superiore",
  categoryLevel: "Livello",
  category: "Categoria",
  products: "Prodotti",
  children: "Sottolivelli",
};

export const words: Translation<typeof zh.words> = {
  owner: {
    own: "Proprie",
    library: "Catalogo della piattaforma",
  },
  kind: {
    category: "Categorie",
    brand: "Marche",
    flavour: "Gusti",
    specification: "Formati",
    packaging: "Confezioni",
  },
  add: "Aggiungi",
  addChild: "Aggiungi sotto",
  rename: "Rinomina",
  top: "Primo livello",
  search: "Cerca per nome",
  enable: "Attiva",
  disable: "Disattiva",
  off: "Disattivato",
  deleteAsk: "Eliminare “{{name}}”?",
  disableAsk:
    "Dopo la disattivazione di “{{name}}” i nuovi prodotti non potranno sceglierlo; quelli che lo portano lo mantengono.",
  chooseCategory: "Gusti, formati e confezioni dipendono da una categoria: ne scelga prima una.",
  none: "Non c’è ancora nulla in “{{kind}}”; prema “Aggiungi” per iniziare.",
  choose: "Scelga un valore a sinistra",
  moved: "“{{name}}” è stato spostato",
  renamed: "Rinominato in “{{name}}”",
  created: "“{{name}}” è stato aggiunto",
  keys: "Frecce per spostarsi, Invio apre, N aggiunge sotto, F2 rinomina, Alt+↑↓ ordina",
};
