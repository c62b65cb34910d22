import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/kcpd/bhjl": "Lịch sử bổ sung hàng",
};

export const permissions: Translation<typeof zh.permissions> = {
  "stock.refill.read": "Xem",
  "stock.refill.write": "Giải thích chênh lệch bổ sung hàng",
};

export const verbs: Translation<typeof zh.verbs> = {
  explainRefill: "Giải thích chênh lệch bổ sung hàng",
};

export const fields: Translation<typeof zh.fields> = {
  laneNo: "Số ngăn",
  cabinet: "Tủ",
  stock: "Tồn kho",
  stockBefore: "Trước",
  replenishQty: "Đã bổ sung hàng",
  replenisher: "Nhân viên bổ sung hàng",
  replenishTime: "Thời gian bổ sung hàng",
  last: "Lần trước",
  loaded: "Đã nạp",
  sold: "Đã bán",
  expected: "Dự kiến",
  reported: "Máy báo",
  difference: "Chênh lệch",
  reportedTime: "Thời gian báo",
  cause: "Nguyên nhân",
};

export const words: Translation<typeof zh.words> = {
  byMachine: "Máy",
  total: "Số ngăn: {{lanes}}, số cái: {{pieces}}",
  checks: "Đối chiếu bổ sung hàng",
  checksOpen: "Đối chiếu bổ sung hàng · {{n}} chờ giải thích",
  checksHint: "Khi số máy tự đếm khác “lần trước + đã nạp − đã bán”, chênh lệch chờ giải thích ở đây.",
  waiting: "Chờ giải thích",
  explained: "Đã giải thích",
  explain: "Giải thích",
  causes: {
    loadedWrong: "Ghi sai khi bổ sung hàng",
    missing: "Mất",
    damaged: "Hư hỏng",
    sensor: "Máy đếm sai",
    other: "Khác",
  },
  cabinet: {
    main: "Tủ chính",
    sub: "Tủ phụ",
  },
};
