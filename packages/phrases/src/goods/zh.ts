export const permissions = {
  "goods.product.read": "查看商品",
} as const;

export const errors = {
  "goods.unknownProduct": "商品不存在",
  "goods.chooseProduct": "请选择商品",
  "goods.purchaseAbovePrice": "进货价不能大于商品价格",
} as const;
