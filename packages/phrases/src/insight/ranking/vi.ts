import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/spgl/spxsph": "Xếp hạng bán sản phẩm",
};

export const fields: Translation<typeof zh.fields> = {
  rankNo: "Hạng",
  brand: "Thương hiệu",
  category: "Danh mục",
  salesCount: "Số lượng bán",
  salesAmount: "Doanh thu",
  share: "Tỷ trọng",
};

export const words: Translation<typeof zh.words> = {
  by: {
    quantity: "Theo số lượng bán",
    amount: "Theo doanh thu",
  },
  rankedBy: "Xếp theo",
  topTwenty: "20 vị trí đầu",
  trend: "Theo từng ngày",
};
