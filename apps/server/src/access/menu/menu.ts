import type { Permission } from "@yunshou/contract";

interface Page {
  readonly path: string;
  readonly needs: Permission;
  /** Shown to merchants that sell medicine only. */
  readonly medicine?: true;
  /** Shown while the membership-card switch counts (CARD-27). */
  readonly cards?: true;
}

/** A folder of the menu; a group of the first level may hold folders of its own. */
interface Folder {
  readonly path: string;
  readonly pages: readonly (Page | Folder)[];
  /** Shown to merchants of this kind only. */
  readonly kind?: "drug";
}

/** Names the folder 角色管理 in the menu; pages in it have no segment of it in their paths, and no path can have a # (ROUTE-27). */
const rolesFolder = "/xtgl#roles";

/**
 * Every page of the menu with the permission that shows it, in the order of the page inventory §2. Only pages that exist
 * are here. It is recorded at each start; what people changed of names, places and visibility is in the database.
 */
export const menu: readonly Folder[] = [
  { path: "/", pages: [{ path: "/dashboard", needs: "insight.dashboard.read" }] },
  {
    path: "/shj",
    pages: [
      { path: "/shj/wdshj", needs: "machines.machine.read" },
      { path: "/shj/hdgl", needs: "machines.lane.read" },
    ],
  },
  { path: "/jygl", pages: [{ path: "/jygl/ddgl", needs: "orders.order.read" }] },
  {
    path: "/cfgl",
    pages: [
      { path: "/cfgl/xwshrz", needs: "merchants.application.read" },
      { path: "/cfgl/sqxwshjj", needs: "merchants.submission.read" },
      { path: "/cfgl/xwshjj", needs: "merchants.application.review" },
      { path: "/cfgl/zfbjj", needs: "merchants.submission.read" },
    ],
  },
  {
    path: "/hygl",
    pages: [
      { path: "/hygl/wdhy", needs: "members.member.read", cards: true },
      { path: "/hygl/wdhyk", needs: "members.card.read", cards: true },
      { path: "/hygl/czmx", needs: "members.movement.read", cards: true },
      { path: "/hygl/kkmx", needs: "members.movement.read", cards: true },
    ],
  },
  {
    path: "/shgl",
    pages: [
      { path: "/shgl/shjqsq", needs: "machines.share.read" },
      { path: "/shgl/wdsh", needs: "merchants.merchant.read" },
      { path: "/shgl/tdjqsq", needs: "machines.share.read" },
      { path: "/shgl/wdtd", needs: "machines.team.read" },
      { path: "/shgl/management", needs: "merchants.merchant.read" },
      { path: "/shgl/wdys", needs: "pharmacy.pharmacist.read", medicine: true },
      { path: "/shgl/kfdh", needs: "merchants.setting.read" },
      { path: "/shgl/zjgl", needs: "merchants.certificate.read" },
      { path: "/shgl/yylb", needs: "machines.operator.read" },
      { path: "/shgl/glwdhy", needs: "members.assignment.read", cards: true },
      { path: "/shgl/shzhxx", needs: "merchants.account.read" },
      { path: "/shgl/shtzsz", needs: "merchants.notification.read" },
      { path: "/shgl/yggl", needs: "access.user.read" },
      { path: "/shgl/bzsz", needs: "merchants.setting.read" },
    ],
  },
  {
    path: "/xtgl",
    pages: [
      { path: "/xtgl/dagl", pages: [{ path: "/xtgl/dagl/zzgl", needs: "access.organisation.read" }] },
      {
        path: "/xtgl/zygl",
        pages: [
          { path: "/xtgl/zygl/gngl", needs: "access.menu.read" },
          { path: "/xtgl/zygl/cdgl", needs: "access.menu.read" },
        ],
      },
      { path: rolesFolder, pages: [{ path: "/xtgl/jsgl", needs: "access.role.read" }] },
      { path: "/xtgl/index", needs: "system.home.read" },
      { path: "/xtgl/rzgl", needs: "system.log.read" },
      { path: "/xtgl/sz", needs: "access.brand.write" },
      { path: "/xtgl/ptxygl", needs: "system.agreement.read" },
      { path: "/xtgl/xzzx", needs: "system.download.read" },
    ],
  },
];

/** Who may see a page, wherever it stands in the menu. */
export interface PageRule {
  readonly needs: Permission;
  readonly kind?: "drug";
  readonly medicine?: true;
  readonly cards?: true;
}

/** One entry of the program's menu with its place. */
export interface ProgramEntry {
  readonly path: string;
  readonly parentPath: string | null;
  /** Grows in steps of ten, so that the platform can put entries of its own between. */
  readonly sortNo: number;
  /** Undefined for a folder. */
  readonly rule?: PageRule;
}

function entriesOf(items: readonly (Page | Folder)[], parentPath: string | null, kind?: "drug"): ProgramEntry[] {
  return items.flatMap((item, index): ProgramEntry[] => {
    const place = { path: item.path, parentPath, sortNo: (index + 1) * 10 };
    if ("needs" in item)
      return [
        {
          ...place,
          rule: {
            needs: item.needs,
            ...(kind === undefined ? {} : { kind }),
            ...(item.medicine === undefined ? {} : { medicine: item.medicine }),
            ...(item.cards === undefined ? {} : { cards: item.cards }),
          },
        },
      ];
    return [place, ...entriesOf(item.pages, item.path, item.kind ?? kind)];
  });
}

/** Every folder and page of the program, parents first. */
export const programEntries: readonly ProgramEntry[] = entriesOf(menu, null);

/** The rule of each page by its path: the closed world that no entry of people leaves. */
export const pageRules: ReadonlyMap<string, PageRule> = new Map(
  programEntries.flatMap(({ path, rule }) => (rule === undefined ? [] : [[path, rule] as const])),
);
