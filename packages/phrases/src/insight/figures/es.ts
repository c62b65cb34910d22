import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jygl/gk": "Resumen de ventas",
  "/jygl/jyhz": "Ventas por máquina",
  "/jygl/sjhz": "Ventas por periodo",
  "/jygl/sptj": "Estadísticas de productos",
  "/jygl/cfxstj": "Ventas con receta",
  "/jygl/ypxstj": "Ventas de medicamentos",
  "/jygl/ywlxtj": "Tipos de negocio",
  "/tjfx": "Estadísticas",
  "/tjfx/jqjytj": "Ventas por máquina",
  "/tjfx/spjytj": "Ventas por producto",
  "/tjfx/zfjstj": "Ventas por forma de pago",
  "/tjfx/dwjytj": "Ventas por punto",
  "/tjfx/shzftj": "Ventas por comercio",
  "/sc/sctj": "Estadísticas de la tienda",
};

export const permissions: Translation<typeof zh.permissions> = {
  "insight.overview.read": "Ver",
  "insight.summary.read": "Ver",
  "insight.periods.read": "Ver",
  "insight.goods.read": "Ver",
  "insight.prescriptions.read": "Ver",
  "insight.medicines.read": "Ver",
  "insight.businessTypes.read": "Ver",
  "insight.machines.read": "Ver",
  "insight.products.read": "Ver",
  "insight.payments.read": "Ver",
  "insight.points.read": "Ver",
  "insight.merchants.read": "Ver",
  "insight.mall.read": "Ver",
};

export const fields: Translation<typeof zh.fields> = {
  period: "Periodo",
  payMethod: "Forma de pago",
  viewName: "Nombre de la vista",
};

export const words: Translation<typeof zh.words> = {
  views: "Vistas",
  saveView: "Guardar como vista",
  saveViewHint: "Se sustituye la vista del mismo nombre; sus días avanzan con el día en que se abre",
  dimension: {
    day: "Día",
    month: "Mes",
    year: "Año",
    merchant: "Comercio",
    point: "Punto",
    pickupPoint: "Punto de recogida",
    machine: "Máquina",
    machineType: "Tipo de máquina",
    category: "Categoría",
    brand: "Marca",
    product: "Producto",
    medicine: "Medicamento",
    batch: "Lote",
    manufacturer: "Fabricante",
    payMethod: "Forma de pago",
    businessType: "Tipo de negocio",
  },
  groupBy: "Agrupar por",
  compare: {
    label: "Comparar con",
    previous: "Periodo anterior",
    yearAgo: "Hace un año",
    none: "Sin comparar",
  },
  thisPeriod: "Este periodo",
  running: "Hoy, sin terminar",
  change: "Variación",
  total: "Total",
  everything: "Todo",
  perDay: "Día a día",
  largest: "Los {{n}} primeros",
  others: "{{n}} más",
  unnamed: "Sin definir",
  delivery: "Entrega",
  medCategory: "Categoría de medicamento",
  made: "Presentación y fabricante",
  countingMedicines:
    "Pedidos cuyo medicamento se pudo dispensar, por el día del pedido en la zona horaria del comercio. Las piezas son las de la dispensación y las ventas lo pagado por ellas; los reembolsos no se descuentan. El lote es el que indicaba el carril en ese momento.",
  counting:
    "Pedidos cobrados, por el día del pedido en la zona horaria del comercio. Un reembolso cuenta el día de su pedido; su número es el de pedidos reembolsados.",
  profitCounting:
    "El beneficio bruto es lo cobrado menos reembolsos y precio de compra de lo dispensado, de pedidos cuyo precio de compra se conoce ({{share}} de las ventas tras reembolsos).",
  number: "Número",
  line: "Líneas",
  bar: "Barras",
  measure: {
    salesAmount: "Ventas",
    orderCount: "Pedidos",
    salesCount: "Unidades vendidas",
    avgPrice: "Importe medio",
    refundAmount: "Reembolsado",
    refundCount: "Reembolsos",
    profit: "Beneficio bruto",
    share: "Cuota",
    netAmount: "Tras reembolsos",
  },
};
