import type { Secrets } from "../../platform/secrets.ts";
import { dockingKeyContext } from "../../system/docking/deliver.ts";
import { newApiSecret } from "../../system/open/apiKeys.ts";
import { nextSerial } from "./rows.ts";
import type { TenantMoney } from "./tenantMoney.ts";

/** A score that a person of the merchant was given this month, and a maintenance of that person's; both with the merchant's canary. */
export async function appraisalRow(home: TenantMoney, userId: string, machineId: string): Promise<void> {
  await home.write((tx) =>
    tx.query(
      `insert into maintenance (top_id, machine_id, merchant_id, kind, content, due_day, state, done_at, done_by)
       values ($1, $2, $3, 'repair', $4, current_date, 'done', now(), $5)`,
      [home.topId, machineId, home.merchantId, home.canary, userId],
    ),
  );
  await home.write((tx) =>
    tx.query(
      `insert into appraisal (top_id, merchant_id, user_id, period, indicator, score, remark, scored_by)
       values ($1, $2, $3, to_char(now() at time zone 'Asia/Shanghai', 'YYYY-MM'), 'refills', 90, $4, $5)`,
      [home.topId, home.merchantId, userId, home.canary, home.adminId],
    ),
  );
}

/** An entry of the merchant's dictionary, with the merchant's canary. */
export const dictionaryRow = (home: TenantMoney): Promise<string> =>
  home.id(
    "insert into dictionary_entry (top_id, merchant_id, dict_type, code, name, value) values ($1, $2, 'priceReason', $3, $4, $4)",
    [home.topId, home.merchantId, `d${nextSerial()}`, home.canary],
  );

/** A report of the administrator, over days that differ from those of every other one. */
export const reportRow = (home: TenantMoney): Promise<string> =>
  home.id(
    "insert into report (top_id, merchant_id, owner_id, name, from_day, to_day) values ($1, $2, $3, 'overview', current_date - 1 - ($4::int % 25), current_date + 1)",
    [home.topId, home.merchantId, home.adminId, nextSerial()],
  );

/** A schedule of the administrator's reports, with the merchant's canary. */
export const reportScheduleRow = (home: TenantMoney): Promise<string> =>
  home.id(
    `insert into report_schedule (top_id, merchant_id, owner_id, name, of_merchant, cycle, send_day, send_time, receiver_ids, language, next_at)
     values ($1, $2, $3, 'overview', $4, 'daily', 1, '08:00', array[$3::bigint], 'zh', now() + interval '1 year')`,
    [home.topId, home.merchantId, home.adminId, home.canary],
  );

/** A view of the administrator, with the merchant's canary. */
export const savedViewRow = (home: TenantMoney): Promise<string> =>
  home.id(
    `insert into saved_view (top_id, merchant_id, owner_id, figure, name, group_by, compare, condition, period)
     values ($1, $2, $3, 'overview', $4, 'day', 'none', '{}', '{"kind": "days", "days": 7, "ago": 0}')`,
    [home.topId, home.merchantId, home.adminId, `${home.canary} ${nextSerial()}`],
  );

/** A view of the list of machines that the merchant shares with a role, with the merchant's canary. */
export const sharedViewRow = async (home: TenantMoney): Promise<string> => {
  const name = `${home.canary} ${nextSerial()}`;
  await home.id(
    `insert into shared_view (top_id, merchant_id, role_id, list, name, query, periods, shared_by)
     values ($1, $2, (select id from role where code = 'staff'), 'machines', $3, 'state=online', '[]', $4)`,
    [home.topId, home.merchantId, name, home.adminId],
  );
  return name;
};

/** A comment on a machine of the merchant by one of its people, with the merchant's canary. */
export const commentRow = (home: TenantMoney, machineNo: string): Promise<string> =>
  home.id(
    `insert into record_comment (top_id, merchant_id, machine_id, record_kind, record_id, record_no, author_id, body)
     select top_id, merchant_id, id, 'machine', id, machine_no, $2, $3 from machine where machine_no = $1`,
    [machineNo, home.adminId, `${home.canary} ${nextSerial()}`],
  );

/** An interface of the merchant, and a message to it that is over; both with the merchant's canary. */
export async function dockingRows(
  home: TenantMoney,
  server: { readonly secrets: Pick<Secrets, "seal"> },
): Promise<{ readonly dockingId: string; readonly pushId: string }> {
  const [row] = await home.write((tx) => tx.query<{ id: string }>("select next_id() as id"));
  const dockingId = row!.id;
  const key = server.secrets.seal(Buffer.from(`whsec_${"A".repeat(32)}`), dockingKeyContext(dockingId));
  const [parentId, childId] = await categoryPair(home);
  await home.write((tx) =>
    tx.query(
      `insert into docking (top_id, merchant_id, id, name, url, parent_category_id, child_category_id, key_sealed, key_end)
       values ($1, $2, $3, $4, 'https://erp.example.com', $5, $6, $7, 'AAAA')`,
      [home.topId, home.merchantId, dockingId, home.canary, parentId, childId, key],
    ),
  );
  const pushId = await home.id(
    `insert into push (top_id, merchant_id, docking_id, event, payload, state, result, done_at)
     values ($1, $2, $3, 'interface.test', '{}', 'dead', $4, now())`,
    [home.topId, home.merchantId, dockingId, home.canary],
  );
  return { dockingId, pushId };
}

/** A category of the merchant with one below it. */
export async function categoryPair(home: TenantMoney): Promise<readonly [string, string]> {
  const parentId = await home.attribute();
  const childId = await home.id(
    `insert into attribute (id, top_id, merchant_id, kind, parent_id, path, name)
     select n.id, $1, $2, 'category', $3, array[$3::bigint, n.id], $4 from (select next_id() as id) n`,
    [home.topId, home.merchantId, parentId, `${home.canary} ${nextSerial()}`],
  );
  return [parentId, childId];
}

/** A key for programs of the merchant, with the merchant's canary. */
export async function apiKeyRow(
  home: TenantMoney,
  { secrets }: { readonly secrets: Pick<Secrets, "seal"> },
): Promise<string> {
  const [row] = await home.write((tx) => tx.query<{ id: string }>("select next_id() as id"));
  const apiKeyId = row!.id;
  const { secretSealed, secretEnd } = newApiSecret(secrets, apiKeyId);
  await home.write((tx) =>
    tx.query(
      `insert into api_key (top_id, merchant_id, id, name, scopes, secret_sealed, secret_end, made_by)
       values ($1, $2, $3, $4, array['orders.read'], $5, $6, $7)`,
      [home.topId, home.merchantId, apiKeyId, home.canary, secretSealed, secretEnd, home.adminId],
    ),
  );
  return apiKeyId;
}

/** A product that a machine was out of today. */
export const soldOutRow = (
  tenant: TenantMoney,
  { machineId, productId }: { readonly machineId: string; readonly productId: string },
): Promise<unknown> =>
  tenant.write((tx) =>
    tx.query(
      `insert into sold_out (top_id, merchant_id, business_day, machine_id, product_id, empty_seconds, empty_share, lost_milli, lost_fen)
       values ($1, $2, current_date, $3, $4, 60, 1, 1, 1)`,
      [tenant.topId, tenant.merchantId, machineId, productId],
    ),
  );
