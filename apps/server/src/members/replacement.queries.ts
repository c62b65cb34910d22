import type { Handle } from "@yunshou/database";
import { type CardNumbers, turnedPhysicalNo } from "@yunshou/domain";
import type { NewCard } from "./cards.queries.ts";

/** Cards beside one that bear the card number or the physical number, in either order of its bytes, of the same tree. The caller's scope is asked when they are locked. */
export async function bearersOf(
  tx: Handle,
  cardId: string,
  { cardNo, physicalNo }: Pick<CardNumbers, "cardNo" | "physicalNo">,
): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `select n.id from card o join card n on n.top_id = o.top_id and n.id <> o.id and (n.card_no = $2 or n.physical_no = any($3::text[]))
     where o.id = $1 order by n.id`,
    [cardId, cardNo, [physicalNo, turnedPhysicalNo(physicalNo)]],
  );
  return rows.map(({ id }) => id);
}

/** Gives a blank card, which is locked, what a card that replaces another takes over. False where it is blank no more. */
export async function giveStockCard(
  tx: Handle,
  card: Pick<
    NewCard,
    | "topId"
    | "cardId"
    | "memberId"
    | "areaId"
    | "kind"
    | "dailyCount"
    | "dailyAmountFen"
    | "machineIds"
    | "expiry"
    | "replacesId"
  >,
): Promise<boolean> {
  const rows = await tx.query(
    `update card set member_id = $3, area_id = $4, kind = $5, daily_count = $6, daily_amount_fen = $7, allowed_machines = $8, expires_on = $9,
       replaces_id = $10, password_sealed = null, wrong_passwords = 0, updated_at = now()
     where top_id = $1 and id = $2 and state = 'notActivated' and member_id is null and replaces_id is null returning id`,
    [
      card.topId,
      card.cardId,
      card.memberId,
      card.areaId,
      card.kind,
      card.dailyCount,
      String(card.dailyAmountFen),
      card.machineIds,
      card.expiry,
      card.replacesId,
    ],
  );
  return rows.length === 1;
}
