import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/hdgl": "Quản lý ngăn hàng",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.lane.read": "Xem",
  "machines.lane.write": "Sửa, đổi giá, bổ sung hàng",
};

export const verbs: Translation<typeof zh.verbs> = {
  generate: "Tạo ngăn",
  price: "Đổi giá",
  refill: "Bổ sung hàng",
  reserve: "Đặt chỉ nhận hàng",
};

export const errors: Translation<typeof zh.errors> = {
  "lane.unknown": "Ngăn hàng không tồn tại",
  "lane.layersOutOfRange": "Hãy nhập số nguyên lớn hơn 0 và không quá 10",
  "lane.lanesPerLayerOutOfRange": "Hãy nhập số nguyên lớn hơn 0 và không quá 10",
  "lane.tooFewLanes": "Số ngăn hàng phải lớn hơn 1",
  "lane.exists": "Ngăn hàng đã tồn tại, tạo lại?",
  "lane.stockAboveCapacity": "Tồn kho không được vượt quá sức chứa của ngăn",
  "lane.stockNegative": "Tồn kho không được nhỏ hơn 0",
  "lane.capacityOutOfRange": "Sức chứa của ngăn ngoài phạm vi cho phép",
  "lane.thresholdNegative": "Ngưỡng thiếu hàng không được nhỏ hơn 0",
  "lane.thresholdAboveCapacity": "Ngưỡng thiếu hàng không được vượt quá sức chứa của ngăn",
  "lane.priceAbnormal": "Giá của ngăn bất thường, hãy kiểm tra",
  "lane.notForSale": "Ngăn hàng hiện không bán",
  "lane.locked": "Ngăn hàng đã bị khóa",
  "lane.pickupOnly": "Ngăn chỉ dùng để nhận hàng",
  "lane.stopped": "Ngăn hàng đã ngừng bán",
  "lane.empty": "Ngăn hàng đã hết hàng",
  "lane.priceDiffers": "Giá trên máy khác với giá của ngăn",
  "lane.changedMeanwhile": "Ngăn hàng này vừa được người khác thay đổi; hãy tải lại và thử lại",
  "stock.quantityOutOfRange": "Số lượng ngoài phạm vi cho phép",
};

export const fields: Translation<typeof zh.fields> = {
  laneNo: "Số ngăn",
  layerNo: "Tầng",
  cabinet: "Tủ",
  laneMode: "Cỡ ngăn",
  laneStatus: "Trạng thái ngăn",
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
  title: "Danh sách ngăn",
  chooseMachine: "Chọn máy",
  chooseHint: "Hãy chọn máy trước, sau đó quản lý ngăn.",
  generate: "Tạo ngăn",
  layers: "Số tầng",
  perLayer: "Số ngăn mỗi tầng",
  regenerate: "Ngăn đã tồn tại, tạo lại?",
  setPrice: "Đổi giá hàng loạt",
  stop: "Ngừng bán",
  enable: "Bật",
  reserve: "Chỉ nhận hàng",
  lock: "Khóa",
  unlock: "Mở khóa",
  refillAll: "Bổ sung đầy tất cả",
  refillConfirm: "Bổ sung đầy mọi ngăn đã có sản phẩm?",
  refilled: "Đã bổ sung {{lanes}} ngăn, {{pieces}} sản phẩm",
  stopConfirm: "Ngừng bán ngăn này? Bán trực tuyến sẽ dừng.",
  enableConfirm: "Bật ngăn này?",
  reserveConfirm: "Chỉ nhận hàng: ngăn này chỉ phục vụ mã nhận hàng, ứng dụng mini và cửa hàng trực tuyến. Tiếp tục?",
  lockConfirm: "Ngăn bị khóa sẽ không bán cho đến khi mở khóa. Khóa?",
  unlockConfirm: "Mở khóa ngăn này?",
  belowPurchase: "Giá hiện tại thấp hơn giá nhập. Tiếp tục?",
  restartAdvised: "Giá hoặc lô của ngăn tủ chính đã đổi: cần khởi động lại máy. Khởi động lại ngay?",
  stoppedByPrice: "Giá bất thường: ngăn đã ngừng bán",
  empty: "Máy này chưa có ngăn",
  noProduct: "Chưa có sản phẩm",
  fine: "Đủ hàng",
  low: "Cần bổ sung hàng",
  soldOut: "Hết hàng",
  notSelling: "Ngừng bán hoặc khóa",
  pressHint: "Nhấp để chọn, nhấp đúp để sửa",
  editLane: "Sửa ngăn {{laneNo}}",
  history: "Lịch sử thay đổi",
  time: "Thời gian",
  change: "Thay đổi",
  person: "Người thực hiện",
  changeKind: {
    save: "Sửa",
    price: "Đổi giá",
    refill: "Bổ sung hàng",
    generate: "Tạo",
    remove: "Xóa",
    stop: "Ngừng bán",
    enable: "Bật",
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
