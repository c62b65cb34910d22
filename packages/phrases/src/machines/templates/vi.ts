import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/mbgl": "Mẫu",
  "/shj/shjMbadd": "Thêm mẫu máy",
  "/shj/shjMbset": "Cài đặt mẫu máy",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.template.read": "Xem",
  "machines.template.write": "Thêm, sửa, sao chép, xóa, nhập",
  "machines.template.apply": "Áp dụng cho máy",
};

export const verbs: Translation<typeof zh.verbs> = {
  copyTemplate: "Sao chép mẫu",
  importMain: "Nhập mẫu chính",
};

export const errors: Translation<typeof zh.errors> = {
  "templates.nameRequired": "Cần tên mẫu",
  "templates.nameTaken": "Tên mẫu đã tồn tại",
  "templates.flowOutOfRange": "Ngưỡng lưu lượng dữ liệu: 0 đến 10240 MB",
  "templates.temperatureOutOfRange": "Cảnh báo nhiệt độ: −50 đến 100 °C",
  "templates.temperatureReversed": "Nhiệt độ trên không được thấp hơn dưới",
  "templates.humidityOutOfRange": "Cảnh báo độ ẩm: 0 đến 100%",
  "templates.changedMeanwhile": "Mẫu đã bị người khác sửa; tải lại và thử lại",
  "templates.noParent": "Không có thương nhân cấp trên để nhập mẫu chính",
  "templates.empty": "Mẫu chưa có ngăn",
};

export const fields: Translation<typeof zh.fields> = {
  templateName: "Tên mẫu",
  layerCount: "Số tầng",
  maxLaneCount: "Số ngăn mỗi tầng",
  laneCount: "Số ngăn",
  machineCount: "Số máy",
  tempWarnLow: "Cảnh báo nhiệt độ thấp",
  tempWarnHigh: "Cảnh báo nhiệt độ cao",
  humidityWarn: "Cảnh báo độ ẩm",
  flowWarn: "Cảnh báo lưu lượng dữ liệu (MB)",
  createdBy: "Người tạo",
  layers: "Số tầng",
  perLayer: "Số ngăn mỗi tầng",
  lanes: "Ngăn",
  machines: "Máy",
  firstMachines: "Số máy đầu",
};

export const words: Translation<typeof zh.words> = {
  add: "Thêm mẫu",
  apply: "Áp dụng cho máy",
  applyFirst: "Áp dụng trước cho {{n}} máy",
  warningHint: "Các ngưỡng cảnh báo này được ưu tiên hơn quy tắc cảnh báo của thương nhân; để trống thì theo quy tắc",
  firstHint:
    "Để trống: áp dụng cho tất cả máy cùng lúc. Nếu nhập số, áp dụng cho những máy được chọn đầu tiên trước, các máy còn lại sau khi bạn xác nhận",
  copyConfirm: "Sao chép mẫu này?",
  deleteConfirm: "Xóa mẫu này?",
  importMain: "Nhập mẫu chính",
  importHint: "Khi nhập mẫu chính, mẫu trùng tên sẽ bị bỏ qua",
  imported: "Đã nhập {{n}}, bỏ qua {{skipped}}",
  parent: "Mẫu của thương nhân cấp trên",
  chosen: "Đã chọn {{n}} ngăn",
  choose: "Nhấn ngăn để chọn, có thể chọn nhiều",
  all: "Chọn tất cả",
  none: "Bỏ chọn",
  set: "Áp dụng cho ngăn đã chọn",
  clear: "Bỏ sản phẩm",
};
