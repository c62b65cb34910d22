import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/hygl/hytc": "Gói hội viên",
};

export const permissions: Translation<typeof zh.permissions> = {
  "members.package.read": "Xem gói hội viên",
  "members.package.sell": "Bán gói hội viên",
  "members.package.write": "Quản lý gói hội viên",
};

export const verbs: Translation<typeof zh.verbs> = {
  sell: "Bán gói",
};

export const errors: Translation<typeof zh.errors> = {
  "memberPackages.periodOutOfRange": "Thời hạn từ 1 đến {{limit}} tháng",
  "memberPackages.nameTaken": "Thương nhân đã có gói cùng tên",
  "memberPackages.notOffered": "Gói này đã tắt và không bán được",
  "memberPackages.otherMerchant": "Thẻ và gói phải thuộc cùng một thương nhân",
  "memberPackages.refunded": "Gói này đã được hoàn tiền",
  "memberPackages.nothingLeft": "Tháng cuối đã bắt đầu, không còn gì để hoàn tiền",
};

export const fields: Translation<typeof zh.fields> = {
  packageName: "Tên gói",
  packagePrice: "Giá",
  packagePeriod: "Số tháng",
  rightsNote: "Quyền lợi",
  packageStatus: "Trạng thái",
  memberLevel: "Cấp hội viên",
  cardId: "Thẻ",
  payWay: "Trả bằng",
  payout: "Hoàn tiền bằng",
  startDate: "Hiệu lực từ",
  endDate: "Hiệu lực đến",
  saleStatus: "Trạng thái",
  soldTime: "Thời gian bán",
  refunded: "Đã hoàn",
  soldCount: "Đã bán",
  sold: "Doanh số",
  refundedCount: "Số lần hoàn tiền",
  runningCount: "Đang hiệu lực",
};

export const words: Translation<typeof zh.words> = {
  state: {
    enabled: "Đang bật",
    disabled: "Đã tắt",
  },
  saleState: {
    waiting: "Chưa hiệu lực",
    running: "Đang hiệu lực",
    over: "Đã hết hạn",
    refunded: "Đã hoàn tiền",
  },
  payWay: {
    balance: "Số dư thẻ",
  },
  action: {
    sell: "Bán",
    sales: "Gói đã bán",
    refund: "Hoàn tiền",
    add: "Thêm gói",
    edit: "Sửa gói",
    enable: "Bật",
    disable: "Tắt",
  },
  confirm: {
    enable: "Bật gói này?",
    disable: "Tắt gói này?",
  },
  hint: {
    noLevel: "Giữ nguyên cấp",
    level: "Hội viên có cấp này khi gói còn hiệu lực, trừ khi cấp của họ cao hơn",
    sale: "Hiệu lực từ hôm nay; nếu hội viên còn gói này thì từ ngày sau khi gói hết hạn.",
    toCard: "{{amount}} tệ được hoàn về thẻ và quyền lợi kết thúc ngay.",
    atCounter: "{{amount}} tệ được trả tại quầy và quyền lợi kết thúc ngay.",
    figures: "Doanh số của các ngày đã chọn",
  },
};
