import { functions, type InputOf } from "@yunshou/contract";
import type { Rows, Tenant } from "./tenant.ts";
import { allFlags, newPhone, nextSerial } from "./tenant.ts";
import type { World } from "./world.ts";

type Input = Record<string, unknown>;
/** Makes a right input for a merchant, with rows made for this one call where the call changes them. */
type Case = (home: Tenant, world: World) => Promise<Input> | Input;

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
const range = () => ({ fromDay: day(-1), toDay: day(1) });

const roleId = (home: Tenant, code: string) => home.write(async (tx) => (await tx.query<{ id: string }>("select id from role where code = $1", [code]))[0]!.id);

const person = async (home: Tenant) => ({ account: home.name("N").slice(0, 20), name: home.canary, phone: newPhone(), email: "n@example.com", level: "2", roleIds: [await roleId(home, "staff")] });
const merchantForm = (home: Tenant) => ({ name: home.name("商户"), merchantKind: "ordinary", contactName: home.canary, contactPhone: newPhone(), email: "m@example.com", maxPickupCodes: 10 });
const lane11 = [{ cabinet: "main", laneNo: 11 }];

const machineForm = (home: Tenant, machineNo: string): Input => ({ machineNo, machineName: home.canary, machineCategory: "vending", machineType: "drink", merchantId: home.merchantId, flags: allFlags(false) });

const freshMachine = (home: Tenant): Promise<{ machineId: string; machineNo: string; pointId: string; routeId: string; productId: string; productCode: string }> => home.machine();
const withMachine = (more: Input = {}): Case => async (home) => ({ machineId: (await freshMachine(home)).machineId, ...more });
const withMachines = (more: Input = {}): Case => async (home) => ({ machineIds: [(await freshMachine(home)).machineId], ...more });
const withUser = (more: Input = {}, how: Parameters<Tenant["user"]>[0] = {}): Case => async (home) => ({ userId: (await home.user(how)).userId, ...more });
const withChild = (more: Input | ((home: Tenant) => Input) = {}): Case => async (home) => ({ merchantId: await home.child(), ...(typeof more === "function" ? more(home) : more) });
const withRole = (more: Input = {}): Case => async (home) => ({ roleId: await home.role(), ...more });
const withTeam = (more: Input = {}): Case => async (home) => ({ teamId: await home.team(), ...more });
const withApplication = (upTo: Parameters<Tenant["application"]>[0], more: Input = {}): Case => async (home) => ({ applicationId: await home.application(upTo), ...more });

async function freshAgreement(world: World, state: string): Promise<string> {
  const [row] = await world.own.write((tx) =>
    tx.query<{ id: string }>("insert into agreement (name, state, md5, sha256, content, published_at) values ($1, $2, '', '', '', case when $2 = 'published' then now() end) returning id", [`a${nextSerial()}`, state]),
  );
  return row!.id;
}

const names = (zh: string) => Object.fromEntries(["zh", "en", "fr", "ko", "vi", "es", "de", "lo", "it"].map((language) => [language, zh]));
const menuNode = (home: Tenant) => home.id("insert into menu_node (kind, code, names, target, sort_no) values ('link', $1, $2, 'https://example.com/', 1)", [`N${nextSerial()}`, JSON.stringify(names("条目"))]);
/** Groups a permission that no other call of the world needs. */
const functionForm = () => ({ code: `F${nextSerial()}`, names: names(`功能${nextSerial()}`), page: "/dashboard", permissions: ["merchants.submission.write"] });
/** A permission is in one function at a time, so the one before goes. */
const ungroup = (home: Tenant) =>
  home.write(async (tx) => {
    await tx.query("update function_permission p set function_id = f.id from menu_function f where f.is_base and f.code = p.permission");
    await tx.query("delete from menu_function where not is_base");
  });
async function menuFunction(home: Tenant, world: World): Promise<string> {
  await ungroup(home);
  return (await world.platform.call(functions.add, functionForm() as InputOf<typeof functions.add>)).functionId;
}
/** Only top merchants have organisations. */
const ownOrganisation = async (home: Tenant) => (home.merchantId === home.topId ? home.organisation() : home.rows.organisationId);

/**
 * Inputs with which calls succeed. Without an entry a call gets its required fields: values of the shape that the contract
 * demands, and where a field addresses a row (`addressing.ts`), a standing row of the caller's merchant. A call that changes
 * what it addresses needs an entry that makes a row for it, because each call must succeed when it is asked.
 */
