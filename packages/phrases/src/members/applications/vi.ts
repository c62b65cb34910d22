import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/hygl/sqbk": "Yêu cầu cấp lại thẻ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "members.application.read": "Xem yêu cầu cấp lại thẻ",
  "members.application.write": "Yêu cầu cấp lại thẻ",
  "members.application.review": "Xét duyệt yêu cầu cấp lại thẻ",
};

export const errors: Translation<typeof zh.errors> = {
  "cardApplications.open": "Thẻ này đã có yêu cầu chờ duyệt",
  "cardApplications.own": "Không thể tự xét duyệt yêu cầu của mình",
};

export const fields: Translation<typeof zh.fields> = {
  originalCardNo: "Số thẻ cũ",
  newCardNo: "Số thẻ mới",
  physicalNo: "Số vật lý",
  logicalNo: "Số logic",
  cardExpiry: "Hạn dùng",
  holderName: "Chủ thẻ",
  balance: "Số dư",
  gift: "Tiền tặng",
  applyStatus: "Trạng thái",
  applicant: "Người yêu cầu",
  applyTime: "Thời gian yêu cầu",
};

export const words: Translation<typeof zh.words> = {
  state: {
    pending: "Chờ duyệt",
    approved: "Đã duyệt",
    rejected: "Bị từ chối",
    ignored: "Đã bỏ qua",
  },
  action: {
    apply: "Yêu cầu cấp lại",
    approve: "Duyệt",
    reject: "Từ chối",
    ignore: "Bỏ qua",
  },
  confirm: {
    approve: "Duyệt? Thẻ cũ bị hủy; số dư và tiền tặng chuyển sang thẻ mới.",
    ignore: "Bỏ qua yêu cầu này?",
  },
};
