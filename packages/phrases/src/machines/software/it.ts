import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/jqrjgl": "Software dei distributori",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.software.read": "Vedere",
  "machines.software.write": "Caricare, rilasciare, assegnare, sospendere e fermare",
  "machines.software.approve": "Esaminare gli aggiornamenti",
};

export const verbs: Translation<typeof zh.verbs> = {
  release: "Rilasciare",
  withdrawPackage: "Ritirare",
  propose: "Assegnare distributori",
  approveRollout: "Approvare l’aggiornamento",
  declineRollout: "Rifiutare l’aggiornamento",
  pauseRollout: "Sospendere l’aggiornamento",
  resumeRollout: "Riprendere l’aggiornamento",
  stopRollout: "Fermare l’aggiornamento",
};

export const errors: Translation<typeof zh.errors> = {
  "software.fileEmpty": "Il file è vuoto",
  "software.fileTooLarge": "Un pacchetto è al massimo di {{limit}}",
  "software.versionTaken": "Questa versione del pacchetto esiste con altro contenuto",
  "software.inUse": "Un pacchetto già assegnato non si può eliminare",
  "software.withdrawn": "Il pacchetto non è rilasciato",
  "rollouts.planOutOfRange": "Un intero da {{least}} a {{most}}",
  "rollouts.ownProposal": "Nessuno approva il proprio aggiornamento",
  "rollouts.machineBusy": "Il distributore {{machineNo}} ha un aggiornamento in corso",
};

export const fields: Translation<typeof zh.fields> = {
  softName: "Pacchetto",
  softVersion: "Versione",
  softType: "Tipo",
  softFile: "File",
  forceUpdate: "Forzato",
  machineCount: "Distributori",
  uploader: "Caricato da",
  uploadTime: "Caricato il",
  enabled: "Rilasciato",
  machines: "Distributori",
  groupSize: "Distributori per gruppo",
  failurePercent: "Insuccessi ammessi in %",
  successPercent: "Successi per il gruppo seguente in %",
  stepMinutes: "Tempo per distributore (min)",
  waitHours: "Attesa offline (h)",
  salesDropPercent: "Calo delle vendite ammesso in %",
  salesUpdated: "Ordini dei distributori aggiornati",
  salesTwins: "Ordini dei distributori di confronto",
  rolloutState: "Stato",
  progress: "Avanzamento",
  proposedBy: "Proposto da",
  proposedTime: "Proposto il",
  approvedBy: "Approvato da",
  endedTime: "Terminato il",
  group: "Gruppo",
  machineState: "Stato",
  reason: "Motivo",
  fromVersion: "Versione precedente",
  sentTime: "Inviato il",
};

export const words: Translation<typeof zh.words> = {
  views: {
    packages: "Pacchetti",
    rollouts: "Aggiornamenti",
  },
  kind: {
    upper: "Computer",
    lower: "Controllore",
  },
  anyType: "Tutti i tipi",
  released: "Rilasciato",
  notReleased: "Non rilasciato",
  yes: "Sì",
  no: "No",
  upload: "Carica pacchetto",
  choose: "Scegli file",
  release: "Rilascia",
  withdraw: "Ritira",
  assign: "Assegna distributori",
  assigned: "Proposto; lo approva un’altra persona",
  open: "Segui",
  progress: "{{done}} / {{all}} fatti, {{failed}} non riusciti",
  groupOf: "Gruppo {{group}} di {{groups}}",
  soldBefore: "{{sold}}, una settimana prima {{before}}",
  action: {
    approve: "Approva",
    decline: "Rifiuta",
    pause: "Sospendi",
    resume: "Riprendi",
    stop: "Ferma",
  },
  confirm: {
    approve: "Approvarlo? Il primo gruppo comincia subito.",
    decline: "Rifiutarlo?",
    pause: "Sospenderlo? I distributori già avvisati continuano.",
    resume: "Riprenderlo?",
    stop: "Fermarlo? Non si potrà riprendere.",
  },
  state: {
    proposed: "Da esaminare",
    declined: "Rifiutato",
    running: "In corso",
    paused: "Sospeso",
    stopped: "Fermato",
    finished: "Finito",
  },
  stopped: {
    person: "Fermato da una persona",
    withdrawn: "Il pacchetto è stato ritirato",
    tooManyFailures: "Troppi insuccessi",
    tooFewSuccesses: "Troppo pochi successi",
    salesFell: "Vendite inferiori ai distributori di confronto",
  },
  machineState: {
    waiting: "In attesa",
    sent: "Inviato",
    done: "Fatto",
    failed: "Non riuscito",
    expired: "Scaduto",
    skipped: "Saltato",
  },
};
