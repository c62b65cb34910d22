import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/jxkp": "Đánh giá hiệu suất",
};

export const permissions: Translation<typeof zh.permissions> = {
  "system.appraisal.read": "Xem đánh giá hiệu suất",
  "system.appraisal.write": "Chấm điểm hiệu suất",
};

export const verbs: Translation<typeof zh.verbs> = {
  score: "Chấm điểm",
};

export const errors: Translation<typeof zh.errors> = {
  "system.scoreRange": "Nhập điểm là số nguyên từ 0 đến 100",
};

export const fields: Translation<typeof zh.fields> = {
  period: "Kỳ đánh giá",
  indicator: "Chỉ tiêu",
  done: "Đã làm",
  good: "Đạt yêu cầu",
  factScore: "Điểm hệ thống",
  score: "Điểm",
  scoredBy: "Người chấm",
  scoredTime: "Thời gian chấm",
  doneTime: "Thời gian hoàn thành",
  subject: "Nội dung",
};

export const words: Translation<typeof zh.words> = {
  give: "Chấm điểm",
  byFacts: "tính theo dữ liệu",
  byFactsWas: "Theo dữ liệu: {{n}}",
  remarkHint: "Nêu lý do khi điểm khác với điểm hệ thống",
  well: "Đạt",
  badly: {
    refills: "Sai số lượng",
    visits: "Thiếu hàng hoặc sự cố trong một ngày",
    maintenances: "Quá hạn",
    tickets: "Từng quá hạn",
  },
  indicator: {
    refills: "Ngăn đã bổ sung hàng",
    visits: "Lượt đến máy",
    maintenances: "Bảo trì",
    tickets: "Phiếu yêu cầu đã giải quyết",
  },
  meaning: {
    refills: "Mỗi ngăn được bổ sung hàng là một dòng; không đạt khi máy đếm khác và xác nhận là sai.",
    visits: "Mỗi máy mỗi ngày một dòng; không đạt khi máy thiếu hàng hoặc sự cố trong vòng một ngày.",
    maintenances: "Mỗi lần bảo trì hoàn thành một dòng; không đạt khi quá hạn.",
    tickets: "Mỗi phiếu yêu cầu đã giải quyết một dòng; không đạt khi từng quá hạn.",
  },
};
