import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/hdgl": "Quản lý khay hàng",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.lane.read": "Xem",
  "machines.lane.write": "Sửa, đổi giá, bổ sung",
};

export const verbs: Translation<typeof zh.verbs> = {
  generate: "Tạo khay",
  price: "Đổi giá",
  refill: "Bổ sung",
  reserve: "Chỉ nhận hàng",
};

export const errors: Translation<typeof zh.errors> = {
  "lane.unknown": "Khay hàng không tồn tại",
  "lane.layersOutOfRange": "Nhập số nguyên lớn hơn 0 và không quá 10",
  "lane.lanesPerLayerOutOfRange": "Nhập số nguyên lớn hơn 0 và không quá 10",
  "lane.tooFewLanes": "Số khay hàng phải lớn hơn 1",
  "lane.exists": "Khay hàng đã tồn tại, tạo lại?",
  "lane.stockAboveCapacity": "Tồn kho không được vượt quá sức chứa của khay",
  "lane.stockNegative": "Tồn kho không được nhỏ hơn 0",
  "lane.capacityOutOfRange": "Sức chứa của khay ngoài phạm vi cho phép",
  "lane.thresholdAboveCapacity": "Ngưỡng thiếu hàng không được vượt quá sức chứa của khay",
  "lane.priceAbnormal": "Giá của khay bất thường, hãy kiểm tra",
  "lane.notForSale": "Khay hàng hiện không bán",
  "lane.locked": "Khay hàng đã bị khóa",
  "lane.pickupOnly": "Khay chỉ dùng để nhận hàng",
  "lane.stopped": "Khay hàng đã ngừng bán",
  "lane.empty": "Khay hàng đã hết",
  "lane.priceDiffers": "Giá trên máy khác với giá của khay",
  "lane.changedMeanwhile": "Khay hàng này vừa được người khác thay đổi; hãy tải lại và thử lại",
  "stock.quantityOutOfRange": "Số lượng ngoài phạm vi cho phép",
};

export const fields: Translation<typeof zh.fields> = {
  laneNo: "Số khay",
  layerNo: "Tầng",
  cabinet: "Tủ",
  laneMode: "Cỡ khay",
  laneStatus: "Trạng thái khay",
  product: "Sản phẩm",
  lanePrice: "Giá bán",
  purchasePrice: "Giá nhập",
  stock: "Tồn kho",
  capacity: "Sức chứa",
  warnThreshold: "Ngưỡng cảnh báo",
  batchNo: "Lô hàng",
  soldToday: "Bán hôm nay",
  locked: "Đã khóa",
  fault: "Sự cố",
};

export const words: Translation<typeof zh.words> = {
  title: "Danh sách khay",
  chooseMachine: "Chọn máy",
  chooseHint: "Hãy chọn máy trước, sau đó quản lý khay.",
  generate: "Tạo khay",
  layers: "Số tầng",
  perLayer: "Số khay mỗi tầng",
  regenerate: "Khay đã tồn tại, tạo lại?",
  setPrice: "Đổi giá hàng loạt",
  stop: "Ngừng bán",
  enable: "Kích hoạt",
  reserve: "Chỉ nhận hàng",
  lock: "Khóa",
  unlock: "Mở khóa",
  refillAll: "Đổ đầy tất cả",
  refillConfirm: "Đổ đầy mọi khay đã có sản phẩm?",
  refilled: "Đã bổ sung {{lanes}} khay, {{pieces}} sản phẩm",
  stopConfirm: "Ngừng bán khay này? Bán trực tuyến sẽ dừng.",
  enableConfirm: "Kích hoạt khay này?",
  reserveConfirm: "Chỉ nhận hàng: khay này chỉ phục vụ mã nhận hàng, mini app và cửa hàng. Tiếp tục?",
  lockConfirm: "Khay bị khóa sẽ không bán cho đến khi mở khóa. Khóa?",
  unlockConfirm: "Mở khóa khay này?",
  belowPurchase: "Giá hiện tại thấp hơn giá nhập. Tiếp tục?",
  restartAdvised: "Giá hoặc lô của khay tủ chính đã đổi: cần khởi động lại máy. Khởi động lại ngay?",
  stoppedByPrice: "Giá bất thường: khay đã ngừng bán",
  empty: "Máy này chưa có khay",
  noProduct: "Chưa có sản phẩm",
  fine: "Đủ hàng",
  low: "Cần bổ sung",
  soldOut: "Hết hàng",
  notSelling: "Ngừng bán hoặc khóa",
  pressHint: "Nhấp để chọn, nhấp đúp để sửa",
  editLane: "Sửa khay {{laneNo}}",
  history: "Lịch sử thay đổi",
  time: "Thời gian",
  change: "Thay đổi",
  person: "Người thao tác",
  changeKind: {
    save: "Sửa",
    price: "Đổi giá",
    refill: "Bổ sung",
    generate: "Tạo",
    remove: "Xóa",
    stop: "Ngừng bán",
    enable: "Kích hoạt",
    reserve: "Chỉ nhận hàng",
    lock: "Khóa",
    unlock: "Mở khóa",
  },
  laneStatus: {
    normal: "Bình thường",
    abnormal: "Bất thường",
    discontinued: "Ngừng bán",
    pickupOnly: "Chỉ nhận hàng",
  },
  laneMode: {
    small: "Nhỏ",
    medium: "Vừa",
    large: "Lớn",
  },
  cabinet: {
    main: "Tủ chính",
    sub: "Tủ phụ",
  },
};
