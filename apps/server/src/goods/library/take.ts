import type { Handle } from "@yunshou/database";
import { type AttributeKind, productCodeOf } from "@yunshou/domain";
import { findableBy } from "../../platform/spelling.ts";
import { lockTree } from "../attributes.queries.ts";
import { lastCodeNumber, lockProducts, recordPrices } from "../productBook.queries.ts";
import { insertTaken, nodesOf, notYetTaken, plantValues, type Taker, type Taking } from "./take.queries.ts";

/** What became of a taking: the new products by code and name. */
export interface Taken {
  readonly products: readonly { readonly code: string; readonly name: string }[];
}

/** Makes products of a merchant from official ones that it does not have yet, and grows its trees by what they need (PRODUCT-03). */
export async function takeProducts(
  tx: Handle,
  taker: Taker,
  libraryIds: readonly string[],
  priceFen: string,
  actorId: string,
): Promise<Taken> {
  await lockProducts(tx, taker);
  const takings = await notYetTaken(tx, taker, libraryIds);
  if (takings.length === 0) return { products: [] };
  const valueOf = await plantTrees(tx, taker, takings);
  const last = await lastCodeNumber(tx, taker);
  const codes = takings.map((_, place) => productCodeOf(last + 1 + place));
  const parts = takings.map((taking, place) => {
    const code = codes[place]!;
    const names = Object.values(taking.names).map(({ name }) => name);
    return { ...valueOf(taking), code, ...findableBy([code, taking.barcode, taking.name, ...names]) };
  });
  const made = await insertTaken(tx, taker, parts, priceFen);
  const first = { priceBeforeFen: null, priceFen, purchaseBeforeFen: null, purchaseFen: null };
  await recordPrices(
    tx,
    made.map(({ productId }) => ({ ...taker, productId, ...first })),
    { actorId },
  );
  return { products: takings.map(({ name }, place) => ({ code: codes[place]!, name })) };
}

const kindsOfCategory = ["specification", "flavour", "packaging"] as const;
const keyOf = (kind: AttributeKind, categoryId: string, name: string) => `${kind} ${categoryId} ${name}`;

/** Gives the merchant the brands, categories and choices of the products, and answers how to find those of one. */
async function plantTrees(tx: Handle, taker: Taker, takings: readonly Taking[]) {
  for (const kind of ["brand", "category"] as const) {
    await lockTree(tx, { kind, categoryId: null, ...taker });
  }
  const nodes = await nodesOf(tx, [...new Set(takings.flatMap(({ brandId, categoryId }) => [brandId, categoryId]))]);
  const own = new Map<string, string>();
  for (const level of new Set(nodes.map((node) => node.level))) {
    const wanted = nodes.filter((node) => node.level === level);
    const ids = await plantValues(
      tx,
      taker,
      wanted.map(({ id, kind, parentId, name, sortNo }) => ({
        kind,
        categoryId: null,
        parentId: parentId === null ? null : own.get(parentId)!,
        name,
        sortNo,
        libraryId: id,
      })),
    );
    for (const [place, { id }] of wanted.entries()) own.set(id, ids[place]!);
  }

  const choices = new Map(
    takings.flatMap((taking) =>
      kindsOfCategory
        .filter((kind) => taking[kind] !== "")
        .map((kind) => {
          const categoryId = own.get(taking.categoryId)!;
          const value = { kind, categoryId, parentId: null, name: taking[kind], sortNo: 0, libraryId: null };
          return [keyOf(kind, categoryId, taking[kind]), value] as const;
        }),
    ),
  );
  const ids = await plantValues(tx, taker, [...choices.values()]);
  const chosen = new Map([...choices.keys()].map((key, place) => [key, ids[place]!]));
  return (taking: Taking) => {
    const categoryId = own.get(taking.categoryId)!;
    const of = (kind: (typeof kindsOfCategory)[number]) => chosen.get(keyOf(kind, categoryId, taking[kind])) ?? null;
    return {
      libraryId: taking.libraryId,
      brandId: own.get(taking.brandId)!,
      categoryId,
      specificationId: of("specification"),
      flavourId: of("flavour"),
      packagingId: of("packaging"),
    };
  };
}
