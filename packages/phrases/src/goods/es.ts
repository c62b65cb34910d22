import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/spgl": "Productos",
};

export const permissions: Translation<typeof zh.permissions> = {
  "goods.product.read": "Ver productos",
  "goods.product.write": "Gestionar productos y precios",
  "goods.attribute.read": "Ver categorías y atributos",
  "goods.attribute.write": "Mantener categorías y atributos",
  "goods.modelling.read": "Ver envíos a revisión",
  "goods.library.read": "Ver el catálogo de la plataforma",
  "goods.library.write": "Mantener el catálogo de la plataforma, revisar modelados",
};

export const errors: Translation<typeof zh.errors> = {
  "goods.unknownProduct": "El producto no existe",
  "goods.chooseProduct": "Elija un producto",
  "goods.purchaseAbovePrice": "El precio de compra no puede superar el precio del producto",
  "goods.priceNotPositive": "El precio debe ser mayor que 0",
  "goods.brandMissing": "Elija una marca",
  "goods.notLastLevel": "Esta categoría no es del último nivel",
  "goods.attributeOff": "Este valor está desactivado y no se puede elegir",
  "goods.attributeUnknown": "Este valor no existe o se eliminó",
  "goods.chooseCategory": "Elija primero una categoría",
  "goods.attributeTaken": "Este nivel ya tiene un valor con ese nombre",
  "goods.attributeTooDeep": "Como máximo {{limit}} niveles",
  "goods.attributeCycle": "No se puede mover debajo de sí mismo",
  "goods.attributeInUse": "No se puede eliminar: tiene {{children}} valores debajo y {{products}} productos",
  "goods.thumbnailMissing": "Debe elegir una miniatura",
  "goods.picturesMissing": "Suba al menos una imagen",
  "goods.tooManyPictures": "Como máximo {{limit}} imágenes de detalle",
  "goods.pictureTooLarge": "jpg/png, 500 KB como máximo, recomendado 560x800",
  "goods.barcodeMalformed": "Un código de barras tiene de {{least}} a {{most}} cifras",
  "goods.barcodeCheckDigit": "La cifra de control es incorrecta; debe ser {{digit}}",
  "goods.barcodeTaken": "Otro producto tiene este código de barras",
  "goods.codeTaken": "El código de producto ya existe",
  "goods.weightOutOfRange": "El peso es un número entero de 1 a {{limit}} g",
  "goods.toleranceOutOfRange": "La tolerancia es al menos 0 y menor que el peso",
  "goods.shelfLifeBeforeProduction": "La fecha de caducidad no puede ser anterior a la fecha de fabricación",
  "goods.onLane": "No se puede eliminar: está en {{lanes}} carriles",
  "goods.tagIncomplete": "Se requieren nombre, prioridad numérica e icono de la etiqueta",
  "goods.tagTaken": "Ya existe una etiqueta con ese nombre",
  "goods.tagUnknown": "La etiqueta no existe o se eliminó",
  "goods.tooManyTags": "Un producto tiene como máximo {{limit}} etiquetas",
  "goods.tooManyAtOnce": "Como máximo {{limit}} productos a la vez; reduzca la selección",
  "goods.priorityOutOfRange": "La prioridad es un número entero de 1 a {{limit}}",
  "goods.inLibrary": "Error de modelado: el producto ya existe en el catálogo oficial",
  "goods.underReview": "Este producto está en revisión",
  "goods.reviewRemarkMissing": "Indique la observación de la revisión",
  "goods.changedMeanwhile": "Otra persona cambió el producto; revise los cambios y guarde de nuevo",
  "goods.selectProducts": "Seleccione los datos que desea tratar",
  "goods.pictureUnknown": "La imagen no existe o ha caducado; súbala de nuevo",
  "goods.percentOutOfRange": "Un porcentaje de {{least}} a {{most}}, con un decimal como máximo",
  "goods.copiesOutOfRange": "De 1 a {{limit}} etiquetas por producto",
  "goods.tooManyLabels": "Como máximo {{limit}} etiquetas por archivo",
};