export const cases: Readonly<Record<string, Case>> = {
  "account.preference": () => ({ key: "columns" }),
  "account.setPreference": () => ({ key: "columns", value: nextSerial() }),
  "account.forgetDevice": () => ({ deviceToken: "nobody-has-this-one" }),
  "account.adminResetPassword": async (home) => ({ phone: (await home.user()).phone, verifier: "1".repeat(64) }),
  "login.adminResetPass": async (home) => ({ phone: (await home.user()).phone, pass: "1".repeat(64) }),
  "agreementUploads.upload": () => ({ agreementName: `agreement ${nextSerial()}` }),
  "agreements.accepted": async (_home, world) => ({ agreementId: await freshAgreement(world, "draft") }),
  "agreements.publish": async (_home, world) => ({ agreementId: await freshAgreement(world, "draft") }),
  "agreements.stop": async (home, world) => {
    await home.write((tx) => tx.query("update agreement set state = 'stopped' where state = 'published'"));
    return { agreementId: await freshAgreement(world, "published") };
  },
  "agreements.remove": async (_home, world) => ({ agreementId: await freshAgreement(world, "draft") }),
  "agreementCalls.getUsedXy": async (home) => ({ shbh: home.merchant.merchantNo, username: await accountOf(home) }),
  "agreementCalls.agreeXy": async (home, world) => {
    await home.write((tx) => tx.query("update agreement set state = 'stopped' where state = 'published'"));
    return { shbh: home.merchant.merchantNo, username: await accountOf(home), xyid: await freshAgreement(world, "published") };
  },
  "brands.save": () => ({ host: `h${nextSerial()}.example`, path: "", title: "t", subtitle: "", logo: null, background: null, footer: "", startLanguage: null, asksAgreement: false }),
  "brands.remove": async (home) => ({ brandId: await home.id("insert into brand (host, title) values ($1, 't')", [`r${nextSerial()}.example`]) }),

  "applicationImages.upload": withApplication("draft", { kind: "store" }),
  "applications.saveStep": withApplication("draft", { step: "bank", bankName: "样例银行", bankAccount: "4111111111111111" }),
  "applications.submit": async (home) => ({ applicationId: await home.application("complete"), signature: home.canary }),
  "applications.withdraw": withApplication("submitted"),
  "applications.invite": withApplication("draft"),
  "applications.link": withApplication("invited"),
  "applications.revoke": withApplication("invited"),
  "applications.image": withApplication("complete", { kind: "store" }),
  "applications.reviews": range,
  "applications.export": range,
  "applications.decide": async (home) => ({ applicationIds: [await home.application("submitted")], decision: "ignore" }),

  "certificates.create": async (home) => ({ merchantId: home.merchantId, certType: "merchant", certNo: home.name("Z"), certName: home.canary, certExpiry: "2099-01-01", imageIds: [await home.picture()] }),
  "certificates.update": async (home) => {
    const { certificateId, imageId } = await home.certificate();
    return { certificateId, certNo: home.name("Z"), certName: home.canary, certExpiry: "2099-02-01", imageIds: [imageId] };
  },
  "certificates.remove": async (home) => ({ certificateId: (await home.certificate()).certificateId }),
  "certificates.decide": async (home) => ({ certificateIds: [(await home.certificate()).certificateId], decision: "approve" }),

  "dashboard.overview": range,
  "dashboard.payments": range,
  "dashboard.productRanking": range,
  "dashboard.productDetail": (home) => ({ ...range(), productCode: home.rows.productCode }),
  "dashboard.machineRanking": range,
  "dashboard.machineDetail": (home) => ({ ...range(), machineNo: home.rows.machineNo }),
  "dashboard.export": () => ({ ...range(), table: "machines" }),

  "downloads.remove": async (home) => ({ fileId: await home.file() }),
  "uploads.upload": () => ({ fileName: `manual ${nextSerial()}.pdf`, fileType: "manual" }),
  "logs.list": range,
  "logs.export": range,

  "lanes.generate": withMachine({ cabinet: "main", layers: 1, perLayer: 2, mode: "small", replace: true }),
  "lanes.save": async (home) => {
    const { machineId, productId } = await freshMachine(home);
    return { machineId, cabinet: "main", laneNo: 11, productId, lanePriceFen: "400", purchaseFen: "100", stock: 10, capacity: 20, warnThreshold: 2, batchNo: "b", laneMode: "medium", version: 1 };
  },
  "lanes.act": withMachine({ lanes: lane11, action: "lock" }),
  "lanes.setPrice": withMachine({ lanes: lane11, lanePriceFen: "420" }),
  "lanes.refill": withMachine({ lanes: lane11 }),

  "machines.register": (home) => machineForm(home, home.name("NM")),
  "machines.update": async (home) => {
    const { machineId, machineNo } = await freshMachine(home);
    return { ...machineForm(home, machineNo), machineId };
  },
  "machines.renewSecret": withMachine(),
  "machines.command": withMachines({ kind: "restart" }),
  "machines.setOperation": withMachines({ operation: "stopSell" }),
  "machines.decommission": withMachine(),
  "machines.bindPoint": async (home) => ({ machineIds: [(await freshMachine(home)).machineId], pointId: home.rows.pointId }),
  "machines.bindRoute": async (home) => ({ machineIds: [(await freshMachine(home)).machineId], routeId: home.rows.routeId }),
  "machines.authorise": async (home) => ({ machineIds: [(await freshMachine(home)).machineId], userIds: [(await home.user()).userId], granted: true }),

  "merchantSettings.setHotline": withChild({ hotline: "400-800-1234" }),
  "merchantSettings.removeHotline": withChild(),
  "merchantSettings.setCurrency": withChild({ currency: "CNY", exchangeRate: "1" }),
  "merchants.detail": (home) => ({ merchantId: home.merchantId }),
  "merchants.add": (home) => ({ ...merchantForm(home), parentId: home.merchantId, loginName: home.name("B").slice(0, 20) }),
  "merchants.update": withChild(merchantForm),
  "merchants.move": async (home) => ({ merchantId: await home.child(), parentId: await home.child() }),
  "merchants.setStatus": withChild({ action: "stop" }),
  "merchants.setFeatures": withChild({ features: [] }),
  "merchants.setRefund": withChild({ agreed: true, maximumFen: "1000" }),

  "merchantAccount.update": (home) => ({ name: `Canary${home.label} 商户`, contactName: home.canary, contactPhone: newPhone(), email: "m@example.com", exchangeRate: "1", logo: null }),
  "menus.add": () => ({ names: names("条目"), kind: "link", code: `E${nextSerial()}`, target: "https://example.com/", parentId: null, sortNo: 1 }),
  "menus.update": async (home) => ({ nodeId: await menuNode(home), names: names("新名"), target: "https://example.com/", parentId: null, sortNo: 2 }),
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
  "organisations.add": (home) => ({ name: home.name("G"), code: home.name("G"), parentId: null, sortNo: 1, merchantId: home.merchantId }),
  "organisations.update": async (home) => ({ name: home.name("G"), code: home.name("G"), parentId: null, sortNo: 1, organisationId: await ownOrganisation(home) }),
  "organisations.remove": async (home) => ({ organisationId: await ownOrganisation(home) }),
  "submissions.list": () => ({ payChannel: "wechat" }),

  "messages.markRead": () => ({ messageIds: null }),
  "notificationSettings.save": async (home) => ({ merchantId: home.merchantId, messageType: "alarm", ways: ["console"], pushTime: "09:00", enabled: true, receiverIds: [home.adminId] }),
  "operators.add": async (home) => ({ loginName: (await home.user()).account, machineIds: [(await freshMachine(home)).machineId] }),
  "pharmacists.create": (home) => home.pharmacistForm(),
  "pharmacists.update": async (home) => {
    const { merchantId: _, ...form } = await home.pharmacistForm();
    return { ...form, pharmacistId: (await home.pharmacist()).pharmacistId };
  },
  "pharmacists.setDuty": async (home) => {
    const { pharmacistId } = await home.pharmacist();
    await home.write((tx) => tx.query("update certificate set status = 'approved' where id = (select certificate_id from pharmacist where id = $1)", [pharmacistId]));
    return { pharmacistId, onDuty: true };
  },
  "pharmacists.remove": async (home) => ({ pharmacistId: (await home.pharmacist()).pharmacistId }),

  "orders.list": range,
  "orders.export": range,
  "orders.refund": async (home) => ({ orderNo: await home.order(home.rows), amountFen: "100", reason: "other" }),
  "orders.process": async (home) => ({ orderNo: await home.order(home.rows, { priceFen: 300, paidFen: 300 }), note: "seen" }),
  "orders.dispense": async (home) => ({ orderNo: await home.order(home.rows, { payment: "cash", dispensed: 0, tradeNo: undefined }) }),

  "roles.create": (home) => ({ merchantId: home.merchantId, kind: "web", name: `Role${home.label}${nextSerial()}`, permissions: ["orders.order.read"] }),
  "roles.update": async (home) => ({ roleId: await home.role(), name: `Role${home.label}${nextSerial()}` }),
  "roles.setPermissions": withRole({ permissions: ["machines.machine.read"] }),
  "roles.remove": withRole(),

  "shares.merchantMachines": withChild(),
  "shares.shareWithMerchant": async (home) => ({ merchantId: await home.child(), machineIds: [(await freshMachine(home)).machineId], granted: true }),
  "shares.shareWithTeam": async (home) => ({ teamId: await home.team(), machineIds: [(await freshMachine(home)).machineId], granted: true }),
  "teams.add": (home) => ({ merchantId: home.merchantId, teamName: home.name("V") }),
  "teams.rename": async (home) => ({ teamId: await home.team(), teamName: home.name("W") }),
  "teams.remove": withTeam(),
  "teams.addMember": async (home) => ({ teamId: await home.team(), loginName: (await home.user()).account }),
  "teams.removeMember": async (home) => {
    const { userId } = await home.user();
    return { teamId: await home.team(userId), userId };
  },

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

  "screenCalls.registerClient": () => ({ userId: `world-client-${String(nextSerial()).padStart(8, "0")}`, type: 0 }),
  "screenCalls.operatingMachines": () => ({ queryType: 1 }),
  "screenCalls.newMachines": () => ({ queryType: 1 }),
  "screenCalls.exitedMachines": () => ({ queryType: 1 }),
};

