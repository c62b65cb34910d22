import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/spgl": "Produits",
};

export const permissions: Translation<typeof zh.permissions> = {
  "goods.product.read": "Voir les produits",
  "goods.product.write": "Gérer les produits et les prix",
  "goods.attribute.read": "Consulter les catégories et attributs",
  "goods.attribute.write": "Gérer les catégories et attributs",
  "goods.modelling.read": "Consulter les demandes d’examen",
  "goods.library.read": "Consulter le catalogue de la plateforme",
  "goods.library.write": "Gérer le catalogue de la plateforme, examiner les modélisations",
};

export const errors: Translation<typeof zh.errors> = {
  "goods.unknownProduct": "Le produit n’existe pas",
  "goods.chooseProduct": "Choisissez un produit",
  "goods.purchaseAbovePrice": "Le prix d’achat ne peut pas dépasser le prix du produit",
  "goods.priceNotPositive": "Le prix doit être supérieur à 0",
  "goods.brandMissing": "Choisissez une marque",
  "goods.notLastLevel": "Cette catégorie n’est pas au dernier niveau",
  "goods.attributeOff": "Cette valeur est désactivée et ne peut pas être choisie",
  "goods.attributeUnknown": "Cette valeur n’existe pas ou a été supprimée",
  "goods.chooseCategory": "Choisissez d’abord une catégorie",
  "goods.attributeTaken": "Ce niveau contient déjà une valeur de ce nom",
  "goods.attributeTooDeep": "{{limit}} niveaux au maximum",
  "goods.attributeCycle": "Impossible de la déplacer sous elle-même",
  "goods.attributeInUse": "Suppression impossible : {{children}} valeurs en dessous et {{products}} produits",
  "goods.thumbnailMissing": "Vous devez choisir une vignette",
  "goods.picturesMissing": "Téléversez au moins une image",
  "goods.tooManyPictures": "{{limit}} images détaillées au maximum",
  "goods.pictureTooLarge": "jpg/png, 500 Ko au maximum, 560x800 recommandé",
  "goods.barcodeMalformed": "Un code-barres compte de {{least}} à {{most}} chiffres",
  "goods.barcodeCheckDigit": "Le chiffre de contrôle est faux ; il devrait être {{digit}}",
  "goods.barcodeTaken": "Un autre produit porte ce code-barres",
  "goods.codeTaken": "Ce code produit existe déjà",
  "goods.weightOutOfRange": "Le poids est un nombre entier de 1 à {{limit}} g",
  "goods.toleranceOutOfRange": "La tolérance est d’au moins 0 et inférieure au poids",
  "goods.shelfLifeBeforeProduction": "La date de péremption ne peut pas précéder la date de fabrication",
  "goods.onLane": "Suppression impossible : présent dans {{lanes}} canaux",
  "goods.tagIncomplete": "Nom, priorité numérique et icône de l’étiquette sont obligatoires",
  "goods.tagTaken": "Une étiquette de ce nom existe déjà",
  "goods.tagUnknown": "Cette étiquette n’existe pas ou a été supprimée",
  "goods.tooManyTags": "Un produit porte au plus {{limit}} étiquettes",
  "goods.tooManyAtOnce": "{{limit}} produits au plus à la fois ; réduisez la sélection",
  "goods.priorityOutOfRange": "La priorité est un nombre entier de 1 à {{limit}}",
  "goods.inLibrary": "Échec de la modélisation : le produit existe déjà dans le catalogue officiel",
  "goods.underReview": "Ce produit est en cours d’examen",
  "goods.reviewRemarkMissing": "Saisissez l’avis d’examen",
  "goods.changedMeanwhile": "Quelqu’un a modifié le produit ; vérifiez les changements puis enregistrez",
  "goods.selectProducts": "Sélectionnez les données à traiter",
  "goods.pictureUnknown": "L’image n’existe pas ou plus ; veuillez la téléverser à nouveau",
  "goods.percentOutOfRange": "Un pourcentage de {{least}} à {{most}}, une décimale au plus",
  "goods.copiesOutOfRange": "De 1 à {{limit}} étiquettes par produit",
  "goods.tooManyLabels": "Au plus {{limit}} étiquettes par fichier",
};
