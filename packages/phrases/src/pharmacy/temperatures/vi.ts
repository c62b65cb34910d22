import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/ypgl/wdjl": "Nhật ký nhiệt độ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "pharmacy.temperature.read": "Xem nhật ký nhiệt độ",
  "pharmacy.temperature.decide": "Xử lý lô thuốc bị vượt nhiệt độ",
  "pharmacy.inspection.export": "Xuất hồ sơ kiểm tra",
};

export const verbs: Translation<typeof zh.verbs> = {
  "pharmacy.temperature.release": "Cho bán lại sau khi vượt nhiệt độ",
  "pharmacy.temperature.withdraw": "Cách ly sau khi vượt nhiệt độ",
  "pharmacy.temperature.destroy": "Đề nghị tiêu hủy",
  "pharmacy.temperature.confirm": "Xác nhận tiêu hủy",
  "pharmacy.temperature.decline": "Rút đề nghị tiêu hủy lô",
};

export const errors: Translation<typeof zh.errors> = {
  "pharmacy.exposureUnknown": "Không có bản ghi lô vượt nhiệt độ này",
  "pharmacy.secondPerson": "Việc tiêu hủy phải do người khác xác nhận",
};

export const fields: Translation<typeof zh.fields> = {
  temperature: "Nhiệt độ hiện tại",
  readTime: "Đọc lúc",
  range: "Khoảng 24 giờ",
  condition: "Trạng thái",
  undecided: "Lô chờ xử lý",
  reason: "Lý do",
};

export const words: Translation<typeof zh.words> = {
  condition: {
    outside: "Đang vượt nhiệt độ",
    undecided: "Có lô chờ xử lý",
    silent: "Không có số đo",
    kept: "Bình thường",
  },
  exposureState: {
    open: "Chờ xử lý",
    released: "Đã cho bán lại",
    withdrawn: "Đã cách ly",
    destroying: "Chờ xác nhận tiêu hủy",
    destroyed: "Đã tiêu hủy",
  },
  decision: {
    release: "Cho bán lại",
    withdraw: "Cách ly",
    destroy: "Đề nghị tiêu hủy",
    confirm: "Xác nhận tiêu hủy",
    decline: "Rút đề nghị",
  },
  kept: {
    room: "Thường",
    cool: "Mát",
    cold: "Lạnh",
  },
  open: "Xem biểu đồ",
  lowest: "Thấp nhất",
  highest: "Cao nhất",
  limit: "Giới hạn",
  lasting: "Vẫn đang kéo dài",
  until: "{{from}} đến {{to}}",
  noPoints: "Không có số đo trong những ngày này",
  noExcursions: "Không có lần vượt nhiệt độ nào trong những ngày này",
  unnamed: "Lô chưa ghi nhận",
  lanes: "Ngăn {{lanes}}",
  pieces: "Số lượng",
  batch: "Lô thuốc",
  state: "Kết quả xử lý",
  withdrawHint: "Mọi ngăn của máy này chứa lô sẽ ngừng bán.",
  destroyHint: "Việc tiêu hủy do người khác xác nhận.",
  binder: {
    title: "Hồ sơ kiểm tra",
    period: "Khoảng thời gian",
    hint: "Một tệp Excel: giấy tờ và quy tắc bán, nhiệt độ, bảo quản, hạn dùng, bán theo mã truy xuất",
    allMachines: "Để trống là mọi máy",
    rules: "Quy tắc bán thuốc",
    excursions: "Vượt nhiệt độ",
    sales: "Bán theo mã truy xuất",
    holder: "Người được cấp",
    mean: "Trung bình",
    from: "Bắt đầu",
    to: "Kết thúc",
    proposer: "Người đề nghị tiêu hủy",
    decider: "Người xử lý",
    decided: "Xử lý lúc",
  },
};
