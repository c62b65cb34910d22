import type { Translation } from "../language.ts";
import type zh from "./zh.ts";

export default {
  download: {
    title: "Trung tâm tải xuống",
    fileName: "Tên tệp",
    fileType: "Loại tệp",
    state: "Trạng thái",
    progress: "Tiến độ",
    rows: "{{n}} dòng",
    fileSize: "Dung lượng",
    uploader: "Người tạo",
    uploadTime: "Thời gian tạo",
    expires: "Hết hạn lúc",
    count: "Số lần tải",
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
  },
} satisfies Translation<typeof zh>;
