import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/gggl": "Quảng cáo",
  "/gggl/cgggl": "Quản lý quảng cáo",
};

export const permissions: Translation<typeof zh.permissions> = {
  "marketing.ad.read": "Xem quảng cáo và vị trí quảng cáo",
  "marketing.ad.write": "Quản lý quảng cáo và vị trí quảng cáo",
};

export const errors: Translation<typeof zh.errors> = {
  "ads.codeTaken": "Mã vị trí quảng cáo này đã tồn tại",
  "ads.spaceInUse": "{{ads}} quảng cáo đang dùng vị trí quảng cáo này",
  "ads.sizeOutOfRange": "Kích thước là số nguyên từ 1 đến {{limit}} pixel",
  "ads.sortOutOfRange": "Thứ tự là số nguyên từ 0 đến {{limit}}",
  "ads.materialMissing": "Hãy tải lên tệp quảng cáo",
  "ads.materialKind": "Tệp không khớp với loại quảng cáo; hãy tải lên lại",
  "ads.over": "Ngày kết thúc đã qua; hãy sửa ngày trước",
  "ads.tooManyOfMachine": "Một máy hiển thị tối đa {{limit}} quảng cáo đang bật",
  "ads.videoKind": "Hãy tải lên video MP4",
  "ads.videoTooLarge": "Video tối đa {{limit}}",
  "ads.tooManyUnused": "Có {{limit}} tệp chưa dùng; hãy tải lên lại sau một ngày",
  "ads.nothingToResend": "Không có máy nào từ chối hoặc quá hạn",
};

export const fields: Translation<typeof zh.fields> = {
  adName: "Tên quảng cáo",
  adSlot: "Vị trí quảng cáo",
  adSlotId: "Vị trí quảng cáo",
  adType: "Loại quảng cáo",
  adFile: "Tệp quảng cáo",
  materialId: "Tệp quảng cáo",
  planMachines: "Máy áp dụng",
  machineIds: "Máy áp dụng",
  startDate: "Ngày bắt đầu",
  endDate: "Ngày kết thúc",
  slots: "Khung giờ (tối đa 3)",
  sortNo: "Thứ tự",
  adStatus: "Trạng thái",
  confirmedCount: "Đã xác nhận",
  playCount: "Lượt phát",
  deliveryState: "Trạng thái gửi",
  reason: "Lý do",
  sentTime: "Thời gian gửi",
  endedTime: "Thời gian phản hồi",
  day: "Ngày",
  slotCode: "Mã vị trí quảng cáo",
  slotName: "Tên vị trí quảng cáo",
  size: "Kích thước (pixel)",
  width: "Chiều rộng (pixel)",
  height: "Chiều cao (pixel)",
  position: "Vị trí",
  adCount: "Số quảng cáo",
};

export const words: Translation<typeof zh.words> = {
  views: {
    ads: "Quảng cáo",
    spaces: "Vị trí quảng cáo",
  },
  adTypes: {
    picture: "Hình ảnh",
    video: "Video",
  },
  status: {
    on: "Đang bật",
    off: "Đã tắt",
  },
  delivery: {
    pending: "Chờ gửi",
    sent: "Đã gửi",
    confirmed: "Đã xác nhận",
    refused: "Bị từ chối",
    expired: "Quá hạn",
  },
  parts: {
    machines: "Máy",
    plays: "Lượt phát",
  },
  addAd: "Thêm quảng cáo",
  editAd: "Sửa quảng cáo",
  addSpace: "Thêm vị trí quảng cáo",
  editSpace: "Sửa vị trí quảng cáo",
  enable: "Bật",
  disable: "Tắt",
  enableAsk: "Bật quảng cáo này? Quảng cáo được phát khi máy xác nhận.",
  disableAsk: "Tắt quảng cáo này?",
  preview: "Xem trước",
  resend: "Gửi lại",
  resent: "Đã gửi lại",
  choose: "Chọn tệp",
  replace: "Thay tệp",
  pictureHint: "PNG hoặc JPEG, tối đa 2 MB",
  videoHint: "MP4, tối đa {{limit}}",
  sortHint: "Số nhỏ phát trước",
};
