import type { ParsedInputOf } from "@yunshou/contract";
import type { paymentParameters } from "@yunshou/contract/payments/services";
import { conditions, contains, equals, type Handle, raw, scopedBy } from "@yunshou/database";
import type { ParameterState, PaymentServiceKind } from "@yunshou/domain";
import { type Order, pageOf } from "../platform/lists.queries.ts";

/** One version of the keys of a service; the keys are sealed. */
export interface StoredParameters {
  readonly parametersId: string;
  readonly serviceId: string;
  readonly code: string;
  readonly providerName: string;
  readonly payMethod: PaymentServiceKind;
  readonly payAccountNo: string;
  readonly appId: string;
  readonly interfaceUrl: string;
  readonly keysSealed: Buffer;
  readonly paysInApp: boolean;
  readonly parameterState: ParameterState;
  readonly enabled: boolean;
  readonly provenTime: Date | null;
  readonly updatedTime: Date;
  readonly version: number;
}

const columns = `p.id as "parametersId", p.service_id as "serviceId", s.code, s.provider_name as "providerName", s.kind as "payMethod",
  p.pay_account_no as "payAccountNo", p.app_id as "appId", p.interface_url as "interfaceUrl", p.keys_sealed as "keysSealed", p.pays_in_app as "paysInApp",
  p.state as "parameterState", s.enabled and p.state = 'active' as enabled, p.proven_at as "provenTime", p.updated_at as "updatedTime", p.version`;
const from = "payment_parameters p join payment_service s on s.id = p.service_id";
const byTime = {
  by: { updatedTime: "p.updated_at" },
  unsorted: "updatedTime",
  tie: ["p.id"],
} as const satisfies Order<string>;
/** Only the platform has payment services, and its permissions keep everybody else out. */
const standing = scopedBy(raw("s.deleted_at is null"));

export const listParameters = (tx: Handle, filters: ParsedInputOf<typeof paymentParameters.list>) => {
  const where = conditions(
    standing,
    contains("s.provider_name", filters.providerName),
    equals("p.service_id", filters.serviceId),
  );
  return pageOf<StoredParameters, "updatedTime">(tx, { columns, from, where }, byTime, filters);
};

/** Locked for a change. */
export async function lockParameters(tx: Handle, parametersId: string): Promise<StoredParameters | undefined> {
  const [row] = await tx.query<StoredParameters>(
    `select ${columns} from ${from} where p.id = $1 and s.deleted_at is null for no key update of p`,
    [parametersId],
  );
  return row;
}

/** The account with which a service takes payments, or took them. */
export async function accountOfService(tx: Handle, serviceId: string): Promise<string | undefined> {
  const [row] = await tx.query<{ account: string }>(
    "select pay_account_no as account from payment_parameters where service_id = $1 and activated_at is not null limit 1",
    [serviceId],
  );
  return row?.account;
}

/** Everything that takes payments or took them: their refunds and late questions need the keys of today. */
export function usedParameters(tx: Handle): Promise<StoredParameters[]> {
  return tx.query(`select ${columns} from ${from} where p.state = 'active' and s.deleted_at is null order by s.id`);
}

export async function nextParametersId(tx: Handle): Promise<string> {
  const [row] = await tx.query<{ id: string }>("select next_id() as id");
  return row!.id;
}

type Written = Pick<
  StoredParameters,
  "parametersId" | "payAccountNo" | "appId" | "interfaceUrl" | "keysSealed" | "paysInApp"
>;

/** False when the service has another version that is not in use yet. */
export async function insertParameters(tx: Handle, serviceId: string, made: Written): Promise<boolean> {
  const rows = await tx.query(
    `insert into payment_parameters (id, service_id, pay_account_no, app_id, interface_url, keys_sealed, pays_in_app) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (service_id) where state in ('draft', 'proven') do nothing returning id`,
    [made.parametersId, serviceId, made.payAccountNo, made.appId, made.interfaceUrl, made.keysSealed, made.paysInApp],
  );
  return rows.length === 1;
}

export async function saveParameters(tx: Handle, made: Written): Promise<void> {
  await tx.query(
    `update payment_parameters set pay_account_no = $2, app_id = $3, interface_url = $4, keys_sealed = $5, pays_in_app = $6, state = 'draft', proven_at = null,
       version = version + 1, updated_at = now() where id = $1`,
    [made.parametersId, made.payAccountNo, made.appId, made.interfaceUrl, made.keysSealed, made.paysInApp],
  );
}

/** The state after a proof or an activation, with the time of it. */
export async function saveParameterState(
  tx: Handle,
  parametersId: string,
  state: "proven" | "active" | "retired",
): Promise<void> {
  await tx.query(
    `update payment_parameters set state = $2, version = version + 1, updated_at = now(),
       proven_at = case when $2 = 'proven' then now() else proven_at end, activated_at = case when $2 = 'active' then now() else activated_at end
     where id = $1`,
    [parametersId, state],
  );
}

/** The version in use, if any. */
export async function activeOf(tx: Handle, serviceId: string): Promise<string | undefined> {
  const [row] = await tx.query<{ id: string }>(
    "select id from payment_parameters where service_id = $1 and state = 'active' for no key update",
    [serviceId],
  );
  return row?.id;
}
