import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/msgl": "Bán chớp nhoáng",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.flashSale.read": "Xem bán chớp nhoáng",
  "mall.flashSale.write": "Thêm, sửa, dừng và xóa bán chớp nhoáng",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.loginFirst": "Hãy đăng nhập trước khi mua",
  "mall.dealNoCoupon": "Giá này không dùng thêm phiếu giảm giá",
  "mall.dealPriceTooHigh": "Giá phải thấp hơn giá của cửa hàng trực tuyến",
  "mall.flashUnknown": "Không có đợt bán chớp nhoáng này",
  "mall.flashPieces": "Số lượng: 1 đến {{limit}}, không quá số có thể bán",
  "mall.flashPerBuyer": "Mỗi người mua: 1 đến {{limit}}",
  "mall.flashPeriod": "Kết thúc phải sau lúc bắt đầu và sau hiện tại, dài nhất {{limit}} ngày",
  "mall.flashStarted": "Đợt đã bắt đầu hoặc đã kết thúc không sửa được, chỉ dừng được",
  "mall.flashOverlaps": "Sản phẩm này đã có bán chớp nhoáng trong thời gian đó",
  "mall.flashNotRunning": "Bán chớp nhoáng chưa bắt đầu hoặc đã kết thúc",
  "mall.flashSoldOut": "Bán chớp nhoáng còn {{n}}",
  "mall.flashLimit": "Mỗi người mua tối đa {{limit}}",
};

export const fields: Translation<typeof zh.fields> = {
  mallProductId: "Sản phẩm",
  mallPrice: "Giá cửa hàng",
  flashPrice: "Giá chớp nhoáng",
  pieces: "Số lượng",
  taken: "Đã bán",
  perBuyer: "Mỗi người",
  startsAt: "Bắt đầu",
  endsAt: "Kết thúc",
  flashStatus: "Trạng thái",
  createdBy: "Người tạo",
};

export const words: Translation<typeof zh.words> = {
  status: {
    scheduled: "Chưa bắt đầu",
    running: "Đang diễn ra",
    soldOut: "Đã bán hết",
    ended: "Đã kết thúc",
    stopped: "Đã dừng",
  },
  addFlash: "Thêm đợt bán chớp nhoáng",
  editFlash: "Sửa đợt bán chớp nhoáng",
  stop: "Dừng",
  stopAsk: "Dừng rồi không mở lại được; đơn hàng đã đặt vẫn giữ nguyên. Dừng?",
  stopped: "Đã dừng rồi",
};
