import type { PagesOf } from "../pageFacts.ts";
import type { supportPermissions } from "./permissions.ts";

export const supportPages = {
  "/xtgl/wtfk": {
    access: "support.feedback.read",
    group: "/xtgl",
    order: 226,
    actions: ["support.feedback"],
  },
  "/xtgl/cxwtfk": { access: "support.feedback.read", parent: "/xtgl/wtfk" },
  "/shkf/wtfk": {
    access: "support.ticket.read",
    group: "/shkf",
    order: 228,
    exports: ["tickets"],
    actions: ["support.ticket"],
  },
  "/shkf/cjwtgl": { access: "support.article.read", group: "/shkf", order: 229, actions: ["support.article"] },
  "/shkf/xzwt": { access: "support.article.write", parent: "/shkf/cjwtgl", isAction: true },
  "/shkf/jjfa": { access: "support.solution.read", group: "/shkf", order: 231 },
  "/xtgl/xxtz": {
    access: "support.message.read",
    group: "/xtgl",
    order: 212,
    actions: ["support.broadcast"],
  },
  "/xtgl/xzxxtz": { access: "support.broadcast.write", parent: "/xtgl/xxtz", isAction: true },
  "/xtgl/xxlx": {
    access: "support.messageType.read",
    group: "/xtgl",
    order: 219,
    actions: ["support.messageType"],
  },
  "/notice": { access: "public", actions: ["support.announcement"] },
  "/ptxx": { access: "public" },
  "/sygdxx": { access: "public" },
  "/xmgl": { access: "public", actions: ["support.project"] },
  "/xmdetail": { access: "public" },
  "/xqk": { access: "public", actions: ["support.requirement"] },
  "/cjwtjjfa": { access: "public" },
  "/cjwtjjfafb": { access: "public" },
  "/shkf/khfk": { access: "support.customer.read", group: "/shkf", order: 232, actions: ["support.customer"] },
} as const satisfies PagesOf<typeof supportPermissions>;
