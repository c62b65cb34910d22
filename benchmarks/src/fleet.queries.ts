import { createHash } from "node:crypto";
import { asSystem, type Database, type Handle } from "@yunshou/database";
import { runStatements } from "@yunshou/database/template";

/** How large a fleet is; every machine has its lanes full. */
export interface FleetSize {
  readonly merchants: number;
  readonly machines: number;
  readonly lanesPerMachine: number;
  readonly productsPerMerchant: number;
}

export interface FleetMachine {
  readonly machineNo: string;
  readonly secret: string;
}

/** A lane holds at most this many pieces. */
const capacity = 200;
/** Provinces of the points, unequal as in life: the first ones have more machines. */
const provinces = ["广东", "浙江", "江苏", "上海", "北京", "四川", "湖北", "山东", "福建", "河南", "湖南", "陕西"];

const secretOf = (machineNo: string) => createHash("sha256").update(`benchmark ${machineNo}`).digest("base64url");

/** Lane number of the n-th lane: layer × 10 + position, eight to a layer. */
export const laneNo = (index: number): number => (1 + Math.floor(index / 8)) * 10 + 1 + (index % 8);
export const laneCapacity = capacity;
export const priceFen = 350;

/** Puts merchants, products, points and machines with full lanes into an empty database; answers how machines log in. */
export async function seedFleet(database: Database, size: FleetSize): Promise<FleetMachine[]> {
  const machines = Array.from({ length: size.machines }, (_, index) => ({
    machineNo: `B${String(index + 1).padStart(6, "0")}`,
  })).map(({ machineNo }) => ({ machineNo, secret: secretOf(machineNo) }));
  await asSystem(database, async (tx) => {
    await seedMerchants(tx, size);
    await seedMachines(tx, size, machines);
    await seedLanes(tx, size);
  });
  return machines;
}

/** The n-th merchant has the id 1000 + n, a product 100000 + n, a point 200000 + n and a machine 300000 + n. */
async function seedMerchants(tx: Handle, size: FleetSize): Promise<void> {
  await tx.query(
    `insert into merchant (id, top_id, path, merchant_no, name, kind, province, created_at)
     select 1000 + n, 1000 + n, array[1000 + n], 'M' || lpad(n::text, 3, '0'), '商户' || n, 'ordinary', ($2::text[])[1 + n % cardinality($2)], now() - interval '3 years'
     from generate_series(1, $1::int) n`,
    [size.merchants, provinces],
  );
  await tx.query(
    `insert into product (top_id, id, merchant_id, code, name, category, price_fen, created_at)
     select 1000 + m, 100000 + m * 1000 + p, 1000 + m, 'P' || p, '商品' || p, '类' || p % 8, ${priceFen}, now() - interval '3 years'
     from generate_series(1, $1::int) m, generate_series(1, $2::int) p`,
    [size.merchants, size.productsPerMerchant],
  );
}

async function seedMachines(tx: Handle, size: FleetSize, machines: readonly FleetMachine[]): Promise<void> {
  const numbers = machines.map(({ machineNo }) => machineNo);
  await tx.query(
    `insert into point (top_id, id, merchant_id, name, province, city, longitude, latitude)
     select 1001 + n % $1, 200000 + n, 1001 + n % $1, '点位' || n, p.names[1 + floor(power(random(), 2) * cardinality(p.names))::int], '', 104 + random() * 15, 24 + random() * 15
     from generate_series(1, $2::int) n, (select $3::text[] as names) p`,
    [size.merchants, size.machines, provinces],
  );
  await tx.query(
    `insert into machine (top_id, merchant_id, id, machine_no, name, category, type, point_id, activated_at, created_at)
     select 1001 + n % $1, 1001 + n % $1, 300000 + n, ($2::text[])[n], '机器' || n, 'vending', 'drink', 200000 + n, now() - interval '2 years', now() - interval '3 years'
     from generate_series(1, cardinality($2::text[])) n`,
    [size.merchants, numbers],
  );
  await tx.query(
    "insert into machine_state (top_id, machine_id, merchant_id, connection, seen_at) select top_id, id, merchant_id, 'offline', now() from machine",
  );
  await tx.query(
    "insert into machine_lifecycle (top_id, machine_id, merchant_id, at, event) select top_id, id, merchant_id, activated_at, 'activated' from machine",
  );
  await tx.query(
    `insert into machine_credential (top_id, machine_id, merchant_id, version, secret_hash)
     select m.top_id, m.id, m.merchant_id, 1, r.hash from unnest($1::text[], $2::bytea[]) as r(no, hash) join machine m on m.machine_no = r.no`,
    [numbers, machines.map(({ secret }) => createHash("sha256").update(secret).digest())],
  );
}

async function seedLanes(tx: Handle, size: FleetSize): Promise<void> {
  const lanes = Array.from({ length: size.lanesPerMachine }, (_, index) => laneNo(index));
  await tx.query(
    `insert into lane (top_id, machine_id, merchant_id, cabinet, lane_no, product_id, price_fen, stock, capacity, warn_threshold)
     select m.top_id, m.id, m.merchant_id, 'main', l.no, 100000 + (m.merchant_id - 1000) * 1000 + 1 + (m.id * 7 + l.place) % $2, ${priceFen}, ${capacity}, ${capacity}, 20
     from machine m, unnest($1::int[]) with ordinality as l(no, place)`,
    [lanes, size.productsPerMerchant],
  );
  await tx.query(
    `insert into stock_movement (top_id, merchant_id, machine_id, cabinet, lane_no, product_id, quantity, stock_after, reason)
     select top_id, merchant_id, machine_id, cabinet, lane_no, product_id, stock, stock, 'refill' from lane`,
  );
}

/** Orders of a boot by the machine's own sale number. */
export async function ordersOf(
  database: Database,
  bootPrefix: string,
): Promise<{ orderId: string; sourceKey: string }[]> {
  return asSystem(database, (tx) =>
    tx.query(`select order_id as "orderId", source_key as "sourceKey" from order_source where source_key like $1`, [
      `sale:${bootPrefix}%`,
    ]),
  );
}

/** What autovacuum would do in the first hours of a database; only its owner may. */
export const settle = (adminUrl: string): Promise<void> => runStatements(adminUrl, ["vacuum analyze"]);

/** Order numbers of a boot under the names that the generator keeps: machine number and sale id. */
export async function ordersByMachine(
  database: Database,
  bootPrefix: string,
): Promise<{ name: string; orderId: string }[]> {
  return asSystem(database, (tx) =>
    tx.query(
      `select m.machine_no || '|' || substr(s.source_key, 6) as name, s.order_id as "orderId"
       from order_source s join machine m on m.id = s.machine_id where s.source_key like $1`,
      [`sale:${bootPrefix}%`],
    ),
  );
}
