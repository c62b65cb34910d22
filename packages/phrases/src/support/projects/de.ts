import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xmgl": "Projekte",
  "/xmdetail": "Projektdetails",
  "/xqk": "Anforderungen",
};

export const permissions: Translation<typeof zh.permissions> = {
  "support.project.write": "Projekte hinzufügen, bearbeiten und abschließen",
  "support.requirement.write": "Anforderungen hinzufügen, bearbeiten und entscheiden",
};

export const verbs: Translation<typeof zh.verbs> = {
  "support.project.record": "Projektfortschritt erfassen",
  "support.project.close": "Projekt abschließen",
  "support.project.reopen": "Projekt wieder öffnen",
  "support.requirement.accept": "Anforderung annehmen",
  "support.requirement.finish": "Anforderung fertigstellen",
  "support.requirement.reject": "Anforderung ablehnen",
  "support.requirement.reopen": "Anforderung wieder öffnen",
};

export const errors: Translation<typeof zh.errors> = {
  "support.projectUnknown": "Dieses Projekt gibt es nicht",
  "support.projectChanged": "Dieses Projekt wurde gerade geändert; bitte neu laden und erneut versuchen",
  "support.projectClosed": "Dieses Projekt ist abgeschlossen; zuerst wieder öffnen",
  "support.projectUnfinished": "Noch {{count}} Anforderungen offen; das Projekt kann nicht abgeschlossen werden",
  "support.progressRange": "Der Fortschritt ist eine ganze Zahl von 0 bis 100",
  "support.requirementUnknown": "Diese Anforderung gibt es nicht",
  "support.requirementChanged": "Diese Anforderung wurde gerade geändert; bitte neu laden und erneut versuchen",
  "support.requirementDecided": "Diese Anforderung ist erledigt oder abgelehnt; zuerst wieder öffnen",
};

export const fields: Translation<typeof zh.fields> = {
  projectName: "Projekt",
  projectId: "Projekt",
  projectStatus: "Status",
  projectOwner: "Verantwortlich",
  projectMembers: "Mitglieder",
  progress: "Fortschritt",
  progressWords: "Was erreicht ist",
  startDate: "Beginn",
  endDate: "Ende",
  machineIds: "Automaten",
  requirementTitle: "Anforderung",
  requirementContent: "Inhalt",
  requirementStatus: "Status",
  createdBy: "Erstellt von",
};

export const words: Translation<typeof zh.words> = {
  projectState: {
    planned: "Nicht begonnen",
    active: "In Arbeit",
    closed: "Abgeschlossen",
  },
  requirementState: {
    new: "Neu",
    accepted: "Angenommen",
    done: "Erledigt",
    rejected: "Abgelehnt",
  },
  action: {
    addProject: "Projekt hinzufügen",
    addRequirement: "Anforderung hinzufügen",
    record: "Fortschritt erfassen",
    close: "Abschließen",
    reopen: "Wieder öffnen",
    accept: "Annehmen",
    finish: "Fertigstellen",
    reject: "Ablehnen",
    back: "Zurück zur Liste",
  },
  confirm: {
    close: "Dieses Projekt abschließen?",
    reopen: "Wieder öffnen?",
    accept: "Diese Anforderung annehmen?",
    finish: "Ist diese Anforderung erledigt?",
    reject: "Diese Anforderung ablehnen?",
  },
  hint: {
    everybody: "Alle lesen das ohne Anmeldung: ein Team oder eine Stelle nennen, keine Person",
    machines: "Automaten: {{count}}",
    entries: "Fortschrittsprotokoll",
    requirements: "Anforderungen des Projekts",
    public: "Alle lesen das ohne Anmeldung: keine Namen, keine Telefonnummern",
  },
};
