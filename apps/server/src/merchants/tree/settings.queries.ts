import { type Handle, likePattern } from "@yunshou/database";
import { countRows, type Page, pageEnd } from "../../platform/lists.queries.ts";
import type { Viewer } from "./merchants.queries.ts";

export interface SettingFilters {
  readonly merchantName?: string;
  readonly hotline?: string;
  readonly currency?: string;
  readonly page: number;
  readonly pageSize: number;
  readonly sort?: "merchantNo" | "updatedTime";
  readonly direction: "asc" | "desc";
}

/** The caller's merchant and those below that are not deleted. */
export async function listSettings<Row>(tx: Handle, viewer: Viewer, filters: SettingFilters): Promise<Page<Row>> {
  const values: unknown[] = [];
  const where = [
    "m.status <> 'deleted'",
    ...(viewer.scope.merchants === "all" ? [] : [`m.path @> array[$${values.push(viewer.merchantId)}::bigint]`]),
    ...(filters.merchantName === undefined ? [] : [`m.name ilike $${values.push(likePattern(filters.merchantName))}`]),
    ...(filters.hotline === undefined ? [] : [`m.hotline ilike $${values.push(likePattern(filters.hotline))}`]),
    ...(filters.currency === undefined ? [] : [`m.currency = $${values.push(filters.currency)}`]),
  ].join(" and ");
  const found = await countRows(tx, `from merchant m where ${where}`, values);
  const order =
    filters.sort === "updatedTime"
      ? `m.updated_at ${filters.direction}`
      : `m.merchant_no ${filters.sort === undefined ? "asc" : filters.direction}`;
  const limit = pageEnd(filters, values);
  const rows = await tx.query<Row>(
    `select m.id as "merchantId", m.merchant_no as "merchantNo", m.name as "merchantName", m.hotline, m.hotline_remark as "hotlineRemark", m.currency,
       trim_scale(m.exchange_rate)::text as "exchangeRate", m.updated_at as "updatedTime",
       (select count(*)::int from machine k where k.merchant_id = m.id and k.decommissioned_at is null) as "machineCount"
     from merchant m where ${where} order by ${order}, m.id ${limit}`,
    values,
  );
  return { rows, ...found };
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
