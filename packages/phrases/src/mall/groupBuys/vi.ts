import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/ptgl": "Mua chung",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.groupBuy.read": "Xem mua chung",
  "mall.groupBuy.write": "Thêm, sửa, bắt đầu, dừng và xóa mua chung",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.oneDeal": "Mỗi sản phẩm chỉ dùng một giá ưu đãi",
  "mall.groupBuyUnknown": "Không có đợt mua chung này",
  "mall.groupSize": "Số người mỗi nhóm: {{least}} đến {{most}}",
  "mall.groupHours": "Thời hạn gom nhóm: 1 đến {{limit}} giờ",
  "mall.groupPieces": "Số lượng: {{least}} đến {{most}}, đủ cho một nhóm và không quá số có thể bán",
  "mall.groupBuyStarted": "Đợt đang diễn ra hoặc đã có nhóm không sửa, không xóa được, chỉ dừng được",
  "mall.groupOverlaps": "Sản phẩm này đã có mua chung trong thời gian đó",
  "mall.groupNotRunning": "Mua chung chưa bắt đầu hoặc đã kết thúc",
  "mall.groupSoldOut": "Mua chung chỉ còn {{n}}, không đủ",
  "mall.groupLimit": "Mỗi người mua tối đa {{limit}}",
  "mall.groupUnknown": "Không có nhóm này",
  "mall.groupTwice": "Bạn đã ở trong nhóm này",
  "mall.groupFull": "Nhóm đã đủ người; hãy mở nhóm khác",
  "mall.groupClosed": "Nhóm đã kết thúc; hãy mở nhóm khác",
};

export const fields: Translation<typeof zh.fields> = {
  mallProductId: "Sản phẩm",
  mallPrice: "Giá cửa hàng",
  groupPrice: "Giá mua chung",
  size: "Số người",
  hours: "Thời hạn (giờ)",
  pieces: "Số lượng",
  taken: "Đã bán",
  perBuyer: "Mỗi người",
  startsAt: "Bắt đầu",
  endsAt: "Kết thúc",
  groupBuyStatus: "Trạng thái",
  gatheringCount: "Đang gom",
  completeCount: "Đủ người",
  failedCount: "Không đủ",
  createdBy: "Người tạo",
  openedTime: "Mở lúc",
};

export const words: Translation<typeof zh.words> = {
  status: {
    draft: "Chưa mở",
    scheduled: "Chưa bắt đầu",
    running: "Đang diễn ra",
    soldOut: "Đã bán hết",
    ended: "Đã kết thúc",
    stopped: "Đã dừng",
  },
  groupState: {
    gathering: "Đang gom nhóm",
    complete: "Đã đủ người",
    failed: "Không đủ người",
  },
  add: "Thêm đợt mua chung",
  edit: "Sửa đợt mua chung",
  start: "Bắt đầu",
  startAsk:
    "Khi bắt đầu, người mua có thể mở nhóm trong thời gian này; giá, số lượng và thời gian được kiểm tra lại. Bắt đầu?",
  running: "Đã bắt đầu rồi",
  stop: "Dừng",
  stopAsk:
    "Dừng rồi không mở nhóm mới; nhóm đang mở tiếp tục đến hạn riêng và hoàn tiền toàn bộ nếu không đủ người. Dừng?",
  notRunning: "Chưa bắt đầu",
  groups: "Các nhóm",
  places: "{{paid}}/{{size}} người đã trả",
  until: "Đến {{time}}",
  noGroups: "Chưa có ai mở nhóm",
};
