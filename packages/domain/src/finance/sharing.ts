import { checkText, fieldLimits } from "../fields.ts";
import { ledgerAccounts } from "../ledger/accounts.ts";
import type { LedgerTransaction } from "../ledger/postings.ts";
import { accept, refuse, type Result } from "../result.ts";
import type { StateTable } from "../states.ts";
import { keptShares, type SplitShare } from "./split.ts";

/** Kinds of payment whose provider hands shares on to others (分账). */
export const sharedKinds = ["wechat", "alipay"] as const;
export type SharedKind = (typeof sharedKinds)[number];
export const isSharedKind = (kind: string): kind is SharedKind => sharedKinds.some((one) => one === kind);

/**
 * What the providers publish of their limits. A share may be asked for a minute after the payment at the earliest; WeChat Pay
 * releases the money after 30 days by itself; both share at most 30 % of an order unless the merchant agreed otherwise with
 * them. What is null has no published number, and the provider's own answer decides.
 */
export const sharingLimits = {
  wechat: { receivers: 50, usualRatio: 3_000, frozenDays: 30, returns: 50, returnDays: 180 },
  alipay: { receivers: 50, usualRatio: 3_000, frozenDays: null, returns: null, returnDays: null },
} as const satisfies Record<SharedKind, Limits>;
interface Limits {
  readonly receivers: number;
  readonly usualRatio: number;
  readonly frozenDays: number | null;
  readonly returns: number | null;
  readonly returnDays: number | null;
}

/** After the goods are out, so that a complaint at the machine is refunded before anything is shared. */
export const shareDelayMs = 60_000;

/** Whose account it is: a merchant of the provider, who may give back, or a person, who never does. */
export const shareAccountTypes = ["merchant", "person"] as const;
export type ShareAccountType = (typeof shareAccountTypes)[number];

/** An account waits to be registered at the provider, is registered, or was refused. */
export const shareAccountStates = ["waiting", "registered", "refused"] as const;
export type ShareAccountState = (typeof shareAccountStates)[number];
export const shareAccountTable: StateTable<ShareAccountState, "register" | "refuse" | "change"> = {
  waiting: { register: "registered", refuse: "refused", change: "waiting" },
  registered: { change: "waiting" },
  refused: { change: "waiting" },
};

/**
 * The sharing of one paid order. It waits for an account, is requested, is with the provider until that is certain, or
 * releases what is frozen; shared, partly shared and unshared are its ends.
 */
export const sharingStates = ["waiting", "requested", "sharing", "releasing", "shared", "partly", "unshared"] as const;
export type SharingState = (typeof sharingStates)[number];
export type SharingEvent = "wait" | "ask" | "send" | "succeed" | "part" | "release" | "end";
export const sharingTable: StateTable<SharingState, SharingEvent> = {
  waiting: { ask: "requested", end: "unshared" },
  requested: { wait: "waiting", send: "sharing", release: "releasing", end: "unshared" },
  sharing: { succeed: "shared", part: "partly", release: "releasing", end: "unshared" },
  releasing: { end: "unshared" },
  shared: {},
  partly: {},
  unshared: {},
};

/** Why an order is not shared, or not yet. */
export const sharingObstacles = [
  "accountMissing",
  "accountRefused",
  "platformBalance",
  "nothingToShare",
  "aboveRatio",
  "aboveNet",
  "tooOld",
  "refused",
] as const;
export type SharingObstacle = (typeof sharingObstacles)[number];

export interface SharingFacts {
  readonly kind: SharedKind;
  readonly paidFen: bigint;
  /** Paid less what goes or went back. */
  readonly keptFen: bigint;
  /** What the provider keeps of it. */
  readonly feeFen: bigint;
  readonly paidAt: Date;
  readonly receivers: readonly SplitShare[];
  /** Hundredths of a percent that the provider shares of an order at most. */
  readonly ratioLimit: number;
  /** Shares stay in the books of the platform, which somebody answered for. */
  readonly platformBalance: boolean;
}

/** Shares in the order of the receivers, or why nothing is shared; `frozen` says whether the rest must be released. */
export type SharingPlan =
  | { readonly shares: readonly bigint[] }
  | { readonly obstacle: SharingObstacle; readonly frozen: boolean };

const dayMs = 86_400_000;

/** What a provider is asked to share of an order: all of the plan or, where a limit stands against it, nothing (FIN-19). */
export function planSharing(facts: SharingFacts, now: Date): SharingPlan {
  const { kind, paidFen, keptFen, feeFen, paidAt, receivers, ratioLimit } = facts;
  const { frozenDays } = sharingLimits[kind];
  if (keptFen === 0n) return { obstacle: "nothingToShare", frozen: false };
  if (frozenDays !== null && now.getTime() - paidAt.getTime() > frozenDays * dayMs)
    return { obstacle: "tooOld", frozen: false };
  if (facts.platformBalance) return { obstacle: "platformBalance", frozen: true };
  const shares = keptShares(keptFen, receivers);
  const sum = shares.reduce((total, share) => total + share, 0n);
  if (sum === 0n) return { obstacle: "nothingToShare", frozen: true };
  if (sum * 10_000n > paidFen * BigInt(ratioLimit)) return { obstacle: "aboveRatio", frozen: true };
  return sum > keptFen - feeFen ? { obstacle: "aboveNet", frozen: true } : { shares };
}

