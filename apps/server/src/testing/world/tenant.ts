import { randomBytes } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { applicationImages, applications, certificateImages, certificates, type Endpoint, pharmacistImages, pharmacists } from "@yunshou/contract";
import { asSystem, type Handle } from "@yunshou/database";
import { idCardCheckDigit, imageKinds, machineFlags, merchantFeatures } from "@yunshou/domain";
import { hashOf } from "../../access/session.ts";
import type { Effect, EffectContext, Incoming } from "../../machines/effects.ts";
import { sealContact } from "../../merchants/contact.ts";
import type { CreatedMerchant } from "../../merchants/createMerchant.ts";
import { sale } from "../../orders/sale.ts";
import { writeAudit } from "../../platform/audit.queries.ts";
import { storedFolder, storedPath } from "../../platform/export/exportFiles.ts";
import { Client, type TestServer } from "../client.ts";
import { givenMerchant } from "../people.ts";
import { pngOf } from "../pictures.ts";

/** One row of each resource, by the names that fields of inputs have. A new resource is added here, in `standingRows` and in `missingRows`. */
export interface Rows {
  readonly merchantId: string;
  readonly merchantNo: string;
  readonly machineId: string;
  readonly machineNo: string;
  readonly productId: string;
  readonly productCode: string;
  readonly pointId: string;
  readonly routeId: string;
  readonly userId: string;
  readonly account: string;
  readonly phone: string;
  readonly teamId: string;
  readonly roleId: string;
  readonly orderNo: string;
  readonly applicationId: string;
  readonly fileId: string;
  readonly logId: string;
  readonly certificateId: string;
  readonly imageId: string;
  readonly submissionId: string;
  readonly pharmacistId: string;
  /** Of the pharmacist's certificate. */
  readonly pharmacistImageId: string;
  /** Of a top merchant; the others have none. */
  readonly organisationId: string;
}

/** Rows that nobody has, in the shape of those that somebody has. */
export const missingRows: Rows = {
  merchantId: "8000000000000000001",
  merchantNo: "00019998",
  machineId: "8000000000000000002",
  machineNo: "CanaryXM1",
  productId: "8000000000000000003",
  productCode: "CanaryXP1",
  pointId: "8000000000000000004",
  routeId: "8000000000000000005",
  userId: "8000000000000000006",
  account: "CanaryXU1",
  phone: "13911111111",
  teamId: "8000000000000000007",
  roleId: "8000000000000000008",
  orderNo: "800000000000000009",
  applicationId: "8000000000000000010",
  fileId: "8000000000000000011",
  logId: "8000000000000000012",
  certificateId: "8000000000000000013",
  imageId: "8000000000000000014",
  submissionId: "8000000000000000015",
  pharmacistId: "8000000000000000017",
  pharmacistImageId: "8000000000000000018",
  organisationId: "8000000000000000016",
};

export const png = pngOf();

/** Every switch of a machine, on or off. */
export const allFlags = (on: boolean): Record<string, boolean> => Object.fromEntries(machineFlags.map((flag) => [flag, on]));

let serial = 0;
/** Another number each time, so that names which are unique throughout the platform never meet. */
export function nextSerial(): number {
  serial += 1;
  return serial;
}
export const newPhone = () => `137${String(10_000_000 + nextSerial())}`;

/** Somebody with a session, opened without a login. */
export async function sessionFor(server: TestServer, userId: string): Promise<Client> {
  const client = new Client(server.address);
  client.token = randomBytes(24).toString("base64url");
  await asSystem(server.database, (tx) =>
    tx.query("insert into session (token_hash, user_id, address, expires_at) values ($1, $2, '127.0.0.1', now() + interval '1 hour')", [hashOf(client.token ?? ""), userId]),
  );
  return client;
}

/** A merchant of the world, who makes rows of his own; every text in them carries his canary. */
export class Tenant {
  readonly server: TestServer;
  readonly label: string;
  readonly merchant: CreatedMerchant;
  /** Stands in every text of his rows, and in no other merchant's. */
  readonly canary: string;
  /** His application administrator. */
  admin!: Client;
  adminId = "";
  /** Rows that stay as they are; what a test changes is made for it. */
  rows!: Rows;

  constructor(server: TestServer, label: string, merchant: CreatedMerchant) {
    this.server = server;
    this.label = label;
    this.merchant = merchant;
    this.canary = `Canary${label}`;
  }

