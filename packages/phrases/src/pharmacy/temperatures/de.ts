import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/ypgl/wdjl": "Temperaturprotokoll",
};

export const permissions: Translation<typeof zh.permissions> = {
  "pharmacy.temperature.read": "Temperaturprotokoll ansehen",
  "pharmacy.temperature.decide": "Über Arzneimittelchargen nach Temperaturabweichungen entscheiden",
  "pharmacy.inspection.export": "Prüfmappe exportieren",
};

export const verbs: Translation<typeof zh.verbs> = {
  "pharmacy.temperature.release": "Nach Abweichung freigeben",
  "pharmacy.temperature.withdraw": "Nach Abweichung in Quarantäne nehmen",
  "pharmacy.temperature.destroy": "Vernichtung beantragen",
  "pharmacy.temperature.confirm": "Vernichtung bestätigen",
  "pharmacy.temperature.decline": "Vernichtung zurücknehmen",
};

export const errors: Translation<typeof zh.errors> = {
  "pharmacy.exposureUnknown": "Für diese Charge gibt es keine solche Temperaturabweichung",
  "pharmacy.secondPerson": "Die Vernichtung muss eine andere Person bestätigen",
};

export const fields: Translation<typeof zh.fields> = {
  temperature: "Temperatur jetzt",
  readTime: "Gelesen am",
  range: "24-Std.-Bereich",
  condition: "Status",
  undecided: "Offene Chargen",
  reason: "Begründung",
};

export const words: Translation<typeof zh.words> = {
  condition: {
    outside: "Außerhalb der Grenzen",
    undecided: "Mit offenen Chargen",
    silent: "Ohne Messwert",
    kept: "Innerhalb der Grenzen",
  },
  exposureState: {
    open: "Offen",
    released: "Freigegeben",
    withdrawn: "In Quarantäne",
    destroying: "Vernichtung zu bestätigen",
    destroyed: "Vernichtet",
  },
  decision: {
    release: "Freigeben",
    withdraw: "In Quarantäne nehmen",
    destroy: "Vernichtung beantragen",
    confirm: "Vernichtung bestätigen",
    decline: "Zurücknehmen",
  },
  kept: {
    room: "Raum",
    cool: "Kühl",
    cold: "Gekühlt",
  },
  open: "Kurve ansehen",
  lowest: "Tiefstwert",
  highest: "Höchstwert",
  limit: "Grenzwert",
  lasting: "Dauert noch an",
  until: "{{from}} bis {{to}}",
  noPoints: "Keine Messwerte an diesen Tagen",
  noExcursions: "Keine Temperaturabweichungen an diesen Tagen",
  unnamed: "Nicht erfasste Charge",
  lanes: "Schacht {{lanes}}",
  pieces: "Stück",
  batch: "Arzneimittelcharge",
  state: "Entscheidung",
  withdrawHint: "Jeder Schacht dieses Automaten mit der Charge wird gestoppt.",
  destroyHint: "Eine andere Person bestätigt die Vernichtung.",
  binder: {
    title: "Prüfmappe",
    period: "Zeitraum",
    hint: "Eine Excel-Datei: Nachweise und Verkaufsregeln, Temperaturen, Lagerkontrollen, Verfall, Verkäufe nach Rückverfolgungscode",
    allMachines: "Leer: alle Automaten",
    rules: "Verkaufsregeln",
    excursions: "Abweichungen",
    sales: "Verkäufe nach Code",
    holder: "Inhaber",
    mean: "Mittelwert",
    from: "Beginn",
    to: "Ende",
    proposer: "Vernichtung beantragt von",
    decider: "Entschieden von",
    decided: "Entschieden am",
  },
};
