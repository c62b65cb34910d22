import { createHmac } from "node:crypto";
import type { RobotKind } from "@yunshou/domain";
import { checkedRobotUrl, type RobotSettings } from "./channels.ts";

/** A robot did not take a message; the text says why, without the address. */
export class ChannelRefused extends Error {
  /** Sending it again may help. */
  readonly isPassing: boolean;

  constructor(message: string, { isPassing }: { readonly isPassing: boolean }) {
    super(message);
    this.isPassing = isPassing;
  }
}

const patienceMs = 5_000;
const hmac = (key: string, text: string) => createHmac("sha256", key).update(text).digest("base64");

/** Address and body of one message, in the shape of each robot and signed as its document says. */
export function robotRequest(
  kind: RobotKind,
  { url, secret }: RobotSettings,
  text: string,
  nowMs: number,
): { readonly url: string; readonly body: unknown } {
  switch (kind) {
    case "wecom":
      return { url, body: { msgtype: "text", text: { content: text } } };
    case "dingtalk": {
      const sign = encodeURIComponent(hmac(secret, `${nowMs}\n${secret}`));
      const signed = secret === "" ? "" : `${url.includes("?") ? "&" : "?"}timestamp=${nowMs}&sign=${sign}`;
      return { url: `${url}${signed}`, body: { msgtype: "text", text: { content: text } } };
    }
    case "feishu": {
      const timestamp = String(Math.floor(nowMs / 1_000));
      const signed = secret === "" ? {} : { timestamp, sign: hmac(`${timestamp}\n${secret}`, "") };
      return { url, body: { ...signed, msg_type: "text", content: { text } } };
    }
  }
}

/** Posts one text to a robot. @throws ChannelRefused when it was not taken. */
export async function callRobot(
  kind: RobotKind,
  settings: RobotSettings,
  text: string,
  { loopback }: { readonly loopback: boolean },
): Promise<void> {
  if (!checkedRobotUrl(kind, settings.url, loopback).ok)
    throw new ChannelRefused("the address is refused", { isPassing: false });
  const { url, body } = robotRequest(kind, settings, text, Date.now());
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    redirect: "error",
    signal: AbortSignal.timeout(patienceMs),
  }).catch(() => {
    throw new ChannelRefused("no answer", { isPassing: true });
  });
  const answer = (await response.json().catch(() => ({}))) as { readonly errcode?: unknown; readonly code?: unknown };
  const code = kind === "feishu" ? answer.code : answer.errcode;
  if (response.ok && code === 0) return;
  const isPassing = response.status === 429 || response.status >= 500;
  throw new ChannelRefused(typeof code === "number" ? `code ${code}` : `HTTP ${response.status}`, { isPassing });
}
