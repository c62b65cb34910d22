import { BlockList, isIP } from "node:net";

/**
 * Networks that nothing of a merchant stands in: this machine, the networks around it, and what nobody routes. An
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
