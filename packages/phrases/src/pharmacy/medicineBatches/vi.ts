import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/ypgl/ypqx": "Hạn dùng thuốc",
  "/ypgl/yppc": "Lô thuốc",
  "/ypgl/ypyh": "Bảo quản thuốc",
  "/ypgl/zksp": "Sản phẩm trong kho",
};

export const permissions: Translation<typeof zh.permissions> = {
  "pharmacy.batch.read": "Xem lô thuốc và hạn dùng",
  "pharmacy.batch.write": "Quản lý lô thuốc, gán vào ngăn và thu hồi",
  "pharmacy.upkeep.read": "Xem bảo quản thuốc",
  "pharmacy.upkeep.write": "Ghi nhận bảo quản thuốc",
};

export const verbs: Translation<typeof zh.verbs> = {
  putIntoLane: "Gán lô vào ngăn",
  recall: "Thu hồi lô",
};

export const errors: Translation<typeof zh.errors> = {
  "pharmacy.batchUnknown": "Lô không tồn tại",
  "pharmacy.batchTaken": "Thuốc đã có lô này",
  "pharmacy.batchRecalled": "Lô này đã thu hồi, không được bán",
  "pharmacy.batchExpired": "Lô này đã hết hạn, không được bán",
  "pharmacy.batchInUse":
    "Còn {{stock}} món trong ngăn và kho, {{checks}} lần kiểm tra, hoặc đã thu hồi nên không thể xóa",
  "pharmacy.batchSold": "Lô này đã bán {{sold}} món nên không thể xóa",
  "pharmacy.batchCoded": "Lô này có {{codes}} mã truy xuất, hãy xóa các mã đó trước",
  "pharmacy.productionInFuture": "Ngày sản xuất ở tương lai",
  "pharmacy.offShelf": "Thuốc này đã gỡ khỏi kệ",
  "pharmacy.classNotAllowed": "Tủ tự động không được bán loại thuốc này",
  "pharmacy.laneOther": "Ngăn này không có thuốc đó",
};

export const fields: Translation<typeof zh.fields> = {
  medicineName: "Tên thuốc",
  batchNo: "Lô",
  productionDate: "Ngày sản xuất",
  shelfLifeDate: "Hạn dùng",
  daysToExpiry: "Số ngày còn lại",
  batchQty: "Số lượng lô",
  batchState: "Trạng thái lô",
  stock: "Tồn kho",
  laneNo: "Số ngăn",
  place: "Nơi để",
  warehouseName: "Kho",
  laneStatus: "Trạng thái ngăn",
  value: "Giá trị",
  manufacturer: "Nhà sản xuất",
  maintainContent: "Nội dung kiểm tra",
  maintainResult: "Kết luận",
  maintainer: "Người kiểm tra",
  maintainTime: "Thời gian kiểm tra",
  lastCheckTime: "Lần kiểm tra trước",
  everyDays: "Chu kỳ (ngày)",
  dueDay: "Hạn kiểm tra",
  machines: "Số máy",
  reason: "Lý do thu hồi",
};

export const words: Translation<typeof zh.words> = {
  batchState: {
    good: "Bình thường",
    near: "Sắp hết hạn",
    expired: "Hết hạn",
    recalled: "Đã thu hồi",
  },
  unknownBatch: "Lô chưa đăng ký",
  result: {
    sound: "Đạt",
    watched: "Cần theo dõi",
    unsound: "Không đạt",
  },
  step: {
    over: "Hết hạn hoặc thu hồi",
    "30": "Trong 30 ngày",
    "60": "Trong 60 ngày",
    "90": "Trong 90 ngày",
  },
  left: "còn {{n}} ngày",
  writeOff: "Ghi giảm hàng hỏng",
  past: "quá hạn {{n}} ngày",
  sum: "{{places}} nơi · {{pieces}} món · {{value}}",
  add: "Thêm lô",
  edit: "Sửa lô",
  places: "Chi tiết",
  placesOf: "Lô {{batchNo}}",
  assign: "Gán lô này",
  holds: "Lô này",
  waits: "Chờ máy xác nhận",
  confirmed: "Máy đã xác nhận",
  noPlaces: "Không ngăn nào có thuốc này",
  recall: "Thu hồi",
  recallTitle: "Thu hồi lô",
  recallHint: "Lô sẽ không được bán nữa và mọi ngăn chứa lô sẽ ngừng bán. Không thể hoàn tác thu hồi.",
  recallDone: "Đã thu hồi: {{machines}} máy, {{lanes}} ngăn, {{pieces}} món",
  upkeepShown: {
    due: "Đến hạn",
    records: "Nhật ký",
  },
  overdue: "Quá hạn {{n}} ngày",
  notYetDue: "Còn {{n}} ngày",
  check: "Ghi kiểm tra",
  neverChecked: "Chưa lần nào",
  upkeepAdd: "Thêm lần kiểm tra",
  wholeBatch: "Toàn bộ lô",
};
