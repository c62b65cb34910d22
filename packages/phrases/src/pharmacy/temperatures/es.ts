import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/ypgl/wdjl": "Registro de temperaturas",
};

export const permissions: Translation<typeof zh.permissions> = {
  "pharmacy.temperature.read": "Ver el registro de temperaturas",
  "pharmacy.temperature.decide": "Decidir sobre lotes de medicamentos tras desviaciones de temperatura",
  "pharmacy.inspection.export": "Exportar el expediente de inspección",
};

export const verbs: Translation<typeof zh.verbs> = {
  "pharmacy.temperature.release": "Liberar tras desviación",
  "pharmacy.temperature.withdraw": "Poner en cuarentena tras desviación",
  "pharmacy.temperature.destroy": "Pedir la destrucción",
  "pharmacy.temperature.confirm": "Confirmar la destrucción",
  "pharmacy.temperature.decline": "Anular la destrucción",
};

export const errors: Translation<typeof zh.errors> = {
  "pharmacy.exposureUnknown": "Este lote no tiene esa desviación de temperatura",
  "pharmacy.secondPerson": "Otra persona debe confirmar la destrucción",
};

export const fields: Translation<typeof zh.fields> = {
  temperature: "Temperatura actual",
  readTime: "Leída a las",
  range: "Rango en 24 h",
  condition: "Estado",
  undecided: "Lotes por decidir",
  reason: "Motivo",
};

export const words: Translation<typeof zh.words> = {
  condition: {
    outside: "Fuera de los límites",
    undecided: "Con lotes por decidir",
    silent: "Sin lectura",
    kept: "Dentro de los límites",
  },
  exposureState: {
    open: "Por decidir",
    released: "Liberado",
    withdrawn: "En cuarentena",
    destroying: "Destrucción por confirmar",
    destroyed: "Destruido",
  },
  decision: {
    release: "Liberar",
    withdraw: "Poner en cuarentena",
    destroy: "Pedir la destrucción",
    confirm: "Confirmar la destrucción",
    decline: "Anular",
  },
  kept: {
    room: "Ambiente",
    cool: "Fresco",
    cold: "Refrigerado",
  },
  open: "Ver la curva",
  lowest: "Mínima",
  highest: "Máxima",
  limit: "Límite",
  lasting: "Sigue en curso",
  until: "{{from}} a {{to}}",
  noPoints: "Sin lecturas en estos días",
  noExcursions: "Sin desviaciones de temperatura en estos días",
  unnamed: "Lote sin registrar",
  lanes: "Carril {{lanes}}",
  pieces: "Piezas",
  batch: "Lote de medicamentos",
  state: "Decisión",
  withdrawHint: "Se detienen todos los carriles de esta máquina que llevan el lote.",
  destroyHint: "Otra persona confirma la destrucción.",
  binder: {
    title: "Expediente de inspección",
    period: "Periodo",
    hint: "Un archivo Excel: certificados y reglas de venta, temperaturas, controles de conservación, caducidad y ventas por código de trazabilidad",
    allMachines: "Todas las máquinas si se deja vacío",
    rules: "Reglas de venta",
    excursions: "Desviaciones",
    sales: "Ventas por código",
    holder: "Titular",
    mean: "Media",
    from: "Inicio",
    to: "Fin",
    proposer: "Destrucción pedida por",
    decider: "Decidido por",
    decided: "Decidido el",
  },
};
