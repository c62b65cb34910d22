import type { Permission } from "@yunshou/contract";
import { checkFeature, refuse, type Refusal } from "@yunshou/domain";
import type { Call, Session } from "../platform/call.ts";
import { type CardMerchant, cardMerchants } from "./members.queries.ts";

export type AnyCall = Call<unknown, Permission>;

/** CARD-27: members and cards are no matter of a merchant whose membership-card switch is off. */
export function checkCards({ session }: { readonly session: Session }): Refusal | undefined {
  if (session.scope.merchants === "all") return undefined;
  const checked = checkFeature(session.features, "membershipCard");
  return checked.ok ? undefined : checked;
}

const hasCards = ({ features }: CardMerchant, session: Session) =>
  session.features.has("membershipCard") && features.includes("membershipCard");

/** A merchant of the caller for whom cards can be issued. One made a moment ago may be in the tree and not yet among those the session writes for. */
export async function cardMerchantOf({ tx, session }: AnyCall, merchantId: string): Promise<CardMerchant | Refusal> {
  const { merchants } = session.scope;
  const [merchant] =
    merchants === "all" || merchants.includes(merchantId) ? await cardMerchants(tx, session.scope, merchantId) : [];
  if (merchant === undefined) return refuse("merchants.unknown", { field: "merchantId" });
  return hasCards(merchant, session) ? merchant : refuse("merchants.featureOff", { field: "merchantId" });
}

/** The merchants of a choice, as the caller may see them. */
export async function merchantChoices({
  tx,
  session,
}: AnyCall): Promise<
  (Pick<CardMerchant, "merchantId" | "merchantNo" | "merchantName"> & { readonly topId: string })[]
> {
  const merchants = await cardMerchants(tx, session.scope, null);
  return merchants
    .filter((one) => hasCards(one, session))
    .map(({ merchantId, merchantNo, merchantName, topId }) => ({ merchantId, merchantNo, merchantName, topId }));
}
