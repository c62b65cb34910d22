import type { ParsedInputOf } from "@yunshou/contract";
import type { alarmChannels } from "@yunshou/contract/machines/alarmRules";
import { accept, checkRobotUrl, checkText, fieldLimits, type Refusal, refuse, type Result } from "@yunshou/domain";
import { pathOf } from "../../merchants/notifications/notifications.queries.ts";
import { lockMerchant } from "../../merchants/tree/merchants.queries.ts";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { HandlersOf } from "../../platform/call.ts";
import type { Secrets } from "../../platform/secrets.ts";
import * as queries from "./channels.queries.ts";

/** What a robot is called with. */
export interface RobotSettings {
  readonly url: string;
  readonly secret: string;
}

/** How a mail server is spoken to. */
export interface MailSettings {
  readonly host: string;
  readonly port: number;
  readonly secure: boolean;
  readonly loginName: string;
  readonly password: string;
  readonly sender: string;
}

export const channelContext = (channelId: string) => `alarm channel:${channelId}`;

interface Dependencies {
  readonly secrets: Secrets;
  /** Test switch: robots and mail servers on this very machine are taken too. */
  readonly loopback: boolean;
}

const isLoopbackUrl = (text: string) => /^http:\/\/127\.0\.0\.1:\d+\/[^\s@\\]*$/.test(text);

/** The address of a robot as it may be called: at the host of its kind, or on this machine in tests. */
export const checkedRobotUrl = (
  kind: "wecom" | "dingtalk" | "feishu",
  url: string,
  loopback: boolean,
): Result<string> => (loopback && isLoopbackUrl(url) ? accept(url) : checkRobotUrl(kind, url));

const unknownMerchant = () => refuse("merchants.unknown", { field: "merchantId" });
type Added = ParsedInputOf<typeof alarmChannels.add>;

/** Handlers of the channels through which alarms leave. */
export function alarmChannelHandlers({ secrets, loopback }: Dependencies): HandlersOf<typeof alarmChannels> {
  return {
    async list({ tx, session, input }) {
      const path = await pathOf(tx, session, input.merchantId);
      if (path === undefined) return unknownMerchant();
      return { rows: await queries.channelsOf(tx, { topId: path[0]!, merchantId: input.merchantId }) };
    },

    async add(call) {
      const { tx, session, input } = call;
      const name = checkText(input.channelName, "channelName", fieldLimits.nameLength);
      if (!name.ok) return name;
      const read = readSettings(input, loopback);
      if ("ok" in read) return read;
      const merchant = await lockMerchant(tx, session, input.merchantId);
      if (merchant === undefined) return unknownMerchant();
      if ((await queries.channelsOf(tx, merchant)).length >= queries.channelLimit)
        return refuse("alarms.tooManyChannels", { values: { limit: queries.channelLimit } });
      const id = await queries.nextId(tx);
      const settingsSealed = secrets.seal(Buffer.from(JSON.stringify(read.settings)), channelContext(id));
      await queries.insertChannel(tx, merchant, {
        id,
        kind: input.channelKind,
        name: name.value,
        settingsSealed,
        shown: read.shown,
      });
      await recordAudit(call, {
        action: "machines.alarmChannel.add",
        object: name.value,
        merchant,
        after: { channelKind: input.channelKind, shown: read.shown },
      });
      return { channelId: id };
    },

    async enable(call) {
      const { tx, session, input } = call;
      const channel = await queries.lockChannel(tx, session.scope, input.channelId);
      if (channel === undefined) return refuse("record.unknown", { field: "channelId" });
      await queries.enableChannel(tx, channel, input.enabled);
      await recordAudit(call, {
        action: `machines.alarmChannel.${input.enabled ? "enable" : "disable"}`,
        object: channel.name,
        merchant: channel,
      });
      return {};
    },

    async remove(call) {
      const { tx, session, input } = call;
      const channel = await queries.lockChannel(tx, session.scope, input.channelId);
      if (channel === undefined) return refuse("record.unknown", { field: "channelId" });
      await queries.removeChannel(tx, channel);
      await recordAudit(call, { action: "machines.alarmChannel.remove", object: channel.name, merchant: channel });
      return {};
    },
  };
}

/** What is sealed of a channel, and by what people know it. */
function readSettings(
  input: Added,
  loopback: boolean,
): { readonly settings: RobotSettings | MailSettings; readonly shown: string } | Refusal {
  if (input.channelKind !== "mail") {
    const url = checkedRobotUrl(input.channelKind, input.url.trim(), loopback);
    if (!url.ok) return url;
    return {
      settings: { url: url.value, secret: input.secret.trim() },
      shown: `${new URL(url.value).host} …${url.value.slice(-4)}`,
    };
  }
  const host = input.host.trim().toLowerCase();
  if (host === "") return refuse("field.required", { field: "host" });
  // A name alone: addresses and names without a dot belong to the own network. What it resolves to is looked at when it is called.
  const isName = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/.test(host);
  if (!isName && !(loopback && host === "127.0.0.1")) return refuse("alarms.hostRefused", { field: "host" });
  const sender = input.sender.trim();
  if (!/^[^\s@<>"]+@[^\s@<>"]+$/.test(sender)) return refuse("field.notEmail", { field: "sender" });
  const { port, secure, loginName, password } = input;
  return {
    settings: { host, port, secure, loginName: loginName.trim(), password, sender },
    shown: `${host} ${sender}`,
  };
}
