import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/hygl/qygl": "Khu vực thẻ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "members.area.read": "Xem khu vực thẻ hội viên",
  "members.area.write": "Quản lý khu vực thẻ hội viên và nhân viên",
};

export const verbs: Translation<typeof zh.verbs> = {
  setArea: "Đặt khu vực",
};

export const errors: Translation<typeof zh.errors> = {
  "cardAreas.unknown": "Khu vực không tồn tại hoặc bạn không quản lý",
  "cardAreas.nameTaken": "Tên này đã có ở cùng cấp",
  "cardAreas.tooDeep": "Tối đa {{limit}} cấp",
  "cardAreas.inUse": "Khu vực có {{children}} cấp dưới và {{cards}} thẻ, không thể xóa",
  "cardAreas.staffLast":
    "{{n}} người chỉ thuộc khu vực này và sẽ quản lý mọi thẻ nếu xóa; hãy gỡ hoặc phân công nơi khác trước",
  "cardAreas.ownLimit":
    "Người bị giới hạn khu vực không thể gỡ giới hạn cuối cùng của ai; hãy nhờ người không bị giới hạn",
  "cardAreas.beyondOwn": "Áp dụng cả ngoài khu vực của bạn; hãy nhờ người không bị giới hạn",
  "cardAreas.staffTaken": "Người dùng đã có trong danh sách",
  "cardAreas.staffUnfit": "Hãy kiểm tra thông tin nhân viên hoặc quyền của vai trò",
};

export const fields: Translation<typeof zh.fields> = {
  areaName: "Tên khu vực",
  level: "Cấp",
  children: "Khu vực dưới",
  cardCount: "Thẻ hội viên",
  staff: "Nhân viên",
  userId: "Nhân viên",
};

export const words: Translation<typeof zh.words> = {
  add: "Thêm khu vực",
  addChild: "Thêm cấp dưới",
  rename: "Đổi tên",
  assign: "Phân công nhân viên",
  search: "Tìm khu vực",
  keys: "Mũi tên: di chuyển, Enter: mở, N: thêm, F2: đổi tên",
  none: "Chưa có khu vực; hãy nhấn “Thêm khu vực”.",
  choose: "Hãy chọn một khu vực bên trái",
  noStaff: "Chưa phân công",
  limited: "Người được phân công chỉ quản lý thẻ của khu vực này và cấp dưới",
  removeStaff: "Gỡ",
  removeStaffAsk: "Gỡ người này?",
  created: "Đã thêm “{{name}}”",
  renamed: "Đã đổi tên thành “{{name}}”",
};
