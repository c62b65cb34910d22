import type { ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { packageSales } from "@yunshou/contract/members/packageSales";
import { conditions, contains, given, type Handle, raw, type Scope, scoped, sql, statement } from "@yunshou/database";
import type { LevelRight, MemberLevel, PackageDays, PackagePayWay } from "@yunshou/domain";
import { type Order, type Page, pageOf, type Paging } from "../../platform/lists.queries.ts";
import { inAreas } from "../areas/areaScope.queries.ts";
import type { HeldRow } from "../holders.ts";
import type { MemberPackage } from "./packages.queries.ts";

const ofMerchants = { machine: null } as const;

const dayText = (name: string) => `to_char(s.${name}, 'YYYY-MM-DD')`;
const held = `s.top_id as "topId", s.id as "packageSaleId", s.merchant_id as "merchantId", s.member_id as "memberId", s.card_id as "cardId", s.package_name as "packageName", s.months,
  s.price_fen as "priceFen", s.gift_fen as "giftFen", s.paid_by as "payWay", ${dayText("from_day")} as "fromDay", ${dayText("to_day")} as "toDay", ${dayText("sold_day")} as "soldDay",
  s.refunded_at is not null as refunded, h.time_zone as "timeZone"`;

/** A sale as it is stored. */
export interface PackageSale extends PackageDays {
  readonly topId: string;
  readonly packageSaleId: string;
  readonly merchantId: string;
  readonly memberId: string;
  readonly cardId: string;
  readonly packageName: string;
  readonly months: number;
  readonly priceFen: string;
  readonly giftFen: string;
  readonly payWay: PackagePayWay;
  readonly soldDay: string;
  readonly refunded: boolean;
  readonly timeZone: string;
}

const order = {
  by: { soldTime: "s.id", endDate: "s.to_day" },
  unsorted: "soldTime",
  tie: ["s.id desc"],
} as const satisfies Order<string>;

type Filters = Pick<ParsedInputOf<typeof packageSales.list>, "packageName" | "cardNo" | "saleStatus">;
type Row = HeldRow<Omit<StoredRow<typeof packageSales.list>, "saleStatus" | "refundableFen" | "counterFen">> &
  Pick<PackageSale, "soldDay" | "giftFen" | "timeZone">;

/** Conditions of the states, as `packageSaleState` names them on the present day of the sale's merchant, whoever reads. */
const inState = (state: NonNullable<Filters["saleStatus"]>, now: Date) => {
  const today = sql`(${now}::timestamptz at time zone h.time_zone)::date`;
  return {
    refunded: sql`s.refunded_at is not null`,
    waiting: sql`s.refunded_at is null and s.from_day > ${today}`,
    running: sql`s.refunded_at is null and ${today} between s.from_day and s.to_day`,
    over: sql`s.refunded_at is null and s.to_day < ${today}`,
  }[state];
};

export const listPackageSales = (
  tx: Handle,
  scope: Scope,
  now: Date,
  filters: Filters,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<Row>> =>
  pageOf(
    tx,
    {
      columns: `s.id as "packageSaleId", s.package_name as "packageName", coalesce(c.card_no, '') as "cardNo", m.id as "memberId", m.holder_sealed as "holderSealed", s.level as "memberLevel",
        s.months as "packagePeriod", s.price_fen as "packagePriceFen", s.gift_fen as "giftFen", s.paid_by as "payWay", ${dayText("from_day")} as "startDate", ${dayText("to_day")} as "endDate",
        ${dayText("sold_day")} as "soldDay", s.refund_fen as "refundedFen",
        s.paid_by = 'balance' and exists (with recursive line (id, state, merchant_id) as (select c.id, c.state, c.merchant_id
          union all select n.id, n.state, n.merchant_id from line join card n on n.replaces_id = line.id and n.top_id = s.top_id)
          select from line where state <> 'cancelled' and merchant_id = s.merchant_id) as "refundsToCard", s.refunded_at as "refundedTime", h.name as "merchantName", h.time_zone as "timeZone", u.name as "operatorName", s.sold_at as "soldTime"`,
      // Card and member may have gone to another merchant since, out of the caller's sight.
      from: `member_package_sale s left join card c on c.top_id = s.top_id and c.id = s.card_id left join member m on m.top_id = s.top_id and m.id = s.member_id
        join merchant h on h.id = s.merchant_id left join app_user u on u.id = s.sold_by`,
      where: conditions(
        scoped(scope, "s", ofMerchants),
        inAreas(scope, "c"),
        contains("s.package_name", filters.packageName),
        contains("c.card_no", filters.cardNo),
        given(filters.saleStatus, (state) => inState(state, now)),
      ),
    },
    order,
    paging,
  );

/** What was sold and paid back of each package in some days, the best sold first. */
export function packageFigures(
  tx: Handle,
  scope: Scope,
  { fromDay, toDay, now }: { readonly fromDay: string; readonly toDay: string; readonly now: Date },
): Promise<StoredRow<typeof packageSales.figures>[]> {
  const sold = sql`s.sold_day between ${fromDay}::date and ${toDay}::date`;
  const back = sql`s.refunded_day between ${fromDay}::date and ${toDay}::date`;
  const runs = inState("running", now);
  return tx.query(
    ...statement(sql`select s.package_name as "packageName", h.name as "merchantName", (count(*) filter (where ${sold}))::int as "soldCount",
        coalesce(sum(s.price_fen) filter (where ${sold}), 0)::bigint as "soldFen", (count(*) filter (where ${back}))::int as "refundedCount",
        coalesce(sum(s.refund_fen) filter (where ${back}), 0)::bigint as "refundedFen", (count(*) filter (where ${runs}))::int as "runningCount"
      from member_package_sale s left join card c on c.top_id = s.top_id and c.id = s.card_id join merchant h on h.id = s.merchant_id
      where ${conditions(scoped(scope, "s", ofMerchants), inAreas(scope, "c"), sql`(${sold} or ${back} or ${runs})`)}
      group by s.merchant_id, h.name, s.package_name order by 4 desc, 1 limit 200`),
  );
}

/** A sale of the caller, locked until the transaction ends. */
export async function lockPackageSale(tx: Handle, scope: Scope, id: string): Promise<PackageSale | undefined> {
  const where = conditions(scoped(scope, "s", ofMerchants), inAreas(scope, "c"), sql`s.id = ${id}`);
  const [row] = await tx.query<PackageSale>(
    ...statement(sql`select ${raw(held)} from member_package_sale s join merchant h on h.id = s.merchant_id
      left join card c on c.top_id = s.top_id and c.id = s.card_id where ${where} for update of s`),
  );
  return row;
}

/** The days on which a member has this package, now or later, the first first. The member is held. */
export const heldDays = (
  tx: Handle,
  {
    topId,
    memberId,
    memberPackageId,
  }: Pick<MemberPackage, "topId" | "memberPackageId"> & { readonly memberId: string },
  today: string,
): Promise<PackageDays[]> =>
  tx.query<PackageDays>(
    `select ${dayText("from_day")} as "fromDay", ${dayText("to_day")} as "toDay" from member_package_sale s
     where s.top_id = $1 and s.member_id = $2 and s.package_id = $3 and s.to_day >= $4::date and s.refunded_at is null order by s.from_day, s.id`,
    [topId, memberId, memberPackageId, today],
  );

export interface NewPackageSale extends PackageDays {
  readonly packageSaleId: string;
  readonly memberId: string;
  readonly cardId: string;
  readonly giftFen: bigint;
  readonly payWay: PackagePayWay;
  readonly remark: string;
  readonly actorId: string | null;
  readonly at: Date;
  readonly soldDay: string;
}

export async function insertPackageSale(tx: Handle, bought: MemberPackage, sale: NewPackageSale): Promise<void> {
  await tx.query(
    `insert into member_package_sale (top_id, id, merchant_id, member_id, card_id, package_id, package_name, level, months, price_fen, gift_fen, paid_by, from_day, to_day, remark,
       sold_by, sold_at, sold_day) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)`,
    [
      bought.topId,
      sale.packageSaleId,
      bought.merchantId,
      sale.memberId,
      sale.cardId,
      bought.memberPackageId,
      bought.name,
      bought.memberLevel,
      bought.months,
      bought.priceFen,
      String(sale.giftFen),
      sale.payWay,
      sale.fromDay,
      sale.toDay,
      sale.remark,
      sale.actorId,
      sale.at,
      sale.soldDay,
    ],
  );
}

export async function saveRefund(
  tx: Handle,
  { topId, packageSaleId }: PackageSale,
  refund: { readonly fen: bigint; readonly actorId: string | null; readonly at: Date; readonly day: string },
): Promise<void> {
  await tx.query(
    "update member_package_sale set refund_fen = $3, refunded_by = $4, refunded_at = $5, refunded_day = $6 where top_id = $1 and id = $2",
    [topId, packageSaleId, String(refund.fen), refund.actorId, refund.at, refund.day],
  );
}

/** The own level of a member and what his packages give him on this day or later, as far as they are of his merchant. */
export async function levelRights(
  tx: Handle,
  { topId, memberId }: { readonly topId: string; readonly memberId: string },
  day: string,
): Promise<{ readonly own: MemberLevel; readonly rights: readonly LevelRight[] } | undefined> {
  const [member] = await tx.query<{ own: MemberLevel; rights: LevelRight[] }>(
    `select m.level as own, coalesce((select jsonb_agg(jsonb_build_object('level', s.level, 'fromDay', ${dayText("from_day")}, 'toDay', ${dayText("to_day")}))
        from member_package_sale s where s.member_id = m.id and s.top_id = m.top_id and s.merchant_id = m.merchant_id and s.to_day >= $3::date and s.refunded_at is null), '[]') as rights
     from member m where m.top_id = $1 and m.id = $2 and m.anonymised_at is null`,
    [topId, memberId, day],
  );
  return member;
}
