import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const errors: Translation<typeof zh.errors> = {
  "templates.nameRequired": "Falta el nombre de la plantilla",
  "templates.nameTaken": "Ya existe una plantilla con este nombre",
  "templates.flowOutOfRange": "Aviso de datos móviles: 0 a 10240 MB",
  "templates.temperatureOutOfRange": "Avisos de temperatura: −50 a 100 °C",
  "templates.temperatureReversed": "La temperatura superior no puede ser menor que la inferior",
  "templates.humidityOutOfRange": "Aviso de humedad: 0 a 100 %",
  "templates.changedMeanwhile": "Alguien cambió la plantilla; recargue e inténtelo de nuevo",
  "templates.noParent": "No hay comercio superior del que importar plantillas principales",
  "templates.empty": "La plantilla aún no tiene carriles",
};
