import type { Translation } from "../../language.ts";
import type zh from "./zh.ts";

export default {
  title: "Menu",
  add: "Aggiungi risorsa",
  addChild: "Aggiungi sotto",
  topLevel: "Primo livello",
  find: "Trova una voce",
  field: {
    menuName: "Nome del menu",
    menuPath: "Percorso",
    menuUrl: "Indirizzo",
    menuIcon: "Icona",
    sortNo: "Ordine",
    enabled: "Attivo",
    resourceName: "Nome della risorsa",
    resourceType: "Tipo di risorsa",
    resourceCode: "Codice della risorsa",
    parent: "Elemento superiore",
    query: "Parametri della pagina",
    remark: "Nota",
    otherNames: "Nomi in altre lingue",
  },
  kind: {
    folder: "Cartella",
    page: "Pagina",
    link: "Collegamento esterno",
  },
  shown: {
    on: "Visibile",
    off: "Nascosto",
  },
  own: "Personale",
  missing: "Assente in questa versione",
  action: {
    up: "Sposta su",
    down: "Sposta giù",
    show: "Mostra",
    hide: "Nascondi",
  },
  hint: {
    hide: "Nascondere toglie la voce dal menu di tutti senza toccare le chiamate; per rifiutarle, disattivare la funzione in Funzioni. Le modifiche hanno effetto entro 24 ore",
    names: "Una lingua vuota usa il nome integrato; le risorse personali ricadono su inglese o cinese",
    page: "Porta solo a pagine esistenti; la vede solo chi può aprire la pagina",
    query: "Facoltativo, per esempio state=abnormal",
    link: "Si apre in una nuova finestra; lo vede chiunque abbia un menu",
  },
  functions: "Funzioni di questa pagina",
  noFunctions: "Questa pagina non ha funzioni proprie",
} satisfies Translation<typeof zh>;
