import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jygl/qhmgl": "Mã nhận hàng",
};

export const permissions: Translation<typeof zh.permissions> = {
  "orders.pickup.read": "Xem",
  "orders.pickup.write": "Tạo, hủy và gửi lại",
};

export const verbs: Translation<typeof zh.verbs> = {
  resend: "Gửi lại",
};

export const errors: Translation<typeof zh.errors> = {
  "orders.pickupEmpty": "Nội dung không được để trống",
  "orders.pickupTooManyProducts": "Một mã nhận hàng có tối đa {{limit}} sản phẩm",
  "orders.pickupProductTwice": "Mỗi sản phẩm chỉ được nhập một lần",
  "orders.pickupPiecesOutOfRange": "Nhập số nguyên dương đến {{limit}} cho mỗi sản phẩm",
  "orders.pickupCountOutOfRange": "Nhập số mã từ 1 đến {{limit}}",
  "orders.pickupMaximum": "Thương nhân có tối đa {{limit}} mã nhận hàng chưa dùng hết; còn có thể tạo {{left}} mã",
  "orders.pickupExpiryPast": "Ngày hết hạn không được trước hôm nay",
  "orders.pickupExpiryFar": "Mã có hiệu lực tối đa năm năm",
  "orders.pickupNotOpen": "Mã này không còn nhận được hàng",
  "orders.pickupNotCancellable": "Chỉ mã nhận hàng chưa dùng hoặc đã xuất hàng một phần mới hủy được",
  "orders.pickupMachines": "Máy đã chọn không thuộc thương nhân này",
  "orders.pickupUnknown": "Mã nhận hàng không tồn tại",
  "orders.pickupCancelled": "Mã nhận hàng đã bị hủy",
  "orders.pickupDelivered": "Mã nhận hàng đã dùng hết",
  "orders.pickupExpired": "Mã nhận hàng đã hết hạn",
  "orders.pickupInUse": "Mã nhận hàng đang được dùng, vui lòng đợi",
  "orders.pickupOtherMachine": "Mã nhận hàng không dùng được ở máy này",
  "orders.pickupNotHere": "Máy này không có tồn kho cho mã nhận hàng",
  "orders.pickupTooManyTries": "Nhập sai mã nhận hàng quá nhiều lần; thử lại sau 15 phút",
};

export const fields: Translation<typeof zh.fields> = {
  pickupCode: "Mã nhận hàng",
  pickupContent: "Nội dung",
  lines: "Nội dung",
  quantity: "Số lượng",
  count: "Số mã",
  delivered: "Đã xuất hàng",
  underWay: "Đang xuất",
  pickupMachines: "Máy dùng được",
  machineIds: "Máy dùng được",
  pickupStatus: "Trạng thái mã nhận hàng",
  validTo: "Hiệu lực đến",
  batchNo: "Mã lần tạo",
  createdBy: "Người tạo",
  useTime: "Thời gian dùng",
};

export const words: Translation<typeof zh.words> = {
  pickupState: {
    unused: "Chưa dùng",
    used: "Đã dùng",
    allDelivered: "Đã xuất hàng hết",
    partlyDelivered: "Xuất hàng một phần",
    failed: "Xuất hàng thất bại",
    expired: "Hết hạn",
    cancelled: "Đã hủy",
  },
  create: "Tạo mã nhận hàng",
  detail: "Chi tiết mã nhận hàng",
  cancel: "Hủy",
  cancelAsk: "Hủy mã nhận hàng này?",
  cancelMany: "Hủy hàng loạt",
  resend: "Gửi lại",
  resendHint: "Đưa mã hoặc mã QR cho khách",
  allMachines: "Tất cả máy",
  hint: "Nhiều sản phẩm cách nhau bằng *; mặc định hiệu lực nửa năm",
  quota: "Tối đa {{limit}}, đang có {{open}}",
  addProduct: "Thêm sản phẩm",
  removeProduct: "Bỏ sản phẩm",
  made: "Đã tạo {{made}} mã nhận hàng",
  making: "Đã tạo {{made}}, số còn lại tạo ở nền; hãy làm mới sau",
  orders: "Đơn hàng",
};
