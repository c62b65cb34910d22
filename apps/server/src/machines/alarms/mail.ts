import { lookup } from "node:dns/promises";
import { createTransport } from "nodemailer";
import { isInner } from "../../platform/outside/innerNetworks.ts";
import type { MailSettings } from "./channels.ts";
import { ChannelRefused } from "./robots.ts";

const patienceMs = 10_000;

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly attachments?: readonly {
    readonly filename: string;
    readonly content: Buffer;
    readonly contentType: string;
  }[];
}

/** Sends one mail to one person. @throws ChannelRefused when the server did not take it. */
export async function sendMail(
  settings: MailSettings,
  { to, subject, text, attachments = [] }: Mail,
  { loopback }: { readonly loopback: boolean },
): Promise<void> {
  const { host, port, secure, loginName, password, sender } = settings;
  const found = await lookup(host, { all: true }).catch(() => {
    throw new ChannelRefused("the mail server is unknown", { isPassing: true });
  });
  // The very address that was looked at is called, so that a name which changes its mind leads nowhere else.
  const [first] = found;
  const isOwn = loopback && first?.address === "127.0.0.1";
  if (first === undefined || (!isOwn && found.some(({ address }) => isInner(address))))
    throw new ChannelRefused("the mail server is refused", { isPassing: false });
  const transport = createTransport({
    host: first.address,
    port,
    secure,
    requireTLS: !secure && !isOwn,
    ignoreTLS: isOwn,
    tls: { servername: host },
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    ...(loginName === "" ? {} : { auth: { user: loginName, pass: password } }),
  });
  try {
    await transport.sendMail({ from: sender, to, subject, text, attachments: [...attachments] });
  } catch (error) {
    const { code = "", responseCode } = error as { readonly code?: string; readonly responseCode?: number };
    const isPassing = responseCode === undefined ? code !== "EAUTH" : responseCode < 500;
    throw new ChannelRefused([code, responseCode].filter(Boolean).join(" ") || "no answer", { isPassing });
  } finally {
    transport.close();
  }
}
