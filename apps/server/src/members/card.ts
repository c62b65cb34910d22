import type { CardKind, CardMoney, CardState, MovementKind, RechargeMethod } from "@yunshou/domain";

/** A card as one transaction works on it: locked, and about to be saved. */
export interface Card extends CardMoney {
  readonly topId: string;
  readonly cardId: string;
  merchantId: string;
  memberId: string | null;
  /** The area whose staff manages it; null where the merchant keeps none (CARD-24). */
  readonly areaId: string | null;
  readonly cardNo: string;
  readonly physicalNo: string;
  readonly logicalNo: string;
  readonly kind: CardKind;
  state: CardState;
  readonly expiry: string;
  /** Whether the card, its holder or the holder's phone stood on a blacklist when it was locked (SYS-17). */
  readonly blacklisted: boolean;
  readonly dailyCount: number;
  readonly dailyAmountFen: bigint;
  readonly machineIds: readonly string[];
  balanceFen: bigint;
  giftFen: bigint;
  rechargedFen: bigint;
  consumedFen: bigint;
  consumedCount: number;
  /** The day that the two figures after it count, for the daily limits. */
  day: string | null;
  dayCount: number;
  dayAmountFen: bigint;
  /** Time zone of its merchant. */
  readonly timeZone: string;
}

/** One line of a card's book. */
export interface Movement {
  readonly topId: string;
  readonly movementId: string;
  readonly merchantId: string;
  readonly cardId: string;
  readonly kind: MovementKind;
  readonly amountFen: bigint;
  readonly giftAmountFen: bigint;
  readonly balanceAfterFen: bigint | null;
  readonly giftAfterFen: bigint | null;
  readonly method: RechargeMethod | null;
  readonly orderId: string | null;
  readonly remark: string;
  readonly actorId: string | null;
  readonly at: Date;
}
