import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/sjzd": "Từ điển dữ liệu",
  "/xtgl/shsjzd": "Từ điển dữ liệu của thương nhân",
};

export const permissions: Translation<typeof zh.permissions> = {
  "system.dictionary.read": "Xem từ điển dữ liệu",
  "system.dictionary.write": "Sửa từ điển dữ liệu",
  "system.merchantDictionary.read": "Xem từ điển dữ liệu của thương nhân",
  "system.merchantDictionary.write": "Sửa từ điển dữ liệu của thương nhân",
};

export const errors: Translation<typeof zh.errors> = {
  "system.dictionaryTypeUnknown": "Loại này không có trong từ điển dữ liệu",
  "system.dictionaryTypeInUse": "Loại này còn mục nên không thể xóa",
};

export const fields: Translation<typeof zh.fields> = {
  dictType: "Loại",
  typeName: "Tên loại",
  dictCode: "Mã",
  dictName: "Tên",
  dictValue: "Nội dung",
  updatedTime: "Thời gian sửa",
};

export const words: Translation<typeof zh.words> = {
  add: "Thêm mục",
  edit: "Sửa mục",
  enabled: "Đang bật",
  disabled: "Đã tắt",
  enable: "Bật",
  disable: "Tắt",
  disableAsk: "Biểu mẫu sẽ không đưa ra mục này. Tắt?",
  platformElsewhere: "Mục của nền tảng được quản lý trong từ điển dữ liệu",
  types: "Loại",
  addType: "Thêm loại",
  editType: "Sửa loại",
  noTypes: "Chưa có loại tự tạo. Bấm “Thêm loại” để tạo loại đầu tiên.",
  typesHint: "Chương trình của thương nhân đọc các mục của loại này bằng khóa",
  type: {
    paymentKind: "Phương thức thanh toán",
    machineType: "Loại máy",
    language: "Ngôn ngữ",
    orderState: "Trạng thái đơn hàng",
    ticketState: "Trạng thái phiếu yêu cầu",
    ticketReply: "Trả lời phiếu yêu cầu",
    blockReason: "Lý do khóa tài khoản",
    blacklistReason: "Lý do danh sách đen",
    rejectReason: "Lý do từ chối chứng từ",
    priceReason: "Lý do đổi giá",
    recallReason: "Lý do thu hồi thuốc",
  },
};
