import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/jqrjgl": "Software de máquinas",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.software.read": "Ver",
  "machines.software.write": "Subir, publicar, asignar, pausar y detener",
  "machines.software.approve": "Revisar actualizaciones",
};

export const verbs: Translation<typeof zh.verbs> = {
  release: "Publicar",
  withdrawPackage: "Retirar",
  propose: "Asignar máquinas",
  approveRollout: "Aprobar la actualización",
  declineRollout: "Rechazar la actualización",
  pauseRollout: "Pausar la actualización",
  resumeRollout: "Reanudar la actualización",
  stopRollout: "Detener la actualización",
};

export const errors: Translation<typeof zh.errors> = {
  "software.fileEmpty": "El archivo está vacío",
  "software.fileTooLarge": "Un paquete ocupa como máximo {{limit}}",
  "software.versionTaken": "Esta versión del paquete existe con otro contenido",
  "software.inUse": "Un paquete ya asignado no se puede eliminar",
  "software.withdrawn": "El paquete no está publicado",
  "rollouts.planOutOfRange": "Un entero de {{least}} a {{most}}",
  "rollouts.ownProposal": "Nadie aprueba su propia actualización",
  "rollouts.machineBusy": "La máquina {{machineNo}} tiene una actualización en curso",
};

export const fields: Translation<typeof zh.fields> = {
  softName: "Paquete",
  softVersion: "Versión",
  softType: "Tipo",
  softFile: "Archivo",
  forceUpdate: "Forzada",
  machineCount: "Máquinas",
  uploader: "Subido por",
  uploadTime: "Subido",
  enabled: "Publicado",
  machines: "Máquinas",
  groupSize: "Máquinas por grupo",
  failurePercent: "Fallos admitidos en %",
  successPercent: "Éxitos para el grupo siguiente en %",
  stepMinutes: "Plazo por máquina (min)",
  waitHours: "Espera sin conexión (h)",
  salesDropPercent: "Caída de ventas admitida en %",
  salesUpdated: "Pedidos de máquinas actualizadas",
  salesTwins: "Pedidos de máquinas de comparación",
  rolloutState: "Estado",
  progress: "Progreso",
  proposedBy: "Propuesto por",
  proposedTime: "Propuesto",
  approvedBy: "Aprobado por",
  endedTime: "Terminado",
  group: "Grupo",
  machineState: "Estado",
  reason: "Motivo",
  fromVersion: "Versión anterior",
  sentTime: "Enviado",
};

export const words: Translation<typeof zh.words> = {
  views: {
    packages: "Paquetes",
    rollouts: "Actualizaciones",
  },
  kind: {
    upper: "Ordenador",
    lower: "Controlador",
  },
  anyType: "Todos los tipos",
  released: "Publicado",
  notReleased: "No publicado",
  yes: "Sí",
  no: "No",
  upload: "Subir paquete",
  choose: "Elegir archivo",
  release: "Publicar",
  withdraw: "Retirar",
  assign: "Asignar máquinas",
  assigned: "Propuesta; la aprueba otra persona",
  open: "Seguir",
  progress: "{{done}} / {{all}} hechas, {{failed}} fallidas",
  groupOf: "Grupo {{group}} de {{groups}}",
  soldBefore: "{{sold}}, una semana antes {{before}}",
  action: {
    approve: "Aprobar",
    decline: "Rechazar",
    pause: "Pausar",
    resume: "Reanudar",
    stop: "Detener",
  },
  confirm: {
    approve: "¿Aprobarla? El primer grupo empieza al momento.",
    decline: "¿Rechazarla?",
    pause: "¿Pausarla? Las máquinas avisadas siguen.",
    resume: "¿Reanudarla?",
    stop: "¿Detenerla? No se podrá reanudar.",
  },
  state: {
    proposed: "Por revisar",
    declined: "Rechazada",
    running: "En curso",
    paused: "Pausada",
    stopped: "Detenida",
    finished: "Terminada",
  },
  stopped: {
    person: "Detenida por una persona",
    withdrawn: "El paquete se retiró",
    tooManyFailures: "Demasiados fallos",
    tooFewSuccesses: "Muy pocos éxitos",
    salesFell: "Vendió menos que las máquinas de comparación",
  },
  machineState: {
    waiting: "En espera",
    sent: "Enviado",
    done: "Hecho",
    failed: "Fallido",
    expired: "Caducado",
    skipped: "Omitido",
  },
};
