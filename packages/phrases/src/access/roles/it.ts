import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/xzjs": "Aggiungi ruolo",
  "/xtgl#roles": "Ruoli",
  "/xtgl/jsgl": "Ruoli",
  "/xtgl/xzjs": "Aggiungi ruolo",
  "/xtgl/bjjs": "Modifica ruolo",
  "/xtgl/jszyqx": "Permessi del ruolo",
};

export const permissions: Translation<typeof zh.permissions> = {
  "access.role.read": "Vedere",
  "access.role.write": "Aggiungere, modificare, dare permessi",
};

export const verbs: Translation<typeof zh.verbs> = {
  setPermissions: "Imposta permessi",
};

export const errors: Translation<typeof zh.errors> = {
  "access.roleExceedsGiver": "Non può concedere più di quanto possiede",
  "access.roleUnknown": "Controllare i dati del dipendente o i permessi del ruolo",
  "access.roleInUse": "{{count}} account hanno questo ruolo; non si può eliminare",
  "access.roleIsBase": "Questo ruolo è gestito dalla piattaforma e non si modifica qui",
  "access.roleNameTaken": "Esiste già un ruolo con questo nome",
};

export const fields: Translation<typeof zh.fields> = {
  code: "Codice ruolo",
  name: "Nome ruolo",
  kind: "Tipo di ruolo",
  description: "Descrizione",
  permissionCount: "Permessi",
  updatedAt: "Modificato il",
};

export const words: Translation<typeof zh.words> = {
  title: "Ruoli",
  permissions: "Permessi",
  kind: {
    web: "Web",
    app: "App",
  },
  platform: "Piattaforma",
  all: "Tutti",
  effective: "Le modifiche al menu hanno effetto entro 24 ore",
  beyond: "Non ha questo permesso e non può concederlo",
  readOnly: "Può solo consultare questo ruolo",
  fullRights: "L’amministratore della piattaforma può fare tutto",
  chosen: "{{n}} permessi scelti",
  switchedOff: "Disattivata",
  hiddenPage: "Nascosta nel menu",
  otherPages: "Altro",
  base: {
    platformAdmin: "Amministratore della piattaforma",
    operator: "Operatore",
    merchantAdmin: "Amministratore dell’esercente",
    childMerchantAdmin: "Amministratore di sotto-esercente",
    agent: "Agente",
    staff: "Dipendente",
    replenisher: "Addetto al rifornimento",
    technician: "Tecnico",
    pharmacist: "Farmacista",
    doctor: "Medico",
  },
  baseDescription: {
    platformAdmin: "Gestisce tutta la piattaforma",
    operator: "Aiuta nell’attività quotidiana della piattaforma",
    merchantAdmin: "Gestisce attività e account di un esercente e di quelli sottostanti",
    childMerchantAdmin: "Gestisce attività quotidiana e account di un esercente sottostante",
    agent: "Segue distributori e ordini di un’agenzia e le loro anomalie",
    staff: "Attività quotidiana: distributori, canali, ordini e soci",
    replenisher: "Rifornisce i distributori: canali e scorte",
    technician: "Ripara i distributori: stato e comandi remoti",
    pharmacist: "Farmacista degli armadi dei medicinali: distributori, ordini e farmacisti",
    doctor: "Consulta ordini e prodotti",
  },
};
