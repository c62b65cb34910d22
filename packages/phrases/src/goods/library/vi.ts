import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/spgl/ptspk": "Thư viện sản phẩm nền tảng",
  "/spgl/tsgl": "Quản lý trình duyệt",
};

export const verbs: Translation<typeof zh.verbs> = {
  take: "Lấy từ thư viện",
};

export const fields: Translation<typeof zh.fields> = {
  thumbnail: "Ảnh thu nhỏ",
  brand: "Thương hiệu",
  category: "Danh mục",
  barcode: "Mã vạch",
  spec: "Quy cách",
  flavour: "Hương vị",
  packaging: "Bao bì",
  unit: "Đơn vị",
  weight: "Trọng lượng (g)",
  weightTolerance: "Sai số (g)",
  isPrescription: "Thuốc kê đơn",
  detailPictures: "Ảnh chi tiết",
  auditStatus: "Xét duyệt mẫu",
  isMine: "Sản phẩm của tôi",
  unitPrice: "Đơn giá",
  auditRemark: "Ý kiến xét duyệt",
  applyTime: "Thời gian gửi",
  dueTime: "Hạn xét duyệt",
};

export const words: Translation<typeof zh.words> = {
  state: {
    underReview: "Đang xét duyệt",
    success: "Thành công",
    failed: "Thất bại",
    ignored: "Đã bỏ qua",
  },
  add: "Thêm sản phẩm chính thức",
  edit: "Sửa sản phẩm chính thức",
  search: "Tên, pinyin, chữ cái đầu, mã hoặc mã vạch",
  take: "Lấy về",
  takeSelected: "Lấy mục đã chọn",
  takeBrand: "Lấy theo thương hiệu",
  takeAsk: "{{n}} sản phẩm chính thức sẽ thành sản phẩm của bạn",
  priceHint: "Mỗi sản phẩm nhận giá này, có thể sửa từng sản phẩm sau",
  taken: "Đã lấy {{taken}} sản phẩm, {{known}} đã có sẵn",
  mine: "Đã lấy",
  notMine: "Chưa lấy",
  yes: "Có",
  no: "Không",
  workdays: "Xét duyệt sản phẩm mất 1 đến 2 ngày làm việc",
  submit: "Gửi xét duyệt",
  submitHint: "Gửi kèm ảnh và trọng lượng hiện có.",
  submitted: "Đã gửi; xét duyệt chậm nhất {{time}}",
  resubmit: "Gửi lại",
  resubmitAsk: "Gửi xét duyệt lại?",
  decision: {
    approve: "Duyệt",
    reject: "Từ chối",
    ignore: "Bỏ qua",
  },
  decisionAsk: {
    approve: "Duyệt? Sản phẩm sẽ vào thư viện nền tảng.",
    reject: "Từ chối?",
    ignore: "Bỏ qua? Thương nhân có thể gửi lại.",
  },
  alike: "Sản phẩm chính thức có thể trùng",
  sameBarcode: "Trùng mã vạch",
  steps: "Các bước",
  event: {
    submit: "Đã gửi",
    resubmit: "Đã gửi lại",
    approve: "Đã duyệt",
    reject: "Bị từ chối",
    ignore: "Đã bỏ qua",
  },
};
