import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cfgl": "Abrechnung",
  "/cfgl/xwshrz": "Händleraufnahme",
  "/cfgl/step": "Aufnahmeantrag",
  "/cfgl/xwshjj": "Antragsprüfung",
  "/jjxx": "Antragsformular",
  "/jjxx0": "Antragsstand",
};

export const permissions: Translation<typeof zh.permissions> = {
  "merchants.application.read": "Anträge ansehen",
  "merchants.application.write": "Anträge verfassen",
  "merchants.application.review": "Anträge prüfen",
};

export const verbs: Translation<typeof zh.verbs> = {
  withdraw: "Zurückziehen",
  invite: "Einladungslink erstellen",
  revoke: "Einladungslink widerrufen",
  ignore: "Antrag ignorieren",
};

export const errors: Translation<typeof zh.errors> = {
  "merchants.applicationChanged": "Dieser Antrag wurde gerade erneut eingereicht; bitte neu laden und erneut versuchen",
  "merchants.applicationUnknown": "Der Antrag existiert nicht",
  "merchants.idCardWrong": "Bitte eine gültige Ausweisnummer eingeben",
  "merchants.idCardTaken": "Zu dieser Person gibt es bereits einen Antrag, der auf Prüfung wartet oder genehmigt ist",
  "merchants.bankCardWrong": "Bitte eine gültige Bankkartennummer eingeben",
  "merchants.applicationIncomplete": "Bitte die Angaben vervollständigen",
  "merchants.imageMissing": "Bitte alle Bilder hochladen",
  "merchants.imageUnknown": "Das Bild existiert nicht",
  "merchants.signatureDiffers": "Die Unterschrift muss der Name der Kontaktperson sein",
  "merchants.ownApplication": "Eigene Anträge prüft eine andere Person",
  "merchants.selectApplications": "Bitte Daten auswählen",
  "merchants.linkInvalid": "Der Link ist ungültig oder abgelaufen",
  "merchants.tooManyDrafts":
    "Innerhalb von 24 Stunden wurden {{limit}} Antragsentwürfe angelegt; bitte zuerst diese ausfüllen und einreichen",
};

export const fields: Translation<typeof zh.fields> = {
  applyNo: "Antragsnr.",
  inviterName: "Übergeordneter Händler",
  idCardNo: "Ausweisnummer",
  storeName: "Name des Geschäfts",
  province: "Provinz",
  city: "Stadt",
  address: "Adresse",
  bankName: "Bank",
  bankAccount: "Bankkartennummer",
  providerName: "Anbieter",
  applyStatus: "Status",
  applyTime: "Beantragt am",
  submittedAt: "Eingereicht am",
  signature: "Unterschrift",
};

export const words: Translation<typeof zh.words> = {
  title: "Aufnahme kleiner Händler",
  reviewTitle: "Prüfung der Anträge",
  wizardTitle: "Aufnahmeantrag",
  create: "Antrag hinzufügen",
  invite: "Per Link einladen",
  state: {
    draft: "Entwurf",
    pending: "Wartet auf Prüfung",
    approved: "Genehmigt",
    notApproved: "Abgelehnt",
    ignored: "Ignoriert",
  },
  step: {
    subject: "Antragsteller und Ausweis",
    store: "Geschäft",
    bank: "Bankkarte",
    sign: "Bestätigen und unterschreiben",
  },
  image: {
    idFront: "Ausweis, Vorderseite",
    idBack: "Ausweis, Rückseite",
    store: "Foto des Geschäfts",
    bankCard: "Foto der Bankkarte",
  },
  imageHint: "PNG oder JPG, höchstens 2 MB",
  choose: "Bild wählen",
  replace: "Ersetzen",
  next: "Weiter",
  back: "Zurück",
  keptNumber: "Gespeichert: {{number}}; zum Ersetzen neu eingeben",
  nameHint: "Wie auf dem Ausweis",
  declaration: "Ich bestätige die Richtigkeit der Angaben und stimme ihrer Verwendung für die Prüfung zu",
  declarationNeeded: "Bitte die Erklärung bestätigen und ankreuzen",
  signatureHint: "Zum Unterschreiben bitte den Namen der Kontaktperson eingeben",
  submitted: "Eingereicht; wartet auf Prüfung",
  resubmit: "Neu einreichen",
  go: "Fortsetzen",
  withdraw: "Zurückziehen",
  withdrawAsk: "Antrag zurückziehen?",
  revoke: "Link widerrufen",
  revokeAsk: "Der Link gilt sofort nicht mehr. Widerrufen?",
  link: {
    title: "Einladungslink",
    hint: "Gilt nur für diesen Antrag bis {{time}}. Ein neuer Link ersetzt diesen.",
    show: "Link zeigen",
    renew: "Neuer Link",
    invalid: "Der Link ist ungültig oder abgelaufen; bitten Sie um einen neuen",
  },
  decision: {
    approve: "Genehmigen",
    reject: "Ablehnen",
    ignore: "Ignorieren",
  },
  decisionAsk: {
    approve: "Genehmigen? Der Händler wird angelegt und das Anfangspasswort an das Telefon gesendet.",
    reject: "Ablehnen?",
    ignore: "Ein ignorierter Antrag kann nicht erneut eingereicht werden. Ignorieren?",
  },
  event: {
    submit: "Eingereicht",
    withdraw: "Zurückgezogen",
    approve: "Genehmigt",
    reject: "Abgelehnt",
    ignore: "Ignoriert",
  },
  history: "Prüfverlauf",
  pictures: "Bilder",
  applicant: "Antragsteller",
  platform: "Plattform",
  reveal: "Vollständige Nummern zeigen",
  revealAsk: "Der Blick auf die vollständigen Nummern wird protokolliert. Anzeigen?",
  sameBank: "{{n}} weitere Anträge nennen dieselbe Bankkarte",
  correct: "Korrigieren",
  corrected: "Korrektur abschließen",
  correctedHint: "Die Angaben sind gespeichert; die Plattform reicht sie erneut beim Anbieter ein.",
};
