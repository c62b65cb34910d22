import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/spgl": "Produkte",
};

export const permissions: Translation<typeof zh.permissions> = {
  "goods.product.read": "Produkte ansehen",
  "goods.product.write": "Produkte und Preise pflegen",
  "goods.attribute.read": "Kategorien und Merkmale ansehen",
  "goods.attribute.write": "Kategorien und Merkmale pflegen",
  "goods.modelling.read": "Einreichungen zur Prüfung ansehen",
  "goods.library.read": "Produktbibliothek der Plattform ansehen",
  "goods.library.write": "Produktbibliothek der Plattform pflegen, Modellierungen prüfen",
};

export const errors: Translation<typeof zh.errors> = {
  "goods.unknownProduct": "Das Produkt existiert nicht",
  "goods.chooseProduct": "Bitte ein Produkt wählen",
  "goods.purchaseAbovePrice": "Der Einkaufspreis darf den Produktpreis nicht übersteigen",
  "goods.priceNotPositive": "Der Preis muss über 0 liegen",
  "goods.brandMissing": "Bitte eine Marke wählen",
  "goods.notLastLevel": "Diese Kategorie ist nicht die letzte Ebene",
  "goods.attributeOff": "Dieser Wert ist deaktiviert und nicht wählbar",
  "goods.attributeUnknown": "Diesen Wert gibt es nicht oder nicht mehr",
  "goods.chooseCategory": "Bitte zuerst eine Kategorie wählen",
  "goods.attributeTaken": "Auf dieser Ebene gibt es den Namen schon",
  "goods.attributeTooDeep": "Höchstens {{limit}} Ebenen",
  "goods.attributeCycle": "Kann nicht unter sich selbst verschoben werden",
  "goods.attributeInUse": "Löschen nicht möglich: {{children}} Werte darunter und {{products}} Produkte",
  "goods.thumbnailMissing": "Ein Vorschaubild ist erforderlich",
  "goods.picturesMissing": "Bitte mindestens ein Bild hochladen",
  "goods.tooManyPictures": "Höchstens {{limit}} Detailbilder",
  "goods.pictureTooLarge": "jpg/png, höchstens 500 KB, empfohlen 560x800",
  "goods.barcodeMalformed": "Ein Barcode hat {{least}} bis {{most}} Ziffern",
  "goods.barcodeCheckDigit": "Die Prüfziffer stimmt nicht; richtig wäre {{digit}}",
  "goods.barcodeTaken": "Ein anderes Produkt trägt diesen Barcode",
  "goods.codeTaken": "Diesen Produktcode gibt es schon",
  "goods.weightOutOfRange": "Das Gewicht ist eine ganze Zahl von 1 bis {{limit}} g",
  "goods.toleranceOutOfRange": "Die Toleranz ist mindestens 0 und kleiner als das Gewicht",
  "goods.shelfLifeBeforeProduction": "Das Verfallsdatum kann nicht vor dem Herstellungsdatum liegen",
  "goods.onLane": "Löschen nicht möglich: liegt in {{lanes}} Schächten",
  "goods.tagIncomplete": "Name des Kennzeichens, Priorität als Zahl und Symbol sind erforderlich",
  "goods.tagTaken": "Ein Kennzeichen dieses Namens gibt es schon",
  "goods.tagUnknown": "Dieses Kennzeichen gibt es nicht oder nicht mehr",
  "goods.tooManyTags": "Ein Produkt hat höchstens {{limit}} Kennzeichen",
  "goods.tooManyAtOnce": "Höchstens {{limit}} Produkte auf einmal; bitte eingrenzen",
  "goods.priorityOutOfRange": "Die Priorität ist eine ganze Zahl von 1 bis {{limit}}",
  "goods.inLibrary": "Modellierung fehlgeschlagen: Das Produkt steht schon in der offiziellen Bibliothek",
  "goods.underReview": "Dieses Produkt wird gerade geprüft",
  "goods.reviewRemarkMissing": "Bitte den Prüfvermerk eingeben",
  "goods.changedMeanwhile": "Das Produkt wurde inzwischen geändert; bitte die Änderungen ansehen und erneut speichern",
  "goods.selectProducts": "Bitte Daten auswählen",
  "goods.pictureUnknown": "Das Bild gibt es nicht oder nicht mehr; bitte erneut hochladen",
  "goods.percentOutOfRange": "Prozent von {{least}} bis {{most}}, höchstens eine Nachkommastelle",
  "goods.copiesOutOfRange": "1 bis {{limit}} Etiketten je Produkt",
  "goods.tooManyLabels": "Höchstens {{limit}} Etiketten in einer Datei",
};
