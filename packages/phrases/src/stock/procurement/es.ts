import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jxcgl": "Compras y existencias",
  "/jxcgl/wdgys": "Mis proveedores",
  "/jxcgl/gysspsz": "Productos de proveedores",
  "/jxcgl/ccgl": "Almacenes",
};

export const permissions: Translation<typeof zh.permissions> = {
  "stock.supplier.read": "Ver proveedores y sus productos",
  "stock.supplier.write": "Mantener proveedores y sus productos",
  "stock.warehouse.read": "Ver existencias de almacén",
  "stock.warehouse.write": "Mantener almacenes, umbrales de aviso y cierres",
};

export const verbs: Translation<typeof zh.verbs> = {
  setWarning: "Fijar el umbral de aviso",
};

export const errors: Translation<typeof zh.errors> = {
  "stock.supplierUnknown": "Este proveedor no existe",
  "stock.supplierInUse": "Hay documentos con este proveedor: se puede desactivar, no eliminar",
  "stock.supplierTaken": "Ya hay un proveedor con este nombre",
  "stock.supplyAbovePrice": "El precio de compra no puede superar el precio del producto",
  "stock.supplyTaken": "El proveedor ya tiene este producto",
  "stock.wholeOutOfRange": "Introduzca un número entero de {{least}} a {{most}}",
  "stock.productUnknown": "Este producto no existe",
  "stock.warehouseUnknown": "Este almacén no existe",
  "stock.warehouseTaken": "Ya hay un almacén con este nombre",
  "stock.warehouseShort": "Existencias insuficientes: solo hay {{has}}",
  "stock.dayAhead": "La fecha del documento no puede ser futura",
  "stock.dayClosed": "El almacén está cerrado hasta el {{day}}; elija una fecha posterior",
  "stock.closedEarlier": "El cierre solo avanza y no se deshace",
  "stock.dayNotOver": "Solo se pueden cerrar días terminados",
};

export const fields: Translation<typeof zh.fields> = {
  supplierId: "Proveedor",
  supplierNo: "N.º de proveedor",
  supplierName: "Proveedor",
  address: "Dirección",
  productCount: "Productos",
  productId: "Producto",
  spec: "Formato",
  unit: "Unidad",
  price: "Precio del producto",
  supplyPrice: "Precio del proveedor",
  packSize: "Unidades por caja",
  leadDays: "Plazo (días)",
  warehouseId: "Almacén",
  warehouseName: "Almacén",
  warehouseKind: "Tipo",
  batchNo: "Lote",
  stock: "Existencias",
  average: "Coste medio",
  value: "Coste",
  warnThreshold: "Umbral de aviso",
  updatedTime: "Modificado",
  reason: "Motivo",
  quantity: "Cantidad",
  stockAfter: "Existencias después",
  docNo: "N.º de documento",
  docDate: "Fecha del documento",
  closedDay: "Cerrado hasta",
};

export const words: Translation<typeof zh.words> = {
  action: {
    addSupplier: "Añadir proveedor",
    editSupplier: "Editar proveedor",
    products: "Productos",
    enable: "Activar",
    disable: "Desactivar",
    addSupply: "Añadir producto",
    editSupply: "Editar precio del proveedor",
    addWarehouse: "Añadir almacén",
    editWarehouse: "Editar almacén",
    movements: "Movimientos",
    setWarning: "Fijar umbral de aviso",
  },
  yesNo: {
    yes: "Sí",
    no: "No",
  },
  kind: {
    warehouse: "Almacén",
    bag: "Bolsa de ruta",
  },
  goodsReason: {
    receipt: "Entrada en almacén",
    issue: "Salida de almacén",
    arrival: "Carga en bolsa",
    loss: "Baja por merma",
    refill: "Reposición",
    reversal: "Anulación",
  },
  hint: {
    phone: "Introduzca el móvil completo",
    closing: "Ese día y los anteriores quedan sin movimientos; no se deshace",
    warning: "Por debajo hay que comprar; 0 no avisa nunca",
  },
  confirm: {
    disable: "¿Desactivar este proveedor? Después no se le compra nada más.",
    enable: "¿Activar este proveedor?",
  },
};
