import type { Permission } from "@yunshou/contract";
import type { modelling } from "@yunshou/contract/goods/modelling";
import {
  checkModellingDecision,
  checkPictures,
  endOfWorkday,
  likenessOf,
  modellingTable,
  refuse,
  type Refusal,
  reviewStateOf,
  reviewWorkdays,
  step,
} from "@yunshou/domain";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../../platform/call.ts";
import { isRefusal } from "../../platform/refused.ts";
import { isInLibrary } from "../library/library.queries.ts";
import { alikeProducts } from "./alike.queries.ts";
import { approveInto } from "./approve.ts";
import * as queries from "./modelling.queries.ts";

type AnyCall = Call<unknown, Permission>;

const unknown = () => refuse("record.unknown", { field: "modellingId" });
const has = (refusal: Refusal): Refusal => ({ ...refusal, field: "productId" });

/** Handlers of requests to take products into the library, and of their review (PRODUCT-18 to PRODUCT-21). */
export function modellingHandlers({ dataDir }: { readonly dataDir: string }): HandlersOf<typeof modelling> {
  const find = ({ tx, session, language }: AnyCall, modellingId: string, lock = true) =>
    queries.modellingOf(tx, session.scope, language, modellingId, { lock });

  return {
    list: ({ tx, session, language, input }) => queries.listModelling(tx, session.scope, language, input, input),

    async detail(call) {
      const { tx, session, language } = call;
      const request = await find(call, call.input.modellingId, false);
      if (request === undefined) return unknown();
      const { topId: _t, merchantId: _m, originalName, ...row } = request;
      const events = await queries.eventsOf(tx, request, session.scope);
      const alike = await alikeProducts(tx, language, { ...request, name: originalName });
      return { ...row, events, alike };
    },

    async submit(call) {
      const { tx, session, input, now } = call;
      const product = await queries.submittedProduct(tx, session.scope, input.productId);
      if (product === undefined) return refuse("goods.unknownProduct", { field: "productId" });
      const ready = await checkSubmission(call, product);
      if (ready !== undefined) return ready;
      const dueTime = endOfWorkday(now, reviewWorkdays);
      const modellingId = await queries.saveRequest(tx, product, session.userId, { now, dueAt: dueTime });
      const event = product.modellingId === null ? "submit" : "resubmit";
      await queries.writeEvent(tx, product, modellingId, event, { remark: "", userId: session.userId, now });
      await queries.saveReview(tx, product, reviewStateOf("underReview"), null);
      const after = { name: product.name, due: dueTime };
      await recordAudit(call, { action: `goods.modelling.${event}`, object: product.code, merchant: product, after });
      return { modellingId, dueTime };
    },

    async decide(call) {
      const { modellingIds, decision, auditRemark } = call.input;
      const ids = [...new Set(modellingIds)].sort((left, right) => (BigInt(left) < BigInt(right) ? -1 : 1));
      if (ids.length === 0) return refuse("goods.selectProducts", { field: "modellingIds" });
      const remark = checkModellingDecision(decision, auditRemark);
      if (!remark.ok) return remark;
      for (const modellingId of ids) {
        const request = await find(call, modellingId);
        if (request === undefined) return unknown();
        const next = step(modellingTable, request.auditStatus, decision);
        if (!next.ok) return next;
        const libraryId = decision === "approve" ? await approveInto(call, dataDir, request) : null;
        if (isRefusal(libraryId)) return libraryId;
        const { userId } = call.session;
        const decided = { status: next.value, remark: remark.value, userId, now: call.now, libraryId };
        await queries.saveDecision(call.tx, request, decided);
        await queries.writeEvent(call.tx, request, modellingId, decision, decided);
        await queries.saveReview(call.tx, request, reviewStateOf(next.value), libraryId);
        await recordAudit(call, {
          action: `goods.modelling.${decision}`,
          object: request.productCode,
          merchant: request,
          before: { status: request.auditStatus },
          after: { status: next.value, remark: remark.value },
        });
      }
      return { decided: ids.length };
    },
  };
}

/** Why a product cannot be submitted: it is being reviewed, it stands in the library, or something is missing (PRODUCT-19, PRODUCT-20). */
async function checkSubmission({ tx }: Pick<AnyCall, "tx">, product: queries.Submitted): Promise<Refusal | undefined> {
  if (product.status === "underReview") return refuse("goods.underReview", { field: "productId" });
  const likeness = likenessOf({
    brand: product.brand,
    productName: product.name,
    specification: product.specification,
  });
  if (product.libraryId !== null || (await isInLibrary(tx, { barcode: product.barcode, likeness }))) {
    return refuse("goods.inLibrary", { field: "productId" });
  }
  if (product.brandId === null) return refuse("goods.brandMissing", { field: "productId" });
  if (product.categoryId === null) return refuse("goods.chooseCategory", { field: "productId" });
  const pictures = checkPictures(product.image, product.details);
  return pictures.ok ? undefined : has(pictures);
}
