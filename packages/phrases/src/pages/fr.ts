import type { Translation } from "../language.ts";
import type zh from "./zh.ts";

export default {
  "/dashboard": "Accueil",
  "/syzfqq": "Paiements",
  "/syspxlpm": "Classement des produits",
  "/syspxlpmxq": "Ventes du produit",
  "/syjqpm": "Classement des distributeurs",
  "/syjqpmxq": "Ventes du distributeur",
  "/shj": "Distributeurs",
  "/shj/wdshj": "Mes distributeurs",
  "/shj/hdgl": "Canaux",
  "/jygl": "Transactions",
  "/jygl/ddgl": "Commandes",
  "/xtgl": "Système",
  "/xtgl/xzzx": "Centre de téléchargement",
  "/xtgl/rzgl": "Journaux",
  "/xtgl/setpwd": "Mot de passe",
  "/launcher": "Menu principal",
  "/login": "Connexion",
  "/databases": "Données de vente",
  "/databaseszd": "Big data des ventes (ZD)",
  "/databasesTscpyxpt": "Big data des produits du terroir",
  "/database": "Big data de l'administrateur",
} satisfies Translation<typeof zh>;
