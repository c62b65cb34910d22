import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jxcgl": "Mua hàng và tồn kho",
  "/jxcgl/wdgys": "Nhà cung ứng của tôi",
  "/jxcgl/gysspsz": "Sản phẩm của nhà cung ứng",
  "/jxcgl/ccgl": "Quản lý kho",
};

export const permissions: Translation<typeof zh.permissions> = {
  "stock.supplier.read": "Xem nhà cung ứng và sản phẩm",
  "stock.supplier.write": "Quản lý nhà cung ứng và sản phẩm",
  "stock.warehouse.read": "Xem tồn kho",
  "stock.warehouse.write": "Quản lý kho, ngưỡng cảnh báo và khóa sổ",
};

export const verbs: Translation<typeof zh.verbs> = {
  setWarning: "Đặt ngưỡng cảnh báo",
};

export const errors: Translation<typeof zh.errors> = {
  "stock.supplierUnknown": "Nhà cung ứng không tồn tại",
  "stock.supplierInUse": "Nhà cung ứng đã có chứng từ: chỉ có thể tắt, không thể xóa",
  "stock.supplierTaken": "Tên nhà cung ứng đã có",
  "stock.supplyAbovePrice": "Giá nhập không được vượt giá sản phẩm",
  "stock.supplyTaken": "Nhà cung ứng đã có sản phẩm này",
  "stock.wholeOutOfRange": "Nhập số nguyên từ {{least}} đến {{most}}",
  "stock.productUnknown": "Sản phẩm không tồn tại",
  "stock.warehouseUnknown": "Kho không tồn tại",
  "stock.warehouseTaken": "Tên kho đã có",
  "stock.warehouseShort": "Không đủ tồn kho: chỉ còn {{has}}",
  "stock.dayAhead": "Ngày chứng từ không được sau hôm nay",
  "stock.dayClosed": "Kho đã khóa sổ đến {{day}}; hãy dùng ngày sau đó",
  "stock.closedEarlier": "Ngày khóa sổ chỉ được dời về sau, không thể hủy",
  "stock.dayNotOver": "Chỉ có thể khóa sổ những ngày đã qua",
};

export const fields: Translation<typeof zh.fields> = {
  supplierId: "Nhà cung ứng",
  supplierNo: "Mã nhà cung ứng",
  supplierName: "Nhà cung ứng",
  address: "Địa chỉ",
  productCount: "Số sản phẩm",
  productId: "Sản phẩm",
  spec: "Quy cách",
  unit: "Đơn vị",
  price: "Giá sản phẩm",
  supplyPrice: "Giá cung ứng",
  packSize: "Số lượng mỗi thùng",
  leadDays: "Thời gian giao (ngày)",
  warehouseId: "Kho",
  warehouseName: "Kho",
  warehouseKind: "Loại",
  batchNo: "Lô",
  stock: "Tồn kho",
  average: "Giá vốn bình quân",
  value: "Giá trị vốn",
  warnThreshold: "Ngưỡng cảnh báo",
  updatedTime: "Thời gian sửa",
  reason: "Lý do",
  quantity: "Số lượng",
  stockAfter: "Tồn kho sau",
  docNo: "Số chứng từ",
  docDate: "Ngày chứng từ",
  closedDay: "Đã khóa sổ đến",
};

export const words: Translation<typeof zh.words> = {
  action: {
    addSupplier: "Thêm nhà cung ứng",
    editSupplier: "Sửa nhà cung ứng",
    products: "Sản phẩm",
    enable: "Bật",
    disable: "Tắt",
    addSupply: "Thêm sản phẩm",
    editSupply: "Sửa giá cung ứng",
    addWarehouse: "Thêm kho",
    editWarehouse: "Sửa kho",
    movements: "Biến động",
    setWarning: "Đặt ngưỡng cảnh báo",
  },
  yesNo: {
    yes: "Có",
    no: "Không",
  },
  kind: {
    warehouse: "Kho",
    bag: "Túi hàng theo tuyến",
  },
  goodsReason: {
    receipt: "Nhập kho",
    issue: "Xuất kho",
    arrival: "Nhập túi hàng",
    loss: "Ghi giảm hàng hỏng",
    refill: "Bổ sung hàng",
    reversal: "Đảo chứng từ",
  },
  hint: {
    phone: "Nhập đầy đủ số di động",
    closing: "Từ ngày đó trở về trước không còn biến động tồn kho; không thể hủy",
    warning: "Dưới mức này cần mua hàng; 0 là không báo",
  },
  confirm: {
    disable: "Tắt nhà cung ứng này? Sau đó không thể mua hàng từ họ.",
    enable: "Bật nhà cung ứng này?",
  },
};
