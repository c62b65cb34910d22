import type { Handle } from "@yunshou/database";
import { newWebhookKey } from "../platform/outside/signature.ts";
import type { Secrets } from "../platform/secrets.ts";
import { nextDockingId } from "../system/docking/dockings.queries.ts";
import { sealDockingKey } from "../system/docking/dockings.ts";
import { newApiSecret } from "../system/open/apiKeys.ts";
import { insertApiKey, nextApiKeyId } from "../system/open/apiKeys.queries.ts";

/** What the first merchant of the demo company docks to; addresses that belong to nobody, so only what is rare is told. */
const interfaces = [
  {
    name: "仓储系统",
    url: "https://wms.example.com/yunshou",
    enabled: true,
    events: ["machine.alarm"],
    withBelow: false,
  },
  {
    name: "财务系统",
    url: "https://erp.example.com/hooks/yunshou",
    enabled: false,
    events: ["order.paid", "order.completed", "order.refunded"],
    withBelow: true,
  },
] as const;

/** Keys of its programs; nobody knows their secrets. */
const keys = [
  { keyName: "数据仓库", scopes: ["orders.read", "movements.read", "machines.read"], usedHours: 2, revokedDays: null },
  { keyName: "会员小程序", scopes: ["members.read", "products.read"], usedHours: 30, revokedDays: null },
  { keyName: "旧版报表程序", scopes: ["orders.read"], usedHours: 24 * 20, revokedDays: 12 },
] as const;

/** Keys for programs of the first merchant: two in use, one that was revoked. */
export async function seedApiKeys(tx: Handle, secrets: Pick<Secrets, "seal">, now: Date): Promise<void> {
  const [owner] = await tx.query<{ topId: string; merchantId: string; userId: string }>(
    `select m.top_id as "topId", m.id as "merchantId", u.id as "userId" from merchant m join app_user u on u.merchant_id = m.id
     where m.merchant_no = '0001' order by u.id limit 1`,
  );
  if (owner === undefined) return;
  for (const { keyName, scopes, usedHours, revokedDays } of keys) {
    const apiKeyId = await nextApiKeyId(tx);
    const { secretSealed, secretEnd } = newApiSecret(secrets, apiKeyId);
    await insertApiKey(tx, { ...owner, apiKeyId, keyName, scopes, secretSealed, secretEnd });
    await tx.query(
      `update api_key set created_at = $3::timestamptz - interval '90 days', used_at = $3::timestamptz - make_interval(hours => $4),
         revoked_at = $3::timestamptz - make_interval(days => $5) where top_id = $1 and id = $2`,
      [owner.topId, apiKeyId, now, usedHours, revokedDays],
    );
  }
}

/** Interfaces for the first pairs of categories, with the trial that somebody made yesterday. */
export async function seedDockings(tx: Handle, secrets: Pick<Secrets, "seal">, now: Date): Promise<void> {
  const pairs = await tx.query<{ topId: string; merchantId: string; parentId: string; childId: string }>(
    `select a.top_id as "topId", a.merchant_id as "merchantId", a.parent_id as "parentId", a.id as "childId"
     from attribute a join merchant m on m.id = a.merchant_id
     where a.kind = 'category' and a.parent_id is not null and m.merchant_no = '0001' order by a.id limit $1`,
    [interfaces.length],
  );
  for (const [index, { topId, merchantId, parentId, childId }] of pairs.entries()) {
    const { name, url, enabled, events, withBelow } = interfaces[index]!;
    const dockingId = await nextDockingId(tx);
    const { keySealed, keyEnd } = sealDockingKey(secrets, dockingId, newWebhookKey());
    await tx.query(
      `insert into docking (top_id, merchant_id, id, name, url, parent_category_id, child_category_id, key_sealed, key_end, enabled, events, with_below)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
      [topId, merchantId, dockingId, name, url, parentId, childId, keySealed, keyEnd, enabled, events, withBelow],
    );
    await tx.query(
      `insert into push (top_id, merchant_id, docking_id, event, payload, state, attempts, result, created_at, done_at)
       select $1, $2, $3, 'interface.test', jsonb_build_object('interfaceName', $4::text), case when $5 then 'delivered' else 'dead' end,
         case when $5 then 1 else 8 end, case when $5 then 'HTTP 204' else 'HTTP 404' end, $6::timestamptz - interval '26 hours', $6::timestamptz - interval '20 hours'`,
      [topId, merchantId, dockingId, name, enabled, now],
    );
  }
}
