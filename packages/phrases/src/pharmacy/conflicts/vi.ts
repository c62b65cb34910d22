import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const errors: Translation<typeof zh.errors> = {
  "pharmacy.conflictUnknown": "Tương kỵ thuốc này không tồn tại",
  "pharmacy.conflictTaken": "Hai thuốc này đã có trong danh sách",
  "pharmacy.conflictSame": "Chọn hai thuốc khác nhau",
  "pharmacy.conflictInSet": "Bộ thuốc “{{name}}” có cả hai; hãy sửa hoặc tắt bộ thuốc trước",
  "pharmacy.conflictForbidden": "Không được dùng “{{first}}” cùng “{{second}}”: {{reason}}",
};

export const fields: Translation<typeof zh.fields> = {
  productId: "Thuốc",
  otherProductId: "Không dùng cùng",
  severity: "Mức xử lý",
  reason: "Lý do",
};

export const words: Translation<typeof zh.words> = {
  title: "Tương kỵ thuốc",
  hint: "Cặp thuốc bị cấm không được ở cùng bộ thuốc, mã lấy hàng, giỏ hàng hay đơn thuốc của một bệnh nhân; các cặp khác chỉ cảnh báo.",
  add: "Thêm tương kỵ thuốc",
  edit: "Sửa tương kỵ thuốc",
  warned: "Cẩn thận",
  warning: "Cẩn thận khi dùng “{{first}}” cùng “{{second}}”: {{reason}}",
  none: "Chưa có tương kỵ thuốc",
  severity: {
    forbid: "Cấm",
    warn: "Cảnh báo",
  },
  reason: {
    sameIngredient: "cùng hoạt chất, dễ quá liều",
    bleeding: "tăng nguy cơ chảy máu",
    sedation: "tăng buồn ngủ",
    liver: "gây hại gan",
    kidney: "gây hại thận",
    bloodPressure: "ảnh hưởng huyết áp",
    heartRhythm: "ảnh hưởng nhịp tim",
    weaker: "giảm tác dụng",
    stronger: "tăng tác dụng và tác dụng phụ",
  },
};
