import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jygl/cfcx": "Tra cứu đơn thuốc",
  "/jygl/cfxq": "Chi tiết đơn thuốc",
};

export const permissions: Translation<typeof zh.permissions> = {
  "pharmacy.prescription.read": "Xem đơn thuốc",
  "pharmacy.prescription.review": "Xét duyệt và hủy đơn thuốc",
  "pharmacy.rule.read": "Xem quy tắc bán thuốc",
  "pharmacy.rule.write": "Thêm quy tắc bán thuốc",
};

export const verbs: Translation<typeof zh.verbs> = {
  reviewPrescription: "Xét duyệt đơn thuốc",
  cancelPrescription: "Hủy đơn thuốc",
};

export const errors: Translation<typeof zh.errors> = {
  "pharmacy.doctorOff": "Không còn nhận đơn thuốc của bác sĩ này",
  "pharmacy.prescriptionUnknown": "Đơn thuốc không tồn tại",
  "pharmacy.prescriptionLink": "Liên kết tải lên không hợp lệ hoặc đã hết hạn; hãy chọn lại thuốc tại máy",
  "pharmacy.prescriptionPictures": "Hãy tải lên từ 1 đến {{limit}} ảnh đơn thuốc",
  "pharmacy.prescriptionTaken": "Đơn thuốc này đã được gửi",
  "pharmacy.prescriptionInFuture": "Ngày kê đơn không được sau hôm nay",
  "pharmacy.prescriptionExpired": "Đơn thuốc đã hết hạn",
  "pharmacy.prescriptionOwn": "Không thể tự xét duyệt đơn thuốc của mình",
  "pharmacy.notOnDuty": "Chỉ dược sĩ đang trực được xét duyệt đơn thuốc",
  "pharmacy.prescriptionNeeded": "Đây là thuốc kê đơn; hãy tải đơn thuốc lên trước",
  "pharmacy.prescriptionOther": "Đơn thuốc dành cho thuốc khác hoặc số lượng ít hơn",
  "pharmacy.prescriptionUnreviewed": "Đơn thuốc chưa được xét duyệt",
  "pharmacy.prescriptionCancelled": "Đơn thuốc đã bị hủy",
  "pharmacy.prescriptionUsed": "Đơn thuốc đã được sử dụng",
  "pharmacy.ruleInPast": "Quy tắc không thể bắt đầu trước hôm nay",
};

export const fields: Translation<typeof zh.fields> = {
  rxNo: "Mã đơn thuốc",
  patientName: "Bệnh nhân",
  patientPhone: "Điện thoại bệnh nhân",
  diagnosis: "Chẩn đoán",
  doctorName: "Bác sĩ",
  hospital: "Bệnh viện",
  pharmacistName: "Dược sĩ",
  medicineName: "Tên thuốc",
  quantity: "Số lượng",
  rxStatus: "Trạng thái",
  rxMark: "Tình trạng sử dụng",
  rxTime: "Ngày kê đơn",
  rxDay: "Ngày kê đơn",
  validTo: "Hiệu lực đến",
  uploadTime: "Thời gian tải lên",
  rxImages: "Ảnh đơn thuốc",
  province: "Tỉnh",
  saleClass: "Loại bán",
  allowed: "Được bán",
  fromDay: "Từ ngày",
  licenceNo: "Số giấy phép",
  createdBy: "Người tạo",
};

export const words: Translation<typeof zh.words> = {
  state: {
    unreviewed: "Chưa xét duyệt",
    reviewed: "Đã xét duyệt",
    cancelled: "Đã hủy",
  },
  mark: {
    used: "Đã dùng",
    expired: "Hết hạn",
    late: "Chờ lâu",
  },
  review: "Xét duyệt",
  cancel: "Hủy đơn thuốc",
  reviewAsk: "Duyệt đơn này? Bệnh nhân sẽ mua được một lần bằng đơn thuốc này.",
  cancelAsk: "Đơn thuốc đã hủy không thể dùng để mua; hãy ghi lý do.",
  wholeName: "Nhập đầy đủ họ tên",
  recorded: "Việc xem bệnh nhân và ảnh được ghi lại",
  rules: {
    title: "Quy tắc bán thuốc",
    hint: "Khi không có quy tắc, máy chỉ bán thuốc không kê đơn loại B. Quy tắc mới thay quy tắc cũ từ ngày áp dụng.",
    add: "Thêm quy tắc",
    everywhere: "Tất cả các tỉnh",
    counts: "Đang áp dụng",
    sale: {
      yes: "Được bán",
      no: "Không được bán",
    },
  },
};
