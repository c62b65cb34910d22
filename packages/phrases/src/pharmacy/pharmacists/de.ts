import type { Translation } from "../../language.ts";
import type zh from "./zh.ts";

export default {
  title: "Apotheker",
  add: "Apotheker hinzufügen",
  edit: "Apotheker bearbeiten",
  phone: "Mobilnummer",
  phoneWhole: "Ganze Nummer",
  duty: "Dienst",
  state: {
    onDuty: "Im Dienst",
    offDuty: "Nicht im Dienst",
    suspended: "Ausgesetzt",
  },
  enable: "Aktivieren",
  disable: "Deaktivieren",
  enableAsk: "Diesen Apotheker in Dienst stellen?",
  disableAsk: "Diesen Apotheker aus dem Dienst nehmen?",
  defaultCertName: "Apothekerzulassung",
} satisfies Translation<typeof zh>;
