export type GoodsRefusal = "goods.unknownProduct" | "goods.chooseProduct" | "goods.purchaseAbovePrice";