async function accountOf(home: Tenant): Promise<string> {
  return home.write(async (tx) => (await tx.query<{ account: string }>("select account from app_user where id = $1", [home.adminId]))[0]!.account);
}

/** What uploads send. */
export const contents: Readonly<Record<string, string>> = { "agreementUploads.upload": "%PDF-1.7\nx\n%%EOF\n", "uploads.upload": "%PDF-1.7\nx\n%%EOF\n" };

/** The value of a field that addresses a row, by the name of the field. Several names may mean the same row. */
export const addresses: Readonly<Record<string, (rows: Rows) => unknown>> = {
  merchantId: (rows) => rows.merchantId,
  parentId: (rows) => rows.merchantId,
  merchantNo: (rows) => rows.merchantNo,
  shbh: (rows) => rows.merchantNo,
  machineId: (rows) => rows.machineId,
  machineIds: (rows) => [rows.machineId],
  machineNo: (rows) => rows.machineNo,
  productId: (rows) => rows.productId,
  productCode: (rows) => rows.productCode,
  pointId: (rows) => rows.pointId,
  routeId: (rows) => rows.routeId,
  userId: (rows) => rows.userId,
  userIds: (rows) => [rows.userId],
  account: (rows) => rows.account,
  loginName: (rows) => rows.account,
  phone: (rows) => rows.phone,
  teamId: (rows) => rows.teamId,
  roleId: (rows) => rows.roleId,
  roleIds: (rows) => [rows.roleId],
  orderNo: (rows) => rows.orderNo,
  applicationId: (rows) => rows.applicationId,
  applicationIds: (rows) => [rows.applicationId],
  fileId: (rows) => rows.fileId,
  logId: (rows) => rows.logId,
  certificateId: (rows) => rows.certificateId,
  certificateIds: (rows) => [rows.certificateId],
  imageId: (rows) => rows.imageId,
  imageIds: (rows) => [rows.imageId],
  submissionId: (rows) => rows.submissionId,
  pharmacistId: (rows) => rows.pharmacistId,
  receiverIds: (rows) => [rows.userId],
  organisationId: (rows) => rows.organisationId,
};