  /** `number` replaces the merchant number, so that it is no part of anybody else's. */
  static async create(server: TestServer, label: string, { parent, number }: { readonly parent?: Tenant; readonly number?: string } = {}): Promise<Tenant> {
    const made = await givenMerchant(server, { name: `Canary${label} 商户`, ...(parent === undefined ? {} : { parentId: parent.merchant.merchantId }) });
    const merchant = { ...made, merchantNo: number ?? made.merchantNo };
    const tenant = new Tenant(server, label, merchant);
    const contact = { contactName: tenant.canary, contactPhone: newPhone(), address: tenant.canary, email: `${tenant.canary}@example.com` };
    const { contactSealed } = sealContact(server.context.secrets, merchant.merchantId, contact);
    // Every switch is on, so that no call is closed to the merchant.
    const columns = "merchant_no = $3, company_name = $2, hotline = '400-1', contact_sealed = $4, kind = 'drug', features = $5";
    await tenant.write((tx) => tx.query(`update merchant set ${columns} where id = $1`, [merchant.merchantId, tenant.canary, merchant.merchantNo, contactSealed, merchantFeatures]));
    const admin = await tenant.user({ level: "1", role: "merchantAdmin" });
    tenant.adminId = admin.userId;
    tenant.admin = await sessionFor(server, admin.userId);
    tenant.rows = await tenant.standingRows();
    return tenant;
  }

  /** A row of each resource. Roles are seen by the merchants below, so who wants to stay unseen goes without a new one. */
  async standingRows({ withRole = true } = {}): Promise<Rows> {
    const machine = await this.machine();
    const user = await this.user();
    const teamId = await this.team(user.userId);
    await this.write((tx) => tx.query("insert into team_machine (top_id, machine_id, merchant_id, team_id) values ($1, $2, $3, $4)", [this.topId, machine.machineId, this.merchantId, teamId]));
    const applicationId = await this.application("submitted");
    const organisationId = this.merchantId === this.topId ? await this.organisation() : undefined;
    await this.write((tx) => tx.query("update app_user set organisation_id = $2 where id = $1", [user.userId, organisationId ?? null]));
    const roleId = withRole ? await this.role() : this.rows.roleId;
    await this.write((tx) => tx.query("insert into user_role (user_id, role_id) values ($1, $2)", [user.userId, roleId]));
    return {
      merchantId: this.merchantId,
      merchantNo: this.merchant.merchantNo,
      ...machine,
      ...user,
      teamId,
      roleId,
      orderNo: await this.order(machine),
      applicationId,
      submissionId: await this.submission(applicationId),
      organisationId: organisationId ?? missingRows.organisationId,
      fileId: await this.file(),
      logId: await this.log(),
      ...(await this.certificate()),
      ...(await this.pharmacist()),
    };
  }

  get topId(): string {
    return this.merchant.topId;
  }
  get merchantId(): string {
    return this.merchant.merchantId;
  }

  write<T>(work: (tx: Handle) => Promise<T>): Promise<T> {
    return asSystem(this.server.database, work);
  }

  async id(text: string, values: readonly unknown[]): Promise<string> {
    const [row] = await this.write((tx) => tx.query<{ id: string }>(`${text} returning id`, values));
    return row!.id;
  }

  name(kind: string): string {
    return `${this.canary}${kind}${nextSerial()}`;
  }

  product(): Promise<string> {
    return this.id("insert into product (top_id, merchant_id, code, name, category, price_fen) values ($1, $2, $3, $3, $3, 350)", [this.topId, this.merchantId, this.name("P")]);
  }

  route(): Promise<string> {
    return this.id("insert into route (top_id, merchant_id, name) values ($1, $2, $3)", [this.topId, this.merchantId, this.name("R")]);
  }

  point(routeId: string): Promise<string> {
    return this.id("insert into point (top_id, merchant_id, route_id, name, province, city, address, longitude, latitude) values ($1, $2, $3, $4, '广东', '广州', $4, 113.2, 23.1)", [this.topId, this.merchantId, routeId, this.name("D")]);
  }

