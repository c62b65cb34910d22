import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

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
