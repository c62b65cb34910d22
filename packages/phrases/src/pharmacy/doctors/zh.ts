export const pages = {
  "/ypgl/ysgl": "医生管理",
} as const;

export const permissions = {
  "pharmacy.doctor.read": "查看医生",
  "pharmacy.doctor.write": "新增、编辑、启停、删除医生",
} as const;

export const errors = {
  "pharmacy.doctorUnknown": "医生不存在",
  "pharmacy.doctorTaken": "该执业证号已登记",
} as const;

export const fields = {
  doctorName: "医生",
  doctorTitle: "职称",
  hospital: "医院",
  certNo: "执业证号",
} as const;

export const words = {
  add: "新增医生",
  edit: "编辑医生",
  disableAsk: "确定要停用该医生吗？",
} as const;
