import type { Translation } from "../../language.ts";
import type zh from "./zh.ts";

export default {
  title: "Farmacisti",
  add: "Aggiungi farmacista",
  edit: "Modifica farmacista",
  phone: "Cellulare",
  phoneWhole: "Numero completo",
  duty: "Servizio",
  state: {
    onDuty: "In servizio",
    offDuty: "Fuori servizio",
    suspended: "Sospeso",
  },
  enable: "Attiva",
  disable: "Disattiva",
  enableAsk: "Mettere in servizio questo farmacista?",
  disableAsk: "Togliere dal servizio questo farmacista?",
  defaultCertName: "Iscrizione da farmacista",
} satisfies Translation<typeof zh>;
