import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/rzgl": "Nhật ký",
};

export const permissions: Translation<typeof zh.permissions> = {
  "system.log.read": "Xem nhật ký",
};

export const fields: Translation<typeof zh.fields> = {
  logOperator: "Người thực hiện",
  logType: "Loại nhật ký",
  logPage: "Trang",
  logContent: "Thao tác",
  logObject: "Đối tượng",
  logResult: "Kết quả",
  requestId: "Mã yêu cầu",
};

export const words: Translation<typeof zh.words> = {
  detail: "Chi tiết nhật ký",
  kind: {
    change: "Thay đổi",
    login: "Đăng nhập",
    read: "Xem dữ liệu cá nhân",
    export: "Xuất dữ liệu",
  },
  result: {
    succeeded: "Thành công",
    failed: "Thất bại",
  },
  unknownPerson: "Chưa đăng nhập",
  anotherMerchant: "Cấp trên",
  difference: "Nội dung thay đổi",
  property: "Trường",
  before: "Trước",
  after: "Sau",
  noDetail: "Mục này không có chi tiết trường",
  activity: "Hoạt động",
  noActivity: "Chưa có thay đổi nào",
};
