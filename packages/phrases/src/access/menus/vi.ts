import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/zygl/cdgl": "Menu",
  "/xtgl/zygl": "Tài nguyên",
  "/xtgl/zygl/xzptzy": "Thêm tài nguyên nền tảng",
  "/xtgl/zygl/bjptzy": "Sửa tài nguyên nền tảng",
};

export const permissions: Translation<typeof zh.permissions> = {
  "access.menu.read": "Xem menu và chức năng",
  "access.menu.write": "Quản lý menu và chức năng",
};

export const verbs: Translation<typeof zh.verbs> = {
  shift: "Đổi thứ tự",
  show: "Hiện trong menu",
  hide: "Ẩn khỏi menu",
};

export const errors: Translation<typeof zh.errors> = {
  "access.menuPage": "Hãy chọn trang có trong hệ thống",
  "access.menuAddress": "Hãy nhập địa chỉ đầy đủ bắt đầu bằng https://, không chứa tài khoản và mật khẩu",
  "access.menuParent": "Mục cấp trên phải là thư mục",
  "access.menuTooDeep": "Menu có tối đa {{limit}} cấp",
  "access.menuNeeded": "Không thể tắt quản lý menu và thư mục chứa nó, nếu không sẽ không quay lại được",
  "access.menuIsBase": "Không thể xóa mục có sẵn nhưng có thể tắt",
  "access.menuHasChildren": "Hãy chuyển hoặc xóa các mục cấp dưới trước",
};

export const fields: Translation<typeof zh.fields> = {
  menuPath: "Đường dẫn",
  menuUrl: "Địa chỉ",
  menuIcon: "Biểu tượng",
  resourceName: "Tên tài nguyên",
  resourceType: "Loại tài nguyên",
  resourceCode: "Mã tài nguyên",
  parent: "Mục cấp trên",
  query: "Tham số trang",
  otherNames: "Tên ở ngôn ngữ khác",
};

export const words: Translation<typeof zh.words> = {
  add: "Thêm tài nguyên",
  addChild: "Thêm cấp dưới",
  topLevel: "Cấp một",
  find: "Tìm mục",
  kind: {
    folder: "Thư mục",
    page: "Trang",
    link: "Liên kết ngoài",
  },
  shown: {
    on: "Bật",
    off: "Tắt (ẩn)",
  },
  own: "Tự tạo",
  missing: "Không có trong phiên bản này",
  action: {
    up: "Lên trên",
    down: "Xuống dưới",
    show: "Bật",
    hide: "Tắt",
  },
  confirm: {
    show: "Bật mục menu này?",
    hide: "Tắt mục menu này?",
  },
  hint: {
    hide: "Tắt chỉ ẩn mục khỏi menu của mọi người, không ảnh hưởng lời gọi; để từ chối lời gọi, hãy tắt chức năng trong Chức năng. Thay đổi có hiệu lực trong 24 giờ",
    names: "Ngôn ngữ để trống dùng tên có sẵn; tài nguyên tự tạo dùng tên tiếng Anh hoặc tiếng Trung",
    page: "Chỉ dẫn tới trang có sẵn; chỉ người mở được trang mới thấy mục này",
    query: "Không bắt buộc, ví dụ state=abnormal",
    link: "Mở trong cửa sổ mới; mọi người có menu đều thấy",
  },
  functions: "Chức năng của trang này",
  noFunctions: "Trang này không có chức năng riêng",
};
