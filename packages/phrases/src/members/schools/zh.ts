export const pages = {
  "/hygl/xxgl": "学校管理",
} as const;

export const permissions = {
  "members.school.read": "查看学校",
  "members.school.write": "维护学校、年级、班级",
} as const;

export const errors = {
  "schools.unknown": "学校、年级或班级不存在",
  "schools.nameTaken": "同级已有此名称",
  "schools.tooDeep": "班级下不能再新增",
  "schools.hasGrades": "该学校下存在年级，不能删除",
  "schools.hasClasses": "该年级下存在班级，不能删除",
  "schools.hasMembers": "该班级下有 {{members}} 名会员，不能删除",
} as const;

export const fields = {
  unitName: "名称",
  unitKind: "级别",
  children: "下级",
  memberNum: "人数",
} as const;

export const words = {
  kind: {
    school: "学校",
    grade: "年级",
    class: "班级",
  },
  addKind: {
    school: "新增学校",
    grade: "新增年级",
    class: "新增班级",
  },
  rename: "重命名",
  search: "搜索名称",
  keys: "方向键移动，Enter 展开，N 新增下级，F2 重命名",
  none: "还没有学校；点击“新增学校”开始。",
  choose: "请在左侧选择一项",
  created: "已新增“{{name}}”",
  renamed: "已改名为“{{name}}”",
} as const;
