export default {
  title: "组织管理",
  add: "新增组织",
  editTitle: "编辑组织",
  addChild: "新增下级",
  topLevel: "顶级组织",
  owner: "所属商户",
  showUsers: "查看账号",
  ofTop: "组织由顶级商户统一维护，您的商户没有自己的组织",
  field: {
    orgName: "组织名称",
    orgCode: "组织编码",
    parentOrg: "上级组织",
    accountCount: "账号数",
    sortNo: "排序",
    remark: "备注",
  },
} as const;
