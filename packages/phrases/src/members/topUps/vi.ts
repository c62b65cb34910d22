import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/hygl/yhsz": "Ưu đãi nạp tiền",
};

export const permissions: Translation<typeof zh.permissions> = {
  "members.topUp.read": "Xem ưu đãi nạp tiền",
  "members.topUp.write": "Quản lý ưu đãi nạp tiền",
};

export const errors: Translation<typeof zh.errors> = {
  "topUps.tierCount": "Hãy nhập 1 đến {{limit}} mức",
  "topUps.tierTwice": "Mỗi mức nạp tiền chỉ một lần",
  "topUps.over": "Đã hết thời gian; hãy sửa ngày trước",
  "topUps.isRunning": "Đang chạy; hãy dừng trước khi xóa",
};

export const fields: Translation<typeof zh.fields> = {
  activityName: "Tên ưu đãi",
  areas: "Khu vực",
  areaIds: "Khu vực",
  activityTime: "Thời gian",
  fromDay: "Thời gian",
  toDay: "Thời gian",
  tiers: "Mức tặng",
  rechargeAmount: "Số tiền nạp",
  giftAmount: "Tiền tặng",
  activityStatus: "Trạng thái",
};

export const words: Translation<typeof zh.words> = {
  state: {
    running: "Đang chạy",
    stopped: "Đã dừng",
  },
  action: {
    add: "Thêm ưu đãi",
    edit: "Sửa ưu đãi",
    start: "Chạy",
    stop: "Dừng",
    addTier: "Thêm mức",
    removeTier: "Bỏ mức này",
  },
  confirm: {
    start: "Bật chương trình khuyến mãi này?",
    stop: "Tắt chương trình khuyến mãi này?",
  },
  hint: {
    allAreas: "Không chọn: mọi khu vực",
    all: "Mọi khu vực",
    rule: "Nạp {{recharge}} tặng {{gift}}",
    gets: "“{{name}}” tặng thêm {{gift}}",
    runs: "Đang chạy: {{rules}}",
    levels: "Giảm giá theo cấp hội viên được đặt trong chiến dịch",
  },
};
