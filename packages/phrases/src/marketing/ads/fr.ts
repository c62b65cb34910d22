import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/gggl": "Publicité",
  "/gggl/cgggl": "Publicités",
};

export const permissions: Translation<typeof zh.permissions> = {
  "marketing.ad.read": "Voir les publicités et les espaces publicitaires",
  "marketing.ad.write": "Gérer les publicités et les espaces publicitaires",
};

export const errors: Translation<typeof zh.errors> = {
  "ads.codeTaken": "Ce code d’espace publicitaire existe déjà",
  "ads.spaceInUse": "{{ads}} publicités utilisent cet espace publicitaire",
  "ads.sizeOutOfRange": "La taille est un nombre entier de pixels de 1 à {{limit}}",
  "ads.sortOutOfRange": "L’ordre est un nombre entier de 0 à {{limit}}",
  "ads.materialMissing": "Envoyez le fichier de la publicité",
  "ads.materialKind": "Le fichier ne correspond pas au type ; envoyez-en un autre",
  "ads.over": "La date de fin est passée ; modifiez-la d’abord",
  "ads.tooManyOfMachine": "Un distributeur affiche au plus {{limit}} publicités activées",
  "ads.videoKind": "Envoyez une vidéo MP4",
  "ads.videoTooLarge": "Une vidéo a au plus {{limit}}",
  "ads.tooManyUnused": "{{limit}} fichiers envoyés ne sont pas utilisés ; réessayez après un jour",
  "ads.nothingToResend": "Aucun distributeur n’a refusé ou dépassé le délai",
};

export const fields: Translation<typeof zh.fields> = {
  adName: "Publicité",
  adSlot: "Espace publicitaire",
  adSlotId: "Espace publicitaire",
  adType: "Type",
  adFile: "Fichier",
  materialId: "Fichier",
  planMachines: "Distributeurs",
  machineIds: "Distributeurs",
  startDate: "Date de début",
  endDate: "Date de fin",
  slots: "Créneaux (3 au plus)",
  sortNo: "Ordre",
  adStatus: "État",
  confirmedCount: "Confirmés",
  playCount: "Diffusions",
  deliveryState: "Transmission",
  reason: "Motif",
  sentTime: "Envoyé le",
  endedTime: "Répondu le",
  day: "Date",
  slotCode: "Code",
  slotName: "Espace publicitaire",
  size: "Taille (pixels)",
  width: "Largeur (pixels)",
  height: "Hauteur (pixels)",
  position: "Position",
  adCount: "Publicités",
};

export const words: Translation<typeof zh.words> = {
  views: {
    ads: "Publicités",
    spaces: "Espaces publicitaires",
  },
  adTypes: {
    picture: "Image",
    video: "Vidéo",
  },
  status: {
    on: "Activé",
    off: "Désactivé",
  },
  delivery: {
    pending: "En attente",
    sent: "Envoyé",
    confirmed: "Confirmé",
    refused: "Refusé",
    expired: "Délai dépassé",
  },
  parts: {
    machines: "Distributeurs",
    plays: "Diffusions",
  },
  addAd: "Ajouter une publicité",
  editAd: "Modifier la publicité",
  addSpace: "Ajouter un espace publicitaire",
  editSpace: "Modifier l’espace publicitaire",
  enable: "Activer",
  disable: "Désactiver",
  enableAsk: "Activer cette publicité ? Elle s’affiche dès que les distributeurs la confirment.",
  disableAsk: "Désactiver cette publicité ?",
  preview: "Aperçu",
  resend: "Renvoyer",
  resent: "Renvoyé",
  choose: "Choisir un fichier",
  replace: "Remplacer le fichier",
  pictureHint: "PNG ou JPEG, 2 MB au plus",
  videoHint: "MP4, {{limit}} au plus",
  sortHint: "Les petits nombres d’abord",
};
