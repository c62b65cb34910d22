export const pages = {
  "/sc/ywym": "业务域名",
} as const;

export const permissions = {
  "mall.businessDomain.read": "查看业务域名",
  "mall.businessDomain.write": "新增、编辑、启用、停用和删除业务域名，上传校验文件",
} as const;

export const errors = {
  "mall.domainMalformed": "请输入正确的域名，如 m.example.com，不含 https:// 和路径",
  "mall.domainTaken": "该域名已添加",
  "mall.verifyFileName": "校验文件须为 .txt 文件，文件名只含字母、数字、下划线和短横线",
  "mall.verifyFileContent": "校验文件内容须为1024个以内的英文字符",
} as const;

export const fields = {
  domainName: "业务域名",
  verifyFile: "校验文件",
  updatedTime: "修改时间",
} as const;

export const words = {
  add: "新增业务域名",
  edit: "编辑业务域名",
  uploadFile: "上传校验文件",
  pickFile: "选择文件",
  domainHint: "先将该域名解析到本系统",
  fileHint: "小程序平台提供的 .txt 文件，启用后可在域名根目录访问",
  keepHint: "不选择则保留原文件",
  enable: "启用",
  disable: "停用",
  enableAsk: "确定要启用吗？",
  disableAsk: "停用后校验文件将无法访问，确定要停用吗？",
  needsFile: "请先上传校验文件",
  status: {
    enabled: "已启用",
    disabled: "已停用",
    fileMissing: "待上传",
  },
} as const;
