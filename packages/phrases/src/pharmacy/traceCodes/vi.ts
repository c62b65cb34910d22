import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/ypgl/zsm": "Mã truy xuất",
  "/ypgl/zsmdr": "Nhập mã truy xuất",
};

export const permissions: Translation<typeof zh.permissions> = {
  "pharmacy.trace.read": "Xem mã truy xuất",
  "pharmacy.trace.write": "Ghi mã truy xuất, xếp vào ngăn, quét bán và xóa",
};

export const verbs: Translation<typeof zh.verbs> = {
  place: "Xếp vào ngăn",
  scan: "Quét bán",
};

export const errors: Translation<typeof zh.errors> = {
  "pharmacy.traceUnknown": "Mã truy xuất {{code}} chưa được ghi",
  "pharmacy.traceTaken": "Mã truy xuất {{code}} đã được ghi",
  "pharmacy.traceMalformed": "“{{code}}” không phải mã truy xuất 20 chữ số",
  "pharmacy.traceTwice": "Mã truy xuất {{code}} bị lặp lại",
  "pharmacy.traceTooMany": "Tối đa {{limit}} mã truy xuất mỗi lần",
  "pharmacy.traceOther": "Mã truy xuất {{code}} là của thuốc khác",
  "pharmacy.traceAboveBatch": "Số mã truy xuất nhiều hơn {{quantity}} món của lô",
  "pharmacy.traceSold": "Mã truy xuất {{code}} đã bán lúc {{time}} tại {{machine}}; chỉ bán một lần",
};

export const fields: Translation<typeof zh.fields> = {
  traceCode: "Mã truy xuất",
  traceCodes: "Mã truy xuất",
  medicineName: "Thuốc",
  manufacturer: "Nhà sản xuất",
  batchNo: "Lô",
  traceState: "Trạng thái",
  laneNo: "Ngăn",
  soldTime: "Thời gian bán",
  repeats: "Quét lại",
};

export const words: Translation<typeof zh.words> = {
  traceState: {
    stored: "Trong kho",
    placed: "Trong ngăn",
    sold: "Đã bán",
  },
  record: "Thêm mã truy xuất",
  place: "Xếp vào ngăn",
  placed: "Đã xếp vào ngăn",
  scan: "Quét bán",
  scanned: "Đã ghi nhận bán",
  scanHint: "Chỉ ghi thuốc giao tay; thuốc bán từ ngăn được ghi tự động",
  soldStays: "Mã đã bán không thể xóa",
  pasteHint: "Quét hoặc dán, mỗi dòng một mã; với ngăn theo thứ tự xuất hàng",
  laneHint: "Chỉ các ngăn ghi lô này",
  lane: "Ngăn {{n}}",
};
