import type { Translation } from "../../language.ts";
import type zh from "./zh.ts";

export default {
  title: "Betreiber",
  add: "Betreiber hinzufügen",
  edit: "Betreiber bearbeiten",
  field: {
    userName: "Name",
    loginName: "Konto",
    phone: "Mobilnummer",
    merchantNo: "Händlernr.",
    merchantName: "Händler",
    machineCount: "Automaten",
    salesAmount: "Umsatz, 30 Tage",
    salesOrders: "Bestellungen, 30 Tage",
    enabled: "Aktiv",
  },
  state: {
    yes: "Aktiv",
    no: "Gestoppt",
  },
  assign: "Zuweisen",
  machines: "Automaten",
  throughTeams: "{{n}} über Team",
  accountHint: "Konto eines gewöhnlichen Benutzers",
} satisfies Translation<typeof zh>;
