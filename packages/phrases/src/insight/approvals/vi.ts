import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/spzx": "Trung tâm phê duyệt",
};

export const permissions: Translation<typeof zh.permissions> = {
  "insight.approval.read": "Xem",
};

export const fields: Translation<typeof zh.fields> = {
  approvalKind: "Loại",
  objectName: "Đối tượng",
  amount: "Số tiền",
  quantity: "Số lượng",
  asker: "Người yêu cầu",
  askedTime: "Thời gian yêu cầu",
};

export const words: Translation<typeof zh.words> = {
  viewAs: "Cách xem",
  view: { toDecide: "Chờ tôi duyệt", mine: "Tôi yêu cầu" },
  kind: {
    withdrawal: "Rút tiền",
    refund: "Hoàn tiền",
    due: "Công nợ giữa thương nhân",
    count: "Kiểm kê",
    goodsCount: "Chênh lệch kiểm kê kho",
    loss: "Ghi giảm hàng hỏng",
    plan: "Kế hoạch mua hàng",
    rollout: "Triển khai phần mềm",
    destruction: "Tiêu hủy thuốc",
    card: "Cấp lại thẻ",
    certificate: "Giấy tờ",
    application: "Thương nhân nhỏ",
  },
  pieces: "{{n}} cái",
  machines: "{{n}} máy",
  action: { decide: "Duyệt", look: "Xem" },
};
