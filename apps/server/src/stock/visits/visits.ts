import type { visits } from "@yunshou/contract/stock/visits";
import { checkVisitCost, refuse } from "@yunshou/domain";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { HandlersOf } from "../../platform/call.ts";
import { readerOf } from "../procurement/documentCalls.ts";
import { ownerOf } from "../procurement/owner.ts";
import { bookAct } from "./acts.ts";
import { listActs } from "./acts.queries.ts";
import { planDay } from "./planDay.ts";
import * as queries from "./visits.queries.ts";

const unknownRoute = () => refuse("stock.routeUnknown", { field: "routeId" });

/** Handlers of who to visit today and of what is done there (STOCK-09, STOCK-08, STOCK-04). */
export const visitHandlers = ({ dataDir }: { readonly dataDir: string }): HandlersOf<typeof visits> => ({
  async today(call) {
    const { routeId, visitCostFen } = call.input;
    const plan = await planDay(call, routeId, visitCostFen === undefined ? undefined : BigInt(visitCostFen));
    if (plan === undefined) return unknownRoute();
    const { lanes: _, ...rest } = plan;
    return rest;
  },

  async setCost(call) {
    const { tx, session, input } = call;
    const cost = checkVisitCost(BigInt(input.visitCostFen));
    if (!cost.ok) return cost;
    const owner = ownerOf(session);
    const before = await queries.visitCostOf(tx, owner);
    await queries.saveVisitCost(tx, owner, cost.value);
    await recordAudit(call, {
      action: "stock.visit.setCost",
      object: session.merchantNo,
      merchant: owner,
      before: { visitCostFen: String(before) },
      after: { visitCostFen: String(cost.value) },
    });
    return {};
  },

  async pack(call) {
    const { tx, session, language, input } = call;
    const plan = await planDay(call, input.routeId, undefined);
    if (plan === undefined) return unknownRoute();
    const { routeId, routeName, day, lanes } = plan;
    const reader = { scope: session.scope, language };
    const products = await queries.productsShown(tx, reader, [...new Set(lanes.map(({ productId }) => productId))]);
    const byId = new Map(products.map((product) => [product.productId, product]));
    const byMachine = Map.groupBy(lanes, ({ machineId }) => machineId);
    const rows = plan.rows.map((row) => ({
      ...row,
      lanes: (byMachine.get(row.machineId) ?? []).flatMap(
        ({ cabinet, laneNo, productId, stock, capacity, warnThreshold, isFaulty, lastDay }) => {
          const product = byId.get(productId);
          const isLow = stock <= warnThreshold;
          return product === undefined
            ? []
            : [{ cabinet, laneNo, ...product, stock, capacity, isLow, isFaulty, lastDay }];
        },
      ),
    }));
    const routes = await queries.routesOffered(tx, session.scope, session.userId);
    const bag = routeId === null ? [] : await queries.bagShown(tx, reader, routeId);
    return { routeId, routeName, routes, day, rows, bag };
  },

  act: (call) => bookAct(call, dataDir),

  acts: (call) => listActs(call.tx, readerOf(call), call.input, call.input),
});
