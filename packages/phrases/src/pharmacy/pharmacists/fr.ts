import type { Translation } from "../../language.ts";
import type zh from "./zh.ts";

export default {
  title: "Pharmaciens",
  add: "Ajouter un pharmacien",
  edit: "Modifier le pharmacien",
  phone: "Mobile",
  phoneWhole: "Numéro complet",
  duty: "Service",
  state: {
    onDuty: "En service",
    offDuty: "Hors service",
    suspended: "Suspendu",
  },
  enable: "Activer",
  disable: "Désactiver",
  enableAsk: "Mettre ce pharmacien en service ?",
  disableAsk: "Retirer ce pharmacien du service ?",
  defaultCertName: "Inscription de pharmacien",
} satisfies Translation<typeof zh>;
