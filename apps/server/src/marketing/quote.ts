import type { plans } from "@yunshou/contract/marketing/plans";
import type { Database, Handle, Scope } from "@yunshou/database";
import {
  businessDay,
  type BusinessType,
  type MemberLevel,
  refuse,
  type Refusal,
  type SchemeKind,
} from "@yunshou/domain";
import { holderOfCard } from "../members/cards.queries.ts";
import { memberLevelOn } from "../members/packages/packageDesk.ts";
import type { HandlersOf } from "../platform/call.ts";
import type { Secrets } from "../platform/secrets.ts";
import { quoteCodes } from "./codes/quoteCodes.ts";
import { openDesk } from "./desk.ts";
import { quotedMachine, soldAt } from "./quote.queries.ts";

const sums = ({ priceFen, discountFen, payFen }: Readonly<Record<"priceFen" | "discountFen" | "payFen", bigint>>) => ({
  priceFen: String(priceFen),
  discountFen: String(discountFen),
  payFen: String(payFen),
});

/** Business of a phone; there codes of the mall count, everywhere else those of machines. */
const ofMall: readonly BusinessType[] = ["mall", "miniProgram"];

export interface QuoteDependencies {
  readonly database: Database;
  readonly secrets: Pick<Secrets, "keyedHashes">;
}

/** 试算: asks the engine what the gateway would ask, and claims nothing. */
export const quoteHandler =
  (dependencies: QuoteDependencies): HandlersOf<typeof plans>["quote"] =>
  async ({ tx, session, input, now }) => {
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
    const desk = await openDesk(tx, [machine]);
    const { businessType: business } = input;
    const level = await levelOf(tx, session.scope, input, businessDay(at, machine.timeZone));
    if (level !== null && typeof level === "object") return level;
    const usage = ofMall.includes(business) ? "mall" : "machine";
    const codes = await quoteCodes(tx, dependencies, {
      place: machine,
      usage,
      at,
      now,
      userId: session.userId,
      typed: input.discountCodes,
    });
    const priced = desk.price(machine, at, { business, level, lines }, codes.rules);
    const isPlan = ({ ruleId }: { readonly ruleId: string }) => !codes.rules.some((rule) => rule.ruleId === ruleId);
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
      applied: priced.applied.filter(isPlan).map((one) => ({ ...named(one), discountFen: String(one.discountFen) })),
      refused: priced.refused.filter(isPlan).map((one) => ({ ...named(one), reason: one.reason })),
      memberLevel: level,
      codes: codes.outcomes(priced),
    };
  };

/** The level of the card's holder on that day, else what the caller says. */
async function levelOf(
  tx: Handle,
  scope: Scope,
  { cardId, memberLevel }: { readonly cardId: string | null; readonly memberLevel: MemberLevel | null },
  day: string,
): Promise<MemberLevel | null | Refusal> {
  if (cardId === null) return memberLevel;
  const holder = await holderOfCard(tx, scope, cardId);
  if (holder === undefined) return refuse("members.cardUnknown", { field: "cardId" });
  return holder.memberId === null ? null : memberLevelOn(tx, { topId: holder.topId, memberId: holder.memberId }, day);
}
