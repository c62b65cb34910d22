import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  views: { list: "Danh sách", calendar: "Lịch" },
  spans: { week: "Tuần", month: "Tháng" },
  earlier: "Trước",
  later: "Sau",
  today: "Hôm nay",
  none: "Những ngày này không có kế hoạch. Bấm “Thêm kế hoạch” để tạo.",
  more: "Còn nhiều kế hoạch; chỉ hiện {{n}} kế hoạch đầu. Hãy lọc theo loại.",
  clashes: "Xung đột với kế hoạch khác",
  winner: {
    this: "kế hoạch này được ưu tiên",
    other: "kế hoạch kia được ưu tiên",
    larger: "mức giảm lớn hơn được áp dụng",
  },
  below: "{{n}} sản phẩm sẽ bán dưới giá nhập, ví dụ {{name}}",
  days: "{{from}} đến {{to}}",
  effect: {
    extra: "Doanh số tăng thêm",
    range: "Khoảng 95%",
    given: "Đã giảm giá",
    orders: "{{n}} đơn hàng",
    days: "Ngày của chiến dịch",
    before: "Ngày trước đó",
    ofPlan: "Máy trong chiến dịch (mỗi máy mỗi ngày)",
    ofOthers: "Máy khác (mỗi máy mỗi ngày)",
    machines: "Máy",
    counts: "{{plan}} trong chiến dịch, {{others}} máy khác, {{left}} không tính",
    comparison:
      "Tăng thêm = phần máy trong chiến dịch bán nhiều hơn so với cùng số ngày trước đó, trừ phần các máy khác bán nhiều hơn trong cùng các ngày; khoảng tính từ khác biệt giữa các máy. Chiến dịch khác, hết hàng và mùa vụ chỉ bù trừ một phần.",
    verdict: {
      more: "Chiến dịch bán được nhiều hơn; chênh lệch lớn hơn ngẫu nhiên",
      less: "Bán ít hơn trong chiến dịch; chênh lệch lớn hơn ngẫu nhiên",
      unclear: "Chênh lệch nằm trong ngẫu nhiên; không thấy hiệu quả",
      fewMachines: "Quá ít máy để phân biệt chênh lệch với ngẫu nhiên",
      noOthers: "Không có máy khác để so sánh",
      tooEarly: "Chưa có ngày nào của chiến dịch kết thúc",
    },
  },
};
