/** What an address is about. */
export type Entry =
  | { readonly kind: "shop"; readonly shopNo: string }
  | { readonly kind: "buy"; readonly machineNo: string }
  | { readonly kind: "feedback"; readonly machineNo: string }
  | { readonly kind: "round" }
  | { readonly kind: "none" };

const shopPath = /^\/m\/shop\/([^/]+)(?=\/|$)/;
const buyPath = /^\/m\/buy\/([^/]+)(?=\/|$)/;
const feedbackPath = /^\/m\/feedback\/([^/]+)\/?$/;

const roundPath = /^\/m\/?(?:$|login$|records$|machine\/)/;

/** Which of the entries an address belongs to. */
export function entryOf(path: string): Entry {
  const shop = shopPath.exec(path)?.[1];
  if (shop !== undefined) return { kind: "shop", shopNo: decodeURIComponent(shop) };
  const machine = buyPath.exec(path)?.[1];
  if (machine !== undefined) return { kind: "buy", machineNo: decodeURIComponent(machine) };
  const broken = feedbackPath.exec(path)?.[1];
  if (broken !== undefined) return { kind: "feedback", machineNo: decodeURIComponent(broken) };
  return { kind: roundPath.test(path) ? "round" : "none" };
}
