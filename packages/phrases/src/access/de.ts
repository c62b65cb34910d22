import type { Translation } from "../language.ts";
import type zh from "./zh.ts";

export default {
  launcher: {
    title: "System wählen",
    hello: "Guten Tag, {{name}}",
    logIn: "Anmelden",
    notConfigured: "Nicht eingerichtet",
    notOffered: "Nicht in dieser Version",
  },
  tile: {
    leasing: "Finanzierungsleasing",
    leasingHint: "Verträge und Raten",
    market: "Mikromarkt-Verwaltung",
    marketHint: "Automaten, Waren, Bestellungen, Geld",
    operations: "Betriebsüberwachung",
    operationsHint: "Status und Störungen",
    bigData: "Datenzentrum",
    bigDataHint: "Verkaufsbildschirm live",
    factory: "Werksprüfung",
    factoryHint: "Prüfung vor Auslieferung",
    afterSales: "Kundendienst",
    afterSalesHint: "Anfragen und Lösungen",
    notices: "Bekanntmachungen",
    noticesHint: "Veröffentlichen",
    configuration: "Konfiguration",
    configurationHint: "Bereitstellung und Parameter",
  },
  password: {
    old: "Aktuelles Passwort",
    new: "Neues Passwort",
    again: "Neues Passwort wiederholen",
    hint: "Danach melden Sie sich neu an; Sitzungen auf anderen Geräten enden ebenfalls.",
    must: "Erste Anmeldung: bitte das Anfangspasswort ändern.",
    done: "Erfolgreich gesetzt, bitte neu anmelden",
  },
} satisfies Translation<typeof zh>;
