export const pages = {
  "/sc/scgg": "商城公告",
  "/sc/stdgl": "实体店管理",
  "/sc/stdspsz": "实体店商品设置",
} as const;

export const permissions = {
  "mall.notice.read": "查看商城公告",
  "mall.notice.write": "新增、编辑、发布和撤回商城公告",
  "mall.store.read": "查看实体店",
  "mall.store.write": "新增、编辑、开关和删除实体店",
  "mall.storeProduct.read": "查看实体店商品",
  "mall.storeProduct.write": "设置实体店商品",
} as const;

export const errors = {
  "mall.noticePublished": "已发布的公告请先撤回",
  "mall.storeStockOutOfRange": "库存须为0到{{limit}}的整数",
  "mall.storeNameTaken": "已有同名的实体店",
  "mall.storeHoursMalformed": "营业时间须为 00:00 到 23:59",
  "mall.storeHoursEmpty": "开始与结束时间不能相同",
} as const;

export const fields = {
  noticeTitle: "公告标题",
  noticeContent: "公告内容",
  publishStatus: "发布状态",
  publishTime: "发布时间",
  createdBy: "创建人",
  storeName: "门店名称",
  storeAddress: "地址",
  openingHours: "营业时间",
  longitude: "经度",
  latitude: "纬度",
  productCount: "商品数",
  unitPrice: "单价",
  costPrice: "进货价",
  stock: "库存",
  productStatus: "上架状态",
  productIds: "商品",
} as const;

export const words = {
  notice: {
    draft: "草稿",
    scheduled: "待发布",
    published: "已发布",
    withdrawn: "已撤回",
  },
  shelf: {
    on: "已上架",
    off: "已下架",
  },
  action: {
    addNotice: "新增公告",
    editNotice: "编辑公告",
    publish: "发布",
    withdraw: "撤回",
    addStore: "新增实体店",
    editStore: "编辑实体店",
    products: "商品设置",
    open: "营业",
    close: "打烊",
    addProducts: "添加商品",
    putOn: "上架",
    takeOff: "下架",
    remove: "移除",
  },
  confirm: {
    publish: "确定要发布吗？",
    withdraw: "确定要撤回吗？",
    open: "确定要营业吗？",
    close: "确定要打烊吗？",
    remove: "确定要移除该商品吗？",
  },
  hint: {
    publishTime: "留空则发布后立即可见",
    position: "位置 (WGS-84)",
    added: "已添加 {{n}} 种商品",
  },
} as const;
