export const errors = {
  "stock.noGoodsCounted": "还没有盘点任何商品",
  "stock.goodsReasonMissing": "请填写 {{productName}} 的差异原因",
  "stock.goodsCountAgain": "{{productName}} 盘点后又有盘点被红冲，或取走的多于盘到的，请重新盘点",
  "stock.goodsCountedMeanwhile": "该商品刚被其他人盘点，请查看后再录入",
} as const;

export const fields = {
  docNo: "单据编号",
  warehouseId: "仓库",
  productId: "商品",
  batchNo: "批次",
  progress: "已盘商品",
  value: "差异金额",
} as const;

export const words = {
  machines: "机器",
  places: "仓库与车包",
  begin: "开始盘点",
  find: "名称、编号、条码或批次",
  add: "添加账面没有的商品",
  blindHint: "录入后才显示账面数量。货物照常进出：每行按各自的盘点时间计算差异。",
  finishConfirm: "已盘 {{n}}/{{all}} 行，未盘的保持不变。确定要完成盘点吗？",
  finished: "盘点已入账，{{n}} 行有变动",
  reverse: "红冲",
  reverseConfirm: "确定要红冲该盘点吗？差异将按入账时的成本退回。",
  state: {
    reversed: "已红冲",
  },
  cause: {
    unbooked: "漏记单据",
  },
} as const;
