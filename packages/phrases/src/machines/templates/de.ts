import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const errors: Translation<typeof zh.errors> = {
  "templates.nameRequired": "Name der Vorlage fehlt",
  "templates.nameTaken": "Eine Vorlage dieses Namens gibt es schon",
  "templates.flowOutOfRange": "Warnwert für Datenverbrauch: 0 bis 10240 MB",
  "templates.temperatureOutOfRange": "Temperaturwarnungen: −50 bis 100 °C",
  "templates.temperatureReversed": "Die obere Temperatur darf nicht unter der unteren liegen",
  "templates.humidityOutOfRange": "Feuchtewarnung: 0 bis 100 %",
  "templates.changedMeanwhile": "Diese Vorlage wurde inzwischen geändert; bitte neu laden und erneut versuchen",
  "templates.noParent": "Kein übergeordneter Händler, von dem Hauptvorlagen importiert werden könnten",
  "templates.empty": "Die Vorlage hat noch keine Schächte",
};
