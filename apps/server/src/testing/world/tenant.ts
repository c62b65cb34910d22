import { merchantFeatures } from "@yunshou/domain";
import { sealContact } from "../../merchants/tree/contact.ts";
import type { TestServer } from "../bench/client.ts";
import { givenMerchant } from "../bench/people.ts";
import { missingRows, newPhone, type Rows } from "./rows.ts";
import { sessionFor } from "./tenantBase.ts";
import { refundBatchRow } from "./refundRows.ts";
import { drawnOrder } from "./luckyRows.ts";
import { plan, promotedOrder } from "./promotionRows.ts";
import { TenantAds } from "./tenantAds.ts";
import {
  apiKeyRow,
  appraisalRow,
  dictionaryRow,
  dockingRows,
  commentRow,
  reportRow,
  reportScheduleRow,
  savedViewRow,
  sharedViewRow,
  soldOutRow,
} from "./systemRows.ts";

/** A merchant of the world, who makes rows of his own; every text in them carries his canary. */
export class Tenant extends TenantAds {
  /** `number` replaces the merchant number, so that it is no part of anybody else's. */
  static async create(
    server: TestServer,
    label: string,
    { parent, number }: { readonly parent?: Tenant; readonly number?: string } = {},
  ): Promise<Tenant> {
    const made = await givenMerchant(server, {
      name: `Canary${label} 商户`,
      ...(parent === undefined ? {} : { parentId: parent.merchant.merchantId }),
    });
    const merchant = { ...made, merchantNo: number ?? made.merchantNo };
    const tenant = new Tenant(server, label, merchant);
    const contact = {
      contactName: tenant.canary,
      contactPhone: newPhone(),
      address: tenant.canary,
      email: `${tenant.canary}@example.com`,
    };
    const { contactSealed } = sealContact(server.context.secrets, merchant.merchantId, contact);
    // Every switch is on, so that no call is closed to the merchant.
    const columns =
      "merchant_no = $3, company_name = $2, hotline = '400-1', contact_sealed = $4, kind = 'drug', features = $5";
    await tenant.write((tx) =>
      tx.query(`update merchant set ${columns} where id = $1`, [
        merchant.merchantId,
        tenant.canary,
        merchant.merchantNo,
        contactSealed,
        merchantFeatures,
      ]),
    );
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
    await this.write((tx) =>
      tx.query("insert into team_machine (top_id, machine_id, merchant_id, team_id) values ($1, $2, $3, $4)", [
        this.topId,
        machine.machineId,
        this.merchantId,
        teamId,
      ]),
    );
    await soldOutRow(this, machine);
    await this.withheld(machine);
    await appraisalRow(this, user.userId, machine.machineId);
    await this.spreadsheet("checked", "productNames");
    await this.spreadsheet("checked", "medicines");
    await this.spreadsheet("checked", "cards");
    await this.spreadsheet("checked", "dataCards");
    await this.spreadsheet("checked", "traceCodes");
    await this.spreadsheet("checked", "bankArrivals");
    await this.spreadsheet("checked", "receipts");
    await this.spreadsheet("checked", "supplierProducts");
    const applicationId = await this.application("submitted");
    const organisationId = this.merchantId === this.topId ? await this.organisation() : undefined;
    await this.write((tx) =>
      tx.query("update app_user set organisation_id = $2 where id = $1", [user.userId, organisationId ?? null]),
    );
    const roleId = withRole ? await this.role() : this.rows.roleId;
    await this.write((tx) =>
      tx.query("insert into user_role (user_id, role_id) values ($1, $2)", [user.userId, roleId]),
    );
    const luckyNo = await this.luckyOrder(machine);
    await this.prescribedOrder(machine);
    await promotedOrder(this, luckyNo);
    const luckyPlanId = await drawnOrder(this, luckyNo, machine.productId);
    const promotion = await plan(this);
    const refund = await this.refund(machine);
    return {
      merchantId: this.merchantId,
      merchantNo: this.merchant.merchantNo,
      ...machine,
      ...user,
      teamId,
      roleId,
      ...refund,
      refundBatchId: await refundBatchRow(this, refund, machine.machineId),
      applicationId,
      submissionId: await this.submission(applicationId),
      organisationId: organisationId ?? missingRows.organisationId,
      fileId: await this.file(),
      logId: await this.log(machine.machineNo),
      ...(await this.certificate()),
      ...(await this.pharmacist()),
      ...(await this.pharmacy(machine.machineId)),
      ...(await this.allowedCard(machine)),
      ...(await this.support(machine)),
      cardApplicationId: await this.cardApplication(),
      memberPackageId: await this.memberPackage(),
      packageSaleId: await this.packageSale(),
      entryId: await this.blacklisted(),
      areaId: await this.cardArea(),
      activityId: await this.topUp(),
      ...(await this.schooling()),
      ...(await this.money()),
      ...(await this.codes()),
      ...(await this.mallRows(machine)),
      ...(await this.adRows(machine)),
      ...(await this.offlineRows(machine)),
      modellingId: await this.modelling(),
      ...(await this.assortment(machine.productId)),
      importId: await this.spreadsheet(),
      batchId: await this.priceBatch(),
      entryNo: await dictionaryRow(this),
      ...(await dockingRows(this, this.server.context)),
      apiKeyId: await apiKeyRow(this, this.server.context),
      reportId: await reportRow(this),
      reportScheduleId: await reportScheduleRow(this),
      savedViewId: await savedViewRow(this),
      commentId: await commentRow(this, machine.machineNo),
      sharedViewName: await sharedViewRow(this),
      luckyNo,
      luckyPlanId,
      pickupId: await this.pickup(machine),
      ...(await this.changeSet(machine)),
      templateId: await this.template(machine),
      maintenanceId: await this.maintenance(machine),
      readingId: await this.reading("start", machine),
      ...(await this.rollout("finished", machine)),
      checkId: await this.refillCheck(machine),
      movementId: await this.refillOf(machine),
      schemeId: promotion.schemeId,
      marketingPlanId: promotion.planId,
      countId: await this.count("counting", { machine }),
      ...(await this.stores(machine)),
      ...(await this.mall(machine.productId, user.userId)),
    };
  }
}
