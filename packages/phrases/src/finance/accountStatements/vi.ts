import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cwgl/dzd": "Sao kê",
  "/dzd": "Xem sao kê",
};

export const permissions: Translation<typeof zh.permissions> = {
  "finance.accountStatement.read": "Xem sao kê",
  "finance.accountStatement.write": "Lập và chia sẻ sao kê",
};

export const verbs: Translation<typeof zh.verbs> = {
  shareLink: "Tạo liên kết chỉ đọc",
  closeLink: "Đóng liên kết chỉ đọc",
};

export const errors: Translation<typeof zh.errors> = {
  "finance.statementUnknown": "Không có sao kê này",
  "finance.statementChanged": "Sao kê này vừa được người khác xử lý, hãy làm mới rồi thử lại",
  "finance.statementEmpty": "Không có giao dịch đã quyết toán trong những ngày này",
  "finance.statementDayOpen": "Sao kê chỉ gồm những ngày đã khóa sổ, hiện đến {{day}}",
  "finance.statementLinkDays": "Liên kết có hiệu lực {{least}}–{{most}} ngày",
  "finance.statementLinkInvalid": "Liên kết không hợp lệ hoặc đã hết hạn, hãy xin thương nhân liên kết mới",
  "finance.receiverUnknown": "Không có bên nhận này",
};

export const fields: Translation<typeof zh.fields> = {
  splitReceiver: "Bên nhận",
  period: "Kỳ",
  days: "Kỳ",
  settleAmount: "Quyết toán",
  statementHash: "Mã kiểm tra",
  maker: "Người lập",
  madeTime: "Thời điểm lập",
  linkState: "Liên kết chỉ đọc",
  linkExpiresAt: "Liên kết hết hạn",
  openCount: "Số lần mở",
  openTime: "Mở gần nhất",
  receiverId: "Bên nhận",
  linkDays: "Số ngày hiệu lực",
  toDay: "Ngày cuối",
};

export const words: Translation<typeof zh.words> = {
  column: {
    day: "Ngày",
    item: "Khoản mục",
    rule: "Quy tắc",
    count: "Số giao dịch",
    base: "Cơ sở tính",
    amount: "Số tiền",
    total: "Tổng",
    seal: "Mã niêm phong trong ngày",
  },
  item: {
    collected: "Thu tiền",
    refunded: "Hoàn tiền",
    fee: "Phí",
    higoFee: "Phí mua may mắn",
    share: "Chia tiền",
  },
  rule: {
    books: "Theo sổ sách",
    rate: "{{rate}} từng đơn",
    share: "{{rate}} từng đơn, bỏ phần dưới 1 phân",
    fixed: "{{amount}} tệ mỗi đơn",
  },
  link: {
    none: "Chưa có",
    active: "Còn hiệu lực",
    expired: "Hết hạn",
    revoked: "Đã đóng",
  },
  action: {
    make: "Lập sao kê",
    pdf: "Tải PDF",
    xlsx: "Tải XLSX",
    share: "Tạo liên kết",
    revoke: "Đóng liên kết",
  },
  own: "Chính thương nhân",
  revokeQuestion: "Đóng liên kết này? Người có liên kết sẽ không mở được nữa.",
  once: "Liên kết chỉ hiện lần này, hãy sao chép và gửi cho người đọc. Tạo mới sẽ làm liên kết cũ hết hiệu lực.",
  until: "Có hiệu lực đến {{time}}",
  check: {
    unit: "Đơn vị: tệ. Số dương là thu, số âm là chi.",
    how: "Mở liên kết chỉ đọc: trang sẽ tính lại mã kiểm tra trên thiết bị của bạn từ nội dung hiển thị. Nếu trùng với mã trên tệp thì nội dung không bị sửa.",
    seals: "Mã niêm phong từng ngày:",
    good: "Đã kiểm tra: nội dung khớp với mã kiểm tra",
    bad: "Không đạt: nội dung không khớp với mã kiểm tra, hãy liên hệ thương nhân",
    compare: "Dán mã kiểm tra trên tệp để so sánh",
    same: "Trùng với tệp",
    differs: "Không trùng với tệp",
  },
};
