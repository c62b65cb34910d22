import type { MenuNode, Permission } from "@yunshou/contract";

interface Page {
  readonly path: string;
  readonly needs: Permission;
}

interface Group {
  readonly path: string;
  readonly pages: readonly Page[];
  /** Shown to merchants of this kind only. */
  readonly kind?: "drug";
}

/** Every page of the menu with the permission that shows it, in the order of the page inventory §2. Only pages that exist are here. */
export const menu: readonly Group[] = [
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
      { path: "/cfgl/xwshjj", needs: "merchants.application.review" },
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
      { path: "/shgl/kfdh", needs: "merchants.setting.read" },
      { path: "/shgl/zjgl", needs: "merchants.certificate.read" },
      { path: "/shgl/yggl", needs: "access.user.read" },
      { path: "/shgl/bzsz", needs: "merchants.setting.read" },
    ],
  },
  {
    path: "/xtgl",
    pages: [
      { path: "/xtgl/jsgl", needs: "access.role.read" },
      { path: "/xtgl/rzgl", needs: "system.log.read" },
      { path: "/xtgl/ptxygl", needs: "system.agreement.read" },
      { path: "/xtgl/xzzx", needs: "system.download.read" },
    ],
  },
];

/** The menu of somebody with these permissions (PERM-01); a group without a visible page is left out. */
export function menuFor(permissions: ReadonlySet<Permission>, kind: "ordinary" | "drug"): MenuNode[] {
  return menu.flatMap((group) => {
    if (group.kind !== undefined && group.kind !== kind) return [];
    const children = group.pages.filter((page) => permissions.has(page.needs)).map(leaf);
    const first = children[0];
    return first === undefined ? [] : [{ path: group.path, url: first.url, title: `menu.${group.path}`, hasChild: true, children }];
  });
}

function leaf({ path }: Page): MenuNode {
  return { path, url: path, title: `menu.${path}`, hasChild: false, children: [] };
}
