export const pages = {
  "/spgl/ptspk": "平台商品库",
  "/spgl/tsgl": "提审管理",
} as const;

export const verbs = {
  take: "从官方库加入",
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
  auditRemark: "审核意见",
  applyTime: "申请时间",
  dueTime: "最迟审核时间",
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
  yes: "是",
  no: "否",
  workdays: "商品审核需1-2个工作日",
  submit: "提交审核",
  submitHint: "按现有的图片和重量提交。",
  submitted: "已提交，最迟 {{time}} 完成审核",
  resubmit: "重新提交",
  resubmitAsk: "确定要重新提交审核吗？",
  decision: {
    approve: "通过",
    reject: "不通过",
    ignore: "忽略",
  },
  decisionAsk: {
    approve: "确定要审核通过吗？通过后将加入官方库。",
    reject: "确定要审核不通过吗？",
    ignore: "忽略后商户可以重新提交，确定吗？",
  },
  alike: "官方库中可能相同的",
  sameBarcode: "条码相同",
  steps: "处理过程",
  event: {
    submit: "提交",
    resubmit: "重新提交",
    approve: "审核通过",
    reject: "审核不通过",
    ignore: "忽略",
  },
} as const;
