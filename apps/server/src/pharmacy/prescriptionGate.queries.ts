import type { Handle } from "@yunshou/database";
import type { PrescriptionFacts } from "@yunshou/domain";

/** Which prescription a sale goes by: the one that the machine names in a request, or that of an order it claims. */
export interface PrescriptionAsked {
  readonly topId: string;
  readonly machineId: string;
  readonly rxNo: string | null;
  readonly orderId: string | null;
  /** The source of the request: a request that is repeated meets the order that it made itself. */
  readonly sourceKey: string | null;
}

interface Row extends PrescriptionFacts {
  readonly topId: string;
  readonly machineId: string;
  readonly rxNo: string;
  readonly orderId: string | null;
  readonly sourceKey: string | null;
}

/**
 * The prescriptions that sales name, found by each of them. Those that a request names are locked first, so that two
 * requests never see the same one unused.
 */
export async function prescriptionsNamed(
  tx: Handle,
  asked: readonly PrescriptionAsked[],
): Promise<(one: PrescriptionAsked) => PrescriptionFacts | null> {
  const ids = asked.flatMap(({ rxNo }) => rxNo ?? []);
  const orderIds = asked.flatMap(({ orderId }) => orderId ?? []);
  if (ids.length + orderIds.length === 0) return () => null;
  const topIds = [...new Set(asked.map(({ topId }) => topId))];
  if (ids.length > 0)
    await tx.query(
      "select 1 from prescription where top_id = any($1::bigint[]) and id = any($2::bigint[]) order by id for update",
      [topIds, ids],
    );
  const rows = await tx.query<Row>(
    `select x.top_id as "topId", x.machine_id as "machineId", x.id as "rxNo", x.order_id as "orderId", o.source_key as "sourceKey", x.state,
       to_char(x.valid_to, 'YYYY-MM-DD') as "validTo", x.product_id as "productId", x.quantity,
       o.id is not null and o.pay_state <> 'closed' and not (o.pay_state = 'refunded' and o.dispensed = 0) as used
     from prescription x left join sales_order o on o.top_id = x.top_id and o.id = x.order_id
     where x.top_id = any($1::bigint[]) and (x.id = any($2::bigint[]) or x.order_id = any($3::bigint[]))`,
    [topIds, ids, orderIds],
  );
  return ({ topId, machineId, rxNo, orderId, sourceKey }) => {
    const row = rows.find(
      (one) =>
        one.topId === topId &&
        one.machineId === machineId &&
        (rxNo === null ? orderId !== null && one.orderId === orderId : one.rxNo === rxNo),
    );
    if (row === undefined) return null;
    const own = row.orderId === orderId || (sourceKey !== null && row.sourceKey === sourceKey);
    return { ...row, used: row.used && !own };
  };
}

/** An order was made with it. */
export async function usePrescription(tx: Handle, topId: string, rxNo: string, orderId: string): Promise<void> {
  await tx.query("update prescription set order_id = $3 where top_id = $1 and id = $2", [topId, rxNo, orderId]);
}

/** The number of a prescription that is still to be uploaded. */
export async function newPrescriptionNo(tx: Handle): Promise<string> {
  const [row] = await tx.query<{ id: string }>("select next_id() as id");
  return row!.id;
}
