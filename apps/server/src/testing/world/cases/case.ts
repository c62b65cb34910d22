import type { Tenant } from "../tenant.ts";
import type { World } from "../world.ts";

export type Input = Record<string, unknown>;
/** Makes a right input for a merchant, with rows made for this one call where the call changes them. */
export type Case = (home: Tenant, world: World) => Promise<Input> | Input;
export type Cases = Readonly<Record<string, Case>>;

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
export const range = () => ({ fromDay: day(-1), toDay: day(1) });

export const freshMachine = (
  home: Tenant,
): Promise<{
  machineId: string;
  machineNo: string;
  alarmId: string;
  channelId: string;
  pointId: string;
  routeId: string;
  productId: string;
  productCode: string;
}> => home.machine();
export const withUser =
  (more: Input = {}, how: Parameters<Tenant["user"]>[0] = {}): Case =>
  async (home) => ({ userId: (await home.user(how)).userId, ...more });
export const withChild =
  (more: Input | ((home: Tenant) => Input) = {}): Case =>
  async (home) => ({ merchantId: await home.child(), ...(typeof more === "function" ? more(home) : more) });

export const accountOf = (home: Tenant) =>
  home.write(
    async (tx) =>
      (await tx.query<{ account: string }>("select account from app_user where id = $1", [home.adminId]))[0]!.account,
  );
