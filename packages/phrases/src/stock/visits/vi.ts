import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jxcgl/bhd/jrbf": "Lượt ghé thăm hôm nay",
};

export const verbs: Translation<typeof zh.verbs> = {
  fillLane: "Bổ sung hàng vào ngăn qua điện thoại",
  emptyLane: "Lấy sản phẩm ra qua điện thoại",
  collectCash: "Thu tiền mặt",
  takePhoto: "Chụp ảnh máy",
  reportFault: "Báo sự cố tại chỗ",
  setCost: "Đặt chi phí mỗi lượt ghé thăm",
  finishVisit: "Hoàn tất ghé thăm",
};

export const errors: Translation<typeof zh.errors> = {
  "stock.actTooOld": "Bản ghi đã quá {{days}} ngày, không ghi sổ được nữa: hãy kiểm kê máy",
};

export const fields: Translation<typeof zh.fields> = {
  kind: "Việc",
  pieces: "Số lượng",
  rest: "Chênh lệch",
  unbooked: "Túi hàng thiếu",
  bagNo: "Số túi tiền mặt",
  expected: "Phải có",
  counted: "Đã đếm",
  laneNo: "Số ngăn",
  actTime: "Thời gian",
  note: "Ghi chú",
  picture: "Ảnh",
  replenisher: "Nhân viên bổ sung hàng",
  place: "Thứ tự",
  gain: "Giữ được nếu ghé thăm hôm nay",
  stockOut: "Hết hàng",
  spoil: "Sắp hết hạn",
  fault: "Sự cố",
  cash: "Tiền mặt",
  emptyDays: "Ngăn đầu tiên hết hàng",
  routeId: "Tuyến",
  visitCost: "Chi phí mỗi lượt ghé thăm (tệ)",
  dueCount: "Cần ghé thăm hôm nay",
  way: "Quãng đường (đường thẳng)",
};

export const words: Translation<typeof zh.words> = {
  acts: "Bản ghi tại chỗ",
  onlyDiffering: "Chỉ xem chênh lệch",
  act: {
    fillLane: "Bỏ vào",
    emptyLane: "Lấy ra",
    collectCash: "Thu tiền mặt",
    takePhoto: "Chụp ảnh",
    reportFault: "Báo sự cố",
    finishVisit: "Hoàn tất",
  },
  canWait: "Có thể chờ",
  today: "Hôm nay",
  tomorrow: "Ngày mai",
  inDays: "Sau {{days}} ngày",
  machines: "{{n}} máy",
  km: "{{km}} km",
  selectDue: "Chọn máy cần ghé thăm hôm nay",
  make: "Tạo phiếu bổ sung hàng",
  hasOrder: "Đã có phiếu bổ sung hàng",
  keepCost: "Lưu làm chi phí thường dùng",
  ofOther:
    "Tuyến này thuộc {{merchant}} và túi hàng của tuyến chỉ dùng cho thương nhân đó: hãy để nhân viên của họ tạo phiếu bổ sung hàng, hoặc chọn kho hay túi hàng của thương nhân mình.",
  usualCost: "Chi phí thường dùng hiện tại: {{money}}",
  dueFrom: "Nên ghé thăm từ {{money}}: chờ cũng lùi lượt sau, dưới mức này chờ ít tốn hơn",
  how: "Dự báo hai ngày tới theo nhu cầu thật của từng ngăn trong 28 ngày qua (trừ thời gian hết hàng, điều chỉnh theo thứ trong tuần). Số tiền là lãi gộp, giá vốn hàng sắp hết hạn và rủi ro tiền mặt sẽ mất nếu hôm nay không ghé thăm. Nên ghé thăm một máy khi chờ thêm làm mất nhiều hơn phần chi phí ghé thăm tiết kiệm được, theo nhịp rẻ nhất của máy đó.",
};
