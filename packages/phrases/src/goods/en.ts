import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/spgl": "Products",
};

export const permissions: Translation<typeof zh.permissions> = {
  "goods.product.read": "View products",
  "goods.product.write": "Maintain products and prices",
  "goods.attribute.read": "View categories and attributes",
  "goods.attribute.write": "Maintain categories and attributes",
  "goods.modelling.read": "View submissions for review",
  "goods.library.read": "View the platform product library",
  "goods.library.write": "Maintain the platform product library, review modelling",
};

export const errors: Translation<typeof zh.errors> = {
  "goods.unknownProduct": "Product does not exist",
  "goods.chooseProduct": "Choose a product",
  "goods.purchaseAbovePrice": "Purchase price cannot exceed product price",
  "goods.priceNotPositive": "The price must be above 0",
  "goods.brandMissing": "Select a brand category",
  "goods.notLastLevel": "Current classification is not the last level",
  "goods.attributeOff": "This value is disabled and cannot be chosen",
  "goods.attributeUnknown": "This value does not exist or was deleted",
  "goods.chooseCategory": "Select a category first",
  "goods.attributeTaken": "This level already has a value of this name",
  "goods.attributeTooDeep": "At most {{limit}} levels",
  "goods.attributeCycle": "It cannot move below itself",
  "goods.attributeInUse": "It has {{children}} values below it and {{products}} products, so it cannot be deleted",
  "goods.thumbnailMissing": "You must choose a thumbnail",
  "goods.picturesMissing": "Upload at least one image",
  "goods.tooManyPictures": "At most {{limit}} detail pictures",
  "goods.pictureTooLarge": "jpg/png, at most 500 KB, recommended 560x800",
  "goods.barcodeMalformed": "A barcode has {{least}} to {{most}} digits",
  "goods.barcodeCheckDigit": "The check digit is wrong; it should be {{digit}}",
  "goods.barcodeTaken": "Another product has this barcode",
  "goods.codeTaken": "The product code already exists",
  "goods.weightOutOfRange": "The weight is a whole number from 1 to {{limit}} g",
  "goods.toleranceOutOfRange": "The tolerance is at least 0 and below the weight",
  "goods.shelfLifeBeforeProduction": "The shelf life cannot end before the production date",
  "goods.onLane": "It lies on {{lanes}} lanes, so it cannot be deleted",
  "goods.tagIncomplete": "Tag name, numeric priority and icon are required",
  "goods.tagTaken": "A tag of this name already exists",
  "goods.tagUnknown": "The tag does not exist or was deleted",
  "goods.tooManyTags": "A product has at most {{limit}} tags",
  "goods.tooManyAtOnce": "At most {{limit}} products at once; narrow the choice",
  "goods.priorityOutOfRange": "The priority is a whole number from 1 to {{limit}}",
  "goods.inLibrary": "Modelling failed: the product already exists in the official library",
  "goods.underReview": "This product is under review",
  "goods.reviewRemarkMissing": "Enter the review remark",
  "goods.changedMeanwhile": "Somebody has changed the product; look at the changes and save again",
  "goods.selectProducts": "Select data to operate on",
  "goods.pictureUnknown": "The picture does not exist or has expired; please upload it again",
  "goods.percentOutOfRange": "A percentage from {{least}} to {{most}}, at most one decimal",
  "goods.copiesOutOfRange": "1 to {{limit}} labels for each product",
  "goods.tooManyLabels": "At most {{limit}} labels in one file",
};
