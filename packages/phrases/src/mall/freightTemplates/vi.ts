import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/yfmb": "Mẫu phí vận chuyển",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.freightTemplate.read": "Xem mẫu phí vận chuyển",
  "mall.freightTemplate.write": "Thêm, sửa, bật, tắt và xóa mẫu phí vận chuyển",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.freightUnits": "Phải là số nguyên từ 1 đến {{limit}}",
  "mall.freightRules": "Hãy nhập từ 1 đến {{limit}} quy tắc",
  "mall.freightProvinceTwice": "Mỗi tỉnh chỉ nằm trong một quy tắc, và chỉ một quy tắc cho các nơi khác",
  "mall.freightInUse": "Đang được dùng; hãy tắt trước",
  "mall.regionNotServed": "Không giao hàng đến khu vực này",
  "mall.feeChanged": "Phí giao hàng đã thay đổi; hãy xem lại và đặt lại",
};

export const fields: Translation<typeof zh.fields> = {
  templateName: "Tên mẫu",
  measure: "Tính theo",
  rules: "Quy tắc",
  provinces: "Khu vực",
  firstUnits: "Đầu tiên",
  firstFee: "Phí đầu",
  nextUnits: "Mỗi lần thêm",
  nextFee: "Phí thêm",
  freeFrom: "Miễn phí từ",
  inUse: "Sử dụng",
  updatedTime: "Sửa lúc",
};

export const words: Translation<typeof zh.words> = {
  add: "Thêm mẫu phí",
  edit: "Sửa mẫu phí",
  addRule: "Thêm quy tắc",
  removeRule: "Bỏ quy tắc",
  elsewhere: "Các khu vực khác",
  measures: {
    piece: "Số món",
    weight: "Khối lượng",
  },
  unit: {
    piece: "món",
    weight: "g",
  },
  use: {
    yes: "Đang dùng",
    no: "Không dùng",
  },
  enable: "Bật",
  disable: "Tắt",
  enableAsk: "Phí giao hàng sẽ tính theo mẫu này, mẫu trước bị tắt. Bật?",
  disableAsk: "Khi đó tính theo phí cố định của cửa hàng. Tắt?",
  summary: "Đến {{units}} {{unit}} {{fee}}, mỗi {{next}} {{unit}} thêm {{more}}",
  freeSummary: "miễn phí từ {{amount}}",
  weightHint: "Theo khối lượng của sản phẩm; không có thì tính 0 g",
  noRuleHint: "Khu vực không có quy tắc thì không giao",
};
