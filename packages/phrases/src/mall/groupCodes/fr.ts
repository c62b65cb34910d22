import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/qewm": "QR codes de groupe",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.groupCode.read": "Voir les QR codes de groupe",
  "mall.groupCode.write": "Ajouter, modifier, activer, désactiver et supprimer des QR codes de groupe",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.groupCodeExpired": "Expiré : choisissez aujourd’hui ou un jour ultérieur",
};

export const fields: Translation<typeof zh.fields> = {
  qrName: "Nom du QR code",
  qrImage: "QR code",
  machineId: "Distributeur",
  updatedTime: "Modifié le",
  validTo: "Valable jusqu’au",
};

export const words: Translation<typeof zh.words> = {
  add: "Ajouter un QR code de groupe",
  edit: "Modifier le QR code de groupe",
  inMall: "Boutique en ligne",
  machineHint: "Vide : pour la boutique en ligne",
  validToHint: "Encore valable ce jour-là",
  enable: "Activer",
  disable: "Désactiver",
  enableAsk: "Activer ?",
  disableAsk: "Désactiver ?",
  status: {
    enabled: "Activé",
    disabled: "Désactivé",
    expired: "Expiré",
  },
};
