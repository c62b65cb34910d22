import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/yysz": "Cài đặt ngôn ngữ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "system.translation.read": "Xem văn bản giao diện",
  "system.translation.write": "Dịch văn bản giao diện",
  "system.translation.review": "Xét duyệt văn bản giao diện",
};

export const verbs: Translation<typeof zh.verbs> = {
  "system.translation.restore": "Khôi phục văn bản gốc",
};

export const errors: Translation<typeof zh.errors> = {
  "system.translationPlaces": "Giữ nguyên các chỗ điền: {{places}}",
  "system.ownTranslation": "Không thể tự xét duyệt văn bản của mình",
  "system.translationColumns": "Tệp cần có các cột khóa, ngôn ngữ và văn bản",
  "system.translationsRefused": "{{n}} dòng sai, chưa ghi gì. Dòng {{row}}: {{problem}}",
};

export const fields: Translation<typeof zh.fields> = {
  langKey: "Khóa",
  langCode: "Ngôn ngữ",
  originalText: "Văn bản tiếng Trung",
  langText: "Văn bản",
  deliveredText: "Văn bản gốc",
  translationStatus: "Trạng thái dịch",
  reviewStatus: "Xét duyệt",
  writer: "Người dịch",
  reviewer: "Người xét duyệt",
  updatedTime: "Thời gian sửa",
};

export const words: Translation<typeof zh.words> = {
  edit: "Sửa văn bản",
  review: {
    delivered: "Có sẵn",
    unreviewed: "Chờ duyệt",
    reviewed: "Đã duyệt",
  },
  translation: {
    translated: "Đã dịch",
    notTranslated: "Chưa dịch",
  },
  approve: "Duyệt",
  restore: "Khôi phục",
  restoreAsk: "Khôi phục văn bản gốc?",
  onlyWritten: "Văn bản này có sẵn trong sản phẩm",
  alreadyReviewed: "Văn bản này đã được xét duyệt",
  import: "Nhập văn bản",
  importHint: "Tệp có các cột như tệp xuất (xlsx hoặc csv); nếu một dòng sai thì không ghi gì",
  file: "Chọn tệp",
  imported: "Đã ghi {{written}}, không đổi {{same}}",
  shownAtOnce: "Mọi người thấy ngay văn bản mới",
};
