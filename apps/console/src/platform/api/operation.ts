import type { Endpoint } from "@yunshou/contract";

/** What a person wanted when a call fails without a text of its own (FORM-10, MSG-20 to MSG-24, MSG-37). */
export type Operation = "operate" | "add" | "addProduct" | "modify" | "delete" | "create";

/** A plural, or a list that has none. */
const collection = /^\/api\/v1\/(?:[a-z]+\/[a-z-]+s|blacklist)$/;
/** Collections to which nobody adds a record by hand: devices that are remembered, tickets of the launcher, views of support. */
const notByHand = /\/(?:devices|tickets|views)$/;
/** Where products, medicines and official products are added. */
const products = /^\/api\/v1\/(?:goods\/(?:products|library)|pharmacy\/medicines)$/;
const generates = /\/(?:generate|export)$/;

/** Reads it from method and path, which follow the rules of REST; a call that only reads has none. */
export function operationOf({ method, path }: Pick<Endpoint, "method" | "path">): Operation | undefined {
  if (method === "GET") return undefined;
  if (method === "PUT") return "modify";
  // Several records go by one call, whose numbers have no room in a path.
  if (method === "DELETE" || path.endsWith("/remove")) return "delete";
  if (generates.test(path)) return "create";
  if (products.test(path)) return "addProduct";
  return collection.test(path) && !notByHand.test(path) ? "add" : "operate";
}
