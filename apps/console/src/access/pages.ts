import { hiddenPage, page } from "../platform/pages.ts";

export const accessPages = [
  page("/launcher", "public", async () => (await import("./LauncherPage.tsx")).LauncherPage, "bare"),
  page("/shgl/yggl", "access.user.read", async () => (await import("./StaffPage.tsx")).StaffPage),
  hiddenPage(
    "/shgl/xzyg",
    "/shgl/yggl",
    "access.user.write",
    async () => (await import("./UserFormPages.tsx")).AddStaffPage,
  ),
  hiddenPage(
    "/shgl/xzyh",
    "/shgl/yggl",
    "access.user.write",
    async () => (await import("./UserFormPages.tsx")).AddUserPage,
  ),
  hiddenPage(
    "/shgl/bjyh",
    "/shgl/yggl",
    "access.user.write",
    async () => (await import("./UserFormPages.tsx")).EditUserPage,
  ),
  hiddenPage(
    "/shgl/xzjs",
    "/xtgl/jsgl",
    "access.role.write",
    async () => (await import("./RoleFormPages.tsx")).AddMerchantRolePage,
  ),
  page(
    "/xtgl/dagl/zzgl",
    "access.organisation.read",
    async () => (await import("./organisations/OrganisationsPage.tsx")).OrganisationsPage,
  ),
  page(
    "/xtgl/zygl/gngl",
    "access.menu.read",
    async () => (await import("./functions/FunctionsPage.tsx")).FunctionsPage,
  ),
  page("/xtgl/zygl/cdgl", "access.menu.read", async () => (await import("./menus/MenusPage.tsx")).MenusPage),
  hiddenPage(
    "/xtgl/zygl/xzptzy",
    "/xtgl/zygl/cdgl",
    "access.menu.write",
    async () => (await import("./menus/ResourceFormPages.tsx")).AddResourcePage,
  ),
  hiddenPage(
    "/xtgl/zygl/bjptzy",
    "/xtgl/zygl/cdgl",
    "access.menu.write",
    async () => (await import("./menus/ResourceFormPages.tsx")).EditResourcePage,
  ),
  page("/xtgl/jsgl", "access.role.read", async () => (await import("./RolesPage.tsx")).RolesPage),
  hiddenPage(
    "/xtgl/xzjs",
    "/xtgl/jsgl",
    "access.role.write",
    async () => (await import("./RoleFormPages.tsx")).AddRolePage,
  ),
  hiddenPage(
    "/xtgl/bjjs",
    "/xtgl/jsgl",
    "access.role.write",
    async () => (await import("./RoleFormPages.tsx")).EditRolePage,
  ),
  hiddenPage(
    "/xtgl/jszyqx",
    "/xtgl/jsgl",
    "access.role.read",
    async () => (await import("./RolePermissionsPage.tsx")).RolePermissionsPage,
  ),
  page("/xtgl/sz", "access.brand.write", async () => (await import("./brands/BrandsPage.tsx")).BrandsPage),
  page("/xtgl/zhaq", "session", async () => (await import("./SecurityPage.tsx")).SecurityPage),
  page("/xtgl/setpwd", "session", async () => (await import("./SetPasswordPage.tsx")).SetPasswordPage),
];
