import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const errors: Translation<typeof zh.errors> = {
  "stock.noGoodsCounted": "Aún no se ha contado ningún producto",
  "stock.goodsReasonMissing": "Indique por qué difiere {{productName}}",
  "stock.goodsCountAgain":
    "Después se anuló un recuento de {{productName}}, o salió más de lo contado; cuéntelo de nuevo",
  "stock.goodsCountedMeanwhile": "Otra persona acaba de contar este producto; compruébelo antes de volver a introducir",
};

export const fields: Translation<typeof zh.fields> = {
  docNo: "N.º de documento",
  warehouseId: "Almacén",
  productId: "Producto",
  batchNo: "Lote",
  progress: "Productos contados",
  value: "Valor de las diferencias",
};

export const words: Translation<typeof zh.words> = {
  machines: "Máquinas",
  places: "Almacenes y bolsas",
  begin: "Iniciar recuento",
  find: "Nombre, número, código de barras o lote",
  add: "Añadir un producto que no está en libro",
  blindHint:
    "El libro se muestra tras introducir el número. La mercancía sigue moviéndose: cada línea se compara con el libro de su momento.",
  finishConfirm: "Líneas contadas: {{n}} de {{all}}; las demás no cambian. ¿Terminar?",
  finished: "Registrado; líneas modificadas: {{n}}",
  reverse: "Anular",
  reverseConfirm: "¿Anular este recuento? Sus diferencias se retiran por su valor registrado.",
  state: {
    reversed: "Anulado",
  },
  cause: {
    unbooked: "Sin documento",
  },
};
