import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  sale: "Apparaît ici dès qu’un distributeur a vendu des produits",
  refund: "Apparaît ici dès qu’un remboursement a commencé",
  machine: "Chaque distributeur apparaît ici dès son enregistrement",
  report: "Apparaît ici dès qu’un distributeur a transmis des données",
  shop: "Apparaît ici dès qu’un acheteur a commandé dans la boutique en ligne",
  card: "Apparaît ici dès qu’une carte de membre est remise ou utilisée",
  settling: "Établi par le règlement quotidien",
  code: "Apparaît ici dès que des codes sont générés ou utilisés",
  product: "Chaque produit apparaît ici dès son ajout",
  deed: "Apparaît ici dès que quelqu’un a agi",
  merchant: "Chaque commerçant apparaît ici dès son ajout",
  application: "Chaque demande apparaît ici dès son envoi",
  message: "Apparaît ici dès la publication",
  feedback: "Apparaît ici dès qu’un avis est envoyé",
  file: "Exporter une liste fait apparaître son fichier ici",
  medicine: "Chaque médicament apparaît ici dès la saisie d’un lot",
  prescription: "Chaque ordonnance apparaît ici dès son envoi",
  loss: "Les enregistrements apparaissent ici dès qu’un inventaire, un contrôle, une perte ou une commande en anomalie révèle des manquants",
};
