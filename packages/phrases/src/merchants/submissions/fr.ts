import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cfgl/sqxwshjj": "Envois WeChat",
  "/cfgl/zfbjj": "Envois Alipay",
  "/cfgl/jjxx0": "Dossier",
};

export const permissions: Translation<typeof zh.permissions> = {
  "merchants.submission.read": "Voir les envois aux prestataires",
  "merchants.submission.write": "Envoyer aux prestataires",
};

export const verbs: Translation<typeof zh.verbs> = {
  send: "Soumettre au prestataire",
  resubmit: "Soumettre de nouveau au prestataire",
  query: "Interroger le prestataire",
  report: "Signaler l’avancement (prestataire)",
};

export const errors: Translation<typeof zh.errors> = {
  "merchants.noSubmissionProvider": "Aucun prestataire de dossiers n’est configuré",
  "merchants.submissionUnknown": "Cette soumission n’existe pas",
  "merchants.submissionExists": "Ce dossier a déjà été soumis à ce prestataire",
  "merchants.feeRateOutOfRange":
    "Le taux de frais doit être entre {{least}} % et {{most}} %, avec deux décimales au plus",
  "merchants.payAccountWrong": "Saisissez le téléphone ou l’e-mail d’un compte Alipay",
  "merchants.signingLinkMissing": "Aucun lien à ouvrir par le commerçant pour l’instant",
};

export const words: Translation<typeof zh.words> = {
  state: {
    none: "Non soumis",
    queued: "Envoi en cours",
    checking: "En cours d’examen",
    verifying: "Compte à vérifier",
    signing: "À signer",
    opening: "Ouverture en cours",
    finished: "Terminé",
    rejected: "Rejeté",
    cancelled: "Caduc",
  },
  submit: "Soumettre au prestataire",
  sent: "Soumis ; le prestataire traite la demande",
  query: "Interroger",
  queried: "Le prestataire a été interrogé ; le résultat s’affichera seul",
  qr: {
    wechat: "QR de signature",
    alipay: "QR d’autorisation",
  },
  qrHint: "Demandez à « {{merchant}} » de scanner le code ou d’ouvrir le lien, puis de suivre la page.",
  open: "Ouvrir le lien",
  unreachable: "Le prestataire est injoignable ; nouvel essai automatique",
  account: "Compte de règlement",
  ofApplication: "Carte bancaire du dossier",
  another: "Une autre carte bancaire",
  payAccount: "Compte d’encaissement",
  payAccountHint: "Téléphone ou e-mail de connexion Alipay",
  feeRate: "Taux de frais",
  feeHint:
    "Alipay en temps réel, frais d’au moins 0,01 yuan par transaction ; WeChat règle après minuit, pas de frais sous 0,01",
  feeExample: "À ce taux de frais, un paiement de {{amount}} yuans coûte {{fee}} yuan",
  section: "Chez les prestataires",
  subMerchantNo: "N° chez le prestataire",
  askedAt: "Dernière interrogation",
  attempt: "Envoi n° {{n}}",
  rejection: {
    nameNotAllowed: "Le prestataire n’admet pas ce nom, indiquez le vrai nom",
    nameDiffers: "Le nom diffère de celui du document",
    idCardDiffers: "Le nom et le numéro de carte d’identité ne correspondent pas",
    idCardExpired: "La carte d’identité a expiré",
    pictureUnclear: "L’image est floue ou incomplète, veuillez la renvoyer",
    bankAccountRefused: "Échec du retrait de fonds, vérifiez la carte bancaire ou contactez le service après-vente",
    merchantKnown: "Ce commerçant est déjà connu du prestataire",
  },
};
