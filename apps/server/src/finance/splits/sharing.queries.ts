import type { AnswerOf, ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { shareAccounts, sharedOrders, splitModes } from "@yunshou/contract/finance/sharing";
import { conditions, equals, type Handle, raw, type Scope, scoped, sql, statement } from "@yunshou/database";
import { type SharedKind, sharingLimits } from "@yunshou/domain";
import { type List, type Order, type Page, pageOf, type Paging } from "../../platform/lists.queries.ts";

const ofMerchants = { machine: null } as const;

/** Of sharing `s` with share `h`: certain, and not what the plan gives; what is kept in the books on purpose differs from nothing. */
export const differs = `(case when h.id is not null then h.state <> 'asked' and h.target_fen <> h.shared_fen - h.returned_fen
    else s.state = 'unshared' and s.obstacle not in ('platformBalance', 'nothingToShare') end)`;
/** Of sharing `s`: not certain yet. */
export const isOpen = "s.state in ('waiting', 'requested', 'sharing', 'releasing')";
/** Sharings with their shares, if any were asked for. */
export const sharingTables = "order_sharing s left join order_share h on h.top_id = s.top_id and h.sharing_id = s.id";

export type SharedFilters = Pick<
  ParsedInputOf<typeof sharedOrders.list>,
  "fromDay" | "toDay" | "merchantId" | "planId" | "receiverId" | "payMethod" | "sharingView"
>;
type SharedRow = StoredRow<typeof sharedOrders.list>;

const views = { open: isOpen, differs, done: `not ${isOpen}` } as const;

const sharedOf = (scope: Scope, filters: SharedFilters): List => ({
  columns: `coalesce(h.id, s.id) as "rowId", s.order_id as "orderNo", s.share_day as "statDate", m.merchant_no as "merchantNo", m.name as "merchantName", s.kind as "payMethod",
    p.name as "splitPlan", r.name as "splitReceiver", coalesce(h.target_fen, 0)::text as "targetFen", coalesce(h.shared_fen, 0)::text as "sharedFen",
    coalesce(h.returned_fen, 0)::text as "returnedFen", s.state as "sharingStatus", s.obstacle, coalesce(h.failure, s.failure) as failure, ${differs} as differs`,
  from: `${sharingTables} join merchant m on m.id = s.merchant_id
    left join split_version v on v.top_id = s.top_id and v.id = s.split_version_id left join split_plan p on p.top_id = v.top_id and p.id = v.plan_id
    left join split_receiver r on r.top_id = h.top_id and r.id = h.receiver_id`,
  where: conditions(
    scoped(scope, "s", ofMerchants),
    sql`s.share_day between ${filters.fromDay}::date and ${filters.toDay}::date`,
    equals("s.merchant_id", filters.merchantId),
    equals("v.plan_id", filters.planId),
    filters.receiverId === undefined
      ? undefined
      : sql`(h.receiver_id = ${filters.receiverId} or h.id is null and ${filters.receiverId}::bigint = any(v.receiver_ids))`,
    equals("s.kind", filters.payMethod),
    filters.sharingView === undefined ? undefined : raw(views[filters.sharingView]),
  ),
});

const sharedOrder = {
  by: { statDate: "s.share_day" },
  unsorted: "statDate",
  tie: ["s.id", "h.place"],
} as const satisfies Order<string>;

export const listShared = (
  tx: Handle,
  scope: Scope,
  filters: SharedFilters,
  paging: Paging<keyof typeof sharedOrder.by>,
): Promise<Page<SharedRow>> => pageOf(tx, sharedOf(scope, filters), sharedOrder, paging);

type AccountRow = StoredRow<typeof shareAccounts.list>;
const accountOrder = {
  by: { splitReceiver: "r.name" },
  unsorted: "splitReceiver",
  tie: ["r.id", "k.kind"],
} as const satisfies Order<string>;

/** Every receiver of splits twice: with its account at each kind of provider, or without. */
export const listAccounts = (
  tx: Handle,
  scope: Scope,
  merchantId: string | undefined,
  paging: Paging<keyof typeof accountOrder.by>,
): Promise<Page<AccountRow>> =>
  pageOf(
    tx,
    {
      columns: `r.id || ' ' || k.kind as "rowId", r.id as "receiverId", r.name as "splitReceiver", m.merchant_no as "merchantNo", m.name as "merchantName", k.kind as "payMethod",
        a.id as "shareAccountId", a.account_type as "accountType", '******' || right(a.account, 4) as "shareAccount", a.holder, a.state as "accountStatus", a.failure,
        a.updated_at as "updatedTime", coalesce(a.version, 0) as version`,
      from: `split_receiver r join merchant m on m.id = r.merchant_id cross join (values ('wechat'), ('alipay')) k(kind)
        left join share_account a on a.top_id = r.top_id and a.receiver_id = r.id and a.kind = k.kind`,
      where: conditions(scoped(scope, "r", ofMerchants), equals("r.merchant_id", merchantId)),
    },
    accountOrder,
    paging,
  );

export interface Receiver {
  readonly topId: string;
  readonly merchantId: string;
  readonly receiverId: string;
  readonly name: string;
}

/** A receiver of the scope, locked, so that its accounts are changed one after another. */
export async function lockReceiver(tx: Handle, scope: Scope, receiverId: string): Promise<Receiver | undefined> {
  const where = conditions(scoped(scope, "r", ofMerchants));
  const [row] = await tx.query<Receiver>(
    ...statement(sql`select r.top_id as "topId", r.merchant_id as "merchantId", r.id as "receiverId", r.name
      from split_receiver r where r.id = ${receiverId} and ${where} for update`),
  );
  return row;
}

export interface SetAccount {
  readonly shareAccountId: string;
  readonly topId: string;
  readonly merchantId: string;
  readonly payMethod: SharedKind;
  readonly receiver: string;
  readonly tail: string;
  readonly version: number;
}

const accountColumns =
  raw(`a.id as "shareAccountId", a.top_id as "topId", a.merchant_id as "merchantId", a.kind as "payMethod", right(a.account, 4) as tail, a.version,
  (select r.name from split_receiver r where r.top_id = a.top_id and r.id = a.receiver_id) as receiver`);

/** The account of a locked receiver at a kind of provider. */
export async function accountAt(tx: Handle, receiver: Receiver, kind: SharedKind): Promise<SetAccount | undefined> {
  const [row] = await tx.query<SetAccount>(
    ...statement(
      sql`select ${accountColumns} from share_account a where a.top_id = ${receiver.topId} and a.receiver_id = ${receiver.receiverId} and a.kind = ${kind}`,
    ),
  );
  return row;
}

/** An account of the scope, locked. */
export async function lockAccount(tx: Handle, scope: Scope, shareAccountId: string): Promise<SetAccount | undefined> {
  const where = conditions(scoped(scope, "a", ofMerchants));
  const [row] = await tx.query<SetAccount>(
    ...statement(
      sql`select ${accountColumns} from share_account a where a.id = ${shareAccountId} and ${where} for update`,
    ),
  );
  return row;
}

/** Writes an account that waits to be registered; undefined when another receiver of the merchant has it. */
export async function saveAccount(
  tx: Handle,
  receiver: Receiver,
  made: { readonly kind: SharedKind; readonly accountType: string; readonly account: string; readonly holder: string },
  now: Date,
): Promise<string | undefined> {
  const taken = await tx.query(
    "select 1 from share_account where merchant_id = $1 and kind = $2 and account = $3 and receiver_id <> $4",
    [receiver.merchantId, made.kind, made.account, receiver.receiverId],
  );
  if (taken.length > 0) return undefined;
  const [row] = await tx.query<{ id: string }>(
    `insert into share_account (top_id, merchant_id, receiver_id, kind, account_type, account, holder, updated_at) values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (receiver_id, kind, top_id) do update set account_type = excluded.account_type, account = excluded.account, holder = excluded.holder, state = 'waiting',
       provider = null, failure = null, version = share_account.version + 1, updated_at = excluded.updated_at returning id`,
    [
      receiver.topId,
      receiver.merchantId,
      receiver.receiverId,
      made.kind,
      made.accountType,
      made.account,
      made.holder,
      now,
    ],
  );
  return row!.id;
}

/** Has an account wait to be registered again. */
export async function waitAgain(tx: Handle, { topId, shareAccountId }: SetAccount, now: Date): Promise<void> {
  await tx.query(
    "update share_account set state = 'waiting', provider = null, failure = null, version = version + 1, updated_at = $3 where top_id = $1 and id = $2",
    [topId, shareAccountId, now],
  );
}

type Mode = AnswerOf<typeof splitModes.show>;
export const usualMode = {
  platformBalance: false,
  ratioLimit: sharingLimits.wechat.usualRatio,
  answeredBy: "",
  reason: "",
} as const;

/** How the splits of a merchant are executed since somebody said so. */
export async function modeOf(tx: Handle, merchantId: string): Promise<Mode | undefined> {
  const [row] = await tx.query<Mode>(
    `select m.platform_balance as "platformBalance", m.ratio_limit as "ratioLimit", m.answered_by as "answeredBy", m.reason,
       (select u.name from app_user u where u.id = m.set_by) as "setBy", m.set_at as "setTime"
     from split_mode m where m.merchant_id = $1 order by m.id desc limit 1`,
    [merchantId],
  );
  return row;
}

export async function insertMode(
  tx: Handle,
  owner: { readonly topId: string; readonly merchantId: string },
  made: {
    readonly platformBalance: boolean;
    readonly ratioLimit: number;
    readonly answeredBy: string;
    readonly reason: string;
    readonly setBy: string;
  },
): Promise<void> {
  await tx.query(
    "insert into split_mode (top_id, merchant_id, platform_balance, ratio_limit, answered_by, reason, set_by) values ($1, $2, $3, $4, $5, $6, $7)",
    [owner.topId, owner.merchantId, made.platformBalance, made.ratioLimit, made.answeredBy, made.reason, made.setBy],
  );
}
