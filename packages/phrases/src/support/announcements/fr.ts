import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/notice": "Annonces",
  "/ptxx": "Annonce",
  "/sygdxx": "Autres annonces",
};

export const permissions: Translation<typeof zh.permissions> = {
  "support.announcement.write": "Rédiger et publier des annonces",
};

export const errors: Translation<typeof zh.errors> = {
  "support.announcementUnknown": "Cette annonce n’existe pas ou a été retirée",
  "support.announcementChanged": "Cette annonce vient d’être modifiée ; actualisez et réessayez",
  "support.announcementPublished": "Retirez d’abord une annonce publiée",
  "support.tooManyFiles": "{{limit}} pièces jointes au plus",
  "support.fileUnknown": "Cette pièce jointe n’existe pas",
};

export const fields: Translation<typeof zh.fields> = {
  noticeTitle: "Titre de l’annonce",
  noticeContent: "Annonce",
  fileIds: "Pièces jointes",
  msgType: "Type de message",
  typeId: "Type de message",
  publishTime: "Publiée le",
  publishStatus: "État",
  updatedBy: "Modifié par",
  updatedTime: "Modifié le",
  keyword: "Mot-clé",
};

export const words: Translation<typeof zh.words> = {
  state: {
    draft: "Brouillon",
    published: "Publiée",
    withdrawn: "Retirée",
  },
  action: {
    add: "Ajouter une annonce",
    publish: "Publier",
    withdraw: "Retirer",
    attach: "Téléverser une pièce jointe",
    detach: "Retirer la pièce jointe",
    back: "Retour à la liste",
    login: "Se connecter pour gérer les annonces",
  },
  confirm: {
    publish: "Publier ? Tout le monde pourra la lire.",
    withdraw: "Retirer ?",
  },
  hint: {
    markdown: "Markdown",
    preview: "Aperçu",
  },
};
