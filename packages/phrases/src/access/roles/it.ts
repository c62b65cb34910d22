import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/xzjs": "Aggiungi ruolo",
  "/xtgl#roles": "Ruoli",
  "/xtgl/jsgl": "Ruoli",
  "/xtgl/xzjs": "Aggiungi ruolo",
  "/xtgl/bjjs": "Modifica ruolo",
  "/xtgl/jszyqx": "Autorizzazioni del ruolo",
};

export const permissions: Translation<typeof zh.permissions> = {
  "access.role.read": "Vedere",
  "access.role.write": "Aggiungere, modificare, dare autorizzazioni",
};

export const verbs: Translation<typeof zh.verbs> = {
  setPermissions: "Impostare le autorizzazioni",
};

export const errors: Translation<typeof zh.errors> = {
  "access.roleExceedsGiver": "Non può concedere più ruoli o autorizzazioni di quanti ne ha",
  "access.roleUnknown": "Controlli i dati del dipendente o le autorizzazioni del ruolo",
  "access.roleInUse": "{{count}} account hanno questo ruolo; non si può eliminare",
  "access.roleIsBase": "Questo ruolo è gestito dalla piattaforma e non si modifica qui",
  "access.roleNameTaken": "Esiste già un ruolo con questo nome",
};

export const fields: Translation<typeof zh.fields> = {
  code: "Codice ruolo",
  name: "Nome ruolo",
  kind: "Tipo di ruolo",
  description: "Descrizione",
  permissionCount: "Autorizzazioni",
  updatedAt: "Modificato il",
};

export const words: Translation<typeof zh.words> = {
  title: "Ruoli",
  permissions: "Autorizzazioni",
  kind: {
    web: "Web",
    app: "App",
  },
  platform: "Piattaforma",
  all: "Tutti",
  effective: "Le modifiche al menu hanno effetto entro 24 ore",
  beyond: "Non ha questa autorizzazione e non può concederla",
  readOnly: "Può solo consultare questo ruolo",
  fullRights: "L’amministratore della piattaforma ha tutte le autorizzazioni",
  chosen: "{{n}} autorizzazioni scelte",
  switchedOff: "Disattivata",
  hiddenPage: "Nascosta nel menu",
  otherPages: "Altro",
  base: {
    platformAdmin: "Amministratore della piattaforma",
    operator: "Operatore",
    merchantAdmin: "Amministratore dell’esercente",
    childMerchantAdmin: "Amministratore di esercente sottostante",
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
    agent: "Segue distributori e ordini di un agente e gestisce le anomalie",
    staff: "Attività quotidiana: distributori, canali, ordini e soci",
    replenisher: "Rifornisce i distributori: canali e scorta",
    technician: "Ripara i distributori: stato e comandi remoti",
    pharmacist: "Farmacista dei distributori di farmaci: distributori, ordini e farmacisti",
    doctor: "Consulta ordini e prodotti",
  },
};
