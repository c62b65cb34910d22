import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/mbgl": "Modelli",
  "/shj/shjMbadd": "Nuovo modello di distributore",
  "/shj/shjMbset": "Imposta modello di distributore",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.template.read": "Consultare",
  "machines.template.write": "Aggiungere, modificare, copiare, eliminare, importare",
  "machines.template.apply": "Applicare ai distributori",
};

export const verbs: Translation<typeof zh.verbs> = {
  copyTemplate: "Copiare il modello",
  importMain: "Importare i modelli principali",
};

export const errors: Translation<typeof zh.errors> = {
  "templates.nameRequired": "Nome del modello obbligatorio",
  "templates.nameTaken": "Esiste già un modello con questo nome",
  "templates.flowOutOfRange": "Avviso traffico dati: da 0 a 10240 MB",
  "templates.temperatureOutOfRange": "Avvisi di temperatura: da −50 a 100 °C",
  "templates.temperatureReversed": "La temperatura massima non può essere sotto la minima",
  "templates.humidityOutOfRange": "Avviso di umidità: da 0 a 100 %",
  "templates.changedMeanwhile": "Il modello è stato modificato nel frattempo; ricarichi e riprovi",
  "templates.noParent": "Nessun esercente superiore da cui importare modelli principali",
  "templates.empty": "Il modello non ha ancora canali",
};

export const fields: Translation<typeof zh.fields> = {
  templateName: "Nome del modello",
  layerCount: "Ripiani",
  maxLaneCount: "Canali per ripiano",
  laneCount: "Canali",
  machineCount: "Distributori",
  tempWarnLow: "Avviso temperatura minima",
  tempWarnHigh: "Avviso temperatura massima",
  humidityWarn: "Avviso di umidità",
  flowWarn: "Avviso traffico dati (MB)",
  createdBy: "Creato da",
  layers: "Ripiani",
  perLayer: "Canali per ripiano",
  lanes: "Canali",
  machines: "Distributori",
  firstMachines: "Primi distributori",
};

export const words: Translation<typeof zh.words> = {
  add: "Aggiungi modello",
  apply: "Applica ai distributori",
  applyFirst: "Applica prima a {{n}} distributori",
  warningHint:
    "Queste soglie di avviso hanno la precedenza sulle regole degli allarmi dell’esercente; se vuoto, vale la regola",
  firstHint: "Vuoto: tutti i distributori insieme. Con un numero, prima i primi scelti, gli altri dopo la conferma",
  copyConfirm: "Copiare questo modello?",
  deleteConfirm: "Eliminare questo modello?",
  importMain: "Importa modelli principali",
  importHint: "Importando il modello principale, i modelli con lo stesso nome vengono saltati",
  imported: "{{n}} importati, {{skipped}} saltati",
  parent: "Modelli dell’esercente superiore",
  chosen: "{{n}} canali scelti",
  choose: "Prema i canali per sceglierli, anche più di uno",
  all: "Scegli tutti",
  none: "Nessuno",
  set: "Imposta i canali scelti",
  clear: "Togli prodotto",
};
