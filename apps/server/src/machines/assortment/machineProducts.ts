import type { ParsedInputOf } from "@yunshou/contract";
import type { machineProducts } from "@yunshou/contract/machines/machineProducts";
import {
  type AssortmentChange,
  checkAssortmentChange,
  checkMovedAmount,
  checkNotNegative,
  planAssortment,
  type ProductForLane,
  type Refusal,
  refuse,
  type Result,
  accept,
} from "@yunshou/domain";
import type { Call, HandlersOf } from "../../platform/call.ts";
import { startExport } from "../../platform/export/startExport.ts";
import { applyDraft, type Draft, draftOf, previewOf } from "../changeSets/engine.ts";
import { machineProductExport } from "./machineProductExport.ts";
import * as queries from "./machineProducts.queries.ts";

type ChangeInput = ParsedInputOf<typeof machineProducts.preview>;
type ChangeCall = Pick<Call<ChangeInput, "machines.product.write">, "tx" | "session" | "now" | "input">;

/** Handlers of products on machines: a list, and changes on many machines with a preview (LANE-02, LANE-09, LANE-14, PRODUCT-08). */
export const machineProductHandlers: HandlersOf<typeof machineProducts> = {
  list: ({ tx, session, input, language }) => queries.listMachineProducts(tx, session.scope, language, input, input),

  async preview(call) {
    const draft = await assortmentDraft(call, { lock: false });
    return "ok" in draft ? draft : previewOf(draft);
  },

  async change(call) {
    const draft = await assortmentDraft(call, { lock: true });
    return "ok" in draft ? draft : applyDraft(call, draft, call.input);
  },

  export: (call) => startExport(call, machineProductExport),
};

/** The lane prices of the new product: those that were given, else its own (PRODUCT-08 is judged for each lane). */
function pricesOf(input: ChangeInput, product: queries.PricedProduct): Result<ProductForLane> {
  const price = checkMovedAmount(BigInt(input.lanePriceFen ?? product.priceFen), "lanePriceFen");
  if (!price.ok) return price;
  const purchase = input.purchaseFen ?? product.purchaseFen;
  const checked = checkNotNegative(BigInt(purchase ?? "0"));
  if (!checked.ok) return { ...checked, field: "purchaseFen" };
  return accept({
    productId: product.productId,
    priceFen: price.value,
    purchaseFen: purchase === null ? null : checked.value,
  });
}

async function assortmentDraft(
  { tx, session, now, input }: ChangeCall,
  how: { readonly lock: boolean },
): Promise<Draft | Refusal> {
  const { action, laneCount, machineIds } = input;
  if (machineIds.length === 0) return refuse("machines.selectToOperate", { field: "machineIds" });
  const [oldId, newId] = [action === "add" ? undefined : input.productId, input.newProductId];
  if (action !== "add" && oldId === undefined) return refuse("goods.chooseProduct", { field: "productId" });
  const named = [oldId, action === "remove" ? undefined : newId].filter((productId) => productId !== undefined);
  const found = await queries.pricedProducts(tx, session.scope, named, machineIds);
  const products = new Map(found.map((product) => [product.productId, product]));
  if (oldId !== undefined && !products.has(oldId)) return refuse("goods.unknownProduct", { field: "productId" });
  const added = action === "remove" || newId === undefined ? undefined : products.get(newId);
  if (action !== "remove" && newId !== undefined && added === undefined)
    return refuse("goods.unknownProduct", { field: "newProductId" });
  const priced = added === undefined ? undefined : pricesOf(input, added);
  if (priced?.ok === false) return priced;
  const change: AssortmentChange = {
    action,
    laneCount,
    productId: oldId ?? newId ?? "",
    product: priced?.value ?? null,
  };
  const checked = checkAssortmentChange(change);
  if (!checked.ok) return checked;
  const title = (added ?? products.get(change.productId))!.name;
  return draftOf(
    { tx, session, now },
    machineIds,
    { kind: action, title, plan: (lanes) => planAssortment(lanes, change) },
    how,
  );
}
