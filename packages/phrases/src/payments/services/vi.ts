import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/zfsz": "Cài đặt thanh toán",
  "/xtgl/zfsz/zffwgl": "Dịch vụ thanh toán",
  "/xtgl/zfsz/fwscssz": "Tham số nhà cung cấp",
};

export const permissions: Translation<typeof zh.permissions> = {
  "payments.service.read": "Xem dịch vụ thanh toán",
  "payments.service.write": "Thêm, sửa, bật và tắt dịch vụ thanh toán",
  "payments.parameters.read": "Xem tham số nhà cung cấp",
  "payments.parameters.write": "Thêm, xác minh và kích hoạt tham số nhà cung cấp",
};

export const verbs: Translation<typeof zh.verbs> = {
  verifyKeys: "Xác minh",
};

export const errors: Translation<typeof zh.errors> = {
  "payments.serviceUnknown": "Dịch vụ thanh toán không tồn tại",
  "payments.serviceChanged": "Người khác vừa sửa; hãy làm mới và thử lại",
  "payments.serviceUsed": "Dịch vụ đã có giao dịch nên không thể xóa; hãy tắt đi",
  "payments.serviceWithoutParameters": "Trước hết hãy đặt, xác minh và kích hoạt tham số",
  "payments.methodTaken": "Dịch vụ khác đang nhận phương thức thanh toán này; hãy tắt trước",
  "payments.parametersUnknown": "Tham số không tồn tại",
  "payments.parametersFixed": "Tham số đang dùng hoặc đã hết hiệu lực không thể sửa; hãy thêm phiên bản mới",
  "payments.accountFixed": "Mã thương nhân của dịch vụ không thể đổi; hãy thêm dịch vụ khác",
  "payments.draftExists": "Dịch vụ đã có tham số chưa kích hoạt; hãy sửa tham số đó",
  "payments.merchantNoWrong":
    "Mã thương nhân sai: WeChat Pay 8-12 chữ số, Alipay 16 chữ số bắt đầu bằng 2088, UnionPay 15 chữ số hoặc chữ hoa",
  "payments.appIdWrong": "Mã ứng dụng sai: WeChat Pay là wx và 16 ký tự, Alipay là 16 chữ số",
  "payments.serialWrong": "Số sê-ri không đúng",
  "payments.apiKeyWrong": "Khóa APIv3 gồm 32 chữ cái và chữ số",
  "payments.appSecretWrong": "Khóa bí mật của ứng dụng gồm 32 chữ thường và chữ số",
  "payments.keyUnreadable": "Không đọc được; hãy dán đầy đủ",
  "payments.keyPrivate": "Chỉ dán khóa công khai, không dán khóa riêng",
  "payments.keyExpired": "Đã hết hạn",
  "payments.keyNotOurs": "Khóa công khai ứng dụng không khớp với khóa",
  "payments.addressNotAllowed": "Chỉ cho phép địa chỉ chính thức của nhà cung cấp",
  "payments.probeFailed": "Nhà cung cấp không trả lời với chữ ký hợp lệ: {{problem}}",
};

export const fields: Translation<typeof zh.fields> = {
  providerName: "Nhà cung cấp",
  payMethod: "Phương thức thanh toán",
  feeRate: "Tỷ lệ phí",
  enabled: "Đang bật",
  ready: "Tham số",
  updatedTime: "Thời gian sửa",
  payAccountNo: "Tài khoản thu tiền",
  payKey: "Khóa",
  interfaceUrl: "Địa chỉ API",
  appId: "Mã ứng dụng",
  certificateSerial: "Số sê-ri API của thương nhân",
  apiKey: "Khóa APIv3",
  appSecret: "Khóa bí mật của ứng dụng",
  platformSerial: "Mã khóa công khai WeChat Pay",
  platformKey: "Khóa công khai của nhà cung cấp",
  certificates: "Khóa công khai ứng dụng và gốc (PEM)",
  paysInApp: "Thanh toán trong Alipay",
  parameterState: "Trạng thái",
  platformSerials: "Số sê-ri khóa nhà cung cấp",
  provenTime: "Thời gian xác minh",
};

export const words: Translation<typeof zh.words> = {
  switch: {
    enabled: "Đang bật",
    disabled: "Đã tắt",
  },
  ready: {
    yes: "Đã kích hoạt",
    no: "Chưa đặt",
  },
  state: {
    draft: "Chờ xác minh",
    proven: "Đã xác minh",
    active: "Đang dùng",
    retired: "Đã ngừng",
  },
  action: {
    addService: "Thêm dịch vụ thanh toán",
    editService: "Sửa dịch vụ thanh toán",
    parameters: "Tham số",
    addParameters: "Thêm tham số",
    editParameters: "Sửa tham số",
    prove: "Xác minh",
    enable: "Bật",
    disable: "Tắt",
    activate: "Kích hoạt",
  },
  confirm: {
    enable: "Bật dịch vụ thanh toán này? Máy bán hàng sẽ thu tiền qua dịch vụ.",
    disable: "Tắt dịch vụ thanh toán này? Không tạo thanh toán mới; thanh toán và hoàn tiền đang xử lý vẫn tiếp tục.",
    remove: "Xóa dịch vụ thanh toán này?",
    prove: "Gửi yêu cầu xác minh đến nhà cung cấp với các tham số này?",
    activate: "Kích hoạt các tham số này? Tham số đang dùng sẽ ngừng cùng lúc.",
  },
  unionpay: {
    certificates: "Khóa công khai đã ký của thương nhân (PEM)",
    own: "PEM (.cer) của khóa công khai mà UnionPay đã ký cho thương nhân; đi cùng khóa ở trên",
    authorities: "PEM; gốc của UnionPay rồi đến khóa trung gian",
  },
  hint: {
    feeRate: "Từ hôm nay, thương nhân chưa đặt tỷ lệ phí riêng chịu tỷ lệ phí của dịch vụ đang dùng",
    appSecret: "Để khách thanh toán ngay trong WeChat; để trống thì thanh toán bằng mã",
    paysInApp:
      "Người mua mở cửa hàng trong Alipay thanh toán ngay tại đó; trước hết hãy đăng ký trang này ở Alipay làm địa chỉ quay về",
    added: "Đã thêm; bật sau khi tham số được đặt, xác minh và kích hoạt",
    kept: "Để trống thì giữ nguyên",
    key: "PEM hoặc Base64; sau khi lưu không hiển thị lại",
    platformKey: "PEM; có thể dán nhiều khóa lần lượt",
    certificates: "Chế độ khóa có chữ ký: PEM của khóa ứng dụng rồi đến gốc Alipay; để trống ở chế độ khóa",
    proven: "Nhà cung cấp trả lời hợp lệ; có thể kích hoạt",
  },
};
