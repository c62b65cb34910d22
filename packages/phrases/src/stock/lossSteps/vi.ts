import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const errors: Translation<typeof zh.errors> = {
  "stock.tooManyLosses": "Quá nhiều chứng từ trong khoảng này; hãy chọn ít ngày hơn hoặc một máy",
};

export const fields: Translation<typeof zh.fields> = {
  placeName: "Nơi",
  missing: "Thiếu",
  found: "Thừa",
  value: "Giá vốn",
  lossStep: "Khâu có thể",
  why: "Căn cứ",
  warehousePieces: "Thiếu ở kho",
  bagPieces: "Thiếu ở túi hàng",
  lanePieces: "Thiếu ở ngăn",
  salePieces: "Thiếu khi xuất hàng",
  lossTime: "Thời gian",
  docNo: "Chứng từ",
  lossKind: "Loại chứng từ",
};

export const words: Translation<typeof zh.words> = {
  tab: {
    writeOffs: "Ghi giảm hàng hỏng",
    steps: "Thất thoát theo khâu",
  },
  facts: "Chứng từ thất thoát",
  step: {
    warehouse: "Kho",
    bag: "Túi hàng theo tuyến",
    lane: "Ngăn",
    sale: "Xuất hàng",
  },
  kind: {
    check: "Kiểm tra bổ sung hàng",
    laneCount: "Kiểm kê ngăn",
    placeCount: "Kiểm kê kho",
    writeOff: "Ghi giảm hàng hỏng",
    order: "Đơn hàng",
  },
  reason: {
    placeShort: "Kiểm kê thấy ít hơn sổ sách",
    unbooked: "Hàng di chuyển mà không có chứng từ",
    writtenOff: "Chứng từ ghi giảm nêu là mất",
    loadedWrong: "Có người cho biết bổ sung hàng bị ghi sai",
    notLoaded: "Máy đếm ít hơn số đã ghi bổ sung hàng",
    failedBefore: "Trước đó có hàng đã trả tiền nhưng không ra",
    jammed: "Lý do kiểm kê là kẹt hàng hoặc máy hỏng",
    givenAway: "Hàng ra sau khi hoàn tiền, hoặc nhiều hơn số đã mua",
    saidMissing: "Có người cho biết là mất",
    laneShort: "Ít hơn sổ sách mà bổ sung hàng và bán hàng đều không giải thích được",
  },
};
