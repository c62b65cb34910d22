import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cfgl/zdhd": "Đối soát nhà cung cấp",
};

export const permissions: Translation<typeof zh.permissions> = {
  "finance.bill.read": "Xem đối soát nhà cung cấp",
  "finance.bill.write": "Tải bảng kê lên và xử lý chênh lệch",
};

export const verbs: Translation<typeof zh.verbs> = {
  takeOver: "Nhận xử lý chênh lệch",
  workOff: "Xử lý chênh lệch",
  park: "Tạm gác chênh lệch",
  askProvider: "Hỏi nhà cung cấp",
};

export const errors: Translation<typeof zh.errors> = {
  "finance.billUnreadable": "Đây không phải bảng kê của nhà cung cấp; hãy tải tệp gốc lên",
  "finance.billTooLarge": "Tệp không được vượt quá {{limit}}",
  "finance.billCut": "Bảng kê bị cắt; hãy tải xuống lại",
  "finance.billTotals": "Tổng cộng của bảng kê khác với chi tiết",
  "finance.billOtherDay": "Đây là bảng kê của ngày khác",
  "finance.billOtherAccount": "Đây là bảng kê của tài khoản khác",
  "finance.billHash": "Tệp không khớp mã băm do nhà cung cấp đưa ra",
  "finance.billNotYet": "Ngày đó chưa kết thúc nên chưa có bảng kê",
  "finance.billOutOfTurn": "Bảng kê được nhận theo thứ tự ngày; tiếp theo là ngày {{day}}",
  "finance.billDiffers": "Ngày đó đã có một bảng kê khác",
  "finance.billServiceUnknown": "Dịch vụ thanh toán không tồn tại",
  "finance.differenceUnknown": "Chênh lệch không tồn tại",
  "finance.differenceChanged": "Chênh lệch vừa được người khác xử lý; hãy làm mới và thử lại",
  "finance.parkDay": "Hãy chọn ngày trong {{days}} ngày kể từ ngày mai",
  "finance.nothingToAsk": "Không có mã nào để hỏi nhà cung cấp",
};

export const fields: Translation<typeof zh.fields> = {
  billDate: "Ngày bảng kê",
  providerName: "Nhà cung cấp",
  payMethod: "Phương thức thanh toán",
  ourAmount: "Bên ta",
  theirAmount: "Bên họ",
  difference: "Chênh lệch",
  feeAmount: "Phí",
  feeDifference: "Chênh lệch phí",
  ourLineCount: "Số dòng bên ta",
  theirLineCount: "Số dòng bên họ",
  differenceCount: "Số chênh lệch",
  openCount: "Chưa xử lý",
  billSubject: "Loại bảng kê",
  billStatus: "Trạng thái",
  openBefore: "Còn mở đầu kỳ",
  openedCount: "Mới",
  settledCount: "Đã khớp",
  openAfter: "Còn mở cuối kỳ",
  oldestOpenTime: "Mục mở lâu nhất",
  billSource: "Nguồn",
  uploader: "Người tải lên",
  takenTime: "Thời gian đối chiếu",
  reason: "Lý do",
  lineKind: "Loại",
  outTradeNo: "Mã phía nhà cung cấp",
  thirdTradeNo: "Mã giao dịch bên thứ ba",
  ourTime: "Thời gian bên ta",
  theirTime: "Thời gian bên họ",
  differenceState: "Trạng thái",
  handler: "Người xử lý",
  handleTime: "Thời gian xử lý",
  parkedUntil: "Tạm gác đến",
  untilDay: "Tạm gác đến",
  answerState: "Trả lời của nhà cung cấp",
  serviceId: "Nhà cung cấp",
  content: "Tệp",
  billHash: "Mã băm (SHA-1)",
};

export const words: Translation<typeof zh.words> = {
  status: {
    balanced: "Khớp",
    open: "Có chênh lệch",
    workedOff: "Đã xử lý",
  },
  subject: {
    trade: "Bảng kê giao dịch",
    sharing: "Bảng kê chia tiền",
  },
  source: {
    fetched: "Tự động lấy",
    uploaded: "Tải lên",
  },
  reason: {
    missingHere: "Bên ta không có",
    missingThere: "Bên họ không có",
    amountDiffers: "Lệch số tiền",
    stateDiffers: "Lệch trạng thái",
    duplicate: "Trùng lặp",
    feeDiffers: "Lệch phí",
  },
  advice: {
    missingHere: "Tìm đơn hàng theo mã bên thứ ba; ghi bổ sung hoặc hoàn tiền",
    missingThere: "Hãy hỏi nhà cung cấp; khoản có trong bảng kê sau sẽ tự khớp",
    amountDiffers: "Đối chiếu số tiền đã trả và ưu đãi; hoàn tiền hoặc chỉnh phần lệch",
    stateDiffers: "Xem đơn hàng và hoàn tiền; thử hoàn tiền lại nếu cần",
    duplicate: "Khách có thể đã trả hai lần; kiểm tra và hoàn một khoản",
    feeDiffers: "Đối chiếu tỷ lệ phí trong hợp đồng; đòi lại phần thu thừa hoặc sửa tỷ lệ từ ngày mai",
  },
  lineKind: {
    payment: "Thanh toán",
    refund: "Hoàn tiền",
    share: "Chia tiền",
    return: "Chia tiền hoàn lại",
  },
  state: {
    open: "Chưa xử lý",
    taken: "Đang xử lý",
    parked: "Đã tạm gác",
    done: "Đã xử lý",
  },
  action: {
    upload: "Tải bảng kê lên",
    choose: "Chọn tệp",
    differences: "Xem chênh lệch",
    take: "Nhận xử lý",
    settle: "Xử lý",
    park: "Tạm gác",
    ask: "Hỏi nhà cung cấp",
  },
  differences: "Chênh lệch bảng kê",
  answer: {
    unknown: "Nhà cung cấp không có",
    unpaid: "Chưa trả",
    closed: "Đã đóng",
    paid: "Đã trả",
    processing: "Đang xử lý",
    succeeded: "Đã hoàn tiền",
    failed: "Hoàn tiền thất bại",
    unreachable: "Nhà cung cấp không trả lời",
  },
  takeQuestion: "Nhận xử lý chênh lệch này?",
  parkedUntil: "Đến {{day}}",
  asked: "Đã hỏi nhà cung cấp, đang chờ trả lời",
  none: "Không có chênh lệch",
  arrived: "Có trong bảng kê sau",
  bookedSince: "Sau đó đã có trong sổ của ta",
  gap: "Khoản mở không liên tục, lệch {{n}}: bảng kê có thể thiếu trang",
  next: "Bảng kê tiếp theo: {{day}}",
  compared: "Đã đối chiếu bảng kê: {{n}} chênh lệch",
};