/** Fields whose name means another row in one call than in the others. */
export const ownAddresses: Readonly<Record<string, (rows: Rows) => unknown>> = {
  "organisations.add.parentId": (rows) => rows.organisationId,
  "organisations.update.parentId": (rows) => rows.organisationId,
  "pharmacists.image.imageId": (rows) => rows.pharmacistImageId,
  "pharmacists.create.imageIds": (rows) => [rows.pharmacistImageId],
  "pharmacists.update.imageIds": (rows) => [rows.pharmacistImageId],
};

/** Calls and fields about what only top merchants have. */
export const ofTops = /^organisations\.|\.organisationId$/;

/** Fields that carry such a name and address no row, or address rows that belong to no merchant, with the reason. */
export const notAddresses: Readonly<Record<string, string>> = {
  "machines.register.machineNo": "a new name; machine numbers are unique throughout the platform, because a machine logs in to the broker with it",
  "machines.update.machineNo": "a new name, as in machines.register",
  "merchants.add.loginName": "a new name; accounts are unique throughout the platform",
  "users.create.account": "a new name; accounts are unique throughout the platform",
  "users.update.account": "a new name, as in users.create",
  "users.create.phone": "a new phone; one belongs to one account of the platform",
  "users.update.phone": "a new phone, as in users.create",
  "agreementCalls.getUsedXy.shbh": "people ask for themselves only, whatever else exists",
  "agreementCalls.agreeXy.shbh": "people ask for themselves only, whatever else exists",
  "agreementCalls.agreeXy.xyid": "agreements belong to the platform",
  "agreements.accepted.agreementId": "agreements belong to the platform",
  "agreements.publish.agreementId": "agreements belong to the platform",
  "agreements.stop.agreementId": "agreements belong to the platform",
  "agreements.remove.agreementId": "agreements belong to the platform",
  "brands.remove.brandId": "brands belong to the platform",
  "screenCalls.registerClient.userId": "an identifier that a screen invents; channel.database.test.ts proves whose it is",
  "orders.list.thirdTradeNo": "part of a text in the caller's own orders; the filters of lists are asked with the canaries of others",
  "orders.export.thirdTradeNo": "as in orders.list",
  "applications.saveStep.idCardNo": "the number of a person",
  "merchants.add.categoryCode": "a code of the merchant's own",
  "merchants.add.tagCode": "a code of the merchant's own",
  "merchants.update.categoryCode": "a code of the merchant's own",
  "merchants.update.tagCode": "a code of the merchant's own",
  "login.getUserResource.systemid": "the name of a sub-system",
  "login.getUserResource.systemuserid": "the caller himself",
  "lanes.save.batchNo": "a text",
  "messages.markRead.messageIds": "messages of the caller; what is none of his is passed over, whoever has it: access/messages of the bell",
  "pharmacists.create.certNo": "a text",
  "pharmacists.update.certNo": "a text",
  "pharmacists.create.phone": "a new phone",
  "pharmacists.update.phone": "a new phone",
  "menus.add.parentId": "entries of the menu belong to the platform",
  "menus.update.parentId": "entries of the menu belong to the platform",
  "menus.update.nodeId": "entries of the menu belong to the platform",
  "menus.shift.nodeId": "entries of the menu belong to the platform",
  "menus.show.nodeId": "entries of the menu belong to the platform",
  "menus.remove.nodeId": "entries of the menu belong to the platform",
  "functions.update.functionId": "functions belong to the platform",
  "functions.enable.functionId": "functions belong to the platform",
  "functions.remove.functionId": "functions belong to the platform",
  "secondFactor.confirm.code": "a code of the caller's own second factor",
  "certificates.list.certNo": "part of a text in the caller's own certificates; the filters of lists are asked with the canaries of others",
  "certificates.export.certNo": "as in certificates.list",
  "certificates.create.certNo": "a text",
  "certificates.update.certNo": "a text",
};

