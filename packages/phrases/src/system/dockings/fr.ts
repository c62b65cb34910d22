import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/dsfdjpz": "Raccordement de tiers",
};

export const permissions: Translation<typeof zh.permissions> = {
  "system.docking.read": "Voir le raccordement de tiers",
  "system.docking.write": "Gérer le raccordement de tiers",
};

export const verbs: Translation<typeof zh.verbs> = {
  "system.docking.test": "Tester l’interface",
  "system.docking.replay": "Renvoyer",
  "system.apiKey.revoke": "Révoquer la clé",
};

export const errors: Translation<typeof zh.errors> = {
  "system.dockingUrl": "Saisissez une adresse https publique, sans port ni identifiant",
  "system.dockingKey": "La clé commence par whsec_, suivi de 24 à 64 octets en Base64",
  "system.categoryPair": "Indiquez la catégorie parente et la sous-catégorie",
  "system.dockingExists": "La configuration d’interface existe déjà",
  "system.dockingDisabled": "Activez d’abord l’interface",
  "system.apiSignature": "La signature est invalide ou trop ancienne",
  "system.apiScope": "Cette clé n’ouvre pas cet appel",
  "system.apiQuota": "Quota atteint ; réessayez dans {{seconds}} s",
};

export const fields: Translation<typeof zh.fields> = {
  interfaceName: "Interface",
  interfaceUrl: "Adresse",
  parentCategory: "Catégorie parente",
  childCategory: "Sous-catégorie",
  parentCategoryId: "Catégorie parente",
  childCategoryId: "Sous-catégorie",
  interfaceKey: "Clé",
  lastPush: "Dernier message",
  event: "Événement",
  events: "Événements",
  withBelow: "Avec les commerçants rattachés",
  pushState: "État",
  attempts: "Essais",
  pushResult: "Résultat",
  updatedTime: "Modifié le",
  keyName: "Nom",
  apiKeyId: "Numéro de clé",
  secret: "Secret",
  scopes: "Donne accès à",
  usedTime: "Dernier appel",
  keyState: "État",
};

export const words: Translation<typeof zh.words> = {
  add: "Ajouter une interface",
  edit: "Modifier l’interface",
  enabled: "Activée",
  disabled: "Désactivée",
  enable: "Activer",
  disable: "Désactiver",
  disableAsk: "Plus rien n’est envoyé et les messages en attente sont abandonnés. Désactiver ?",
  test: "Tester",
  testSent: "Test envoyé ; voir les messages",
  pushes: "Messages",
  replay: "Renvoyer",
  waits: "Ce message est encore en cours d’envoi",
  keyHint: "Vide : une clé est créée ; en modification, la clé reste",
  eventsHint:
    "Ce qui arrive à ce commerçant et, au choix, à ceux qui lui sont rattachés. Aucun : seuls les tests sont envoyés",
  keyOnce: "La clé n’est affichée qu’une fois ; conservez-la maintenant",
  push: {
    queued: "En attente",
    delivered: "Reçu",
    dead: "Échec",
  },
  eventName: {
    "interface.test": "Test",
    "order.paid": "Commande payée",
    "order.completed": "Commande terminée",
    "order.refunded": "Commande remboursée",
    "stock.low": "Stock au seuil d’alerte",
    "stock.soldOut": "Canal épuisé",
    "machine.online": "Distributeur en ligne",
    "machine.offline": "Distributeur hors ligne",
    "machine.alarm": "Alarme de distributeur",
  },
  apiKeys: "Clés d’API",
  addKey: "Ajouter une clé",
  revoke: "Révoquer",
  revokeAsk: "Les programmes utilisant cette clé seront refusés définitivement. Révoquer ?",
  valid: "Valide",
  revoked: "Révoquée",
  scope: {
    "orders.read": "Lire les commandes",
    "products.read": "Lire les catégories de produits",
    "movements.read": "Lire les mouvements de stock",
    "machines.read": "Lire les distributeurs",
    "members.read": "Lire les membres",
    "dictionary.read": "Lire le dictionnaire de données",
  },
};
