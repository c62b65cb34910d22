import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/llk": "Cartes SIM de données",
  "/shj/llkdr": "Importer des cartes SIM de données",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.dataCard.read": "Voir les cartes SIM de données",
  "machines.dataCard.write": "Gérer les cartes SIM de données et les forfaits",
};

export const verbs: Translation<typeof zh.verbs> = {
  renew: "Renouveler",
};

export const errors: Translation<typeof zh.errors> = {
  "dataCards.unknown": "La carte SIM de données {{iccid}} n’existe pas ; enregistrez-la d’abord",
  "dataCards.taken": "Cet ICCID est déjà enregistré",
  "dataCards.onOtherMachine": "La carte SIM de données {{iccid}} est dans le distributeur {{machineNo}}",
  "dataCards.iccidMalformed": "Un ICCID a 19 ou 20 chiffres et commence par 89",
  "dataCards.iccidCheckDigit": "Le chiffre de contrôle de l’ICCID est faux",
  "dataCards.imsiMalformed": "Un IMSI a 14 ou 15 chiffres",
  "dataCards.imeiMalformed": "Un IMEI a 15 chiffres, le dernier étant de contrôle",
  "dataCards.phoneMalformed": "Un numéro de carte a 11 à 13 chiffres",
  "dataCards.typeWrong": "Ce type de carte SIM n’existe pas",
  "dataCards.carrierWrong": "Cet opérateur mobile n’existe pas",
  "dataPackages.unknown": "Le forfait n’existe pas",
  "dataPackages.off": "Le forfait est désactivé",
  "dataPackages.inUse": "{{cards}} cartes ont ce forfait, qui ne peut pas être supprimé",
  "dataPackages.trafficOutOfRange": "Saisissez un nombre entier de 1 à {{limit}}",
  "dataPackages.periodOutOfRange": "Saisissez de 1 à {{limit}} mois",
};

export const fields: Translation<typeof zh.fields> = {
  iccid: "ICCID",
  imsi: "IMSI",
  imei: "IMEI",
  cardPhone: "Numéro de ligne",
  dataCardType: "Type de carte SIM",
  carrier: "Opérateur mobile",
  dataCardStatus: "État de la carte SIM",
  packageName: "Forfait",
  packageId: "Forfait",
  packageTraffic: "Données mobiles (Mo)",
  packagePrice: "Prix du forfait",
  packagePeriod: "Mois",
  cardCount: "Cartes SIM de données",
  dailyFlow: "Données mobiles du jour (Mo)",
  monthlyFlow: "Données mobiles du mois (Mo)",
  expiryDate: "Date d’expiration",
  renewalTime: "Renouvelé le",
};

export const words: Translation<typeof zh.words> = {
  tab: {
    cards: "Cartes SIM de données",
    packages: "Forfaits",
    renewals: "Renouvellements",
  },
  type: {
    iot: "IoT",
    ordinary: "Ordinaire",
    esim: "eSIM",
  },
  carrier: {
    mobile: "China Mobile",
    unicom: "China Unicom",
    telecom: "China Telecom",
    broadnet: "China Broadnet",
    other: "Autre",
  },
  state: {
    enabled: "Activée",
    disabled: "Désactivée",
  },
  expiry: {
    valid: "Valable",
    expiring: "Expire sous 30 jours",
    expired: "Expirée",
  },
  silent: "Distributeur hors ligne",
  expiryFilter: "Expiration",
  add: "Ajouter une carte SIM",
  edit: "Modifier la carte SIM",
  addPackage: "Ajouter un forfait",
  editPackage: "Modifier le forfait",
  enable: "Activer",
  disable: "Désactiver",
  enableAsk: "Activer cette carte SIM ?",
  disableAsk: "Désactiver cette carte SIM ?",
  losesConnection: "Distributeurs qui perdent leur connexion : {{machines}}",
  renew: "Renouveler",
  renewHint: "Compte à partir du plus tardif entre aujourd’hui et l’expiration",
  trafficDays: "Données mobiles par jour",
  importHint:
    "Gardez les ICCID en texte, sinon le tableur change leurs derniers chiffres. Chaque ligne ajoute une carte SIM activée ; forfait et distributeur peuvent rester vides, et un distributeur prend 3 cartes au plus.",
  batch: "{{n}} cartes",
  months: "{{n}} mois",
  yesNo: {
    yes: "Activé",
    no: "Désactivé",
  },
};
