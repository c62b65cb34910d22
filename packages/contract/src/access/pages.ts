import type { PagesOf } from "../pageFacts.ts";
import type { accessPermissions } from "./permissions.ts";

export const accessPages = {
  "/login": { access: "public", frame: "login", actions: ["access.login", "access.logout", "access.device"] },
  "/launcher": { access: "public", frame: "bare" },
  "/shgl/bjyh": { access: "access.user.write", parent: "/shgl/yggl" },
  "/shgl/xzyh": { access: "access.user.write", parent: "/shgl/yggl" },
  "/shgl/yggl": {
    access: "access.user.read",
    group: "/shgl",
    order: 156,
    exports: ["users"],
    actions: ["access.user", "access.view"],
  },
  "/shgl/xzyg": { access: "access.user.write", parent: "/shgl/yggl", isAction: true },
  "/shgl/xzjs": { access: "access.role.write", parent: "/xtgl/jsgl", isAction: true },
  "/xtgl/dagl/zzgl": {
    access: "access.organisation.read",
    group: "/xtgl/dagl",
    order: 199,
    actions: ["access.organisation"],
  },
  "/xtgl/zygl/gngl": { access: "access.menu.read", group: "/xtgl/zygl", order: 200, actions: ["access.function"] },
  "/xtgl/zygl/cdgl": { access: "access.menu.read", group: "/xtgl/zygl", order: 201, actions: ["access.menu"] },
  "/xtgl/zygl/xzptzy": { access: "access.menu.write", parent: "/xtgl/zygl/cdgl", isAction: true },
  "/xtgl/zygl/bjptzy": { access: "access.menu.write", parent: "/xtgl/zygl/cdgl" },
  "/xtgl/jsgl": { access: "access.role.read", group: "/xtgl#roles", order: 204, actions: ["access.role"] },
  "/xtgl/xzjs": { access: "access.role.write", parent: "/xtgl/jsgl" },
  "/xtgl/bjjs": { access: "access.role.write", parent: "/xtgl/jsgl" },
  "/xtgl/jszyqx": { access: "access.role.read", parent: "/xtgl/jsgl" },
  "/xtgl/setpwd": { access: "session", actions: ["access.password"] },
  "/xtgl/sz": { access: "access.brand.write", group: "/xtgl", order: 214, actions: ["access.brand"] },
  "/xtgl/zhaq": { access: "session", actions: ["access.secondFactor"] },
} as const satisfies PagesOf<typeof accessPermissions>;
