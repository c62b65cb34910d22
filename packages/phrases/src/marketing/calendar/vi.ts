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
};
