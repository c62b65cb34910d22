import type { Day, Generated, Id, Int8 } from "./columns.ts";

/** Members of merchants: who holds cards (CARD-02) */
export interface MemberTable {
  top_id: Id;
  id: Generated<Id>;
  merchant_id: Id;
  holder_sealed: Buffer;
  name_index: Buffer;
  phone_index: Buffer;
  level: Generated<"ordinary" | "silver" | "gold" | "diamond">;
  remark: Generated<string>;
  created_by: Id | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

/** IC cards (CARD-01, CARD-02); what lies on one is also in the ledger */
export interface CardTable {
  top_id: Id;
  id: Generated<Id>;
  merchant_id: Id;
  member_id: Id | null;
  card_no: string;
  physical_no: string;
  logical_no: string;
  kind: "normal" | "staff" | "test" | "student" | "gift";
  state: "notActivated" | "activated" | "locked" | "reportedLost" | "reissued" | "cancelled";
  expires_on: Day;
  daily_count: Generated<number>;
  daily_amount_fen: Generated<Int8>;
  allowed_machines: Generated<Id[]>;
  password_sealed: Buffer | null;
  wrong_passwords: Generated<number>;
  balance_fen: Generated<Int8>;
  gift_fen: Generated<Int8>;
  recharged_fen: Generated<Int8>;
  consumed_fen: Generated<Int8>;
  consumed_count: Generated<number>;
  counted_day: Day | null;
  counted_orders: Generated<number>;
  counted_fen: Generated<Int8>;
  replaces_id: Id | null;
  created_by: Id | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

/** The book of each card: every change of its balance and its gift; what lies on a card is the sum of its lines */
export interface CardMovementTable {
  top_id: Id;
  id: Generated<Id>;
  merchant_id: Id;
  card_id: Id;
  kind:
    | "issue"
    | "recharge"
    | "deduction"
    | "correction"
    | "consumption"
    | "refund"
    | "replacedOut"
    | "replacedIn"
    | "movedOut"
    | "movedIn"
    | "payout"
    | "forfeit";
  amount_fen: Int8;
  gift_amount_fen: Int8;
  balance_after_fen: Int8 | null;
  gift_after_fen: Int8 | null;
  method: "cash" | "transfer" | null;
  order_id: Id | null;
  remark: Generated<string>;
  actor_id: Id | null;
  happened_at: Date;
}
