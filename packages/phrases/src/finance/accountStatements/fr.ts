import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cwgl/dzd": "Relevés de compte",
  "/dzd": "Consulter le relevé de compte",
};

export const permissions: Translation<typeof zh.permissions> = {
  "finance.accountStatement.read": "Voir les relevés de compte",
  "finance.accountStatement.write": "Établir et partager les relevés de compte",
};

export const verbs: Translation<typeof zh.verbs> = {
  shareLink: "Créer un lien en lecture seule",
  closeLink: "Fermer le lien en lecture seule",
};

export const errors: Translation<typeof zh.errors> = {
  "finance.statementUnknown": "Ce relevé de compte n’existe pas",
  "finance.statementChanged":
    "Ce relevé de compte vient d’être modifié par quelqu’un d’autre ; actualisez et réessayez",
  "finance.statementEmpty": "Aucune transaction à inscrire ces jours-là",
  "finance.statementDayOpen": "Un relevé de compte ne contient que des jours clôturés, actuellement jusqu’au {{day}}",
  "finance.statementLinkDays": "Un lien est valable {{least}} à {{most}} jours",
  "finance.statementLinkInvalid": "Le lien n’est pas valable ou a expiré ; demandez-en un nouveau au commerçant",
  "finance.receiverUnknown": "Ce bénéficiaire n’existe pas",
};

export const fields: Translation<typeof zh.fields> = {
  splitReceiver: "Bénéficiaire",
  period: "Période",
  days: "Période",
  settleAmount: "Règlement",
  statementHash: "Code de contrôle",
  maker: "Établi par",
  madeTime: "Établi le",
  linkState: "Lien en lecture seule",
  linkExpiresAt: "Expiration du lien",
  openCount: "Ouvertures",
  openTime: "Dernière ouverture",
  receiverId: "Bénéficiaire",
  linkDays: "Jours de validité",
  toDay: "Dernier jour",
};

export const words: Translation<typeof zh.words> = {
  column: {
    day: "Jour",
    item: "Objet",
    rule: "Règle",
    count: "Nombre",
    base: "Base",
    amount: "Montant",
    total: "Total",
    seal: "Empreinte du jour",
  },
  item: {
    collected: "Encaissé",
    refunded: "Remboursé",
    fee: "Frais",
    higoFee: "Frais d’achat-loterie",
    share: "Répartition",
  },
  rule: {
    books: "Selon les livres",
    rate: "{{rate}} de chaque commande",
    share: "{{rate}} de chaque commande, arrondi au fen inférieur",
    fixed: "{{amount}} yuans par commande",
  },
  link: {
    none: "Aucun",
    active: "Valable",
    expired: "Expiré",
    revoked: "Fermé",
  },
  action: {
    make: "Établir un relevé de compte",
    pdf: "Télécharger le PDF",
    xlsx: "Télécharger le XLSX",
    share: "Créer un lien",
    revoke: "Fermer le lien",
  },
  own: "Le commerçant lui-même",
  revokeQuestion: "Fermer ce lien ? Ceux qui l’ont ne pourront plus l’ouvrir.",
  once: "Le lien n’est affiché que maintenant : copiez-le pour son lecteur. Un nouveau lien le remplace.",
  until: "Valable jusqu’au {{time}}",
  check: {
    unit: "Montants en yuans. Positif : recette, négatif : dépense.",
    how: "Ouvrez le lien en lecture seule : la page recalcule le code de contrôle sur votre appareil à partir de ce qu’elle affiche. S’il est égal à celui du fichier, rien n’a été modifié.",
    seals: "Empreintes des jours :",
    good: "Contrôlé : le contenu correspond au code de contrôle",
    bad: "Non confirmé : le contenu ne correspond pas au code de contrôle ; contactez le commerçant",
    compare: "Collez le code de contrôle du fichier pour comparer",
    same: "Identique à celui du fichier",
    differs: "Différent de celui du fichier",
  },
};
