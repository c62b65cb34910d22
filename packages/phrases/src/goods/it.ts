import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/spgl": "Prodotti",
};

export const permissions: Translation<typeof zh.permissions> = {
  "goods.product.read": "Vedere i prodotti",
  "goods.product.write": "Gestire prodotti e prezzi",
  "goods.attribute.read": "Vedere categorie e attributi",
  "goods.attribute.write": "Gestire categorie e attributi",
  "goods.modelling.read": "Vedere gli invii per l’esame",
  "goods.library.read": "Vedere il catalogo della piattaforma",
  "goods.library.write": "Gestire il catalogo della piattaforma, esaminare le modellazioni",
};

export const errors: Translation<typeof zh.errors> = {
  "goods.unknownProduct": "Il prodotto non esiste",
  "goods.chooseProduct": "Scelga un prodotto",
  "goods.purchaseAbovePrice": "Il prezzo d’acquisto non può superare il prezzo del prodotto",
  "goods.priceNotPositive": "Il prezzo deve essere superiore a 0",
  "goods.brandMissing": "Scelga una marca",
  "goods.notLastLevel": "Questa categoria non è dell’ultimo livello",
  "goods.attributeOff": "Questo valore è disattivato e non può essere scelto",
  "goods.attributeUnknown": "Questo valore non esiste o è stato eliminato",
  "goods.chooseCategory": "Scelga prima una categoria",
  "goods.attributeTaken": "Questo livello contiene già un valore con questo nome",
  "goods.attributeTooDeep": "Al massimo {{limit}} livelli",
  "goods.attributeCycle": "Non si può spostare sotto se stesso",
  "goods.attributeInUse": "Impossibile eliminare: contiene {{children}} valori e {{products}} prodotti",
  "goods.thumbnailMissing": "Deve scegliere una miniatura",
  "goods.picturesMissing": "Carichi almeno un’immagine",
  "goods.tooManyPictures": "Al massimo {{limit}} immagini di dettaglio",
  "goods.pictureTooLarge": "jpg/png, al massimo 500 KB, consigliato 560x800",
  "goods.barcodeMalformed": "Un codice a barre ha da {{least}} a {{most}} cifre",
  "goods.barcodeCheckDigit": "La cifra di controllo è errata; dovrebbe essere {{digit}}",
  "goods.barcodeTaken": "Un altro prodotto ha questo codice a barre",
  "goods.codeTaken": "Il codice prodotto esiste già",
  "goods.weightOutOfRange": "Il peso è un numero intero da 1 a {{limit}} g",
  "goods.toleranceOutOfRange": "La tolleranza è almeno 0 e inferiore al peso",
  "goods.shelfLifeBeforeProduction": "La data di scadenza non può precedere la data di produzione",
  "goods.onLane": "Impossibile eliminare: è in {{lanes}} canali",
  "goods.tagIncomplete": "Sono obbligatori nome, priorità numerica e icona dell’etichetta",
  "goods.tagTaken": "Esiste già un’etichetta con questo nome",
  "goods.tagUnknown": "L’etichetta non esiste o è stata eliminata",
  "goods.tooManyTags": "Un prodotto ha al massimo {{limit}} etichette",
  "goods.tooManyAtOnce": "Al massimo {{limit}} prodotti per volta; restringa la scelta",
  "goods.priorityOutOfRange": "La priorità è un numero intero da 1 a {{limit}}",
  "goods.inLibrary": "Modellazione non riuscita: il prodotto esiste già nel catalogo ufficiale",
  "goods.underReview": "Questo prodotto è in esame",
  "goods.reviewRemarkMissing": "Inserisca la nota di esame",
  "goods.changedMeanwhile": "Il prodotto è stato modificato; verifichi le modifiche e salvi di nuovo",
  "goods.selectProducts": "Selezioni i dati su cui operare",
  "goods.pictureUnknown": "L’immagine non esiste o è scaduta; caricarla di nuovo",
  "goods.percentOutOfRange": "Una percentuale da {{least}} a {{most}}, al massimo un decimale",
  "goods.copiesOutOfRange": "Da 1 a {{limit}} etichette per prodotto",
  "goods.tooManyLabels": "Al massimo {{limit}} etichette per file",
};
