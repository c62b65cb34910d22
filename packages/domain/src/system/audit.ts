/** What an entry of the audit log tells of: a change, a login, a look at personal data, or an export. */
export const auditKinds = ["change", "login", "read", "export"] as const;
export type AuditKind = (typeof auditKinds)[number];

/** The kind of an action named `<area>.<thing>.<verb>`. */
export function auditKindOf(action: string): AuditKind {
  if (action.startsWith("access.login.") || action.endsWith(".logout")) return "login";
  if (action.startsWith("access.view.")) return "read";
  const verb = auditVerbOf(action);
  if (verb === "export") return "export";
  return verb === "read" ? "read" : "change";
}

/** The last word of an action, which says what was done. */
export function auditVerbOf(action: string): string {
  return action.slice(action.lastIndexOf(".") + 1);
}

const refusedVerbs: readonly string[] = ["failed", "blocked", "factorFailed"];

/** Changes are recorded in their own transaction and therefore happened; only logins can fail (SYS-01). */
export function auditResultOf(action: string): "succeeded" | "failed" {
  return action.startsWith("access.login.") && refusedVerbs.includes(auditVerbOf(action)) ? "failed" : "succeeded";
}

/** Pages on which actions happen; the longest beginning that fits is the page. */
const pagesOfActions: Readonly<Record<string, string>> = {
  "access.login": "/login",
  "access.logout": "/login",
  "access.device": "/login",
  "access.password": "/xtgl/setpwd",
  "access.secondFactor": "/xtgl/zhaq",
  "access.user": "/shgl/yggl",
  "access.view": "/shgl/yggl",
  "access.brand": "/xtgl/sz",
  "access.role": "/xtgl/jsgl",
  "access.menu": "/xtgl/zygl/cdgl",
  "access.function": "/xtgl/zygl/gngl",
  "access.organisation": "/xtgl/dagl/zzgl",
  merchants: "/shgl/wdsh",
  "merchants.account": "/shgl/shzhxx",
  "merchants.notification": "/shgl/shtzsz",
  "merchants.application": "/cfgl/xwshrz",
  "merchants.certificate": "/shgl/zjgl",
  certificates: "/shgl/zjgl",
  "merchants.submission": "/cfgl/sqxwshjj",
  "pharmacy.pharmacist": "/shgl/wdys",
  pharmacists: "/shgl/wdys",
  applications: "/cfgl/xwshjj",
  "members.member": "/hygl/wdhy",
  "members.card": "/hygl/wdhyk",
  "members.assignment": "/shgl/glwdhy",
  cards: "/hygl/wdhyk",
  cardRecharges: "/hygl/czmx",
  cardDeductions: "/hygl/kkmx",
  machines: "/shj/wdshj",
  "machines.operator": "/shgl/yylb",
  operators: "/shgl/yylb",
  "machines.lanes": "/shj/hdgl",
  lanes: "/shj/hdgl",
  orders: "/jygl/ddgl",
  dashboard: "/dashboard",
  system: "/xtgl/xzzx",
  "system.agreement": "/xtgl/ptxygl",
  "system.keys": "/xtgl/rzgl",
  logs: "/xtgl/rzgl",
};

/** The page of an action (SYS-01), or null when it belongs to none. */
export function auditPageOf(action: string): string | null {
  const parts = action.split(".");
  for (let length = parts.length; length > 0; length -= 1) {
    const page = pagesOfActions[parts.slice(0, length).join(".")];
    if (page !== undefined) return page;
  }
  return null;
}
