import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xmgl": "Proyectos",
  "/xmdetail": "Detalle del proyecto",
  "/xqk": "Requisitos",
};

export const permissions: Translation<typeof zh.permissions> = {
  "support.project.write": "Añadir, editar y cerrar proyectos",
  "support.requirement.write": "Añadir, editar y decidir requisitos",
};

export const verbs: Translation<typeof zh.verbs> = {
  "support.project.record": "Registrar el avance del proyecto",
  "support.project.close": "Cerrar un proyecto",
  "support.project.reopen": "Reabrir un proyecto",
  "support.requirement.accept": "Aceptar un requisito",
  "support.requirement.finish": "Terminar un requisito",
  "support.requirement.reject": "Rechazar un requisito",
  "support.requirement.reopen": "Reabrir un requisito",
};

export const errors: Translation<typeof zh.errors> = {
  "support.projectUnknown": "Este proyecto no existe",
  "support.projectChanged": "Alguien acaba de modificar este proyecto; actualice e inténtelo de nuevo",
  "support.projectClosed": "Este proyecto está cerrado; reábralo primero",
  "support.projectUnfinished": "Quedan {{count}} requisitos abiertos; el proyecto no se puede cerrar",
  "support.progressRange": "El avance es un número entero de 0 a 100",
  "support.requirementUnknown": "Este requisito no existe",
  "support.requirementChanged": "Alguien acaba de modificar este requisito; actualice e inténtelo de nuevo",
  "support.requirementDecided": "Este requisito está terminado o rechazado; reábralo primero",
};

export const fields: Translation<typeof zh.fields> = {
  projectName: "Proyecto",
  projectId: "Proyecto",
  projectStatus: "Estado",
  projectOwner: "Responsable",
  projectMembers: "Miembros",
  progress: "Avance",
  progressWords: "Lo alcanzado",
  startDate: "Inicio",
  endDate: "Fin",
  machineIds: "Máquinas",
  requirementTitle: "Requisito",
  requirementContent: "Contenido",
  requirementStatus: "Estado",
  createdBy: "Creado por",
};

export const words: Translation<typeof zh.words> = {
  projectState: {
    planned: "Sin empezar",
    active: "En curso",
    closed: "Cerrado",
  },
  requirementState: {
    new: "Nuevo",
    accepted: "Aceptado",
    done: "Terminado",
    rejected: "Rechazado",
  },
  action: {
    addProject: "Añadir proyecto",
    addRequirement: "Añadir requisito",
    record: "Registrar avance",
    close: "Cerrar",
    reopen: "Reabrir",
    accept: "Aceptar",
    finish: "Terminar",
    reject: "Rechazar",
    back: "Volver a la lista",
  },
  confirm: {
    close: "¿Cerrar este proyecto?",
    reopen: "¿Reabrir?",
    accept: "¿Aceptar este requisito?",
    finish: "¿Está terminado este requisito?",
    reject: "¿Rechazar este requisito?",
  },
  hint: {
    everybody: "Cualquiera lo lee sin iniciar sesión: indique un equipo o un puesto, no una persona",
    machines: "Máquinas: {{count}}",
    entries: "Registro de avance",
    requirements: "Requisitos del proyecto",
    public: "Cualquiera lo lee sin iniciar sesión: sin nombres ni teléfonos",
  },
};
