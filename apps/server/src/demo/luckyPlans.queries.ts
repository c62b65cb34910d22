import type { Handle } from "@yunshou/database";

interface DemoPlans {
  readonly merchantNo: string;
  readonly drawFen: bigint;
  readonly winRate: number;
  readonly budgetFen: bigint;
  readonly now: Date;
}

/** Plans for the three products that most lanes of a merchant hold and that cost more than a draw; the fourth one's has ended. */
export async function insertLuckyPlans(
  tx: Handle,
  { merchantNo, drawFen, winRate, budgetFen, now }: DemoPlans,
): Promise<void> {
  await tx.query(
    `insert into lucky_plan (top_id, merchant_id, product_id, name, draw_fen, win_rate, budget_fen, state, created_at, ended_at)
     select top_id, merchant_id, product_id, '嗨购·' || name, $2, $3, $4, case when place < 4 then 'active' else 'ended' end,
       $5::timestamptz - interval '20 days', case when place = 4 then $5::timestamptz - interval '6 days' end
     from (select l.top_id, l.merchant_id, l.product_id, p.name, row_number() over (order by count(*) desc, p.id) as place
           from lane l join product p on p.top_id = l.top_id and p.id = l.product_id join merchant m on m.id = l.merchant_id
           where m.merchant_no = $1 and l.price_fen > $2
             and not exists (select from medicine d where d.top_id = p.top_id and d.product_id = p.id)
           group by l.top_id, l.merchant_id, l.product_id, p.name, p.id) s where place <= 4`,
    [merchantNo, String(drawFen), winRate, String(budgetFen), now],
  );
}
