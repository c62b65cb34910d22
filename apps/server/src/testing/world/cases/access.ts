import type { InputOf } from "@yunshou/contract";
import { functions } from "@yunshou/contract/access/functions";
import { newPhone, nextSerial } from "../rows.ts";
import type { Tenant } from "../tenant.ts";
import type { World } from "../world.ts";
import { type Case, type Cases, type Input, withUser } from "./case.ts";

const roleId = (home: Tenant, code: string) =>
  home.write(async (tx) => (await tx.query<{ id: string }>("select id from role where code = $1", [code]))[0]!.id);
const person = async (home: Tenant) => ({
  account: home.name("N").slice(0, 20),
  name: home.canary,
  phone: newPhone(),
  email: "n@example.com",
  level: "2",
  roleIds: [await roleId(home, "staff")],
});
const withRole =
  (more: Input = {}): Case =>
  async (home) => ({ roleId: await home.role(), ...more });

const names = (zh: string) =>
  Object.fromEntries(["zh", "en", "fr", "ko", "vi", "es", "de", "lo", "it"].map((language) => [language, zh]));
const menuNode = (home: Tenant) =>
  home.id(
    "insert into menu_node (kind, code, names, target, sort_no) values ('link', $1, $2, 'https://example.com/', 1)",
    [`N${nextSerial()}`, JSON.stringify(names("条目"))],
  );
/** Groups a permission that no other call of the world needs. */
const functionForm = () => ({
  code: `F${nextSerial()}`,
  names: names(`功能${nextSerial()}`),
  page: "/dashboard",
  permissions: ["merchants.submission.write"],
});
/** A permission is in one function at a time, so the one before goes. */
const ungroup = (home: Tenant) =>
  home.write(async (tx) => {
    await tx.query(
      "update function_permission p set function_id = f.id from menu_function f where f.is_base and f.code = p.permission",
    );
    await tx.query("delete from menu_function where not is_base");
  });
async function menuFunction(home: Tenant, world: World): Promise<string> {
  await ungroup(home);
  return (await world.platform.call(functions.add, functionForm() as InputOf<typeof functions.add>)).functionId;
}
/** Only top merchants have organisations. */
const ownOrganisation = async (home: Tenant) =>
  home.merchantId === home.topId ? home.organisation() : home.rows.organisationId;

/** Inputs with which calls of the area succeed; see cases.ts. */
export const accessCases: Cases = {
  "account.preference": () => ({ key: "columns" }),
  "account.setPreference": () => ({ key: "columns", value: nextSerial() }),
  "account.forgetDevice": () => ({ deviceToken: "nobody-has-this-one" }),
  "account.adminResetPassword": async (home) => ({ phone: (await home.user()).phone, verifier: "1".repeat(64) }),

  "login.adminResetPass": async (home) => ({ phone: (await home.user()).phone, pass: "1".repeat(64) }),

  "brands.save": () => ({
    host: `h${nextSerial()}.example`,
    path: "",
    title: "t",
    subtitle: "",
    logo: null,
    background: null,
    footer: "",
    startLanguage: null,
    asksAgreement: false,
  }),
  "brands.remove": async (home) => ({
    brandId: await home.id("insert into brand (host, title) values ($1, 't')", [`r${nextSerial()}.example`]),
  }),

  "menus.add": () => ({
    names: names("条目"),
    kind: "link",
    code: `E${nextSerial()}`,
    target: "https://example.com/",
    parentId: null,
    sortNo: 1,
  }),
  "menus.update": async (home) => ({
    nodeId: await menuNode(home),
    names: names("新名"),
    target: "https://example.com/",
    parentId: null,
    sortNo: 2,
  }),
  "menus.shift": async (home) => ({ nodeId: await menuNode(home), direction: "up" }),
  "menus.show": async (home) => ({ nodeId: await menuNode(home), shown: false }),
  "menus.remove": async (home) => ({ nodeId: await menuNode(home) }),

  "functions.add": async (home) => {
    await ungroup(home);
    return functionForm();
  },
  "functions.update": async (home, world) => ({ ...functionForm(), functionId: await menuFunction(home, world) }),
  "functions.enable": async (home, world) => ({ functionId: await menuFunction(home, world), enabled: false }),
  "functions.remove": async (home, world) => ({ functionId: await menuFunction(home, world) }),

  "organisations.add": (home) => ({
    name: home.name("G"),
    code: home.name("G"),
    parentId: null,
    sortNo: 1,
    merchantId: home.merchantId,
  }),
  "organisations.update": async (home) => ({
    name: home.name("G"),
    code: home.name("G"),
    parentId: null,
    sortNo: 1,
    organisationId: await ownOrganisation(home),
  }),
  "organisations.remove": async (home) => ({ organisationId: await ownOrganisation(home) }),

  "messages.markRead": () => ({ messageIds: null }),

  "roles.create": (home) => ({
    merchantId: home.merchantId,
    kind: "web",
    name: `Role${home.label}${nextSerial()}`,
    permissions: ["orders.order.read"],
  }),
  "roles.update": async (home) => ({ roleId: await home.role(), name: `Role${home.label}${nextSerial()}` }),
  "roles.setPermissions": withRole({ permissions: ["machines.machine.read"] }),
  "roles.remove": withRole(),

  "users.create": async (home) => ({ ...(await person(home)), merchantId: home.merchantId }),
  "users.update": async (home) => ({ ...(await person(home)), userId: (await home.user()).userId, blocked: false }),
  "users.setRoles": async (home) => ({ userIds: [(await home.user()).userId], roleIds: [await roleId(home, "staff")] }),
  "users.block": withUser({ reason: "left" }),
  "users.unblock": withUser({}, { blocked: true }),
  "users.remove": withUser(),
  "users.restore": withUser({}, { status: "deleted" }),
  "users.erase": withUser({}, { status: "deleted" }),
  "users.resetPassword": withUser(),

  "views.begin": withUser(),
};