/** What one receiver got of an order and gave back of it, in fen. */
export interface SharedPart {
  readonly sharedFen: bigint;
  readonly returnedFen: bigint;
}

/** Fen by which each receiver has more than its share of what is kept after a refund. */
export const returnsFor = (
  parts: readonly SharedPart[],
  receivers: readonly SplitShare[],
  keptFen: bigint,
): bigint[] => {
  const targets = keptShares(keptFen, receivers);
  return parts.map(({ sharedFen, returnedFen }, place) => {
    const above = sharedFen - returnedFen - (targets[place] ?? 0n);
    return above > 0n ? above : 0n;
  });
};

/** Why a provider cannot take a share back; the refund goes on without it, and the receiver owes it. */
export const returnObstacles = ["person", "tooOld", "tooMany", "refused"] as const;
export type ReturnObstacle = (typeof returnObstacles)[number];

/** Whether a share can go back at all, before a provider is asked. Undefined when nothing stands against it. */
export function returnObstacle(
  {
    kind,
    accountType,
    sharedAt,
    returnsBefore,
  }: {
    readonly kind: SharedKind;
    readonly accountType: ShareAccountType;
    readonly sharedAt: Date;
    readonly returnsBefore: number;
  },
  now: Date,
): ReturnObstacle | undefined {
  const { returnDays, returns } = sharingLimits[kind];
  if (kind === "wechat" && accountType === "person") return "person";
  if (returnDays !== null && now.getTime() - sharedAt.getTime() > returnDays * dayMs) return "tooOld";
  return returns !== null && returnsBefore >= returns ? "tooMany" : undefined;
}

/** A share that goes back is asked for before its refund, comes back or is refused. */
export const returnStates = ["requested", "returned", "refused"] as const;
export type ReturnState = (typeof returnStates)[number];
export const returnTable: StateTable<ReturnState, "succeed" | "refuse" | "retry"> = {
  requested: { succeed: "returned", refuse: "refused" },
  returned: {},
  refused: { retry: "requested" },
};

/** A share as the ledger knows it. */
export interface ShareMoney {
  /** Of the share, or of its return: what is booked once. */
  readonly factId: string;
  readonly orderId: string;
  readonly merchantId: string;
  readonly topMerchantId: string;
  readonly kind: SharedKind;
  readonly receiverId: string;
  readonly amountFen: bigint;
}

const moved = (what: "shareExecuted" | "shareReturned", money: ShareMoney, toFen: bigint): LedgerTransaction => ({
  kind: what,
  idempotencyKey: `${what}:${money.factId}`,
  referenceId: money.orderId,
  merchantId: money.merchantId,
  topMerchantId: money.topMerchantId,
  postings: [
    { account: ledgerAccounts.executedShare(money.receiverId), amountFen: -toFen },
    { account: ledgerAccounts.shareClearing(money.kind), amountFen: toFen },
  ],
});

/** The provider handed a share on: the receiver has it, and the provider owes that much less. */
export const shareExecuted = (money: ShareMoney): LedgerTransaction => moved("shareExecuted", money, money.amountFen);

/** A receiver gave a share back to the provider. */
export const shareReturned = (money: ShareMoney): LedgerTransaction => moved("shareReturned", money, -money.amountFen);

/** What of the shared orders a list shows: what is under way, what differs from its plan, or what is done. */
export const sharingViews = ["open", "differs", "done"] as const;

const accountPatterns: Record<SharedKind, Record<ShareAccountType, RegExp>> = {
  wechat: { merchant: /^\d{8,10}$/, person: /^[\w-]{16,64}$/ },
  alipay: { merchant: /^2088\d{12}$/, person: /^2088\d{12}$/ },
};

export interface ShareAccountForm {
  readonly payMethod: SharedKind;
  readonly accountType: ShareAccountType;
  readonly shareAccount: string;
  readonly holder: string;
}

/** An account has the form that its provider gives it, and a name to which the provider compares it. */
export function checkShareAccount(
  form: ShareAccountForm,
): Result<{ readonly account: string; readonly holder: string }> {
  const account = form.shareAccount.trim();
  if (!accountPatterns[form.payMethod][form.accountType].test(account))
    return refuse("finance.shareAccountForm", { field: "shareAccount" });
  const holder = checkText(form.holder, "holder", fieldLimits.nameLength);
  return holder.ok ? accept({ account, holder: holder.value }) : holder;
}

/** The limit of a provider is above zero and at most the whole order. */
export const checkRatioLimit = (ratio: number): Result<undefined> =>
  Number.isInteger(ratio) && ratio >= 1 && ratio <= 10_000
    ? accept()
    : refuse("finance.splitRatioLimit", { field: "ratioLimit" });