  /** A machine in service, online, with a lane that sells, an alarm and a command. */
  async machine(): Promise<Pick<Rows, "machineId" | "machineNo" | "productId" | "productCode" | "pointId" | "routeId">> {
    const { topId, merchantId } = this;
    const [productId, routeId, machineNo] = [await this.product(), await this.route(), this.name("M")];
    const pointId = await this.point(routeId);
    const machineId = await this.id(
      `insert into machine (top_id, merchant_id, machine_no, name, category, type, point_id, operator, deployer, manufacturer, flags, activated_at)
       values ($1, $2, $3, $4, 'vending', 'drink', $5, $4, $4, $4, $6, now())`,
      [topId, merchantId, machineNo, this.canary, pointId, JSON.stringify(allFlags(false))],
    );
    const of = [topId, machineId, merchantId];
    return this.write(async (tx) => {
      await tx.query("insert into machine_state (top_id, machine_id, merchant_id, connection, seen_at) values ($1, $2, $3, 'online', now())", of);
      await tx.query("insert into machine_lifecycle (top_id, machine_id, merchant_id, event) values ($1, $2, $3, 'activated')", of);
      await tx.query("insert into machine_credential (top_id, machine_id, merchant_id, version, secret_hash) values ($1, $2, $3, 1, '')", of);
      await tx.query("insert into lane (top_id, machine_id, merchant_id, cabinet, lane_no, product_id, price_fen, purchase_fen, stock, capacity) values ($1, $2, $3, 'main', 11, $4, 350, 100, 10, 20)", [...of, productId]);
      await tx.query("insert into stock_movement (top_id, machine_id, merchant_id, cabinet, lane_no, product_id, quantity, stock_after, reason) values ($1, $2, $3, 'main', 11, $4, 10, 10, 'refill')", [...of, productId]);
      await tx.query("insert into lane_change (top_id, machine_id, merchant_id, cabinet, lane_no, action, after) values ($1, $2, $3, 'main', 11, 'save', $4)", [...of, JSON.stringify({ batchNo: this.canary })]);
      await tx.query("insert into alarm (top_id, machine_id, merchant_id, kind, detail) values ($1, $2, $3, 'doorOpen', $4)", [...of, JSON.stringify({ text: this.canary })]);
      await tx.query("insert into command (top_id, machine_id, merchant_id, seq, kind, state, asked_by, not_after, detail) values ($1, $2, $3, 1, 'restart', 'done', 0, now(), $4)", [...of, this.canary]);
      await tx.query("insert into quarantine (machine_id, topic, payload, problem) values ($1, $2, '', $2)", [machineId, this.canary]);
      const [product] = await tx.query<{ code: string }>("select code from product where id = $1", [productId]);
      return { machineId, machineNo, productId, productCode: product!.code, pointId, routeId };
    });
  }

  /** A person of the merchant, an ordinary user with the role of staff unless said otherwise. */
  async user({ level = "2", role = "staff", status = "normal", blocked = false, machines = [] as readonly string[] } = {}): Promise<Pick<Rows, "userId" | "account" | "phone">> {
    const [account, phone] = [this.name("U").slice(0, 20), newPhone()];
    const userId = await this.id(
      `insert into app_user (top_id, merchant_id, account, name, phone, email, remark, office_phone, level, status, blocked_reason, kdf_version, verifier)
       values ($1, $2, $3, $4, $5, $6, $4, '020-1', $7, $8, $9, 1, '')`,
      [this.topId, this.merchantId, account, this.canary, phone, `${account}@example.com`, level, status, blocked ? this.canary : null],
    );
    await this.write(async (tx) => {
      await tx.query("insert into user_role (user_id, role_id) select $1, id from role where code = $2", [userId, role]);
      await tx.query("insert into machine_grant (top_id, machine_id, merchant_id, user_id) select m.top_id, m.id, m.merchant_id, $2 from machine m where m.id = any($1::bigint[])", [machines, userId]);
    });
    return { userId, account, phone };
  }

  async team(memberId?: string): Promise<string> {
    const teamId = await this.id("insert into team (top_id, merchant_id, name) values ($1, $2, $3)", [this.topId, this.merchantId, this.name("T")]);
    if (memberId !== undefined) await this.write((tx) => tx.query("insert into team_member (top_id, merchant_id, team_id, user_id) values ($1, $2, $3, $4)", [this.topId, this.merchantId, teamId, memberId]));
    return teamId;
  }

  role(): Promise<string> {
    // Seen by the merchants below, so it carries no canary.
    const name = `Role${this.label}${nextSerial()}`;
    return this.id("insert into role (top_id, merchant_id, code, name, description, permissions, edited) values ($1, $2, $3, $3, $3, '{orders.order.read}', true)", [this.topId, this.merchantId, name]);
  }

  /** A merchant right below this one, without rows. */
  async child(): Promise<string> {
    return (await givenMerchant(this.server, { name: this.name("C"), parentId: this.merchantId })).merchantId;
  }

  /** A sale of today with all its effects, told by the machine; `told` replaces what it says. */
  async order(machine: Pick<Rows, "machineId" | "machineNo">, told: Record<string, unknown> = {}): Promise<string> {
    const saleId = randomBytes(8).toString("hex");
    const body = { saleId, cabinet: "main", lane: 11, quantity: 1, priceFen: 350, paidFen: 350, payment: "wechat", dispensed: 1, tradeNo: this.name("N"), cardNo: this.name("K"), ...told };
    const now = new Date();
    const message = { type: "sale", boot: "b", seq: nextSerial(), at: now.getTime(), sentAt: now.getTime(), body };
    const incoming = { machine: { ...machine, topId: this.topId, merchantId: this.merchantId }, message, receivedAt: now, occurredAt: now } as unknown as Incoming<"sale">;
    return this.write(async (tx) => {
      await (sale as Effect<"sale">)({ tx, now, send: () => {}, afterCommit: () => {}, notify: () => {} } as EffectContext, [incoming]);
      const [row] = await tx.query<{ id: string }>("select id from sales_order where source_key = $1", [`sale:${saleId}`]);
      return row!.id;
    });
  }

