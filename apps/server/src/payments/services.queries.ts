import type { ParsedInputOf } from "@yunshou/contract";
import type { paymentServices } from "@yunshou/contract/payments/services";
import { conditions, contains, equals, type Handle, raw, scopedBy } from "@yunshou/database";
import type { DatedRate, PaymentServiceKind } from "@yunshou/domain";
import { type Order, pageOf } from "../platform/lists.queries.ts";

export interface StoredService {
  readonly serviceId: string;
  readonly code: string;
  readonly providerName: string;
  readonly payMethod: PaymentServiceKind;
  readonly rate: number;
  readonly enabled: boolean;
  readonly ready: boolean;
  readonly updatedTime: Date;
  readonly version: number;
}

const serviceColumns = `s.id as "serviceId", s.code, s.provider_name as "providerName", s.kind as "payMethod", s.fee_rate as rate, s.enabled,
  exists (select from payment_parameters p where p.service_id = s.id and p.state = 'active') as ready, s.updated_at as "updatedTime", s.version`;

type ServiceFilters = ParsedInputOf<typeof paymentServices.list>;
const byTime = {
  by: { updatedTime: "s.updated_at" },
  unsorted: "updatedTime",
  tie: ["s.id"],
} as const satisfies Order<string>;

/** Only the platform has payment services, and its permissions keep everybody else out. */
const standing = scopedBy(raw("s.deleted_at is null"));

export const listServices = (tx: Handle, filters: ServiceFilters) => {
  const enabled = filters.enabled === undefined ? undefined : filters.enabled === "enabled";
  const where = conditions(standing, contains("s.provider_name", filters.providerName), equals("s.enabled", enabled));
  return pageOf<StoredService, "updatedTime">(
    tx,
    { columns: serviceColumns, from: "payment_service s", where },
    byTime,
    filters,
  );
};

/** Locked for a change. */
export async function lockService(tx: Handle, serviceId: string): Promise<StoredService | undefined> {
  const [row] = await tx.query<StoredService>(
    `select ${serviceColumns} from payment_service s where s.id = $1 and s.deleted_at is null for no key update of s`,
    [serviceId],
  );
  return row;
}

export async function insertService(
  tx: Handle,
  made: { readonly kind: PaymentServiceKind; readonly providerName: string; readonly feeRate: number },
): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    `with one as (select next_id() as id)
     insert into payment_service (id, code, kind, provider_name, fee_rate) select id, $1 || id, $1, $2, $3 from one returning id`,
    [made.kind, made.providerName, made.feeRate],
  );
  return row!.id;
}

export async function saveService(
  tx: Handle,
  serviceId: string,
  made: { readonly providerName: string; readonly feeRate: number },
): Promise<void> {
  await tx.query(
    "update payment_service set provider_name = $2, fee_rate = $3, version = version + 1, updated_at = now() where id = $1",
    [serviceId, made.providerName, made.feeRate],
  );
}

/** What merchants without a rate of their own pay for this kind of payment from a day on. */
export async function keepUsualRate(
  tx: Handle,
  { payMethod }: StoredService,
  { fromDay, rate }: DatedRate,
): Promise<void> {
  await tx.query(
    `insert into usual_fee_rate (payment, from_day, rate) values ($1, $2, $3)
     on conflict (payment, from_day) do update set rate = excluded.rate`,
    [payMethod, fromDay, rate],
  );
}

/** False when another service takes payments of this kind. */
export async function switchService(tx: Handle, service: StoredService, enabled: boolean): Promise<boolean> {
  const rows = await tx.query(
    `update payment_service set enabled = $2, version = version + 1, updated_at = now()
     where id = $1 and not ($2 and exists (select from payment_service o where o.kind = $3 and o.enabled and o.id <> $1)) returning id`,
    [service.serviceId, enabled, service.payMethod],
  );
  return rows.length === 1;
}

/** False when a payment names it, whose refunds need it for life. */
export async function removeService(tx: Handle, { serviceId, code }: StoredService): Promise<boolean> {
  const rows = await tx.query(
    `update payment_service set deleted_at = now(), enabled = false, version = version + 1, updated_at = now()
     where id = $1 and not exists (select from payment where provider = $2) returning id`,
    [serviceId, code],
  );
  return rows.length === 1;
}
