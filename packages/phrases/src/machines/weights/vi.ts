import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/qzsz": "Cài đặt trọng lượng",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.weight.read": "Xem",
  "machines.weight.write": "Cài đặt",
};

export const verbs: Translation<typeof zh.verbs> = {
  setWeight: "Đặt trọng lượng",
};

export const errors: Translation<typeof zh.errors> = {
  "machines.factorOutOfRange": "Hệ số phải lớn hơn 0 và không quá {{limit}}, tối đa ba chữ số thập phân",
};

export const fields: Translation<typeof zh.fields> = {
  laneNo: "Số ngăn",
  weight: "Trọng lượng (g)",
  weightTolerance: "Sai số (g)",
  weightFactor: "Hệ số",
  origin: "Nguồn",
  updatedTime: "Thời gian sửa",
};

export const words: Translation<typeof zh.words> = {
  set: "Cài đặt",
  setSelected: "Cài đặt các mục chọn",
  setByProduct: "Cài đặt theo sản phẩm",
  changed: "Số ngăn đã đặt: {{n}}",
  factorHint: "Trọng lượng máy cân được nhân với hệ số trước khi so sánh; 1 là không đổi.",
  origin: {
    lane: "Ngăn",
    product: "Sản phẩm",
  },
  cabinet: {
    main: "Tủ chính",
    sub: "Tủ phụ",
  },
};