  /** An application, made through the product by the merchant's administrator. */
  async application(upTo: "draft" | "invited" | "complete" | "submitted"): Promise<string> {
    const one = nextSerial();
    const digits = `110101199003${String((one % 28) + 1).padStart(2, "0")}${String(one % 1_000).padStart(3, "0")}`;
    const { applicationId } = await this.admin.call(applications.create, {});
    await this.admin.call(applications.saveStep, { applicationId, step: "subject", merchantName: this.name("A"), contactName: this.canary, contactPhone: newPhone(), email: "a@example.com", idCardNo: digits + idCardCheckDigit(digits) });
    if (upTo === "invited") await this.admin.call(applications.invite, { applicationId });
    if (upTo === "draft" || upTo === "invited") return applicationId;
    await this.admin.call(applications.saveStep, { applicationId, step: "store", storeName: this.canary, province: "上海", city: "上海市", address: this.canary });
    await this.admin.call(applications.saveStep, { applicationId, step: "bank", bankName: this.canary, bankAccount: "4111111111111111" });
    for (const kind of imageKinds) {
      const path = applicationImages.upload.path.replace(":applicationId", applicationId).replace(":kind", kind);
      await this.admin.sendBytes(path, png);
    }
    if (upTo === "submitted") await this.admin.call(applications.submit, { applicationId, signature: this.canary });
    return applicationId;
  }

  /** A submission of an application to a payment provider, which waits for the merchant to sign. */
  submission(applicationId: string): Promise<string> {
    return this.id(
      `insert into merchant_submission (top_id, merchant_id, application_id, channel, provider, provider_name, fee_rate, state, sign_url, created_by)
       values ($1, $2, $3, 'wechat', 'test', $4, 60, 'signing', $5, $6)`,
      [this.topId, this.merchantId, applicationId, this.canary, `https://sign.example/${this.canary}`, this.adminId],
    );
  }

  organisation(): Promise<string> {
    return this.id("insert into organisation (id, top_id, merchant_id, path, name, code, sort_no) select n.id, $1, $1, array[n.id], $2, $2, 1 from (select next_id() as id) n", [this.topId, this.name("G")]);
  }

  /** A picture that waits for its certificate. */
  async picture({ path }: Endpoint = certificateImages.upload): Promise<string> {
    const { body } = await this.admin.sendBytes(path, png);
    return (body.data as { imageId: string }).imageId;
  }

  /** A certificate of the merchant, made through the product. */
  async certificate(): Promise<Pick<Rows, "certificateId" | "imageId">> {
    const imageId = await this.picture();
    const form = { merchantId: this.merchantId, certType: "merchant" as const, certNo: this.name("Z"), certName: this.canary, certExpiry: "2099-01-01", imageIds: [imageId] };
    return { imageId, certificateId: (await this.admin.call(certificates.create, form)).certificateId };
  }

  /** What a form of a pharmacist says. */
  async pharmacistForm() {
    const imageIds = [await this.picture(pharmacistImages.upload)];
    return { merchantId: this.merchantId, userName: this.canary, phone: newPhone(), certNo: this.name("Y"), certName: this.canary, certExpiry: "2099-01-01", imageIds };
  }

  /** A pharmacist of the merchant, made through the product. */
  async pharmacist(): Promise<Pick<Rows, "pharmacistId" | "pharmacistImageId">> {
    const form = await this.pharmacistForm();
    return { pharmacistImageId: form.imageIds[0]!, pharmacistId: (await this.admin.call(pharmacists.create, form)).pharmacistId };
  }

  /** A manual of the merchant in the download centre, with content. */
  async file(): Promise<string> {
    const { dataDir } = this.server.context.config;
    const fileId = await this.id(
      "insert into file (top_id, merchant_id, owner_id, name, kind, media_type, state, size_bytes, ready_at) values ($1, $2, $3, $4, 'manual', 'text/plain', 'ready', 10, now())",
      [this.topId, this.merchantId, this.adminId, this.name("F")],
    );
    mkdirSync(storedFolder(dataDir), { recursive: true });
    writeFileSync(storedPath(dataDir, fileId), `${this.canary} content`);
    return fileId;
  }

  async log(): Promise<string> {
    return this.write(async (tx) => {
      const entry = { action: "machines.update", object: this.name("O"), merchant: { topId: this.topId, merchantId: this.merchantId }, before: { text: this.canary }, after: { text: this.canary } };
      await writeAudit(tx, { ...entry, actorId: this.adminId, address: "127.0.0.1", requestId: "r" });
      const [row] = await tx.query<{ id: string }>("select max(id)::text as id from audit_log where merchant_id = $1", [this.merchantId]);
      return row!.id;
    });
  }
}
