import type { Handle } from "@yunshou/database";
import type { CommandTarget } from "@yunshou/server/machines/commands/commands.queries";

/** All machines as commands name them. */
export const targetsOf = (tx: Handle): Promise<CommandTarget[]> =>
  tx.query(
    `select top_id as "topId", id as "machineId", merchant_id as "merchantId", machine_no as "machineNo" from machine order by id`,
  );

/** How many commands ended how, in one line. */
export async function commandStates(tx: Handle): Promise<string> {
  const rows = await tx.query<{ state: string; n: number }>(
    "select state, count(*)::int as n from command group by state order by state",
  );
  return rows.map(({ state, n }) => `${state} ${n}`).join(", ");
}
