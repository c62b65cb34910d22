import pg from "pg";

/** A table that changed by as many rows is looked at again. */
const changedRows = 50;

/**
 * Tells the planner what the tables hold that changed much since it looked last. The database does so by itself once a
 * minute; until then it joins a table that has just been filled as if it were empty, and a statement of a second lasts for
 * hours. Tables of others are left out by the database with a warning.
 *
 * @param adminUrl the address that the program opens the database by.
 */
export async function refreshStatistics(adminUrl: string): Promise<void> {
  const client = new pg.Client(adminUrl);
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      "select relid::regclass::text as name from pg_stat_user_tables where n_mod_since_analyze >= $1",
      [changedRows],
    );
    if (rows.length > 0) await client.query(`analyze ${rows.map(({ name }) => name).join(", ")}`);
  } finally {
    await client.end();
  }
}
