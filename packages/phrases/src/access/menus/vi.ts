import type { Translation } from "../../language.ts";
import type zh from "./zh.ts";

export default {
  title: "Trình đơn",
  add: "Thêm tài nguyên",
  addChild: "Thêm cấp dưới",
  topLevel: "Cấp một",
  find: "Tìm mục",
  field: {
    menuName: "Tên trình đơn",
    menuPath: "Đường dẫn",
    menuUrl: "Địa chỉ",
    menuIcon: "Biểu tượng",
    sortNo: "Thứ tự",
    enabled: "Bật",
    resourceName: "Tên tài nguyên",
    resourceType: "Loại tài nguyên",
    resourceCode: "Mã tài nguyên",
    parent: "Mục cấp trên",
    query: "Tham số trang",
    remark: "Ghi chú",
    otherNames: "Tên ở ngôn ngữ khác",
  },
  kind: {
    folder: "Thư mục",
    page: "Trang",
    link: "Liên kết ngoài",
  },
  shown: {
    on: "Hiển thị",
    off: "Ẩn",
  },
  own: "Tự tạo",
  missing: "Không có trong phiên bản này",
  action: {
    up: "Lên trên",
    down: "Xuống dưới",
    show: "Hiện",
    hide: "Ẩn",
  },
  hint: {
    hide: "Ẩn chỉ bỏ mục khỏi trình đơn của mọi người, không ảnh hưởng lời gọi; để từ chối lời gọi, hãy tắt chức năng trong Chức năng. Thay đổi có hiệu lực trong 24 giờ",
    names: "Ngôn ngữ để trống dùng tên có sẵn; tài nguyên tự tạo dùng tên tiếng Anh hoặc tiếng Trung",
    page: "Chỉ dẫn tới trang có sẵn; chỉ người mở được trang mới thấy mục này",
    query: "Không bắt buộc, ví dụ state=abnormal",
    link: "Mở trong cửa sổ mới; mọi người có trình đơn đều thấy",
  },
  functions: "Chức năng của trang này",
  noFunctions: "Trang này không có chức năng riêng",
} satisfies Translation<typeof zh>;
