import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const errors: Translation<typeof zh.errors> = {
  "templates.nameRequired": "Le nom du modèle est requis",
  "templates.nameTaken": "Un modèle de ce nom existe",
  "templates.flowOutOfRange": "Seuil de données mobiles : 0 à 10240 Mo",
  "templates.temperatureOutOfRange": "Alertes de température : −50 à 100 °C",
  "templates.temperatureReversed": "La température haute ne peut être sous la basse",
  "templates.humidityOutOfRange": "Alerte d’humidité : 0 à 100 %",
  "templates.changedMeanwhile": "Ce modèle a été modifié entre-temps ; rechargez et réessayez",
  "templates.noParent": "Aucun commerçant parent d’où importer les modèles principaux",
  "templates.empty": "Le modèle n’a pas encore de canaux",
};
