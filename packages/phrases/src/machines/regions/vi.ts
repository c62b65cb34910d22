import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/dqgl": "Quản lý khu vực",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.region.read": "Xem khu vực",
  "machines.region.write": "Quản lý khu vực",
};

export const errors: Translation<typeof zh.errors> = {
  "regions.unknown": "Khu vực không tồn tại",
  "regions.nameTaken": "Tên này đã có ở cùng cấp",
  "regions.provinceUnknown": "Cấp đầu chỉ nhận tên ngắn của các tỉnh có trên bản đồ",
  "regions.tooDeep": "Tối đa {{limit}} cấp",
  "regions.inUse": "Khu vực có {{children}} cấp dưới và {{points}} điểm đặt nên không thể xóa",
};

export const fields: Translation<typeof zh.fields> = {
  regionName: "Tên",
  points: "Điểm đặt",
  children: "Cấp dưới",
  level: "Cấp",
};

export const words: Translation<typeof zh.words> = {
  add: "Thêm tỉnh",
  addChild: "Thêm cấp dưới",
  rename: "Đổi tên",
  search: "Tìm theo tên",
  keys: "Phím mũi tên di chuyển, Enter mở, N thêm cấp dưới, F2 đổi tên, Alt+↑↓ sắp xếp",
  none: "Chưa có khu vực; hãy bắt đầu bằng “Thêm tỉnh”.",
  choose: "Chọn một mục bên trái",
  level: {
    "1": "Tỉnh",
    "2": "Thành phố",
    "3": "Quận huyện",
  },
  created: "Đã thêm “{{name}}”",
  renamed: "Đã đổi tên thành “{{name}}”",
  deleteAsk: "Xóa “{{name}}”?",
};
