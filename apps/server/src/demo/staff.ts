import type { Permission } from "@yunshou/contract";
import type { Handle } from "@yunshou/database";
import type { RoleCode } from "../access/people/baseRoles.ts";
import { insertRole, platformRoleIds } from "../access/staff/roles.queries.ts";
import { replaceRoles, setBlockReason, setStatus } from "../access/staff/users.queries.ts";
import { createUser } from "../access/people/person.ts";
import type { AccessKeys } from "../access/people/verifier.ts";
import { changeGrants } from "../machines/registry/changes.queries.ts";
import type { Owner } from "./demo.queries.ts";

interface DemoRole {
  readonly key: string;
  readonly merchantNo: string;
  readonly kind: "web" | "app";
  readonly name: string;
  readonly description: string;
  readonly permissions: readonly Permission[];
}

/** Roles that the demo merchants made for themselves. */
const roles: readonly DemoRole[] = [
  {
    key: "shift",
    merchantNo: "0001",
    kind: "web",
    name: "值班主管",
    description: "查看机器与订单，处理异常订单并可远程出货",
    permissions: [
      "insight.dashboard.read",
      "machines.machine.read",
      "machines.lane.read",
      "goods.product.read",
      "orders.order.read",
      "orders.order.process",
      "orders.order.dispense",
    ],
  },
  {
    key: "clerk",
    merchantNo: "0001",
    kind: "web",
    name: "人事专员",
    description: "维护员工账号，不接触机器和资金",
    permissions: ["access.user.read", "access.user.write", "access.user.resetPassword"],
  },
  {
    key: "field",
    merchantNo: "0001",
    kind: "app",
    name: "外勤补货",
    description: "移动端：查看货道并登记补货",
    permissions: ["machines.machine.read", "machines.lane.read", "machines.lane.write"],
  },
  {
    key: "counter",
    merchantNo: "0002",
    kind: "web",
    name: "柜台药师",
    description: "查看药柜与处方订单",
    permissions: ["machines.machine.read", "machines.lane.read", "orders.order.read", "goods.product.read"],
  },
];

interface DemoMember {
  readonly account: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly officePhone?: string;
  readonly remark?: string;
  readonly merchantNo: string;
  readonly level: "1" | "2";
  readonly base: readonly RoleCode[];
  readonly own?: readonly string[];
  readonly machineNos?: readonly string[];
  readonly blocked?: string;
  readonly deleted?: true;
}

const members: readonly DemoMember[] = [
  {
    account: "hduser",
    name: "顾晨曦",
    phone: "13800010011",
    email: "gu.chenxi@yuntu.example",
    officePhone: "021-5555 0011",
    merchantNo: "00010001",
    level: "1",
    base: ["childMerchantAdmin"],
  },
  {
    account: "hnuser",
    name: "梁思远",
    phone: "13800010012",
    email: "liang.siyuan@yuntu.example",
    officePhone: "020-5555 0012",
    merchantNo: "00010002",
    level: "1",
    base: ["childMerchantAdmin"],
  },
  {
    account: "bfuser",
    name: "唐书宁",
    phone: "13800010013",
    email: "tang.shuning@yuntu.example",
    merchantNo: "00010003",
    level: "1",
    base: ["childMerchantAdmin"],
  },
  {
    account: "bh01",
    name: "何立强",
    phone: "13800010021",
    email: "he.liqiang@yuntu.example",
    remark: "浦东线路",
    merchantNo: "00010001",
    level: "2",
    base: ["replenisher"],
    own: ["field"],
    machineNos: ["YT310001", "YT310002"],
  },
  {
    account: "bh02",
    name: "杜小满",
    phone: "13800010022",
    email: "du.xiaoman@yuntu.example",
    remark: "徐汇线路",
    merchantNo: "00010001",
    level: "2",
    base: ["replenisher"],
    machineNos: ["YT310003"],
  },
  {
    account: "wx01",
    name: "罗建国",
    phone: "13800010023",
    email: "luo.jianguo@yuntu.example",
    merchantNo: "0001",
    level: "2",
    base: ["technician"],
    machineNos: ["YT310001", "YT310003"],
  },
  {
    account: "zb01",
    name: "秦若水",
    phone: "13800010024",
    email: "qin.ruoshui@yuntu.example",
    officePhone: "021-5555 0024",
    merchantNo: "0001",
    level: "1",
    base: [],
    own: ["shift"],
  },
  {
    account: "hr01",
    name: "方静怡",
    phone: "13800010025",
    email: "fang.jingyi@yuntu.example",
    merchantNo: "0001",
    level: "1",
    base: [],
    own: ["clerk"],
  },
  {
    account: "dl01",
    name: "蒋文博",
    phone: "13800010026",
    email: "jiang.wenbo@yuntu.example",
    remark: "华南代理",
    merchantNo: "00010002",
    level: "2",
    base: ["agent"],
    machineNos: ["YT440001", "YT440002", "YT440003", "YT440004"],
  },
  {
    account: "bh09",
    name: "苗青",
    phone: "13800010029",
    email: "miao.qing@yuntu.example",
    merchantNo: "00010001",
    level: "2",
    base: ["replenisher"],
    machineNos: ["YT310002"],
    blocked: "长期休假，暂停使用",
  },
  {
    account: "old01",
    name: "石大海",
    phone: "13800010030",
    email: "shi.dahai@yuntu.example",
    merchantNo: "0001",
    level: "2",
    base: ["staff"],
    deleted: true,
  },
  {
    account: "ys01",
    name: "白芷兰",
    phone: "13800020011",
    email: "bai.zhilan@kanghe.example",
    merchantNo: "0002",
    level: "2",
    base: ["pharmacist"],
    own: ["counter"],
    machineNos: ["KH110001"],
  },
  {
    account: "ys02",
    name: "陆远志",
    phone: "13800020012",
    email: "lu.yuanzhi@kanghe.example",
    merchantNo: "0002",
    level: "2",
    base: ["doctor"],
  },
];

/** Gives the demo merchants roles of their own and staff in every state. */
export async function seedStaff(
  tx: Handle,
  keys: AccessKeys,
  password: string,
  owners: ReadonlyMap<string, Owner>,
  machineIds: ReadonlyMap<string, string>,
): Promise<void> {
  const roleIds = await platformRoleIds(tx);
  for (const { key, merchantNo, ...role } of roles) {
    const created = await insertRole(tx, { ...owners.get(merchantNo)!, ...role });
    if (created === undefined) throw new Error(`The role ${role.name} exists twice.`);
    roleIds.set(key, created.roleId);
  }
  let grantedBy: string | undefined;
  for (const { base: codes, own = [], machineNos = [], blocked, deleted, merchantNo, ...member } of members) {
    const user = await createUser(tx, keys, { ...owners.get(merchantNo)!, ...member, roles: [], secret: { password } });
    if ("ok" in user) throw new Error(`The account ${member.account} cannot be created: ${user.code}.`);
    await replaceRoles(
      tx,
      [user.userId],
      [...codes, ...own].map((key) => roleIds.get(key)!),
    );
    // The first of them is an administrator; he authorises the others.
    grantedBy ??= user.userId;
    const granted = machineNos.flatMap((machineNo) => machineIds.get(machineNo) ?? []);
    if (granted.length > 0) await changeGrants(tx, granted, [user.userId], true, grantedBy);
    if (blocked !== undefined) await setBlockReason(tx, user.userId, blocked);
    if (deleted === true) await setStatus(tx, user.userId, "deleted");
  }
}
