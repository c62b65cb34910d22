import type { Handle } from "@yunshou/database";
import type { Cabinet } from "@yunshou/domain";

export interface LoadedLane {
  readonly cabinet: Cabinet;
  readonly lane: number;
  /** What lies in it by the book, after the load. */
  readonly stock: number;
}

export interface DemoMachine {
  readonly machineId: string;
  readonly machineNo: string;
  readonly topId: string;
  readonly merchantId: string;
}

/** Somebody records that he filled the emptiest lanes of a machine; answers the machine and these lanes. */
export async function loadLanes(
  tx: Handle,
  machineNo: string,
  account: string,
  lanes: number,
): Promise<{ readonly machine: DemoMachine; readonly loaded: LoadedLane[] }> {
  const [machine] = await tx.query<DemoMachine & { userId: string }>(
    `select m.id as "machineId", m.machine_no as "machineNo", m.top_id as "topId", m.merchant_id as "merchantId", u.id as "userId"
     from machine m join app_user u on u.account = $2 where m.machine_no = $1`,
    [machineNo, account],
  );
  if (machine === undefined) throw new Error(`The machine ${machineNo} or the account ${account} is missing.`);
  const { machineId, userId } = machine;
  await tx.query(
    `insert into stock_movement (top_id, merchant_id, machine_id, cabinet, lane_no, product_id, quantity, stock_after, reason, actor_id)
     select top_id, merchant_id, machine_id, cabinet, lane_no, product_id, capacity - stock, capacity, 'refill', $2 from lane
     where machine_id = $1 and product_id is not null and stock < capacity order by capacity - stock desc, cabinet, lane_no limit $3`,
    [machineId, userId, lanes],
  );
  const loaded = await tx.query<LoadedLane>(
    `update lane l set stock = l.capacity, stock_mark = next_id()
     from (select cabinet, lane_no from lane where machine_id = $1 and product_id is not null and stock < capacity
       order by capacity - stock desc, cabinet, lane_no limit $2) n
     where l.machine_id = $1 and l.cabinet = n.cabinet and l.lane_no = n.lane_no returning l.cabinet, l.lane_no as lane, l.stock`,
    [machineId, lanes],
  );
  return { machine, loaded };
}

/** The oldest difference of the demo company was explained. */
export async function explainOldest(tx: Handle, account: string, now: Date): Promise<void> {
  await tx.query(
    `update refill_check set cause = 'loadedWrong', remark = '多记了一箱', explained_by = (select id from app_user where account = $1), explained_at = $2
     where id = (select min(id) from refill_check)`,
    [account, now],
  );
}
