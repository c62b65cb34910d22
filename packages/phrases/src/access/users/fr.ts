import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/xzyg": "Ajouter un employé",
  "/shgl/yggl": "Employés",
  "/shgl/xzyh": "Ajouter un utilisateur",
  "/shgl/bjyh": "Modifier l’utilisateur",
};

export const permissions: Translation<typeof zh.permissions> = {
  "access.user.read": "Voir",
  "access.user.write": "Ajouter, modifier, bloquer, supprimer",
  "access.user.resetPassword": "Réinitialiser les mots de passe",
  "access.user.viewAs": "Voir en tant qu’utilisateur",
};

export const verbs: Translation<typeof zh.verbs> = {
  erase: "Effacer définitivement",
  block: "Bloquer le compte",
  unblock: "Débloquer le compte",
  setRoles: "Attribuer des rôles",
  resetSecondFactor: "Réinitialiser la vérification en deux étapes",
  read: "Voir les données complètes",
  begin: "Voir comme cet utilisateur",
  end: "Terminer la consultation",
  resetByOperator: "Réinitialiser sur le serveur",
};

export const errors: Translation<typeof zh.errors> = {
  "access.noAdministrator": "Ce commerçant n’a pas d’administrateur d’application",
  "access.accountTaken": "Ce nom de compte est déjà utilisé",
  "access.phoneTaken": "Utilisateur déjà dans la liste : ce mobile est attribué",
  "access.levelNotAllowed": "Vous ne pouvez pas donner ce niveau d’autorisation",
  "access.lastAdministrator": "Il doit rester au moins un administrateur actif",
};

export const fields: Translation<typeof zh.fields> = {
  account: "Compte",
  name: "Nom",
  officePhone: "Téléphone de bureau",
  level: "Niveau d’autorisation",
  userStatus: "État",
  organisation: "Organisation",
  blocked: "Bloqué",
  blockReason: "Motif du blocage",
  machineCount: "Distributeurs autorisés",
};

export const words: Translation<typeof zh.words> = {
  title: "Employés",
  phoneSearch: "Entier ou 4 derniers chiffres",
  level: {
    1: "Administrateur d’application",
    2: "Utilisateur ordinaire",
    3: "Compte de la plateforme",
  },
  levelHint: {
    1: "Voit tous les distributeurs du commerçant et des commerçants rattachés, sans autorisation",
    2: "Ne voit que les distributeurs qui lui sont autorisés",
    3: "Personnel de la plateforme, voit tous les commerçants",
  },
  state: {
    normal: "Normal",
    blocked: "Bloqué",
    deleted: "Supprimé",
  },
  action: {
    authorise: "Distributeurs",
    block: "Bloquer",
    unblock: "Débloquer",
    resetPassword: "Réinitialiser le mot de passe",
    resetFactor: "Réinitialiser la vérification en deux étapes",
    restore: "Restaurer",
    erase: "Supprimer définitivement",
    setRoles: "Changer les rôles",
    viewAs: "Voir comme cet utilisateur",
    grant: "Autoriser",
    revoke: "Retirer l’autorisation",
  },
  confirm: {
    unblock: "Débloquer cet utilisateur ?",
    resetPassword:
      "Un nouveau mot de passe à usage unique est envoyé au mobile et toutes les sessions prennent fin. Réinitialiser ?",
    resetFactor: "La vérification en deux étapes est retirée et toutes les connexions prennent fin. Réinitialiser ?",
    restore: "Restaurer ?",
    erase: "Suppression définitive, continuer ?",
    revoke: "Retirer l’autorisation ?",
    rename: "Changer le nom de compte réinitialise le mot de passe",
    viewAs: "Vous verrez la console comme cet utilisateur, en lecture seule ; début et fin sont consignés. Continuer ?",
  },
  passwordSent: "Le mot de passe initial a été envoyé au mobile",
  rolesReplaced: "Les rôles choisis remplacent ceux des {{n}} utilisateurs",
  machines: {
    grantedAt: "Autorisé le",
    grantedBy: "Autorisé par",
    notNeeded: "Les administrateurs d’application voient tous les distributeurs sans autorisation",
  },
  viewing: {
    banner: "{{viewer}} consulte en tant que {{account}} ({{merchant}}), lecture seule",
    end: "Quitter",
  },
  sms: {
    initialPassword:
      "Votre compte {{account}} a le mot de passe provisoire {{password}}. Il sert une fois, dans les 24 heures, et doit être changé à la première connexion.",
  },
};
