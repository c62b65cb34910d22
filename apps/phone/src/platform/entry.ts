/** What an address is about. */
export type Entry =
  | { readonly kind: "shop"; readonly shopNo: string }
  | { readonly kind: "buy"; readonly machineNo: string }
  | { readonly kind: "round" }
  | { readonly kind: "none" };

const shopPath = /^\/m\/shop\/([^/]+)(?=\/|$)/;
const buyPath = /^\/m\/buy\/([^/]+)(?=\/|$)/;

const roundPath = /^\/m\/?(?:$|login$|records$|machine\/)/;

/** Which of the entries an address belongs to. */
export function entryOf(path: string): Entry {
  const shop = shopPath.exec(path)?.[1];
  if (shop !== undefined) return { kind: "shop", shopNo: decodeURIComponent(shop) };
  const machine = buyPath.exec(path)?.[1];
  if (machine !== undefined) return { kind: "buy", machineNo: decodeURIComponent(machine) };
  return { kind: roundPath.test(path) ? "round" : "none" };
}
