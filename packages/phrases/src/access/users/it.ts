import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/xzyg": "Aggiungi dipendente",
  "/shgl/yggl": "Dipendenti",
  "/shgl/xzyh": "Aggiungi utente",
  "/shgl/bjyh": "Modifica utente",
};

export const permissions: Translation<typeof zh.permissions> = {
  "access.user.read": "Vedere",
  "access.user.write": "Aggiungere, modificare, bloccare, eliminare",
  "access.user.resetPassword": "Reimpostare password",
  "access.user.viewAs": "Vedere come un utente",
};

export const verbs: Translation<typeof zh.verbs> = {
  erase: "Cancellare definitivamente",
  block: "Bloccare l’account",
  unblock: "Sbloccare l’account",
  setRoles: "Assegnare i ruoli",
  resetSecondFactor: "Reimpostare la verifica in due passaggi",
  read: "Vedere i dati completi",
  begin: "Vedere come questo utente",
  end: "Terminare la vista",
  resetByOperator: "Reimpostare sul server",
};

export const errors: Translation<typeof zh.errors> = {
  "access.noAdministrator": "Questo esercente non ha un amministratore dell’applicazione",
  "access.accountTaken": "Il nome account è già in uso",
  "access.phoneTaken": "Utente già in elenco: il cellulare è già assegnato",
  "access.levelNotAllowed": "Non può concedere questo livello di autorizzazione",
  "access.lastAdministrator": "Deve restare almeno un amministratore attivo",
};

export const fields: Translation<typeof zh.fields> = {
  account: "Account",
  name: "Nome",
  officePhone: "Telefono ufficio",
  level: "Livello di autorizzazione",
  userStatus: "Stato",
  organisation: "Organizzazione",
  blocked: "Bloccato",
  blockReason: "Motivo del blocco",
  machineCount: "Distributori autorizzati",
};

export const words: Translation<typeof zh.words> = {
  title: "Dipendenti",
  phoneSearch: "Intero o ultime 4 cifre",
  level: {
    1: "Amministratore dell’applicazione",
    2: "Utente ordinario",
    3: "Account di piattaforma",
  },
  levelHint: {
    1: "Vede tutti i distributori dell’esercente e di quelli sottostanti senza autorizzazione",
    2: "Vede solo i distributori per cui ha l’autorizzazione",
    3: "Personale della piattaforma, vede tutti gli esercenti",
  },
  state: {
    normal: "Normale",
    blocked: "Bloccato",
    deleted: "Eliminato",
  },
  action: {
    authorise: "Distributori",
    block: "Blocca",
    unblock: "Sblocca",
    resetPassword: "Reimposta password",
    resetFactor: "Reimposta la verifica in due passaggi",
    restore: "Ripristina",
    erase: "Elimina definitivamente",
    setRoles: "Cambia ruoli",
    viewAs: "Vedi come questo utente",
    grant: "Autorizza",
    revoke: "Revoca autorizzazione",
  },
  confirm: {
    unblock: "Sbloccare questo utente?",
    resetPassword: "Una nuova password monouso viene inviata al cellulare e tutte le sessioni terminano. Reimpostare?",
    resetFactor: "La verifica in due passaggi viene rimossa e tutti gli accessi terminano. Reimpostare?",
    restore: "Ripristinare?",
    erase: "Eliminazione definitiva, continuare?",
    revoke: "Revocare l’autorizzazione?",
    rename: "Cambiando l’account la password viene reimpostata",
    viewAs: "Vedrà la console come questo utente, in sola lettura; inizio e fine vengono registrati. Continuare?",
  },
  passwordSent: "La password iniziale è stata inviata al cellulare",
  rolesReplaced: "I ruoli scelti sostituiscono quelli di {{n}} utenti",
  machines: {
    grantedAt: "Autorizzato il",
    grantedBy: "Autorizzato da",
    notNeeded: "Gli amministratori dell’applicazione vedono tutti i distributori senza autorizzazione",
  },
  viewing: {
    banner: "{{viewer}} vede la console come {{account}} ({{merchant}}), sola lettura",
    end: "Esci",
  },
  sms: {
    initialPassword:
      "Il suo account {{account}} ha la password iniziale {{password}}. Vale una volta entro 24 ore e va cambiata al primo accesso.",
  },
};
