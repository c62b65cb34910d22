export const pages = {
  "/spgl/ptspk": "平台商品库",
} as const;

export const verbs = {
  take: "从平台商品库加入",
} as const;

export const fields = {
  thumbnail: "缩略图",
  brand: "品牌",
  category: "分类",
  barcode: "条码",
  spec: "规格",
  flavour: "口味",
  packaging: "包装",
  unit: "单位",
  weight: "重量(g)",
  weightTolerance: "重量误差(g)",
  isPrescription: "处方药",
  detailPictures: "详情图",
  auditStatus: "建模审核状态",
  isMine: "我的商品",
  unitPrice: "单价",
} as const;

export const words = {
  state: {
    underReview: "审核中",
    success: "建模成功",
    failed: "建模失败",
    ignored: "已忽略",
  },
  add: "新增官方商品",
  edit: "编辑官方商品",
  search: "名称、拼音、首字母、编号或条码",
  take: "加入我的商品",
  takeSelected: "批量加入",
  takeBrand: "按品牌加入",
  takeAsk: "将 {{n}} 个官方商品加入我的商品",
  priceHint: "每个商品先按此单价，之后可逐个修改",
  taken: "已加入 {{taken}} 个商品，{{known}} 个原已存在",
  mine: "已加入",
  notMine: "未加入",
  removePicture: "移除图片",
  yes: "是",
  no: "否",
} as const;
