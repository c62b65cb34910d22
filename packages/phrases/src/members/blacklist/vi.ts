import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/hmd": "Danh sách đen",
};

export const permissions: Translation<typeof zh.permissions> = {
  "members.blacklist.read": "Xem danh sách đen",
  "members.blacklist.write": "Thêm và gỡ khỏi danh sách đen",
};

export const errors: Translation<typeof zh.errors> = {
  "blacklist.taken": "Đã có trong danh sách đen",
};

export const fields: Translation<typeof zh.fields> = {
  entryKind: "Loại",
  entryValue: "Nội dung",
  reason: "Lý do",
  addedBy: "Người thêm",
  addedTime: "Thời gian thêm",
  cardNo: "Số thẻ",
  holderPhone: "Số điện thoại",
};

export const words: Translation<typeof zh.words> = {
  kind: {
    phone: "Điện thoại",
    card: "Thẻ",
    member: "Hội viên",
  },
  action: {
    add: "Thêm vào danh sách",
    remove: "Gỡ khỏi danh sách",
  },
  confirm: {
    remove: "Gỡ khỏi danh sách đen?",
  },
  hint: {
    wholePhone: "Nhập đủ số",
    effect: "Không cấp, liên kết, cấp lại hay nạp tiền thẻ; mua bằng thẻ sẽ phát cảnh báo",
  },
};
