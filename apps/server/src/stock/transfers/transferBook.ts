import type { Handle } from "@yunshou/database";
import type { Result } from "@yunshou/domain";
import * as documents from "../procurement/documents.queries.ts";
import { bookGoods, type GoodsBooking, type GoodsMove } from "../procurement/goodsBook.queries.ts";
import type { Owner } from "../procurement/owner.ts";

type Made = Owner & { readonly documentId: string; readonly docNo: string };

interface Moved {
  readonly productId: string;
  readonly batchNo?: string;
  readonly quantity: number;
  /** What the pieces cost when they came, where they go back. */
  readonly valueFen?: bigint;
}

/** Takes goods out of one place and puts them into another for what they took with them; answers what each line cost. */
async function carry(
  tx: Handle,
  booking: GoodsBooking,
  [from, into]: readonly [string, string],
  how: Extract<GoodsMove["how"], "out" | "back">,
  lines: readonly Moved[],
): Promise<Result<bigint[]>> {
  const moves = lines.map(({ productId, batchNo = "", quantity, valueFen = 0n }) => ({
    productId,
    batchNo,
    pieces: quantity,
    valueFen,
  }));
  const left = await bookGoods(
    tx,
    booking,
    moves.map((move) => ({ ...move, warehouseId: from, how })),
  );
  if (!left.ok) return left;
  const costs = left.value.map(({ valueFen }) => -valueFen);
  await bookGoods(
    tx,
    booking,
    moves.map((move, index) => ({ ...move, warehouseId: into, how: "in" as const, valueFen: costs[index]! })),
  );
  return { ok: true, value: costs };
}

/** Writes a transfer between two places that are held, and carries its goods at their average cost (STOCK-08). */
export async function bookTransfer(
  tx: Handle,
  head: Owner & {
    readonly warehouseId: string;
    readonly intoId: string;
    readonly docDate: string;
    readonly remark: string;
    readonly createdBy: string;
  },
  lines: readonly Moved[],
): Promise<Result<Made>> {
  const { intoId, ...of } = head;
  const made = await documents.insertDocument(tx, { ...of, kind: "transfer", state: "booked", bagId: intoId });
  const booking = { ...made, bookedOn: head.docDate, reason: "transfer" as const, actorId: head.createdBy };
  const carried = await carry(tx, booking, [head.warehouseId, intoId], "out", lines);
  if (!carried.ok) return carried;
  const valued = lines.map((line, index) => ({ ...line, priceFen: 0n, valueFen: carried.value[index]! }));
  await documents.writeLines(tx, made, valued);
  return { ok: true, value: made };
}

/** Carries the goods of a transfer back for what they cost; nothing moves where fewer lie there. */
export async function reverseTransfer(
  tx: Handle,
  held: Made & { readonly warehouseId: string | null; readonly bagId: string | null },
  { bookedOn, actorId }: { readonly bookedOn: string; readonly actorId: string },
): Promise<Result<bigint[]>> {
  const lines = (await documents.linesOf(tx, held)).map((line) => ({ ...line, valueFen: BigInt(line.valueFen) }));
  const booking = { ...held, bookedOn, reason: "reversal" as const, actorId };
  const carried = await carry(tx, booking, [held.bagId ?? "0", held.warehouseId ?? "0"], "back", lines);
  if (carried.ok) await documents.saveDocumentState(tx, held, "reversed");
  return carried;
}
