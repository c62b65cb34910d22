import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/xzzx": "Trung tâm tải xuống",
};

export const permissions: Translation<typeof zh.permissions> = {
  "system.download.read": "Xem, tải xuống",
  "system.download.upload": "Tải lên",
  "system.download.delete": "Xóa",
};

export const verbs: Translation<typeof zh.verbs> = {
  deleteFile: "Xóa tệp",
  uploadFile: "Tải tệp lên",
  rotate: "Đổi khóa chính",
};

export const errors: Translation<typeof zh.errors> = {
  "system.fileUnknown": "Tệp không tồn tại",
  "system.fileExpired": "Tệp đã hết hạn",
  "system.fileTooLarge": "Tệp không được vượt quá {{limit}}",
  "system.fileKind": "Không hỗ trợ loại tệp này",
  "system.exportRunning": "Tác vụ xuất giống vậy đang chạy",
  "system.tooManyExports":
    "Bạn đang có {{limit}} tác vụ xuất đang chờ hoặc đang chạy; hãy xuất lại khi một tác vụ hoàn tất",
};

export const fields: Translation<typeof zh.fields> = {
  fileName: "Tên tệp",
  fileType: "Loại tệp",
  progress: "Tiến độ",
  fileSize: "Dung lượng",
  uploader: "Người tạo",
  uploadTime: "Thời gian tạo",
  expires: "Hết hạn lúc",
  count: "Số lần tải",
};

export const words: Translation<typeof zh.words> = {
  rows: "{{n}} dòng",
  kind: {
    export: "Xuất dữ liệu",
    manual: "Hướng dẫn",
    tool: "Công cụ",
  },
  fileState: {
    queued: "Đang chờ",
    running: "Đang tạo",
    ready: "Sẵn sàng",
    failed: "Thất bại",
    expired: "Đã hết hạn",
  },
  notReady: "Tệp chưa sẵn sàng",
  uploadTitle: "Tải tệp lên",
  choose: "Chọn tệp",
};
