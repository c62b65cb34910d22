import type { StoredRow } from "@yunshou/contract";
import type { merchantSettings } from "@yunshou/contract/merchants/settings";
import { conditions, contains, equals, type Handle, sql } from "@yunshou/database";
import { type Order, type Page, pageOf, type Paging } from "../../platform/lists.queries.ts";
import { inTree, type Viewer } from "./merchants.queries.ts";

const order = {
  by: { merchantNo: "m.merchant_no", updatedTime: "m.updated_at" },
  unsorted: "m.merchant_no asc",
  tie: ["m.id asc"],
} as const satisfies Order<string>;

export interface SettingFilters extends Paging<keyof typeof order.by> {
  readonly merchantName?: string;
  readonly hotline?: string;
  readonly currency?: string;
}

const columns = `m.id as "merchantId", m.merchant_no as "merchantNo", m.name as "merchantName", m.hotline, m.hotline_remark as "hotlineRemark", m.currency,
  trim_scale(m.exchange_rate)::text as "exchangeRate", m.updated_at as "updatedTime",
  (select count(*)::int from machine k where k.merchant_id = m.id and k.in_service) as "machineCount"`;

/** The caller's merchant and those below that are not deleted. */
export function listSettings(
  tx: Handle,
  viewer: Viewer,
  filters: SettingFilters,
): Promise<Page<StoredRow<typeof merchantSettings.list>>> {
  const where = conditions(
    inTree(viewer),
    sql`m.status <> 'deleted'`,
    contains("m.name", filters.merchantName),
    contains("m.hotline", filters.hotline),
    equals("m.currency", filters.currency),
  );
  return pageOf(tx, { columns, from: "merchant m", where }, order, filters);
}

/** The hotline of a merchant, which the caller has locked; empty where it has none. */
export async function hotlineOf(tx: Handle, merchantId: string): Promise<string> {
  const [row] = await tx.query<{ hotline: string }>("select hotline from merchant where id = $1", [merchantId]);
  return row?.hotline ?? "";
}

export async function saveHotline(tx: Handle, merchantId: string, hotline: string, remark: string): Promise<void> {
  await tx.query("update merchant set hotline = $2, hotline_remark = $3, updated_at = now() where id = $1", [
    merchantId,
    hotline,
    remark,
  ]);
}

export async function saveCurrency(tx: Handle, merchantId: string, currency: string, rate: string): Promise<void> {
  await tx.query("update merchant set currency = $2, exchange_rate = $3, updated_at = now() where id = $1", [
    merchantId,
    currency,
    rate,
  ]);
}
