export type StockRefusal = "stock.quantityOutOfRange";
