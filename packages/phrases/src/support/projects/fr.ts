import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xmgl": "Projets",
  "/xmdetail": "Détail du projet",
  "/xqk": "Besoins",
};

export const permissions: Translation<typeof zh.permissions> = {
  "support.project.write": "Ajouter, modifier et clore des projets",
  "support.requirement.write": "Ajouter, modifier et traiter des besoins",
};

export const verbs: Translation<typeof zh.verbs> = {
  "support.project.record": "Noter l’avancement du projet",
  "support.project.close": "Clore un projet",
  "support.project.reopen": "Rouvrir un projet",
  "support.requirement.accept": "Accepter un besoin",
  "support.requirement.finish": "Terminer un besoin",
  "support.requirement.reject": "Refuser un besoin",
  "support.requirement.reopen": "Rouvrir un besoin",
};

export const errors: Translation<typeof zh.errors> = {
  "support.projectUnknown": "Ce projet n’existe pas",
  "support.projectChanged": "Ce projet vient d’être modifié ; actualisez et réessayez",
  "support.projectClosed": "Ce projet est clos ; rouvrez-le d’abord",
  "support.projectUnfinished": "{{count}} besoins sont encore ouverts, le projet ne peut pas être clos",
  "support.progressRange": "L’avancement est un entier de 0 à 100",
  "support.requirementUnknown": "Ce besoin n’existe pas",
  "support.requirementChanged": "Ce besoin vient d’être modifié ; actualisez et réessayez",
  "support.requirementDecided": "Ce besoin est terminé ou refusé ; rouvrez-le d’abord",
};

export const fields: Translation<typeof zh.fields> = {
  projectName: "Projet",
  projectId: "Projet",
  projectStatus: "État",
  projectOwner: "Responsable",
  projectMembers: "Membres",
  progress: "Avancement",
  progressWords: "Ce qui est fait",
  startDate: "Début",
  endDate: "Fin",
  machineIds: "Distributeurs",
  requirementTitle: "Besoin",
  requirementContent: "Contenu",
  requirementStatus: "État",
  createdBy: "Créé par",
};

export const words: Translation<typeof zh.words> = {
  projectState: {
    planned: "Pas commencé",
    active: "En cours",
    closed: "Clos",
  },
  requirementState: {
    new: "Nouveau",
    accepted: "Accepté",
    done: "Terminé",
    rejected: "Refusé",
  },
  action: {
    addProject: "Ajouter un projet",
    addRequirement: "Ajouter un besoin",
    record: "Noter l’avancement",
    close: "Clore",
    reopen: "Rouvrir",
    accept: "Accepter",
    finish: "Terminer",
    reject: "Refuser",
    back: "Retour à la liste",
  },
  confirm: {
    close: "Clore ce projet ?",
    reopen: "Rouvrir ?",
    accept: "Accepter ce besoin ?",
    finish: "Ce besoin est-il terminé ?",
    reject: "Refuser ce besoin ?",
  },
  hint: {
    everybody: "Lisible par tous sans connexion : indiquez une équipe ou un poste, pas une personne",
    machines: "Distributeurs : {{count}}",
    entries: "Journal d’avancement",
    requirements: "Besoins du projet",
    public: "Lisible par tous sans connexion : ni noms ni numéros de téléphone",
  },
};
