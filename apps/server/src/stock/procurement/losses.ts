import type { losses } from "@yunshou/contract/stock/losses";
import { businessDay, checkApprover, checkPieces, checkReason, checkRemark, lossTable, refuse } from "@yunshou/domain";
import { lockMachines } from "../../machines/registry/machines.queries.ts";
import type { HandlersOf } from "../../platform/call.ts";
import { isRefusal } from "../../platform/refused.ts";
import { checkDocumentRange, holdFor, readerOf, recordStep } from "./documentCalls.ts";
import * as documents from "./documents.queries.ts";
import { bookGoods } from "./goodsBook.queries.ts";
import { listLosses, saveLineValue } from "./losses.queries.ts";
import { ownerOf } from "./owner.ts";
import { productsNamed } from "./supplierProducts.queries.ts";
import { holdWarehouses } from "./warehouses.queries.ts";

const unknownWarehouse = () => refuse("stock.warehouseUnknown", { field: "warehouseId" });

/** Handlers of write-offs (STOCK-08). */
export const lossHandlers: HandlersOf<typeof losses> = {
  async list(call) {
    const range = checkDocumentRange(call.input);
    return range.ok ? listLosses(call.tx, readerOf(call), call.input, call.input) : range;
  },

  async create(call) {
    const { tx, session, input, now } = call;
    const owner = ownerOf(session);
    const pieces = checkPieces(input.lossQty, "lossQty");
    if (!pieces.ok) return pieces;
    const remark = checkRemark(input.remark);
    if (!remark.ok) return remark;
    const [warehouse] = await holdWarehouses(tx, session.scope, [input.warehouseId]);
    if (warehouse?.merchantId !== owner.merchantId) return unknownWarehouse();
    if (!(await productsNamed(tx, session.scope, owner.topId, [input.productId])).has(input.productId))
      return refuse("stock.productUnknown", { field: "productId" });
    if (input.machineId !== null) {
      const [machine] = await lockMachines(tx, session.scope, [input.machineId]);
      if (machine?.topId !== owner.topId) return refuse("machines.unknown", { field: "machineId" });
    }
    const made = await documents.insertDocument(tx, {
      ...owner,
      kind: "loss",
      state: "submitted",
      docDate: businessDay(now, session.timeZone),
      warehouseId: warehouse.warehouseId,
      aboutMachineId: input.machineId,
      lossReason: input.lossReason,
      remark: remark.value,
      createdBy: session.userId,
    });
    const { productId, batchNo } = input;
    await documents.writeLines(tx, made, [{ productId, batchNo, quantity: pieces.value, priceFen: 0n }]);
    await recordStep(call, made, "stock.loss.create", { after: input });
    return { documentId: made.documentId };
  },

  async review(call) {
    const { tx, session, input, now } = call;
    const found = await holdFor(call, "loss", lossTable, input.approved ? "approve" : "reject");
    if (isRefusal(found)) return found;
    const { held, next } = found;
    const other = checkApprover(held.createdBy, session.userId);
    if (!other.ok) return other;
    const reason = input.approved ? checkRemark(input.reason) : checkReason(input.reason);
    if (!reason.ok) return reason;
    if (input.approved) {
      const [warehouse] = await holdWarehouses(tx, session.scope, [held.warehouseId ?? "0"]);
      if (warehouse === undefined) return unknownWarehouse();
      const booking = {
        ...held,
        bookedOn: businessDay(now, session.timeZone),
        reason: "loss" as const,
        actorId: session.userId,
      };
      const lines = await documents.linesOf(tx, held);
      const booked = await bookGoods(
        tx,
        booking,
        lines.map(({ productId, batchNo, quantity }) => ({
          warehouseId: warehouse.warehouseId,
          productId,
          batchNo,
          pieces: quantity,
          how: "out",
          valueFen: 0n,
        })),
      );
      if (!booked.ok) return booked;
      await saveLineValue(tx, held, -booked.value.reduce((sum, { valueFen }) => sum + valueFen, 0n));
    }
    await documents.saveDocumentState(tx, held, next, { reviewer: session.userId, now, reason: reason.value });
    await recordStep(call, held, `stock.loss.${input.approved ? "approve" : "reject"}`, {
      after: { reason: reason.value },
    });
    return {};
  },

  async reverse(call) {
    const { tx, session, now } = call;
    const found = await holdFor(call, "loss", lossTable, "reverse");
    if (isRefusal(found)) return found;
    const { held, next } = found;
    const [warehouse] = await holdWarehouses(tx, session.scope, [held.warehouseId ?? "0"]);
    if (warehouse === undefined) return unknownWarehouse();
    const booking = {
      ...held,
      bookedOn: businessDay(now, session.timeZone),
      reason: "reversal" as const,
      actorId: session.userId,
    };
    const lines = await documents.linesOf(tx, held);
    await bookGoods(
      tx,
      booking,
      lines.map(({ productId, batchNo, quantity, valueFen }) => ({
        warehouseId: warehouse.warehouseId,
        productId,
        batchNo,
        pieces: quantity,
        how: "in",
        valueFen: BigInt(valueFen),
      })),
    );
    await documents.saveDocumentState(tx, held, next);
    await recordStep(call, held, "stock.loss.reverse");
    return {};
  },
};
