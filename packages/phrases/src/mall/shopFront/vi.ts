import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  closed: "Cửa hàng đã đóng cửa. Bạn có thể xem nhưng chưa đặt hàng được",
  search: "Tìm sản phẩm",
  categories: "Danh mục",
  everything: "Tất cả",
  nothingFound: "Không tìm thấy sản phẩm",
  more: "Xem thêm",
  soldOut: "Hết hàng",
  left: "Còn {{n}}",
  call: "Điện thoại phục vụ",
};
