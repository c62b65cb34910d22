import type { plans } from "@yunshou/contract/marketing/plans";
import { refuse, type SchemeKind } from "@yunshou/domain";
import type { HandlersOf } from "../platform/call.ts";
import { openDesk } from "./desk.ts";
import { quotedMachine, soldAt } from "./quote.queries.ts";

const sums = ({ priceFen, discountFen, payFen }: Readonly<Record<"priceFen" | "discountFen" | "payFen", bigint>>) => ({
  priceFen: String(priceFen),
  discountFen: String(discountFen),
  payFen: String(payFen),
});

/** 试算: asks the engine what the gateway would ask, and claims nothing. */
export const quote: HandlersOf<typeof plans>["quote"] = async ({ tx, session, input, now }) => {
  const machine = await quotedMachine(tx, session.scope, input.machineId);
  if (machine === undefined) return refuse("machines.unknown", { field: "machineId" });
  if (input.lines.length === 0) return refuse("goods.chooseProduct", { field: "lines" });
  const ids = input.lines.map(({ productId }) => productId);
  const sold = new Map((await soldAt(tx, session.scope, machine.machineId, ids)).map((row) => [row.productId, row]));
  if (ids.some((productId) => !sold.has(productId))) return refuse("marketing.notSoldHere", { field: "lines" });
  const at = input.at === undefined ? now : new Date(input.at);
  const lines = input.lines.map(({ productId, quantity }) => {
    const { productName, priceFen } = sold.get(productId)!;
    return { productId, productName, quantity, priceFen: BigInt(priceFen) };
  });
  const desk = await openDesk(tx, [machine], { claiming: false });
  const priced = desk.price(machine, at, { business: input.businessType, level: input.memberLevel, lines });
  const named = (one: { readonly ruleId: string; readonly name: string; readonly kind: string }) => ({
    planId: one.ruleId,
    planName: one.name,
    planType: one.kind as SchemeKind,
  });
  return {
    ...sums(priced),
    at,
    machineNo: machine.machineNo,
    lines: lines.map(({ priceFen, ...line }, place) => ({
      ...line,
      unitPriceFen: String(priceFen),
      ...sums(priced.lines[place]!),
    })),
    applied: priced.applied.map((one) => ({ ...named(one), discountFen: String(one.discountFen) })),
    refused: priced.refused.map((one) => ({ ...named(one), reason: one.reason })),
  };
};
