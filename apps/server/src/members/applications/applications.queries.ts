import type { ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { cardApplications } from "@yunshou/contract/members/applications";
import {
  conditions,
  contains,
  equals,
  type Handle,
  onDays,
  type Scope,
  scoped,
  sql,
  statement,
} from "@yunshou/database";
import type { CardApplicationState, CardNumbers } from "@yunshou/domain";
import { type Order, type Page, pageOf, type Paging } from "../../platform/lists.queries.ts";
import { inAreas } from "../areas/areaScope.queries.ts";
import type { HeldRow } from "../holders.ts";

const ofMerchants = { machine: null } as const;

type Filters = Pick<
  ParsedInputOf<typeof cardApplications.list>,
  "originalCardNo" | "newCardNo" | "applyStatus" | "fromDay" | "toDay"
>;
export type ApplicationRecord = HeldRow<Omit<StoredRow<typeof cardApplications.list>, "own">> & {
  readonly applicantId: string | null;
};

const columns = `a.id as "cardApplicationId", c.card_no as "originalCardNo", c.state as "cardStatus", a.new_card_no as "newCardNo", a.physical_no as "physicalNo",
  a.logical_no as "logicalNo", to_char(a.expires_on, 'YYYY-MM-DD') as "cardExpiry", c.member_id as "memberId", m.holder_sealed as "holderSealed",
  c.balance_fen as "balanceFen", c.gift_fen as "giftFen", a.state as "applyStatus", p.name as applicant, a.applied_by as "applicantId", a.applied_at as "applyTime",
  r.name as reviewer, a.reviewed_at as "reviewTime", a.remark, a.review_remark as "reviewRemark", h.merchant_no as "merchantNo", h.name as "merchantName"`;
const from = `card_application a join card c on c.top_id = a.top_id and c.id = a.card_id join merchant h on h.id = a.merchant_id
  left join member m on m.top_id = c.top_id and m.id = c.member_id left join app_user p on p.id = a.applied_by left join app_user r on r.id = a.reviewed_by`;

const order = {
  by: { applyTime: "a.id", reviewTime: "a.reviewed_at" },
  nulls: { reviewTime: "last" },
  unsorted: "applyTime",
  tie: ["a.id desc"],
} as const satisfies Order<string>;

export const listApplications = (
  tx: Handle,
  scope: Scope,
  timeZone: string,
  filters: Filters,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<ApplicationRecord>> =>
  pageOf(
    tx,
    {
      columns,
      from,
      where: conditions(
        scoped(scope, "a", ofMerchants),
        inAreas(scope, "c"),
        contains("c.card_no", filters.originalCardNo),
        contains("a.new_card_no", filters.newCardNo),
        equals("a.state", filters.applyStatus),
        onDays("a.applied_at", filters, timeZone),
      ),
    },
    order,
    paging,
  );

export interface Application extends CardNumbers {
  readonly topId: string;
  readonly cardApplicationId: string;
  readonly merchantId: string;
  readonly cardId: string;
  readonly originalCardNo: string;
  readonly expiry: string;
  readonly state: CardApplicationState;
  readonly applicantId: string | null;
}

/** An application of the caller, held until the transaction ends. */
export async function applicationOf(tx: Handle, scope: Scope, id: string): Promise<Application | undefined> {
  const where = conditions(scoped(scope, "a", ofMerchants), inAreas(scope, "c"), sql`a.id = ${id}`);
  const [row] = await tx.query<Application>(
    ...statement(sql`select a.top_id as "topId", a.id as "cardApplicationId", a.merchant_id as "merchantId", a.card_id as "cardId", c.card_no as "originalCardNo",
      a.new_card_no as "cardNo", a.physical_no as "physicalNo", a.logical_no as "logicalNo", to_char(a.expires_on, 'YYYY-MM-DD') as expiry, a.state,
      a.applied_by as "applicantId" from card_application a join card c on c.top_id = a.top_id and c.id = a.card_id where ${where} for update of a`),
  );
  return row;
}

export interface NewApplication extends CardNumbers {
  readonly topId: string;
  readonly merchantId: string;
  readonly cardId: string;
  readonly expiry: string;
  readonly remark: string;
  readonly appliedBy: string | null;
  readonly appliedAt: Date;
}

/** Undefined when an application for the card is waiting. */
export async function insertApplication(tx: Handle, one: NewApplication): Promise<string | undefined> {
  const [row] = await tx.query<{ id: string }>(
    `insert into card_application (top_id, merchant_id, card_id, new_card_no, physical_no, logical_no, expires_on, remark, applied_by, applied_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing returning id`,
    [
      one.topId,
      one.merchantId,
      one.cardId,
      one.cardNo,
      one.physicalNo,
      one.logicalNo,
      one.expiry,
      one.remark,
      one.appliedBy,
      one.appliedAt,
    ],
  );
  return row?.id;
}

/** Applications that wait go with their cards to another merchant, whose people decide them then. */
export async function moveApplications(
  tx: Handle,
  cards: readonly Pick<Application, "topId" | "cardId">[],
  merchantId: string,
): Promise<void> {
  await tx.query(
    `update card_application set merchant_id = $3
     where (top_id, card_id) in (select * from unnest($1::bigint[], $2::bigint[])) and state = 'pending'`,
    [cards.map(({ topId }) => topId), cards.map(({ cardId }) => cardId), merchantId],
  );
}

export interface Review {
  readonly state: CardApplicationState;
  readonly reviewRemark: string;
  readonly reviewedBy: string;
  readonly at: Date;
}

export async function saveReview(
  tx: Handle,
  { topId, cardApplicationId }: Application,
  { state, reviewRemark, reviewedBy, at }: Review,
): Promise<void> {
  await tx.query(
    "update card_application set state = $3, review_remark = $4, reviewed_by = $5, reviewed_at = $6 where top_id = $1 and id = $2",
    [topId, cardApplicationId, state, reviewRemark, reviewedBy, at],
  );
}
