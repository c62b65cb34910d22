/** The moment from which ids count, in milliseconds since 1970; `id_epoch()` in the database. */
const idEpochMs = 1_704_067_200_000;

/** When a row's id was made, which for orders is when the cloud learned of them; `id_time(id)` in the database. */
export function idTime(id: string): Date {
  return new Date(Number(BigInt(id) >> 22n) + idEpochMs);
}
