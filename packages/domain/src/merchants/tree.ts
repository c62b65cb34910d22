import { accept, refuse, type Result } from "../result.ts";

/** Characters of a merchant number for each level of the tree (LOGIN-24). */
export const charactersOfLevel = 4;

/** Where a merchant stands: `path` are the ids from the root to it, both included. */
export interface TreePlace {
  readonly merchantId: string;
  readonly topId: string;
  readonly path: readonly string[];
  readonly merchantNo: string;
}

/** The number after `last` below a parent: the parent's number and four more digits; refused when the level is full. */
export function nextMerchantNumber(parentNo: string, last: number): Result<string> {
  const next = last + 1;
  if (next >= 10 ** charactersOfLevel) return refuse("merchants.numberTaken", { field: "parentId" });
  return accept(`${parentNo}${String(next).padStart(charactersOfLevel, "0")}`);
}

/** Is the merchant below this one, itself not included? */
export function isBelow(merchant: Pick<TreePlace, "path" | "merchantId">, above: string): boolean {
  return merchant.merchantId !== above && merchant.path.includes(above);
}

/**
 * May a merchant move under a new parent? Never below itself, and never into another tree, because every record
 * of a merchant lies with the root of its tree (MERCHANT-03).
 */
export function checkMove(merchant: TreePlace, parent: TreePlace): Result<undefined> {
  if (parent.path.includes(merchant.merchantId)) return refuse("merchants.cycle", { field: "parentId" });
  return parent.topId === merchant.topId ? accept() : refuse("merchants.otherTree", { field: "parentId" });
}

/** A role is held at its merchant and below it, so accounts with a role of a merchant that is above no more keep a merchant where it is (decision 0011). */
export const checkRolesAfterMove = (accounts: number): Result<undefined> =>
  accounts > 0 ? refuse("merchants.rolesAbove", { field: "parentId", values: { accounts } }) : accept();

/** The place of `node`, the moved merchant or one below it, once the merchant stands under `parent` with the number `movedNo`. */
export function placeAfterMove(node: TreePlace, moved: TreePlace, parent: TreePlace, movedNo: string): TreePlace {
  const kept = node.path.slice(moved.path.length - 1);
  return {
    ...node,
    path: [...parent.path, ...kept],
    merchantNo: `${movedNo}${node.merchantNo.slice(moved.merchantNo.length)}`,
  };
}
