import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/zfsz": "Paramètres de paiement",
  "/xtgl/zfsz/zffwgl": "Services de paiement",
  "/xtgl/zfsz/fwscssz": "Paramètres des prestataires",
};

export const permissions: Translation<typeof zh.permissions> = {
  "payments.service.read": "Voir les services de paiement",
  "payments.service.write": "Ajouter, modifier, activer et désactiver des services de paiement",
  "payments.parameters.read": "Voir les paramètres des prestataires",
  "payments.parameters.write": "Ajouter, vérifier et activer des paramètres de prestataires",
};

export const verbs: Translation<typeof zh.verbs> = {
  verifyKeys: "Vérifier",
};

export const errors: Translation<typeof zh.errors> = {
  "payments.serviceUnknown": "Ce service de paiement n’existe pas",
  "payments.serviceChanged": "Quelqu’un vient de le modifier ; actualisez et réessayez",
  "payments.serviceUsed": "Des paiements ont été faits avec ce service ; désactivez-le au lieu de le supprimer",
  "payments.serviceWithoutParameters": "Définissez, vérifiez et activez d’abord ses paramètres",
  "payments.methodTaken": "Un autre service assure ce mode de paiement ; désactivez-le d’abord",
  "payments.parametersUnknown": "Ces paramètres n’existent pas",
  "payments.parametersFixed": "Des paramètres utilisés ou retirés ne se modifient pas ; ajoutez une version",
  "payments.accountFixed": "Le n° de commerçant d’un service ne change jamais ; ajoutez un autre service",
  "payments.draftExists": "Ce service a des paramètres pas encore activés ; modifiez-les",
  "payments.merchantNoWrong":
    "N° de commerçant erroné : 8 à 12 chiffres pour WeChat Pay, 16 chiffres commençant par 2088 pour Alipay, 15 chiffres ou majuscules pour UnionPay",
  "payments.appIdWrong":
    "Identifiant d’application erroné : wx et 16 caractères pour WeChat Pay, 16 chiffres pour Alipay",
  "payments.serialWrong": "Le numéro de série est erroné",
  "payments.apiKeyWrong": "La clé APIv3 a 32 lettres et chiffres",
  "payments.appSecretWrong": "Le secret de l’application comporte 32 minuscules et chiffres",
  "payments.keyUnreadable": "Illisible ; collez le texte en entier",
  "payments.keyPrivate": "Seules des clés publiques vont ici, jamais une clé privée",
  "payments.keyExpired": "Expirée",
  "payments.keyNotOurs": "La clé publique de l’application ne correspond pas à la clé",
  "payments.addressNotAllowed": "Seules les adresses du prestataire lui-même sont admises",
  "payments.probeFailed": "Le prestataire n’a pas donné de réponse valablement signée : {{problem}}",
};

export const fields: Translation<typeof zh.fields> = {
  providerName: "Prestataire",
  payMethod: "Mode de paiement",
  feeRate: "Taux de frais",
  enabled: "Activé",
  ready: "Paramètres",
  updatedTime: "Modifié",
  payAccountNo: "Compte d’encaissement",
  payKey: "Clé",
  interfaceUrl: "Adresse",
  appId: "ID d’application",
  certificateSerial: "N° de série API du commerçant",
  apiKey: "Clé APIv3",
  appSecret: "Secret de l’application",
  platformSerial: "ID de la clé publique de WeChat Pay",
  platformKey: "Clés publiques du prestataire",
  certificates: "Clés publiques de l’application et de la racine (PEM)",
  paysInApp: "Paiement dans Alipay",
  parameterState: "État",
  platformSerials: "N° de série des clés du prestataire",
  provenTime: "Vérifié",
};

export const words: Translation<typeof zh.words> = {
  switch: {
    enabled: "Activé",
    disabled: "Désactivé",
  },
  ready: {
    yes: "Activés",
    no: "Non définis",
  },
  state: {
    draft: "À vérifier",
    proven: "Vérifiés",
    active: "Utilisés",
    retired: "Retirés",
  },
  action: {
    addService: "Ajouter un service de paiement",
    editService: "Modifier le service de paiement",
    parameters: "Paramètres",
    addParameters: "Ajouter des paramètres",
    editParameters: "Modifier les paramètres",
    prove: "Vérifier",
    enable: "Activer",
    disable: "Désactiver",
    activate: "Activer",
  },
  confirm: {
    enable: "Activer ce service de paiement ? Les distributeurs encaisseront avec lui.",
    disable:
      "Désactiver ce service de paiement ? Plus de nouveau paiement ; les paiements et remboursements en cours continuent.",
    remove: "Supprimer ce service de paiement ?",
    prove: "Interroger le prestataire avec ces paramètres ?",
    activate: "Activer ces paramètres ? Ceux en usage sont retirés au même instant.",
  },
  unionpay: {
    certificates: "Clé publique signée du commerçant (PEM)",
    own: "Le PEM (.cer) de la clé publique qu’UnionPay a signée pour le commerçant ; il va avec la clé ci-dessus",
    authorities: "PEM ; la racine d’UnionPay puis l’intermédiaire",
  },
  hint: {
    feeRate: "À partir d’aujourd’hui, les commerçants sans taux de frais propre paient celui du service utilisé",
    appSecret: "Permet de payer directement dans WeChat ; vide, le client paie par code",
    paysInApp:
      "Les acheteurs paient dans Alipay quand il affiche la boutique ; enregistrez d’abord ce site chez Alipay comme adresse de retour",
    added: "Ajouté ; activez-le une fois ses paramètres définis, vérifiés et activés",
    kept: "Laissé vide, il reste inchangé",
    key: "PEM ou Base64 ; jamais réaffichée après l’enregistrement",
    platformKey: "PEM ; plusieurs peuvent se suivre",
    certificates:
      "Mode à clés signées : le PEM de la clé de l’application, puis celui de la racine d’Alipay ; vide en mode clé",
    proven: "Le prestataire a répondu valablement ; activation possible",
  },
};
