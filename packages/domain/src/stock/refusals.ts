export type StockRefusal =
  | "stock.quantityOutOfRange"
  | "stock.notWhole"
  | "stock.limitOutOfRange"
  | "stock.nothingCounted"
  | "stock.reasonMissing"
  | "stock.secondPerson"
  | "stock.countAgain"
  | "stock.countedMeanwhile";
