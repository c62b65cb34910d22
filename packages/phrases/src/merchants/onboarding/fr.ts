import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cfgl": "Règlement",
  "/cfgl/xwshrz": "Petits commerçants",
  "/cfgl/step": "Demande d’inscription",
  "/cfgl/xwshjj": "Examen des dossiers",
  "/jjxx": "Formulaire",
  "/jjxx0": "État du dossier",
};

export const permissions: Translation<typeof zh.permissions> = {
  "merchants.application.read": "Voir les dossiers",
  "merchants.application.write": "Rédiger les dossiers",
  "merchants.application.review": "Examiner les dossiers",
};

export const verbs: Translation<typeof zh.verbs> = {
  withdraw: "Retirer",
  invite: "Créer un lien d’invitation",
  revoke: "Révoquer le lien d’invitation",
  ignore: "Ignorer la demande",
};

export const errors: Translation<typeof zh.errors> = {
  "merchants.applicationChanged": "Ce dossier vient d’être soumis à nouveau ; actualisez et réessayez",
  "merchants.applicationUnknown": "Le dossier n’existe pas",
  "merchants.idCardWrong": "Saisissez un numéro de carte d’identité valable",
  "merchants.idCardTaken": "Cette personne a déjà un dossier à examiner ou approuvé",
  "merchants.bankCardWrong": "Saisissez un numéro de carte bancaire valable",
  "merchants.applicationIncomplete": "Veuillez compléter les informations",
  "merchants.imageMissing": "Veuillez envoyer toutes les images",
  "merchants.imageUnknown": "L’image n’existe pas",
  "merchants.signatureDiffers": "La signature doit être le nom du contact",
  "merchants.ownApplication": "Nul n’examine son propre dossier",
  "merchants.selectApplications": "Sélectionnez les données à traiter",
  "merchants.linkInvalid": "Le lien n’est pas valable ou a expiré",
  "merchants.tooManyDrafts":
    "{{limit}} brouillons de demande ont été créés en 24 heures ; complétez et envoyez d’abord ceux-ci",
};

export const fields: Translation<typeof zh.fields> = {
  applyNo: "N° de dossier",
  inviterName: "Commerçant supérieur",
  idCardNo: "N° de carte d’identité",
  storeName: "Nom de la boutique",
  province: "Province",
  city: "Ville",
  address: "Adresse",
  bankName: "Banque",
  bankAccount: "N° de carte bancaire",
  providerName: "Prestataire",
  applyStatus: "État",
  applyTime: "Demandé le",
  submittedAt: "Soumis le",
  signature: "Signature",
};

export const words: Translation<typeof zh.words> = {
  title: "Inscription de petits commerçants",
  reviewTitle: "Examen des dossiers",
  wizardTitle: "Demande d’inscription",
  create: "Ajouter une demande",
  invite: "Inviter par lien",
  state: {
    draft: "Brouillon",
    pending: "À examiner",
    approved: "Approuvé",
    notApproved: "Refusé",
    ignored: "Ignoré",
  },
  step: {
    subject: "Titulaire et carte d’identité",
    store: "Boutique",
    bank: "Carte bancaire",
    sign: "Confirmer et signer",
  },
  image: {
    idFront: "Carte d’identité, recto",
    idBack: "Carte d’identité, verso",
    store: "Photo de la boutique",
    bankCard: "Photo de la carte bancaire",
  },
  imageHint: "PNG ou JPG, 2 Mo au plus",
  choose: "Choisir une image",
  replace: "Remplacer",
  next: "Suivant",
  back: "Retour",
  keptNumber: "Enregistré : {{number}} ; ressaisissez pour remplacer",
  nameHint: "Comme sur la carte d’identité",
  declaration: "Je confirme l’exactitude de ces informations et accepte leur usage pour l’examen du dossier",
  declarationNeeded: "Confirmez la déclaration en cochant la case",
  signatureHint: "Saisissez le nom du contact comme signature",
  submitted: "Dossier soumis, à examiner",
  resubmit: "Soumettre à nouveau",
  go: "Continuer",
  withdraw: "Retirer",
  withdrawAsk: "Retirer le dossier ?",
  revoke: "Révoquer le lien",
  revokeAsk: "Le lien cessera aussitôt de fonctionner. Le révoquer ?",
  link: {
    title: "Lien d’invitation",
    hint: "Pour ce dossier uniquement, valable jusqu’au {{time}}. Un nouveau lien remplace celui-ci.",
    show: "Afficher le lien",
    renew: "Nouveau lien",
    invalid: "Lien non valable ou expiré ; demandez-en un nouveau à votre contact",
  },
  decision: {
    approve: "Approuver",
    reject: "Refuser",
    ignore: "Ignorer",
  },
  decisionAsk: {
    approve: "Approuver ? Le commerçant est créé et son mot de passe initial envoyé par SMS.",
    reject: "Refuser ?",
    ignore: "Un dossier ignoré ne peut plus être soumis. Ignorer ?",
  },
  event: {
    submit: "Soumis",
    withdraw: "Retiré",
    approve: "Approuvé",
    reject: "Refusé",
    ignore: "Ignoré",
  },
  history: "Historique de l’examen",
  pictures: "Images",
  applicant: "Demandeur",
  platform: "Plateforme",
  reveal: "Afficher les numéros",
  revealAsk: "La consultation des numéros est enregistrée. Les afficher ?",
  sameBank: "{{n}} autres dossiers utilisent la même carte bancaire",
  correct: "Corriger",
  corrected: "Terminer la correction",
  correctedHint: "Les données sont enregistrées ; la plateforme les soumet de nouveau au prestataire.",
};
