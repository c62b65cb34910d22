import { lookup } from "node:dns/promises";
import { BlockList, isIP } from "node:net";
import { createTransport } from "nodemailer";
import type { MailSettings } from "./channels.ts";
import { ChannelRefused } from "./robots.ts";

const patienceMs = 10_000;

/**
 * Networks that no mail server of a merchant stands in: this machine, the networks around it, and what nobody routes. An
 * address of version 4 in the notation of version 6 is looked at as what it is.
 */
const inner = new BlockList();
for (const [net, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["224.0.0.0", 3],
] as const)
  inner.addSubnet(net, bits, "ipv4");
for (const [net, bits] of [
  ["::", 96],
  ["64:ff9b::", 96],
  ["fc00::", 7],
  ["fe80::", 10],
  ["ff00::", 8],
] as const)
  inner.addSubnet(net, bits, "ipv6");

/** Whether an address lies within the own network, where nobody else's settings may lead. */
export const isInner = (address: string): boolean => inner.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");

/** Sends one mail to one person. @throws ChannelRefused when the server did not take it. */
export async function sendMail(
  settings: MailSettings,
  { to, subject, text }: { readonly to: string; readonly subject: string; readonly text: string },
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
    await transport.sendMail({ from: sender, to, subject, text });
  } catch (error) {
    const { code = "", responseCode } = error as { readonly code?: string; readonly responseCode?: number };
    const isPassing = responseCode === undefined ? code !== "EAUTH" : responseCode < 500;
    throw new ChannelRefused([code, responseCode].filter(Boolean).join(" ") || "no answer", { isPassing });
  } finally {
    transport.close();
  }
}
