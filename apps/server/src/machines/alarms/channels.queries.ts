import type { StoredRow } from "@yunshou/contract";
import type { alarmChannels } from "@yunshou/contract/machines/alarmRules";
import { type Handle, type Scope, scopeSql } from "@yunshou/database";
import type { ChannelKind } from "@yunshou/domain";

/** Channels of one merchant at most. */
export const channelLimit = 20;

export interface Owner {
  readonly topId: string;
  readonly merchantId: string;
}

export function channelsOf(tx: Handle, owner: Owner): Promise<StoredRow<typeof alarmChannels.list>[]> {
  return tx.query(
    `select id as "channelId", kind as "channelKind", name as "channelName", shown, enabled from alarm_channel
     where top_id = $1 and merchant_id = $2 order by id`,
    [owner.topId, owner.merchantId],
  );
}

/** An id before its row, because the settings are sealed for it. */
export async function nextId(tx: Handle): Promise<string> {
  const [row] = await tx.query<{ id: string }>("select next_id() as id");
  return row!.id;
}

export async function insertChannel(
  tx: Handle,
  owner: Owner,
  channel: {
    readonly id: string;
    readonly kind: ChannelKind;
    readonly name: string;
    readonly settingsSealed: Buffer;
    readonly shown: string;
  },
): Promise<void> {
  await tx.query(
    "insert into alarm_channel (top_id, id, merchant_id, kind, name, settings_sealed, shown) values ($1, $2, $3, $4, $5, $6, $7)",
    [owner.topId, channel.id, owner.merchantId, channel.kind, channel.name, channel.settingsSealed, channel.shown],
  );
}

export interface HeldChannel extends Owner {
  readonly channelId: string;
  readonly name: string;
}

/** One channel that the caller may see, locked. */
export async function lockChannel(tx: Handle, scope: Scope, channelId: string): Promise<HeldChannel | undefined> {
  const values: unknown[] = [channelId];
  const where = scopeSql(scope, "c", values, { machine: null });
  const [row] = await tx.query<HeldChannel>(
    `select c.id as "channelId", c.top_id as "topId", c.merchant_id as "merchantId", c.name from alarm_channel c where c.id = $1 and ${where} for update`,
    values,
  );
  return row;
}

export async function enableChannel(tx: Handle, channel: HeldChannel, enabled: boolean): Promise<void> {
  await tx.query("update alarm_channel set enabled = $3 where top_id = $1 and id = $2", [
    channel.topId,
    channel.channelId,
    enabled,
  ]);
}

export async function removeChannel(tx: Handle, channel: HeldChannel): Promise<void> {
  await tx.query("delete from alarm_channel where top_id = $1 and id = $2", [channel.topId, channel.channelId]);
}
