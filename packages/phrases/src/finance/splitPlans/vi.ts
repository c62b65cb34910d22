import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cfgl/yhfzsz": "Phương án chia tiền",
  "/cfgl/fztj": "Thống kê chia tiền",
};

export const permissions: Translation<typeof zh.permissions> = {
  "finance.split.read": "Xem phương án chia tiền",
  "finance.split.write": "Thêm, sửa, bật, tắt và xóa phương án chia tiền",
  "finance.splitFigure.read": "Xem thống kê chia tiền",
};

export const fields: Translation<typeof zh.fields> = {
  splitPlan: "Phương án chia tiền",
  splitReceiver: "Bên nhận",
  receivers: "Bên nhận",
  splitRatio: "Tỷ lệ chia (%)",
  machineCount: "Số máy",
  productCount: "Số sản phẩm",
  machineIds: "Máy",
  productIds: "Sản phẩm",
  fromDate: "Áp dụng từ",
  updatedTime: "Sửa lúc",
  statDate: "Ngày",
  orderCount: "Số đơn hàng",
  paidAmount: "Thực trả",
  splitAmount: "Chia tiền",
  splitStatus: "Trạng thái chia tiền",
};

export const words: Translation<typeof zh.words> = {
  state: {
    on: "Đang bật",
    off: "Đã tắt",
  },
  status: {
    pending: "Chờ chia tiền",
    held: "Tạm hoãn",
    settled: "Đã chia tiền",
  },
  action: {
    add: "Thêm phương án chia tiền",
    edit: "Sửa phương án chia tiền",
    enable: "Bật",
    disable: "Tắt",
    addReceiver: "Thêm bên nhận",
    removeReceiver: "Bỏ bên nhận",
  },
  confirm: {
    enable: "Bật phương án chia tiền này?",
    disable: "Tắt phương án chia tiền này? Giao dịch từ hôm nay không còn được chia.",
  },
  all: "Tất cả",
  rest: "Phần còn lại và phần dưới một xu thuộc về thương nhân",
  scope: "Không chọn thì chia mọi đơn bán của thương nhân",
  sum: "Chia tiền {{amount}}, trong đó đã chia {{settled}}",
};
