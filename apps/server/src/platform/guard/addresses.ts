import { BlockList, isIP } from "node:net";

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The address without the prefix that a socket for both versions gives to version 4. */
export const plainAddress = (address: string): string => mapped.exec(address)?.[1] ?? address;

/** The block that one line of a provider usually has: /24 of version 4, /64 of version 6. */
export function blockOf(address: string): string {
  const plain = plainAddress(address);
  if (isIP(plain) === 4) return plain.slice(0, plain.lastIndexOf("."));
  const [head = "", tail] = plain.split("::", 2);
  const front = head === "" ? [] : head.split(":");
  const back = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length);
  return [...front, ...Array.from({ length: zeros }, () => "0"), ...back].slice(0, 4).join(":");
}

/** This very machine, as a supervisor or a collector on it calls. */
export const isLoopback = (address: string): boolean => ["127.0.0.1", "::1"].includes(plainAddress(address));

const names: Readonly<Record<string, readonly (readonly [string, number, "ipv4" | "ipv6"])[]>> = {
  loopback: [
    ["127.0.0.1", 8, "ipv4"],
    ["::1", 128, "ipv6"],
  ],
  linklocal: [
    ["169.254.0.0", 16, "ipv4"],
    ["fe80::", 10, "ipv6"],
  ],
  uniquelocal: [
    ["10.0.0.0", 8, "ipv4"],
    ["172.16.0.0", 12, "ipv4"],
    ["192.168.0.0", 16, "ipv4"],
    ["fc00::", 7, "ipv6"],
  ],
};

/** Whether an address belongs to a proxy of TRUST_PROXY, behind which many people come. */
export function proxiesOf(trustProxy: string | false): (address: string) => boolean {
  if (trustProxy === false) return () => false;
  const list = new BlockList();
  for (const part of trustProxy.split(",").map((one) => one.trim())) {
    for (const [net, bits, family] of names[part] ?? []) list.addSubnet(net, bits, family);
    const [address = "", bits] = part.split("/", 2);
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    if (isIP(address) !== 0) list.addSubnet(address, Number(bits ?? (family === "ipv6" ? 128 : 32)), family);
  }
  return (address) => {
    const plain = plainAddress(address);
    return isIP(plain) !== 0 && list.check(plain, isIP(plain) === 6 ? "ipv6" : "ipv4");
  };
}

/**
 * Whether the address at a place of the chain is believed when it says who came to it: 0 is the one that is connected here.
 * It must be a proxy of TRUST_PROXY, and no chain is longer than that list: what stands further left in `X-Forwarded-For`
 * was written by whoever likes.
 */
export function believedHops(trustProxy: string | false): false | ((address: string, hop: number) => boolean) {
  if (trustProxy === false) return false;
  const isProxy = proxiesOf(trustProxy);
  const most = trustProxy.split(",").length;
  return (address, hop) => hop < most && isProxy(address);
}
