import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc": "Tienda en línea",
  "/essggl": "Tienda en línea de compra al paso",
  "/sc/dpxx": "Datos de la tienda",
  "/sc/cpgl": "Productos de la tienda en línea",
  "/sc/thdgl": "Puntos de recogida",
  "/essggl/sz": "Ajustes",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.shop.read": "Ver los datos de la tienda",
  "mall.shop.write": "Editar los datos de la tienda",
  "mall.quickBuyShop.read": "Ver los ajustes de compra al paso",
  "mall.quickBuyShop.write": "Editar los ajustes de compra al paso",
  "mall.product.read": "Ver los productos de la tienda en línea",
  "mall.product.write": "Añadir, editar y poner en el estante productos de la tienda en línea",
  "mall.pickupPoint.read": "Ver los puntos de recogida",
  "mall.pickupPoint.write": "Añadir, editar y eliminar puntos de recogida",
};

export const verbs: Translation<typeof zh.verbs> = {
  setShelf: "Poner o quitar del estante",
  setOpen: "Abrir o cerrar",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.closeMinutesOutOfRange": "El plazo de cierre debe ser de {{least}} a {{most}} minutos",
  "mall.tooManyTags": "Como máximo {{limit}} etiquetas de servicio",
  "mall.shopMissing": "Guarde primero los datos de la tienda",
  "mall.machineUnknown": "La máquina no existe o no vende por teléfono",
  "mall.productUnknown": "Este producto de la tienda en línea no existe",
  "mall.medicineNotSold": "Los productos con receta no se venden en la tienda en línea",
  "mall.stockOutOfRange": "Las existencias deben ser un entero de 0 a {{limit}}",
  "mall.stockReserved": "Los pedidos han reservado {{n}} unidades",
  "mall.stockChanged": "Las existencias han pasado a {{n}}; actualice e inténtelo de nuevo",
  "mall.priceBelowDeal":
    "El precio debe seguir por encima de ¥{{price}}, el de una venta flash o compra en grupo del producto; deténgala antes y deje que terminen sus grupos",
  "mall.pickupPointUnknown": "Este punto de recogida no existe",
  "mall.pickupPointTaken": "El nombre o la máquina pertenece a otro punto de recogida",
  "mall.pickupPointInUse": "Este punto de recogida tiene {{n}} pedidos abiertos y no se puede eliminar",
  "mall.pickupPointKeepsMachine":
    "Este punto de recogida tiene {{n}} pedidos abiertos y no se puede cambiar su máquina",
  "mall.noPickupLane": "Esta máquina no tiene un carril de solo recogida",
};

export const fields: Translation<typeof zh.fields> = {
  category: "Categoría",
  unitPrice: "Precio unitario",
  mallPrice: "Precio de venta",
  stock: "Existencias",
  reserved: "Reservado",
  salesCount: "Vendidos",
  productStatus: "Estante",
  productIds: "Productos",
  pickupPoint: "Punto de recogida",
  pickupMachine: "Máquina de recogida",
  shopNo: "N.º de tienda",
  shopName: "Nombre de la tienda",
  servicePhone: "Teléfono de atención",
  shopAddress: "Dirección de la tienda",
  location: "Ubicación",
  announcement: "Anuncio",
  serviceTags: "Etiquetas de servicio",
  openStatus: "Apertura",
  deliveryWays: "Formas de entrega",
  deliveryFee: "Gastos de entrega",
  closeMinutes: "Cierre de pedidos sin pagar (minutos)",
};

export const words: Translation<typeof zh.words> = {
  openState: {
    open: "Abierta",
    closed: "Cerrada",
  },
  deliveryWay: {
    delivery: "Entrega",
    pickup: "Recogida",
  },
  shelfState: {
    on: "En el estante",
    off: "Fuera del estante",
  },
  shelf: {
    on: "Poner en el estante",
    off: "Quitar del estante",
  },
  shelfOnAsk: "¿Poner en el estante?",
  shelfOffAsk: "¿Quitar del estante? Los clientes ya no podrán pedirlo",
  isReserved: "Pedidos abiertos lo han reservado",
  addProducts: "Añadir productos del catálogo",
  addHint: "Los nuevos quedan fuera del estante y sin existencias",
  pointSwitch: {
    open: "Activar",
    closed: "Desactivar",
  },
  openPoint: "¿Activar?",
  closePoint: "¿Desactivar? Los pedidos nuevos no podrán elegir este punto de recogida",
  addPickupPoint: "Añadir punto de recogida",
  machineHint: "Requiere un carril de solo recogida; vacío para un mostrador",
  openShop: "¿Abrir la tienda?",
  closeShop: "¿Cerrar la tienda? Ya no aceptará pedidos nuevos",
  editShop: "Editar la tienda",
  tagsHint: "Pulse Intro tras cada etiqueta, p. ej. Entrega gratuita",
  notSaved: "Aún sin configurar; al guardar se abre la tienda",
};
