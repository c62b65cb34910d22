import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  brand: "Yunshou",
  back: "Quay lại",
  close: "Đóng",
  language: "Ngôn ngữ",
  less: "Bớt",
  more: "Thêm",
  retry: "Thử lại",
  waiting: "Đang tải",
  offline: "Không có kết nối. Vui lòng kiểm tra và thử lại",
  noPage: "Không có trang này. Vui lòng quét lại mã",
};
