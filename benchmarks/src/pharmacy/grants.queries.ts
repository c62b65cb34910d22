import type { Handle } from "@yunshou/database";

/** The lane of a machine carries a medicine of a good batch, with rules of sale and a trace code for each box. */
export async function makeMedicine(tx: Handle, machineId: string, boxes: number): Promise<void> {
  await tx.query("update merchant set kind = 'drug', features = features || '{medicine}'::text[]", []);
  await tx.query(
    "insert into product (top_id, id, merchant_id, code, name, price_fen) values (1, 20, 1, 'cold', '感冒灵', 350)",
    [],
  );
  await tx.query(
    "insert into medicine (top_id, merchant_id, product_id, manufacturer, sale_class, shelf) values (1, 1, 20, '康禾', 'otcA', 'on')",
    [],
  );
  await tx.query(
    `insert into medicine_batch (top_id, merchant_id, product_id, batch_no, production_date, shelf_life_date, quantity)
     values (1, 1, 20, 'GM1', current_date - 90, current_date + 300, 100000)`,
    [],
  );
  await tx.query(
    `insert into sale_rule (top_id, merchant_id, province, sale_class, allowed, from_day, licence_no)
     select 1, 1, p, c, true, current_date - n, 'L' || n from unnest(array['', '北京', '上海', '广东']) p, unnest(array['otcA', 'otcB', 'prescription']) c, generate_series(1, 5) n`,
    [],
  );
  await tx.query("update lane set product_id = 20, batch_no = 'GM1' where machine_id = $1", [machineId]);
  await tx.query(
    `insert into trace_code (top_id, merchant_id, batch_id, code, state, machine_id, cabinet, lane_no, placed_at)
     select 1, 1, b.id, '8111111' || lpad(n::text, 13, '0'), 'placed', $1, 'main', 11, now() from medicine_batch b, generate_series(1, $2::int) n`,
    [machineId, boxes],
  );
}

export async function soldCodes(tx: Handle): Promise<number> {
  const [row] = await tx.query<{ n: number }>("select count(*)::int as n from trace_code where state = 'sold'");
  return row!.n;
}
