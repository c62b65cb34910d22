import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/jqrjgl": "Phần mềm máy",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.software.read": "Xem",
  "machines.software.write": "Tải lên, phát hành, phân bổ, tạm dừng và dừng",
  "machines.software.approve": "Xét duyệt cập nhật",
};

export const verbs: Translation<typeof zh.verbs> = {
  release: "Phát hành",
  withdrawPackage: "Thu hồi",
  propose: "Phân bổ máy",
  approveRollout: "Duyệt cập nhật",
  declineRollout: "Từ chối cập nhật",
  pauseRollout: "Tạm dừng cập nhật",
  resumeRollout: "Tiếp tục cập nhật",
  stopRollout: "Dừng cập nhật",
};

export const errors: Translation<typeof zh.errors> = {
  "software.fileEmpty": "Tệp trống",
  "software.fileTooLarge": "Gói tối đa {{limit}}",
  "software.versionTaken": "Phiên bản này của gói đã có với nội dung khác",
  "software.inUse": "Gói đã phân bổ không thể xóa",
  "software.withdrawn": "Gói chưa phát hành",
  "rollouts.planOutOfRange": "Số nguyên từ {{least}} đến {{most}}",
  "rollouts.ownProposal": "Không thể tự duyệt cập nhật của mình",
  "rollouts.machineBusy": "Máy {{machineNo}} đang có cập nhật",
};

export const fields: Translation<typeof zh.fields> = {
  softName: "Gói",
  softVersion: "Phiên bản",
  softType: "Loại",
  softFile: "Tệp",
  forceUpdate: "Bắt buộc",
  machineCount: "Số máy",
  uploader: "Người tải lên",
  uploadTime: "Tải lên lúc",
  enabled: "Phát hành",
  machines: "Máy",
  groupSize: "Số máy mỗi nhóm",
  failurePercent: "Tỷ lệ lỗi cho phép (%)",
  successPercent: "Tỷ lệ thành công để sang nhóm sau (%)",
  stepMinutes: "Thời hạn mỗi máy (phút)",
  waitHours: "Chờ ngoại tuyến (giờ)",
  salesDropPercent: "Mức giảm doanh số cho phép (%)",
  salesUpdated: "Đơn hàng của máy đã cập nhật",
  salesTwins: "Đơn hàng của máy đối chứng",
  rolloutState: "Trạng thái",
  progress: "Tiến độ",
  proposedBy: "Người gửi",
  proposedTime: "Gửi lúc",
  approvedBy: "Người duyệt",
  endedTime: "Kết thúc lúc",
  group: "Nhóm",
  machineState: "Trạng thái",
  reason: "Lý do",
  fromVersion: "Phiên bản trước",
  sentTime: "Gửi tới máy lúc",
};

export const words: Translation<typeof zh.words> = {
  views: {
    packages: "Gói phần mềm",
    rollouts: "Cập nhật",
  },
  kind: {
    upper: "Máy tính",
    lower: "Bộ điều khiển",
  },
  anyType: "Mọi loại",
  released: "Đã phát hành",
  notReleased: "Chưa phát hành",
  yes: "Có",
  no: "Không",
  upload: "Tải gói lên",
  choose: "Chọn tệp",
  release: "Phát hành",
  withdraw: "Thu hồi",
  assign: "Phân bổ máy",
  assigned: "Đã gửi; chờ người khác duyệt",
  open: "Theo dõi",
  progress: "{{done}} / {{all}} xong, {{failed}} lỗi",
  groupOf: "Nhóm {{group}} / {{groups}}",
  soldBefore: "{{sold}}, tuần trước {{before}}",
  action: {
    approve: "Duyệt",
    decline: "Từ chối",
    pause: "Tạm dừng",
    resume: "Tiếp tục",
    stop: "Dừng",
  },
  confirm: {
    approve: "Duyệt? Nhóm đầu tiên bắt đầu ngay.",
    decline: "Từ chối?",
    pause: "Tạm dừng? Máy đã nhận lệnh vẫn tiếp tục.",
    resume: "Tiếp tục?",
    stop: "Dừng? Không thể tiếp tục lại.",
  },
  state: {
    proposed: "Chờ duyệt",
    declined: "Bị từ chối",
    running: "Đang chạy",
    paused: "Đã tạm dừng",
    stopped: "Đã dừng",
    finished: "Đã xong",
  },
  stopped: {
    person: "Người dùng dừng",
    withdrawn: "Gói đã bị thu hồi",
    tooManyFailures: "Quá nhiều lỗi",
    tooFewSuccesses: "Quá ít thành công",
    salesFell: "Bán ít hơn máy đối chứng",
  },
  machineState: {
    waiting: "Đang chờ",
    sent: "Đã gửi",
    done: "Đã xong",
    failed: "Lỗi",
    expired: "Hết hạn",
    skipped: "Bỏ qua",
  },
};
