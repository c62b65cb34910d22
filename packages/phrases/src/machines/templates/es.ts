import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/mbgl": "Plantillas",
  "/shj/shjMbadd": "Nueva plantilla de máquina",
  "/shj/shjMbset": "Ajustar plantilla de máquina",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.template.read": "Ver",
  "machines.template.write": "Añadir, editar, copiar, eliminar, importar",
  "machines.template.apply": "Aplicar a máquinas",
};

export const verbs: Translation<typeof zh.verbs> = {
  copyTemplate: "Copiar plantilla",
  importMain: "Importar plantillas principales",
};

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

export const fields: Translation<typeof zh.fields> = {
  templateName: "Nombre de la plantilla",
  layerCount: "Niveles",
  maxLaneCount: "Carriles por nivel",
  laneCount: "Carriles",
  machineCount: "Máquinas",
  tempWarnLow: "Aviso de temperatura baja",
  tempWarnHigh: "Aviso de temperatura alta",
  humidityWarn: "Aviso de humedad",
  flowWarn: "Aviso de datos móviles (MB)",
  createdBy: "Creado por",
  layers: "Niveles",
  perLayer: "Carriles por nivel",
  lanes: "Carriles",
  machines: "Máquinas",
  firstMachines: "Primeras máquinas",
};

export const words: Translation<typeof zh.words> = {
  add: "Añadir plantilla",
  apply: "Aplicar a máquinas",
  applyFirst: "Aplicar primero a {{n}} máquinas",
  warningHint: "Estos umbrales de aviso tienen prioridad sobre las reglas de alarma del comercio; vacío, vale la regla",
  firstHint:
    "Vacío: todas las máquinas a la vez. Con un número, primero las primeras elegidas y las demás tras su confirmación",
  copyConfirm: "¿Copiar esta plantilla?",
  deleteConfirm: "¿Eliminar esta plantilla?",
  importMain: "Importar plantillas principales",
  importHint: "Al importar la plantilla principal se omiten las plantillas con el mismo nombre",
  imported: "{{n}} importadas, {{skipped}} omitidas",
  parent: "Plantillas del comercio superior",
  chosen: "{{n}} carriles elegidos",
  choose: "Pulse carriles para elegirlos, varios a la vez",
  all: "Elegir todos",
  none: "No elegir",
  set: "Ajustar los carriles elegidos",
  clear: "Quitar producto",
};
