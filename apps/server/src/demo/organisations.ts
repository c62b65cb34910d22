import { type Handle, platformScope } from "@yunshou/database";
import { groupPermissions, insertFunction } from "../access/menu/functions.queries.ts";
import { insertEntry } from "../access/menu/menus.queries.ts";
import { findOrganisation, insertOrganisation, setOrganisation } from "../access/staff/organisations.queries.ts";
import { platformMerchantId } from "../access/people/platformMerchant.ts";
import { type Owner, userIdsOf } from "./demo.queries.ts";

interface DemoOrganisation {
  readonly code: string;
  readonly name: string;
  readonly remark?: string;
  readonly accounts?: readonly string[];
  readonly below?: readonly DemoOrganisation[];
}

/** Those of the platform itself. */
const ofPlatform: readonly DemoOrganisation[] = [
  {
    code: "PLATFORM",
    name: "平台管理部",
    accounts: ["admin"],
    below: [{ code: "ONBOARD", name: "商户入驻组", remark: "审核进件和入驻资料" }],
  },
  { code: "RISK", name: "清结算与风控部" },
  { code: "SERVICE", name: "客户服务部", remark: "工单和知识库" },
];

/** Organisations of the demo merchants, which are invented, with the accounts that belong to them. */
const organisations: Readonly<Record<string, readonly DemoOrganisation[]>> = {
  "0001": [
    {
      code: "HQ",
      name: "云途总部",
      accounts: ["demo"],
      below: [
        {
          code: "HQOPS",
          name: "运营中心",
          accounts: ["zb01", "wx01"],
          below: [{ code: "HQNIGHT", name: "夜间值守组", remark: "每日20点至次日8点" }],
        },
        { code: "HQHR", name: "人力资源部", accounts: ["hr01"] },
      ],
    },
    {
      code: "EAST",
      name: "华东大区",
      accounts: ["hduser"],
      below: [{ code: "EASTFIELD", name: "华东外勤队", accounts: ["demostaff", "bh01", "bh02", "bh09"] }],
    },
    { code: "SOUTH", name: "华南大区", accounts: ["hnuser", "dl01"] },
    { code: "NORTH", name: "北方大区", accounts: ["bfuser"] },
  ],
  "0002": [
    {
      code: "PHARM",
      name: "康禾药房",
      accounts: ["demodrug"],
      below: [{ code: "COUNTER", name: "药师组", accounts: ["demopharmacist", "ys01", "ys02"] }],
    },
  ],
};

/** Gives the platform and the demo merchants organisations with their people, and the platform entries and a function of its own. */
export async function seedOrganisations(tx: Handle, owners: ReadonlyMap<string, Owner>): Promise<void> {
  const userIds = await userIdsOf(tx);
  const grow = async (topId: string, parentId: string | null, list: readonly DemoOrganisation[]): Promise<void> => {
    const parent = parentId === null ? null : ((await findOrganisation(tx, platformScope, parentId)) ?? null);
    for (const [index, { code, name, remark = "", accounts = [], below = [] }] of list.entries()) {
      const organisationId = await insertOrganisation(tx, topId, parent, {
        code,
        name,
        remark,
        sortNo: (index + 1) * 10,
      });
      if (organisationId === undefined) throw new Error(`The organisation ${code} exists twice.`);
      for (const account of accounts) await setOrganisation(tx, userIds.get(account)!, organisationId);
      await grow(topId, organisationId, below);
    }
  };
  await grow(platformMerchantId, null, ofPlatform);
  for (const [merchantNo, list] of Object.entries(organisations)) await grow(owners.get(merchantNo)!.topId, null, list);
  await arrangeMenu(tx);
}

/** Entries that lead to filtered pages, and the handling of orders after the sale as one function. */
async function arrangeMenu(tx: Handle): Promise<void> {
  const shared = { target: "", icon: null, remark: "" };
  const parentId = await insertEntry(tx, {
    ...shared,
    kind: "folder",
    code: "shortcuts",
    names: { zh: "快捷入口", en: "Shortcuts", de: "Schnellzugriff" },
    icon: "book",
    parentId: null,
    sortNo: 900,
  });
  const entries = [
    {
      code: "exceptions",
      names: { zh: "异常订单", en: "Exceptions", de: "Problemfälle" },
      target: "/jygl/ddgl?orderStatus=exception",
    },
    { code: "logins", names: { zh: "登录记录", en: "Logins", de: "Anmeldungen" }, target: "/xtgl/rzgl?logType=login" },
  ];
  for (const [index, entry] of entries.entries())
    await insertEntry(tx, { ...shared, ...entry, kind: "page", parentId: parentId ?? null, sortNo: (index + 1) * 10 });
  const functionId = await insertFunction(tx, "aftersales", {
    names: { zh: "售后处理", en: "After-sales", de: "Reklamationen" },
    page: "/jygl/ddgl",
  });
  if (functionId !== undefined)
    await groupPermissions(tx, functionId, ["orders.order.refund", "orders.refund.write", "orders.order.process"]);
}
