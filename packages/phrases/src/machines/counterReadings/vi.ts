import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/jqds": "Số đọc bộ đếm",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.counterReading.read": "Xem",
  "machines.counterReading.write": "Tải tệp lên và xử lý số đọc tạm giữ",
};

export const verbs: Translation<typeof zh.verbs> = {
  takeReading: "Tải tệp bộ đếm lên",
  decideReading: "Xử lý số đọc tạm giữ",
};

export const errors: Translation<typeof zh.errors> = {
  "counterReadings.fileTooLarge": "Tệp bộ đếm không được quá {{limit}}",
  "counterReadings.notEvaDts": "Không phải tệp EVA-DTS: không có đoạn ST",
  "counterReadings.cutOff": "Tệp bị cắt: thiếu phần cuối (đoạn SE)",
  "counterReadings.segmentsMissing": "Tệp không đầy đủ: phải có {{expected}} đoạn nhưng chỉ có {{found}}",
  "counterReadings.checksum": "Tệp bị hỏng: tệp ghi mã kiểm {{expected}}, nội dung cho {{found}}",
  "counterReadings.noNumber": "Bộ đếm trong tệp không phải là số: {{segment}}",
  "counterReadings.noCounters": "Tệp không có bộ đếm bán hàng (VA1 hoặc PA2)",
  "counterReadings.taken": "Tệp này của máy đã được tải lên",
  "counterReadings.readLater": "Thời gian đọc không được ở tương lai",
  "counterReadings.readEarlier": "Thời gian đọc không được trước lần đọc cuối của máy",
  "counterReadings.olderFirst": "Hãy xử lý số đọc tạm giữ cũ hơn của máy trước",
  "counterReadings.ranBackwards": "Bộ đếm giảm nên không thể tính; hãy bắt đầu lại hoặc hủy số đọc",
};

export const fields: Translation<typeof zh.fields> = {
  readTime: "Thời gian đọc",
  readingSource: "Nguồn",
  readingState: "Trạng thái",
  readingProblem: "Lý do tạm giữ",
  vends: "Tổng số món",
  fromTime: "Từ lúc",
  pieces: "Số món đã bán",
  orderPieces: "Số món trong đơn hàng",
  differencePieces: "Chênh lệch",
  amount: "Số tiền",
  currency: "Tiền tệ",
  fileName: "Tên tệp",
  uploader: "Người tải lên",
  serial: "Số sê-ri của máy",
  board: "Số sê-ri bo mạch",
  clock: "Đồng hồ của máy",
  selection: "Mã chọn",
  selectionName: "Tên",
  decidedBy: "Người xử lý",
  decidedTime: "Thời gian xử lý",
  content: "Tệp bộ đếm",
  decision: "Cách xử lý",
};

export const words: Translation<typeof zh.words> = {
  upload: "Tải tệp bộ đếm lên",
  choose: "Chọn tệp",
  show: "Xem",
  decide: "Xử lý",
  hint: "Lượng bán giữa hai lần đọc chỉ để đối chiếu: không tạo đơn hàng và không ghi sổ.",
  counted: "Số món đã tính: {{n}}",
  started: "Đã lấy làm điểm đầu; tính từ lần đọc sau",
  heldNow: "Số đọc bị tạm giữ; vui lòng xử lý",
  decided: "Đã xử lý",
  nothingSold: "Không có lượng bán theo mã chọn",
  before: "trước: {{value}}",
  source: {
    upload: "Tải lên",
    push: "Máy gửi",
  },
  state: {
    start: "Điểm đầu",
    counted: "Đã tính",
    held: "Tạm giữ",
    discarded: "Đã hủy",
  },
  problem: {
    otherBoard: "Số sê-ri khác, có thể đã thay bo mạch",
    backwards: "Bộ đếm giảm",
    jump: "Tăng quá nhanh",
    price: "Giá mỗi món quá cao",
    afterHeld: "Có số đọc cũ hơn đang tạm giữ",
  },
  decision: {
    accept: "Tính",
    restart: "Bắt đầu lại",
    discard: "Hủy",
  },
  decisionHint: {
    accept: "Phần tăng của bộ đếm từ lần đọc trước được tính là đã bán.",
    restart: "Số đọc này là điểm đầu mới và không kết thúc khoảng nào, ví dụ sau khi thay bo mạch.",
    discard: "Không dùng số đọc này, ví dụ vì tệp của máy khác.",
  },
};
