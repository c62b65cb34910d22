import type { Handle } from "@yunshou/database";
import { newWebhookKey } from "../platform/outside/signature.ts";
import type { Secrets } from "../platform/secrets.ts";
import { nextDockingId } from "../system/docking/dockings.queries.ts";
import { sealDockingKey } from "../system/docking/dockings.ts";

/** What the first merchant of the demo company docks to; addresses that belong to nobody. */
const interfaces = [
  { name: "仓储系统", url: "https://wms.example.com/yunshou", enabled: true },
  { name: "财务系统", url: "https://erp.example.com/hooks/yunshou", enabled: false },
] as const;

/** Interfaces for the first pairs of categories, with the trial that somebody made yesterday. */
export async function seedDockings(tx: Handle, secrets: Pick<Secrets, "seal">, now: Date): Promise<void> {
  const pairs = await tx.query<{ topId: string; merchantId: string; parentId: string; childId: string }>(
    `select a.top_id as "topId", a.merchant_id as "merchantId", a.parent_id as "parentId", a.id as "childId"
     from attribute a join merchant m on m.id = a.merchant_id
     where a.kind = 'category' and a.parent_id is not null and m.merchant_no = '0001' order by a.id limit $1`,
    [interfaces.length],
  );
  for (const [index, { topId, merchantId, parentId, childId }] of pairs.entries()) {
    const { name, url, enabled } = interfaces[index]!;
    const dockingId = await nextDockingId(tx);
    const { keySealed, keyEnd } = sealDockingKey(secrets, dockingId, newWebhookKey());
    await tx.query(
      `insert into docking (top_id, merchant_id, id, name, url, parent_category_id, child_category_id, key_sealed, key_end, enabled)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [topId, merchantId, dockingId, name, url, parentId, childId, keySealed, keyEnd, enabled],
    );
    await tx.query(
      `insert into push (top_id, merchant_id, docking_id, event, payload, state, attempts, result, created_at, done_at)
       select $1, $2, $3, 'interface.test', jsonb_build_object('interfaceName', $4::text), case when $5 then 'delivered' else 'dead' end,
         case when $5 then 1 else 8 end, case when $5 then 'HTTP 204' else 'HTTP 404' end, $6::timestamptz - interval '26 hours', $6::timestamptz - interval '20 hours'`,
      [topId, merchantId, dockingId, name, enabled, now],
    );
  }
}
