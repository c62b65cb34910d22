import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/jqrjgl": "Logiciels des distributeurs",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.software.read": "Voir",
  "machines.software.write": "Téléverser, publier, affecter, suspendre et arrêter",
  "machines.software.approve": "Examiner les mises à jour",
};

export const verbs: Translation<typeof zh.verbs> = {
  release: "Publier",
  withdrawPackage: "Retirer",
  propose: "Affecter des distributeurs",
  approveRollout: "Approuver la mise à jour",
  declineRollout: "Refuser la mise à jour",
  pauseRollout: "Suspendre la mise à jour",
  resumeRollout: "Reprendre la mise à jour",
  stopRollout: "Arrêter la mise à jour",
};

export const errors: Translation<typeof zh.errors> = {
  "software.fileEmpty": "Le fichier est vide",
  "software.fileTooLarge": "Un paquet fait au plus {{limit}}",
  "software.versionTaken": "Cette version du paquet existe avec un autre contenu",
  "software.inUse": "Un paquet déjà affecté ne peut pas être supprimé",
  "software.withdrawn": "Le paquet n’est pas publié",
  "rollouts.planOutOfRange": "Un entier de {{least}} à {{most}}",
  "rollouts.ownProposal": "Personne n’approuve sa propre mise à jour",
  "rollouts.machineBusy": "Le distributeur {{machineNo}} a une mise à jour en cours",
};

export const fields: Translation<typeof zh.fields> = {
  softName: "Paquet",
  softVersion: "Version",
  softType: "Type",
  softFile: "Fichier",
  forceUpdate: "Forcée",
  machineCount: "Distributeurs",
  uploader: "Téléversé par",
  uploadTime: "Téléversé le",
  enabled: "Publié",
  machines: "Distributeurs",
  groupSize: "Distributeurs par groupe",
  failurePercent: "Échecs admis en %",
  successPercent: "Succès pour le groupe suivant en %",
  stepMinutes: "Délai par distributeur (min)",
  waitHours: "Attente hors ligne (h)",
  salesDropPercent: "Baisse des ventes admise en %",
  salesUpdated: "Commandes des distributeurs mis à jour",
  salesTwins: "Commandes des distributeurs témoins",
  rolloutState: "État",
  progress: "Avancement",
  proposedBy: "Proposé par",
  proposedTime: "Proposé le",
  approvedBy: "Approuvé par",
  endedTime: "Terminé le",
  group: "Groupe",
  machineState: "État",
  reason: "Motif",
  fromVersion: "Version d’avant",
  sentTime: "Envoyé le",
};

export const words: Translation<typeof zh.words> = {
  views: {
    packages: "Paquets",
    rollouts: "Mises à jour",
  },
  kind: {
    upper: "Ordinateur",
    lower: "Contrôleur",
  },
  anyType: "Tous les types",
  released: "Publié",
  notReleased: "Non publié",
  yes: "Oui",
  no: "Non",
  upload: "Téléverser un paquet",
  choose: "Choisir un fichier",
  release: "Publier",
  withdraw: "Retirer",
  assign: "Affecter des distributeurs",
  assigned: "Proposée ; une autre personne l’approuve",
  open: "Suivre",
  progress: "{{done}} / {{all}} terminés, {{failed}} échecs",
  groupOf: "Groupe {{group}} sur {{groups}}",
  soldBefore: "{{sold}}, une semaine avant {{before}}",
  action: {
    approve: "Approuver",
    decline: "Refuser",
    pause: "Suspendre",
    resume: "Reprendre",
    stop: "Arrêter",
  },
  confirm: {
    approve: "Approuver ? Le premier groupe commence aussitôt.",
    decline: "Refuser ?",
    pause: "Suspendre ? Les distributeurs déjà avertis continuent.",
    resume: "Reprendre ?",
    stop: "Arrêter ? Cela ne pourra pas être repris.",
  },
  state: {
    proposed: "À examiner",
    declined: "Refusée",
    running: "En cours",
    paused: "Suspendue",
    stopped: "Arrêtée",
    finished: "Terminée",
  },
  stopped: {
    person: "Arrêtée par une personne",
    withdrawn: "Le paquet a été retiré",
    tooManyFailures: "Trop d’échecs",
    tooFewSuccesses: "Trop peu de succès",
    salesFell: "Ventes inférieures aux distributeurs témoins",
  },
  machineState: {
    waiting: "En attente",
    sent: "Envoyé",
    done: "Terminé",
    failed: "Échec",
    expired: "Expiré",
    skipped: "Ignoré",
  },
};
