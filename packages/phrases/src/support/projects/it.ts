import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xmgl": "Progetti",
  "/xmdetail": "Dettagli del progetto",
  "/xqk": "Requisiti",
};

export const permissions: Translation<typeof zh.permissions> = {
  "support.project.write": "Aggiungere, modificare e chiudere progetti",
  "support.requirement.write": "Aggiungere, modificare e decidere requisiti",
};

export const verbs: Translation<typeof zh.verbs> = {
  "support.project.record": "Registrare l’avanzamento del progetto",
  "support.project.close": "Chiudere un progetto",
  "support.project.reopen": "Riaprire un progetto",
  "support.requirement.accept": "Accettare un requisito",
  "support.requirement.finish": "Completare un requisito",
  "support.requirement.reject": "Rifiutare un requisito",
  "support.requirement.reopen": "Riaprire un requisito",
};

export const errors: Translation<typeof zh.errors> = {
  "support.projectUnknown": "Questo progetto non esiste",
  "support.projectChanged": "Qualcuno ha appena modificato questo progetto; aggiorni e riprovi",
  "support.projectClosed": "Questo progetto è chiuso; prima lo riapra",
  "support.projectUnfinished": "Ci sono ancora {{count}} requisiti aperti; il progetto non può essere chiuso",
  "support.progressRange": "L’avanzamento è un numero intero da 0 a 100",
  "support.requirementUnknown": "Questo requisito non esiste",
  "support.requirementChanged": "Qualcuno ha appena modificato questo requisito; aggiorni e riprovi",
  "support.requirementDecided": "Questo requisito è completato o rifiutato; prima lo riapra",
};

export const fields: Translation<typeof zh.fields> = {
  projectName: "Progetto",
  projectId: "Progetto",
  projectStatus: "Stato",
  projectOwner: "Responsabile",
  projectMembers: "Membri",
  progress: "Avanzamento",
  progressWords: "Che cosa è stato raggiunto",
  startDate: "Inizio",
  endDate: "Fine",
  machineIds: "Distributori",
  requirementTitle: "Requisito",
  requirementContent: "Contenuto",
  requirementStatus: "Stato",
  createdBy: "Creato da",
};

export const words: Translation<typeof zh.words> = {
  projectState: {
    planned: "Non iniziato",
    active: "In corso",
    closed: "Chiuso",
  },
  requirementState: {
    new: "Nuovo",
    accepted: "Accettato",
    done: "Completato",
    rejected: "Rifiutato",
  },
  action: {
    addProject: "Aggiungi progetto",
    addRequirement: "Aggiungi requisito",
    record: "Registra avanzamento",
    close: "Chiudi",
    reopen: "Riapri",
    accept: "Accetta",
    finish: "Completa",
    reject: "Rifiuta",
    back: "Torna all’elenco",
  },
  confirm: {
    close: "Chiudere questo progetto?",
    reopen: "Riaprire?",
    accept: "Accettare questo requisito?",
    finish: "Questo requisito è completato?",
    reject: "Rifiutare questo requisito?",
  },
  hint: {
    everybody: "Tutti lo leggono senza accesso: indichi un gruppo o un ruolo, non una persona",
    machines: "Distributori: {{count}}",
    entries: "Registro di avanzamento",
    requirements: "Requisiti del progetto",
    public: "Tutti lo leggono senza accesso: niente nomi né numeri di telefono",
  },
};
