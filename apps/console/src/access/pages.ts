import type { Loaders } from "../platform/pages.ts";

export const accessPages: Loaders<"access"> = {
  "/launcher": () => import("./LauncherPage.tsx").then((m) => m.LauncherPage),
  "/shgl/bjyh": () => import("./UserFormPages.tsx").then((m) => m.EditUserPage),
  "/shgl/xzyh": () => import("./UserFormPages.tsx").then((m) => m.AddUserPage),
  "/shgl/yggl": () => import("./StaffPage.tsx").then((m) => m.StaffPage),
  "/shgl/xzyg": () => import("./UserFormPages.tsx").then((m) => m.AddStaffPage),
  "/shgl/xzjs": () => import("./RoleFormPages.tsx").then((m) => m.AddMerchantRolePage),
  "/xtgl/dagl/zzgl": () => import("./organisations/OrganisationsPage.tsx").then((m) => m.OrganisationsPage),
  "/xtgl/zygl/gngl": () => import("./functions/FunctionsPage.tsx").then((m) => m.FunctionsPage),
  "/xtgl/zygl/cdgl": () => import("./menus/MenusPage.tsx").then((m) => m.MenusPage),
  "/xtgl/zygl/xzptzy": () => import("./menus/ResourceFormPages.tsx").then((m) => m.AddResourcePage),
  "/xtgl/zygl/bjptzy": () => import("./menus/ResourceFormPages.tsx").then((m) => m.EditResourcePage),
  "/xtgl/jsgl": () => import("./RolesPage.tsx").then((m) => m.RolesPage),
  "/xtgl/xzjs": () => import("./RoleFormPages.tsx").then((m) => m.AddRolePage),
  "/xtgl/bjjs": () => import("./RoleFormPages.tsx").then((m) => m.EditRolePage),
  "/xtgl/jszyqx": () => import("./RolePermissionsPage.tsx").then((m) => m.RolePermissionsPage),
  "/xtgl/setpwd": () => import("./SetPasswordPage.tsx").then((m) => m.SetPasswordPage),
  "/xtgl/sz": () => import("./brands/BrandsPage.tsx").then((m) => m.BrandsPage),
  "/xtgl/zhaq": () => import("./SecurityPage.tsx").then((m) => m.SecurityPage),
};