/** The number of a merchant above begins the numbers of those below, whom a filter by a part of it finds. */
export const beginsOwn: ReadonlySet<string> = new Set(["merchantNo", "shbh"]);

/** Rows of a merchant above that the merchants below see: roles (roles.queries.ts, `visible`). */
export const seenFromBelow: ReadonlySet<string> = new Set(["roleId", "roleIds"]);

/** Rows that go with a machine: an ordinary user without authorisation to the machine does not see them. */
export const boundToMachine: ReadonlySet<string> = new Set(["machineId", "machineIds", "machineNo", "orderNo"]);

/** Calls of areas for which the world has no rows yet. The list only shrinks: a new call is asked from its first day. */
export const notAskedYet: ReadonlySet<string> = new Set<string>(["pharmacists.list", "pharmacists.export"]);

/** Public calls have no caller whose merchants could be told from others; each says here what limits it instead. */
export const publicCalls: Readonly<Record<string, string>> = {
  "account.deployment": "answers what every login page shows",
  "account.resetAccount": "the code sent to the phone",
  "account.resetPassword": "the code sent to the phone",
  "account.deviceLogin": "the device token",
  "account.beginSso": "answers the address of the portal, before it is known who asks",
  "account.redeemTicket": "the ticket, once within a minute",
  "secondFactor.finishLogin": "the cookie of the first step",
  "login.getCheckCode": "answers a fresh challenge",
  "login.onLogin": "the proof of the password",
  "login.getUserInfoByToken": "the session token",
  "login.onLoginSSO": "the token of the portal",
  "login.userInfo": "the session token",
  "login.sendResetCode": "answers the same for every phone",
  "login.resetPass": "the code sent to the phone",
  "screens.config": "answers the settings of a screen, before it is known who looks",
  "invited.current": "the token of the invitation",
  "invited.saveStep": "the token of the invitation",
  "invited.submit": "the token of the invitation",
  "invited.image": "the token of the invitation",
  "invitedImages.upload": "the token of the invitation",
};
