import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shkf/cjwtgl": "Quản lý câu hỏi thường gặp",
  "/shkf/xzwt": "Thêm câu hỏi",
  "/shkf/jjfa": "Giải pháp",
  "/cjwtjjfa": "Câu hỏi thường gặp và giải pháp",
  "/cjwtjjfafb": "Chi tiết giải pháp",
};

export const permissions: Translation<typeof zh.permissions> = {
  "support.article.read": "Xem câu hỏi và giải pháp đang soạn",
  "support.article.write": "Soạn và đăng câu hỏi, giải pháp",
  "support.solution.read": "Xem cơ sở kiến thức",
};

export const verbs: Translation<typeof zh.verbs> = {
  translate: "Dịch",
};

export const errors: Translation<typeof zh.errors> = {
  "support.articleUnknown": "Bài viết không tồn tại hoặc đã gỡ",
  "support.articleChanged": "Bài viết vừa được người khác sửa; hãy làm mới và thử lại",
  "support.articlePublished": "Hãy gỡ bài đã đăng trước khi xóa",
  "support.categoryMissing": "Hãy chọn danh mục trước",
  "support.pageUnknown": "Trang này không tồn tại",
};

export const fields: Translation<typeof zh.fields> = {
  category: "Danh mục",
  title: "Tiêu đề",
  content: "Nội dung",
  summary: "Tóm tắt",
  publishStatus: "Trạng thái đăng",
  viewCount: "Lượt xem",
  useful: "Hữu ích",
  useless: "Không hữu ích",
  updatedBy: "Người sửa",
  updatedTime: "Thời gian sửa",
  keyword: "Từ khóa",
  articleKind: "Loại",
  pages: "Hiển thị ở trang",
  langCode: "Ngôn ngữ",
  translated: "Đã dịch",
};

export const words: Translation<typeof zh.words> = {
  state: {
    draft: "Bản nháp",
    published: "Đã đăng",
    withdrawn: "Đã gỡ",
  },
  kind: {
    faq: "Câu hỏi thường gặp",
    solution: "Giải pháp",
  },
  action: {
    addQuestion: "Thêm câu hỏi",
    addSolution: "Thêm giải pháp",
    publish: "Đăng",
    withdraw: "Gỡ",
    translate: "Dịch",
    picture: "Chèn ảnh",
    back: "Về danh sách",
  },
  confirm: {
    publish: "Đăng? Mọi người sẽ đọc được.",
    withdraw: "Gỡ?",
  },
  hint: {
    markdown: "Hỗ trợ Markdown: **đậm**, # tiêu đề, - danh sách, [liên kết](https://)",
    changed: "Có thay đổi chưa đăng",
    preview: "Xem trước",
    pages: "Người đọc thấy bài này ở dấu “?” cạnh tiêu đề của các trang đó",
    ofPage: "Trợ giúp cho trang này",
    noHelp: "Chưa có bài viết nào về trang này",
    allHelp: "Mở cơ sở kiến thức",
    versions: "Các phiên bản đã đăng",
    useful: "Nội dung này có hữu ích không?",
    related: "Liên quan",
    search: "Từ hoặc bính âm",
    outdated: "Bản gốc đã thay đổi; hãy cập nhật bản dịch",
    untranslated: "Chưa có bản {{language}}; dưới đây là bản gốc tiếng Trung.",
    saved: "Đã tự động lưu lúc {{time}}",
    saveFailed: "Tự động lưu không thành công: {{reason}}",
    original: "Bản gốc",
    translating: "Để trống tiêu đề và nội dung sẽ xóa bản dịch; người đọc thấy sau khi đăng.",
  },
};
