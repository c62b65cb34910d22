export const pages = {
  "/jygl/cfcx": "处方查询",
  "/jygl/cfxq": "处方详情",
} as const;

export const permissions = {
  "pharmacy.prescription.read": "查看处方",
  "pharmacy.prescription.review": "审核和取消处方",
  "pharmacy.rule.read": "查看售药规则",
  "pharmacy.rule.write": "新增售药规则",
} as const;

export const verbs = {
  reviewPrescription: "审核处方",
  cancelPrescription: "取消处方",
} as const;

export const errors = {
  "pharmacy.doctorOff": "不再接受该医生的处方",
  "pharmacy.prescriptionUnknown": "处方不存在",
  "pharmacy.prescriptionLink": "上传链接无效或已过期，请在机器上重新选择药品",
  "pharmacy.prescriptionPictures": "请上传1至{{limit}}张处方图片",
  "pharmacy.prescriptionTaken": "该处方已提交",
  "pharmacy.prescriptionInFuture": "开方日期不能晚于今天",
  "pharmacy.prescriptionExpired": "处方已过有效期",
  "pharmacy.prescriptionOwn": "不能审核自己上传的处方",
  "pharmacy.notOnDuty": "只有在岗药师可以审核处方",
  "pharmacy.prescriptionNeeded": "该药品为处方药，请先上传处方",
  "pharmacy.prescriptionOther": "处方的药品或数量与所购不符",
  "pharmacy.prescriptionUnreviewed": "处方尚未审核",
  "pharmacy.prescriptionCancelled": "处方已取消",
  "pharmacy.prescriptionUsed": "处方已使用",
  "pharmacy.ruleInPast": "生效日期不能早于今天",
} as const;

export const fields = {
  rxNo: "处方编号",
  patientName: "患者姓名",
  patientPhone: "患者手机",
  diagnosis: "诊断",
  doctorName: "医生",
  hospital: "医院",
  pharmacistName: "药师",
  medicineName: "药品名称",
  quantity: "数量",
  rxStatus: "处方状态",
  rxMark: "使用情况",
  rxTime: "开方时间",
  rxDay: "开方时间",
  validTo: "有效期止",
  uploadTime: "上传时间",
  rxImages: "处方图片",
  province: "省份",
  saleClass: "销售类别",
  allowed: "是否可售",
  fromDay: "生效日期",
  licenceNo: "许可证号",
  createdBy: "创建人",
} as const;

export const words = {
  state: {
    unreviewed: "未审核",
    reviewed: "已审核",
    cancelled: "已取消",
  },
  mark: {
    used: "已使用",
    expired: "已过期",
    late: "等待较久",
  },
  review: "审核",
  cancel: "取消处方",
  reviewAsk: "确定要审核通过吗？通过后患者可凭此处方购药一次。",
  cancelAsk: "取消后不能再凭此处方购药，请填写原因。",
  wholeName: "请输入完整姓名",
  recorded: "查看患者信息和图片会被记录",
  rules: {
    title: "售药规则",
    hint: "没有规则时，机器只销售乙类非处方药。较新的规则从其生效日期起取代较旧的规则。",
    add: "新增规则",
    everywhere: "全部省份",
    counts: "当前生效",
    sale: {
      yes: "可售",
      no: "不可售",
    },
  },
} as const;
