import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jygl/qhmgl": "Codes de retrait",
};

export const permissions: Translation<typeof zh.permissions> = {
  "orders.pickup.read": "Consulter",
  "orders.pickup.write": "Générer, annuler et renvoyer",
};

export const verbs: Translation<typeof zh.verbs> = {
  resend: "Renvoyer",
};

export const errors: Translation<typeof zh.errors> = {
  "orders.pickupEmpty": "Le contenu ne peut pas être vide",
  "orders.pickupTooManyProducts": "Un code de retrait contient au plus {{limit}} produits",
  "orders.pickupProductTwice": "Chaque produit ne peut figurer qu’une fois",
  "orders.pickupPiecesOutOfRange": "Saisissez pour chaque produit un entier positif jusqu’à {{limit}}",
  "orders.pickupCountOutOfRange": "Saisissez un nombre de codes de 1 à {{limit}}",
  "orders.pickupMaximum":
    "Le commerçant peut avoir au plus {{limit}} codes de retrait ouverts ; il en reste {{left}} à créer",
  "orders.pickupExpiryPast": "Le dernier jour ne peut pas précéder aujourd’hui",
  "orders.pickupExpiryFar": "Un code est valable cinq ans au plus",
  "orders.pickupNotOpen": "Ce code ne permet plus aucun retrait",
  "orders.pickupNotCancellable": "Seuls les codes de retrait inutilisés ou distribués en partie peuvent être annulés",
  "orders.pickupMachines": "Les distributeurs choisis n’appartiennent pas à ce commerçant",
  "orders.pickupUnknown": "Ce code de retrait n’existe pas",
  "orders.pickupCancelled": "Le code de retrait est annulé",
  "orders.pickupDelivered": "Le code de retrait est épuisé",
  "orders.pickupExpired": "Le code de retrait a expiré",
  "orders.pickupInUse": "Le code de retrait est en cours d’utilisation ; patientez",
  "orders.pickupOtherMachine": "Le code de retrait ne vaut pas pour ce distributeur",
  "orders.pickupNotHere": "Ce distributeur n’a pas de stock pour le code de retrait",
  "orders.pickupTooManyTries": "Trop de codes de retrait erronés ; réessayez dans 15 minutes",
};

export const fields: Translation<typeof zh.fields> = {
  pickupCode: "Code de retrait",
  pickupContent: "Contenu",
  lines: "Contenu",
  quantity: "Quantité",
  count: "Nombre de codes",
  delivered: "Distribués",
  underWay: "En cours",
  pickupMachines: "Distributeurs",
  machineIds: "Distributeurs",
  pickupStatus: "État du code de retrait",
  validTo: "Valable jusqu’au",
  batchNo: "N° de génération",
  createdBy: "Créé par",
  useTime: "Utilisé",
};

export const words: Translation<typeof zh.words> = {
  pickupState: {
    unused: "Inutilisé",
    used: "Utilisé",
    allDelivered: "Tout distribué",
    partlyDelivered: "Distribué en partie",
    failed: "Échec de la distribution",
    expired: "Expiré",
    cancelled: "Annulé",
  },
  create: "Générer des codes de retrait",
  detail: "Code de retrait",
  cancel: "Annuler",
  cancelAsk: "Annuler ce code de retrait ?",
  cancelMany: "Annuler la sélection",
  resend: "Renvoyer",
  resendHint: "Remettez le code ou le code QR au client",
  allMachines: "Tous les distributeurs",
  hint: "Séparez plusieurs produits par * ; validité par défaut six mois",
  quota: "Au plus {{limit}}, dont {{open}} ouverts",
  addProduct: "Ajouter un produit",
  removeProduct: "Retirer le produit",
  made: "{{made}} codes de retrait générés",
  making: "{{made}} générés, les autres suivent en arrière-plan ; actualisez plus tard",
  orders: "Commandes",
};
