import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const errors: Translation<typeof zh.errors> = {
  "templates.nameRequired": "Template name required",
  "templates.nameTaken": "A template of this name exists",
  "templates.flowOutOfRange": "Flow alarm value: 0 to 10240 MB",
  "templates.temperatureOutOfRange": "Temperature warnings: −50 to 100 °C",
  "templates.temperatureReversed": "The upper temperature must not be below the lower one",
  "templates.humidityOutOfRange": "Humidity warning: 0 to 100%",
  "templates.changedMeanwhile": "Somebody changed this template meanwhile; reload and try again",
  "templates.noParent": "There is no parent merchant to import main templates from",
  "templates.empty": "The template has no lanes yet",
};
