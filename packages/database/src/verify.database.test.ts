import pg from "pg";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { type Database, openDatabase } from "./connect.ts";
import { createTestDatabase, type TestDatabase } from "./testing.ts";
import { asSystem } from "./transaction.ts";
import { type CheckName, checkNames, verifyDatabase } from "./verify.ts";
import { sealOfSettlement } from "./verify/settlementChecks.ts";

let test: TestDatabase;
let database: Database;
let superuser: pg.Client;

const sha = (text: string) => `encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`;

/** Two sales of one machine in Shanghai, one paid by card; the first is half refunded. */
const sound = `
  insert into merchant (id, top_id, path, merchant_no, name, kind) values (1, 1, '{1}', '0001', 'one', 'ordinary');
  insert into machine (top_id, id, merchant_id, machine_no, name, category, type) values (1, 7, 1, 'm7', 'm7', 'vending', 'snack');
  insert into lane (top_id, machine_id, merchant_id, cabinet, lane_no, stock, capacity) values (1, 7, 1, 'main', 11, 8, 10);
  insert into stock_movement (top_id, merchant_id, machine_id, cabinet, lane_no, quantity, stock_after, reason) values
    (1, 1, 7, 'main', 11, 10, 10, 'refill'), (1, 1, 7, 'main', 11, -2, 8, 'sale');
  insert into sales_order (top_id, id, merchant_id, machine_id, product_name, province, quantity, dispensed, payment, business, state, pay_state, ship_state, price_fen, paid_fen, refunded_fen, purchase_fen, refund_state, card_no, exception, source_key, ordered_at, business_day, counted) values
    (1, id_at('2026-05-05') + 1, 1, 7, 'p', '广东', 2, 1, 'wechat', 'ordinary', 'exceptionProcessed', 'paid', 'part', 600, 600, 300, null, 'refunded', null, 'partDispensed', 'a', '2026-05-04T17:30:00Z', '2026-05-05', true),
    (1, id_at('2026-05-05') + 2, 1, 7, 'p', null, 1, 1, 'memberCard', 'ordinary', 'completed', 'paid', 'dispensed', 400, 400, 0, 250, null, 'card', null, 'b', '2026-05-05T01:00:00Z', '2026-05-05', true),
    (1, id_at('2026-05-05') + 3, 1, 7, 'p', null, 1, 0, 'wechat', 'ordinary', 'invalid', 'closed', 'none', 400, 0, 0, null, null, null, null, 'c', '2026-05-05T01:00:00Z', '2026-05-05', false);
  insert into refund (top_id, merchant_id, order_id, machine_id, amount_fen, state, open, reason, method, held_from) values
    (1, 1, id_at('2026-05-05') + 1, 7, 300, 'refunded', false, 'itemJammed', 'auto', 'available'), (1, 1, id_at('2026-05-05') + 1, 7, 100, 'failed', false, 'other', 'manual', 'available');
  insert into rollup_sales values (1, 1, '2026-05-05', 7, 0, 'wechat', 'ordinary', 1, 2, 600, 300, 1, 0, 0), (1, 1, '2026-05-05', 7, 0, 'memberCard', 'ordinary', 1, 1, 400, 0, 0, 250, 400);
  insert into rollup_day values (1, 1, '2026-05-05', 'wechat', 'ordinary', 1, 2, 600, 300, 1, 0, 0), (1, 1, '2026-05-05', 'memberCard', 'ordinary', 1, 1, 400, 0, 0, 250, 400);
  insert into rollup_hour values (1, 1, '2026-05-05', 1, 1, 600, 600), (1, 1, '2026-05-05', 9, 1, 400, 0);
  insert into rollup_total values (1, 1, 'wechat', 1, 600), (1, 1, 'memberCard', 1, 400);
  insert into rollup_card values (1, 1, '2026-05-05', 7, 'card', 1, 400);
  insert into product (top_id, id, merchant_id, code, name, price_fen) values (1, 3, 1, 'p', 'p', 100);
  insert into warehouse (top_id, id, merchant_id, name) values (1, 5, 1, 'w');
  insert into goods_level (top_id, id, merchant_id, warehouse_id, product_id, stock, value_fen) values (1, 6, 1, 5, 3, 4, 400);
  insert into goods_movement (top_id, id, merchant_id, level_id, quantity, value_fen, stock_after, value_after_fen, reason, document_id, doc_no, booked_on) values
    (1, 1, 1, 6, 10, 1000, 10, 1000, 'receipt', 1, 'RK1', '2026-05-05'), (1, 2, 1, 6, -3, -300, 7, 700, 'loss', 2, 'BS1', '2026-05-05'),
    (1, 3, 1, 6, -3, -300, 4, 400, 'count', 21, 'PD1', '2026-05-05');
  insert into app_user (id, top_id, merchant_id, account, name, level, kdf_version, verifier) values (1, 1, 1, 'u', 'u', '2', 1, '');
  insert into goods_count (top_id, id, merchant_id, warehouse_id, doc_no, state, started_by, started_at, ended_at) values (1, 21, 1, 5, 'PD1', 'booked', 1, now(), now());
  insert into goods_count_line (top_id, merchant_id, count_id, product_id, book, counted, value_fen, count_mark, reason, counted_at, counted_by) values
    (1, 1, 21, 3, 7, 4, -300, 0, 'missing', now(), 1);
  insert into supplier (top_id, id, merchant_id, name, contact_sealed, phone_index) values (1, 1, 1, 's', '', '');
  insert into goods_document (top_id, id, merchant_id, kind, doc_no, doc_date, state, supplier_id, amount_fen, created_by) values
    (1, 11, 1, 'receipt', 'RK2', '2026-05-05', 'booked', 1, 1000, 1), (1, 12, 1, 'return', 'TH2', '2026-05-05', 'booked', 1, 300, 1);
  insert into supplier_bill (top_id, id, merchant_id, supplier_id, bill_no, billed_on, due_on, amount_fen, expected_fen, created_by) values
    (1, 1, 1, 1, 'B1', '2026-05-05', '2026-06-05', 750, 700, 1);
  insert into supplier_bill_line values (1, 1, 1, 11, 1000), (1, 1, 1, 12, 300);
  insert into supplier_payment (top_id, id, merchant_id, supplier_id, bill_id, direction, amount_fen, method, paid_on, state, operator_id) values
    (1, 1, 1, 1, 1, 'pay', 700, 'bank', '2026-05-06', 'booked', 1), (1, 2, 1, 1, 1, 'pay', 700, 'bank', '2026-05-06', 'reversed', 1);
  insert into pickup_batch (top_id, id, merchant_id, wanted, made, valid_to) values (1, 1, 1, 5, 2, '2099-01-01');
  insert into pickup_batch_line values (1, 1, 1, 1, 3, 2);
  insert into pickup_code (top_id, id, merchant_id, batch_id, code_sealed, code_index, state, valid_to) values
    (1, 1, 1, 1, '', '1', 'partlyDelivered', '2099-01-01'), (1, 2, 1, 1, '', '2', 'cancelled', '2099-01-01');
  insert into sales_order (top_id, id, merchant_id, machine_id, product_name, quantity, dispensed, payment, business, state, pay_state, ship_state, price_fen, discount_fen, source_key, ordered_at, business_day) values
    (1, id_at('2026-05-05') + 4, 1, 7, 'p', 1, 1, 'pickupCode', 'pickupCode', 'completed', 'paid', 'dispensed', 100, 100, 'd', '2026-05-05T01:00:00Z', '2026-05-05');
  insert into pickup_order (top_id, order_id, merchant_id, code_id, used_machine_id, request_id, product_id, quantity, delivered, under_way) values
    (1, id_at('2026-05-05') + 4, 1, 1, 7, 'r', 3, 1, 1, false);
  insert into discount_batch (top_id, id, merchant_id, kind, name, code_type, amount_fen, total, made, used) values (1, 1, 1, 'voucher', 'v', 'general', 100, 5, 1, 1);
  insert into discount_code (top_id, id, merchant_id, batch_id, code_sealed, code_index, state, valid_from, valid_to, max_uses, used) values
    (1, 1, 1, 1, '', '1', 'used', '2026-01-01', '2099-01-01', 1, 1);
  insert into discount_use (top_id, merchant_id, batch_id, code_id, order_id, used_machine_id, state, discount_fen, used_at) values
    (1, 1, 1, 1, id_at('2026-05-05') + 4, 7, 'used', 100, '2026-05-05');
  insert into marketing_scheme (top_id, id, merchant_id, name, kind, rate) values (1, 1, 1, 's', 'productDiscount', 0);
  insert into marketing_plan (top_id, id, merchant_id, scheme_id, name, priority, combination, start_day, end_day, slots, used_count, used_fen) values
    (1, 1, 1, 1, 'p', 1, 'first', '2026-05-05', '2026-05-05', '{0,1440}', 1, 100);
  insert into order_promotion (top_id, order_id, place, merchant_id, machine_id, business_day, kind, plan_id, name, discount_fen) values
    (1, id_at('2026-05-05') + 4, 0, 1, 7, '2026-05-05', 'productDiscount', 1, 'p', 100);
  insert into mall_product (top_id, id, merchant_id, product_id, price_fen, stock, reserved) values (1, 1, 1, 3, 100, 5, 1);
  insert into mall_stock_movement (top_id, merchant_id, place, stock_level_id, product_id, reason, stock_before, stock_after) values (1, 1, 'mall', 1, 3, 'opening', 0, 5);
  insert into sales_order (top_id, id, merchant_id, machine_id, product_name, quantity, dispensed, payment, business, state, pay_state, ship_state, price_fen, discount_fen, source_key, ordered_at, business_day) values
    (1, id_at('2026-05-05') + 5, 1, 0, 'p', 1, 0, 'wechat', 'mall', 'inTransaction', 'unpaid', 'none', 100, 0, 'e', '2026-05-05T01:00:00Z', '2026-05-05');
  insert into mall_order (top_id, id, merchant_id, shop_kind, mall_product_id, quantity, token_hash, receiver_sealed, phone_index, delivery_way, delivery_fee_fen, fulfilment, ordered_at) values
    (1, id_at('2026-05-05') + 5, 1, 'mall', 1, 1, '', '', '', 'delivery', 0, 'toDeliver', '2026-05-05');
  insert into sales_order (top_id, id, merchant_id, machine_id, product_name, quantity, dispensed, payment, business, state, pay_state, ship_state, price_fen, source_key, ordered_at, business_day, third_trade_no, win_result, lottery_count, lottery_fen) values
    (1, id_at('2026-05-05') + 6, 1, 7, 'p', 1, 0, 'wechat', 'luckyPurchase', 'invalid', 'closed', 'none', 100, 'f', '2026-05-05T01:00:00Z', '2026-05-05', 'T', 'won', 1, 100);
  insert into lucky_plan (top_id, id, merchant_id, product_id, name, draw_fen, win_rate, budget_fen, spent_fen, results) values (1, 1, 1, 3, 'l', 100, 10000, 500, 100, 1);
  insert into lucky_draw (top_id, order_id, merchant_id, machine_id, plan_id, draws, draw_fen, win_rate, prize_fen, seed, commitment, state, result_no, trade_no, numbers, won, previous_hash, result_hash)
    select 1, d.id, 1, 7, 1, 1, 100, 10000, 100, 's', d.commitment, 'drawn', 1, 'T', array[n.number], true, '', ${sha("concat_ws('|', '', 1, d.id, d.commitment, 'T', n.number, 'won')")}
    from (select id_at('2026-05-05') + 6 as id, ${sha("'s'")} as commitment) d
      cross join lateral (select (('x' || substr(${sha("'s|' || d.id || '|T|1'")}, 1, 12))::bit(48)::bigint % 10000)::int as number) n;
  update merchant set closed_day = '2026-05-06';
  insert into rollup_until select 1, 1, d, s.dimension, s.id, 1, 2, 600 from generate_series('2026-05-05'::date, '2026-05-06', interval '1 day') d, (values ('product', 0), ('machine', 7)) s(dimension, id);
  insert into rollup_late (top_id, merchant_id, business_day, machine_id, product_id, orders, quantity, amount_fen) values (1, 1, '2026-05-05', 7, 0, 1, 1, 400);
  insert into rollup_heat values (1, 1, '2026-05-05', array_fill(0, array[1]) || array[1::bigint] || array_fill(0, array[22]));
  insert into rollup_member values (1, 1, 'card', '2026-05-05', null);
  insert into rollup_member_day select 1, 1, d, case when d = '2026-05-05' then 1 else 0 end, case when d = '2026-05-05' then 1 else 0 end, case when d = '2026-05-05' then 400 else 0 end, case when d = '2026-05-05' then 1 else 0 end, 0
    from generate_series('2026-03-28'::date, '2026-05-06', interval '1 day') d;
  select ledger.post(jsonb_build_array(
    jsonb_build_object('kind', 'paid', 'key', 'a', 'merchant', 1, 'top', 1, 'reference', id_at('2026-05-05') + 1, 'postings', '[{"account":"psp_clearing:wechat","fen":-600},{"account":"available","fen":600}]'::jsonb),
    jsonb_build_object('kind', 'sale', 'key', 'b', 'merchant', 1, 'top', 1, 'reference', id_at('2026-05-05') + 2, 'postings', '[{"account":"card_float","fen":-400},{"account":"available","fen":400}]'::jsonb),
    jsonb_build_object('kind', 'refundDone', 'key', 'c', 'merchant', 1, 'top', 1, 'reference', id_at('2026-05-05') + 1, 'postings', '[{"account":"available","fen":-300},{"account":"psp_clearing:wechat","fen":300}]'::jsonb)));
  insert into card (top_id, id, merchant_id, card_no, physical_no, logical_no, kind, state, expires_on, balance_fen, gift_fen, recharged_fen, consumed_fen, consumed_count) values
    (1, 9, 1, 'K9', '00000009', 'L9', 'normal', 'activated', '2099-01-01', 900, 0, 1000, 150, 1);
  insert into card_movement (top_id, merchant_id, card_id, kind, amount_fen, gift_amount_fen, order_id, happened_at) values
    (1, 1, 9, 'recharge', 1000, 50, null, '2026-05-04'), (1, 1, 9, 'consumption', -150, -50, 5, '2026-05-04'), (1, 1, 9, 'refund', 50, 0, 5, '2026-05-04');
  insert into card_allowance_list (top_id, machine_id, version, merchant_id, cards, signature, issued_at, renew_at) values
    (1, 7, 1, 1, '{"9":{"cardNo":"K9","amountFen":200,"until":0}}', 'x', '2026-05-04', '2026-05-04');
  insert into card_allowance_use (top_id, order_id, merchant_id, machine_id, version, card_id, amount_fen, arrears_fen, used_at) values (1, 5, 1, 7, 1, 9, 200, 0, '2026-05-04');
  select ledger.post(jsonb_build_array(
    jsonb_build_object('kind', 'cardRecharge', 'key', 'd', 'merchant', 1, 'top', 1, 'reference', 1, 'postings', '[{"account":"counter:cash","fen":-900},{"account":"card:9:balance","fen":900}]'::jsonb),
    jsonb_build_object('kind', 'cardBridge', 'key', 'e', 'merchant', 1, 'top', 1, 'reference', 1, 'postings', '[{"account":"counter:cash","fen":-70},{"account":"due:2","fen":70}]'::jsonb),
    jsonb_build_object('kind', 'cardBridge', 'key', 'f', 'merchant', 2, 'top', 1, 'reference', 1, 'postings', '[{"account":"due:1","fen":-70},{"account":"counter:cash","fen":70}]'::jsonb)));
  insert into settlement_line (top_id, merchant_id, account_id, account_version, settle_day, fact_day, order_id, machine_id, payment, amount_fen, rate, fee_fen, higo_fen, split_fen, split_version_id)
    select 1, 1, a.id, e.account_version, '2026-05-05', '2026-05-05', id_at('2026-05-05') + 1, 7, 'wechat', -e.amount_fen, 60, case when e.amount_fen < 0 then 4 else -2 end, 0, -e.amount_fen / 10, 1
    from ledger.account a join ledger.entry e on e.account_id = a.id where a.code = 'psp_clearing:wechat';
  insert into settlement_cursor select 1, id, 1, 0, 2 from ledger.account where code = 'psp_clearing:wechat';
  insert into settlement_part (top_id, merchant_id, settle_day, payment, rate, orders, refunds, paid_fen, refund_fen, fee_fen, higo_fen, split_fen) values (1, 1, '2026-05-05', 'wechat', 60, 1, 1, 600, 300, 2, 0, 30);
  insert into settlement_share (top_id, merchant_id, settle_day, split_version_id, receiver_id, ratio, orders, paid_fen, share_fen) values (1, 1, '2026-05-05', 1, 5, 1000, 1, 300, 30);
  insert into settlement (top_id, merchant_id, settle_day, orders, refunds, sales_fen, refund_fen, fee_fen, higo_fen, split_fen, state, previous_seal, seal)
    values (1, 1, '2026-05-05', 1, 1, 600, 300, 2, 0, 30, 'settled', '', ${sealOfSettlement("''", "1", "'2026-05-05'::date")});
  insert into settlement_book select 1, 1, '2026-05-01', '2026-05-06', seal from settlement;
  insert into account_statement (top_id, merchant_id, merchant_no, merchant_name, receiver_id, from_day, to_day, total_fen, seal, made_by)
    values (1, 1, '1', 'm', null, '2026-05-05', '2026-05-05', 268, 'x', 1), (1, 1, '1', 'm', 5, '2026-05-05', '2026-05-05', 30, 'x', 1);
  insert into payment_service (id, code, kind, provider_name, fee_rate) values (1, 'wechat', 'wechat', 'w', 60);
  insert into provider_bill (id, service_id, day, source, content_hash, payments, refunds, paid_fen, refund_fen, fee_fen, our_payments, our_refunds, our_paid_fen, our_refund_fen, open_before, opened, settled, open_after) values
    (1, 1, '2026-05-05', 'uploaded', 'x', 1, 1, 500, 290, 3, 1, 1, 600, 300, 0, 3, 2, 1), (2, 1, '2026-05-06', 'uploaded', 'y', 1, 0, 70, 0, 0, 1, 0, 70, 0, 1, 0, 1, 0);
  insert into bill_difference (top_id, merchant_id, bill_id, day, reason, kind, number, our_fen, their_fen) values
    (1, 1, 1, '2026-05-05', 'missingThere', 'payment', 1, 100, null), (1, 1, 1, '2026-05-05', 'amountDiffers', 'refund', 1, 300, 290), (1, 1, 1, '2026-05-05', 'feeDiffers', 'payment', 1, 3, 4);
  select ledger.post('[{"kind":"settled","key":"h","merchant":1,"top":1,"reference":1,"postings":[{"account":"available","fen":-32},{"account":"provider_fee","fen":2},{"account":"split:5","fen":30}]}]');
  insert into order_share (top_id, id, merchant_id, sharing_id, order_id, place, split_version_id, receiver_id, share_day, account_type, account, planned_fen, target_fen, shared_fen, returned_fen, state)
    values (1, 31, 1, 30, id_at('2026-05-05') + 1, 1, 1, 5, '2026-05-05', 'merchant', 'x', 60, 30, 60, 30, 'shared');
  insert into share_return (top_id, merchant_id, share_id, order_id, refund_id, amount_fen, state) values (1, 1, 31, id_at('2026-05-05') + 1, 1, 30, 'returned'), (1, 1, 31, id_at('2026-05-05') + 1, 2, 10, 'refused');
  select ledger.post('[{"kind":"shareExecuted","key":"i","merchant":1,"top":1,"reference":1,"postings":[{"account":"executed_share:5","fen":-60},{"account":"share_clearing:wechat","fen":60}]},
    {"kind":"shareReturned","key":"j","merchant":1,"top":1,"reference":1,"postings":[{"account":"executed_share:5","fen":30},{"account":"share_clearing:wechat","fen":-30}]}]');`;

beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase({ adminUrl: test.url, webConnections: 1, systemConnections: 1 });
  superuser = new pg.Client(test.url);
  await superuser.connect();
  await superuser.query(sound);
});
afterEach(() => superuser.query("rollback"));
afterAll(async () => {
  await superuser.end();
  await database.close();
  await test.drop();
});

const verifyOn = (client: pg.Client) =>
  verifyDatabase({
    query: async <Row>(text: string, values: readonly unknown[] = []) =>
      (await client.query(text, [...values])).rows as Row[],
  } as never);

it("M14 finds nothing in a sound database, with the rights of the system", async () => {
  expect(await asSystem(database, verifyDatabase)).toEqual([]);
});

/** Only who can switch the triggers off can do such damage; that is what the checks are there to notice. */
const withoutTriggers = "set local session_replication_role = replica;";
/** Moves money of an order that is closed back to where it waits for goods. */
const pendingOf = (sourceKey: string) =>
  `select ledger.post(jsonb_build_array(jsonb_build_object('kind', 'x', 'key', 'x', 'merchant', 1, 'top', 1, 'reference', (select id from sales_order where source_key = '${sourceKey}'), 'postings', '[{"account":"available","fen":-1},{"account":"pending","fen":1}]'::jsonb)))`;
const damages: [CheckName, string][] = [
  [
    "medicineSale",
    "insert into medicine_sale values (1, id_at('2026-05-05') + 1, 1, 7, 'main', 11, 3, null, 'wechat', 'ordinary', '2026-05-05', 2, 300)",
  ],
  [
    "ledgerSum",
    `${withoutTriggers} update ledger.entry set amount_fen = amount_fen + 1 where line = 1 and account_version = 1`,
  ],
  [
    "ledgerTransaction",
    `${withoutTriggers} insert into ledger.txn (top_id, merchant_id, kind, reference_id, idempotency_key, request_hash) values (1, 1, 'x', 1, 'x', '')`,
  ],
  [
    "ledgerTransaction",
    `${withoutTriggers} delete from ledger.entry where txn_id = (select min(id) from ledger.txn) and line = 2`,
  ],
  [
    "ledgerBalance",
    `${withoutTriggers} update ledger.account set balance_fen = balance_fen + 1 where code = 'available'`,
  ],
  ["ledgerBalance", `${withoutTriggers} update ledger.account set version = version + 1 where code = 'available'`],
  [
    "ledgerHistory",
    `${withoutTriggers} update ledger.entry set balance_after_fen = balance_after_fen + 1 where line = 2`,
  ],
  [
    "ledgerHistory",
    `${withoutTriggers} update ledger.entry set account_version = account_version + 10 where line = 2 and account_version = 2`,
  ],
  [
    "ledgerMinimum",
    "alter table ledger.account drop constraint account_minimum; set local session_replication_role = replica; update ledger.account set balance_fen = -1 where code = 'available'",
  ],
  [
    "withdrawalMoney",
    `${withoutTriggers} insert into ledger.account (top_id, merchant_id, code, balance_fen) select top_id, merchant_id, 'withdraw_hold', 100 from ledger.account where code = 'available' limit 1`,
  ],
  ["goodsLevel", "update goods_level set value_fen = 401"],
  ["goodsLevel", "delete from goods_movement where id = 2"],
  ["goodsHistory", "update goods_movement set stock_after = 9 where id = 1"],
  ["goodsCount", "update goods_count_line set counted = 8"],
  ["goodsCount", "update goods_count_line set value_fen = -301"],
  ["goodsCount", "update goods_count set state = 'reversed', reversed_at = now()"],
  ["goodsCount", "update goods_movement set reason = 'count' where id = 2"],
  ["supplierBill", "update supplier_payment set state = 'booked'"],
  ["supplierBill", "update supplier_bill set state = 'void', voided_at = now()"],
  ["supplierBill", "update supplier_bill_line set counts = false where document_id = 12"],
  ["supplierBill", "delete from supplier_bill_line where document_id = 12"],
  ["supplierBill", "update goods_document set state = 'reversed' where id = 11"],
  ["orderMoney", "update sales_order set paid_fen = paid_fen + 1 where source_key = 'b'"],
  ["orderMoney", "update sales_order set counted = true, paid_fen = 400 where source_key = 'c'"],
  ["pendingMoney", `${pendingOf("a")}`],
  ["pendingMoney", `${pendingOf("c")}`],
  ["rollupSales", "update rollup_sales set refund_fen = refund_fen - 1 where payment = 'wechat'"],
  ["rollupSales", "delete from rollup_sales where payment = 'memberCard'"],
  ["rollupSales", "update rollup_sales set cost_fen = 400 where payment = 'wechat'"],
  ["rollupSales", "update sales_order set purchase_fen = 200 where source_key = 'b'"],
  ["rollupDay", "update rollup_day set quantity = 3 where payment = 'wechat'"],
  ["rollupDay", "update rollup_day set refunds = 2 where payment = 'wechat'"],
  ["rollupHour", "update rollup_hour set online_fen = 0 where hour = 1"],
  ["rollupHour", "update rollup_hour set hour = 2 where hour = 1"],
  ["rollupTotal", "insert into rollup_total values (1, 1, 'cash', 1, 100)"],
  [
    "rollupUntil",
    "update rollup_until set amount_fen = 601 where dimension = 'machine' and business_day = '2026-05-06'",
  ],
  ["rollupUntil", "delete from rollup_until where dimension = 'product' and business_day = '2026-05-06'"],
  ["rollupUntil", "delete from rollup_late"],
  ["rollupHeat", "delete from rollup_late"],
  ["rollupHeat", "delete from rollup_late; delete from rollup_heat"],
  ["rollupHeat", "insert into rollup_heat select top_id, merchant_id, business_day + 1, orders from rollup_heat"],
  ["rollupMember", "update rollup_member set previous_day = '2026-05-04'"],
  ["rollupMemberDay", "update rollup_member_day set newest = 1 where business_day = '2026-05-06'"],
  [
    "rollupMemberDay",
    "insert into rollup_late_card (top_id, merchant_id, business_day, machine_id, card_no, orders, amount_fen) values (1, 1, '2026-05-05', 7, 'card', 1, 400)",
  ],
  ["rollupCard", "update rollup_card set orders = 2"],
  ["rollupFace", "insert into rollup_face values (1, 1, '2026-05-05', 7, 2, 1, 1, 400)"],
  ["rollupFace", "update sales_order set by_face = true where source_key = 'b'"],
  ["laneStock", "update lane set stock = 7"],
  ["laneStock", "delete from lane"],
  ["orderRefunds", "update refund set state = 'refunding' where state = 'refunded'"],
  ["orderRefunds", "delete from sales_order where source_key = 'a'"],
  [
    "orderRefundState",
    "update sales_order set refund_state = null where source_key = 'a'; delete from refund where state = 'failed'",
  ],
  ["orderRefundState", "update sales_order set refund_state = 'refunding' where source_key = 'a'"],
  ["orderRefundState", "update sales_order set refund_state = 'failed' where source_key = 'b'"],
  ["orderRefundState", "update refund set state = 'requested' where state = 'failed'"],
  ["cardLedger", "update card set gift_fen = 1"],
  ["cardLedger", "delete from card_movement; delete from card"],
  ["cardBook", "update card_movement set amount_fen = 999 where kind = 'recharge'"],
  ["cardBook", "update card set consumed_fen = 200"],
  ["cardBook", "update card set consumed_count = 2"],
  ["cardAllowance", `update card_allowance_list set cards = '{"9":{"amountFen":199}}'`],
  ["cardAllowance", "update card_allowance_list set cards = '{}'"],
  ["cardAllowanceUse", "update card_allowance_use set amount_fen = 199"],
  ["cardAllowanceUse", "update card_allowance_use set order_id = 6"],
  [
    "cardDues",
    'select ledger.post(\'[{"kind":"x","key":"g","merchant":2,"top":1,"reference":1,"postings":[{"account":"due:1","fen":1},{"account":"counter:cash","fen":-1}]}]\')',
  ],
  [
    "packageIncome",
    'select ledger.post(\'[{"kind":"x","key":"p","merchant":1,"top":1,"reference":1,"postings":[{"account":"package_income","fen":1},{"account":"counter:cash","fen":-1}]}]\')',
  ],
  [
    "dueTransfers",
    "insert into merchant (id, top_id, path, merchant_no, name, kind) values (2, 1, '{1,2}', '0002', 'two', 'ordinary'); insert into due_settlement (top_id, merchant_id, payee_id, way, amount_fen, state, applied_by) values (1, 1, 2, 'offset', 50, 'done', 1)",
  ],
  ["pickupDelivered", "update sales_order set business = 'pickupCode' where source_key = 'c'"],
  ["pickupDelivered", "update pickup_order set delivered = 2"],
  ["pickupMoney", "update sales_order set paid_fen = 1 where source_key = 'd'"],
  ["pickupState", "update pickup_code set state = 'unused' where state = 'partlyDelivered'"],
  ["pickupState", "update pickup_order set under_way = true"],
  ["pickupState", "update pickup_batch_line set quantity = 1"],
  ["pickupBatch", "update pickup_batch set made = 3"],
  ["settlementSeal", "update settlement_line set machine_id = 8 where amount_fen < 0"],
  ["settlementSeal", "update settlement set seal = repeat('0', 64)"],
  ["settlementSeal", "delete from settlement"],
  ["settlementSums", "update settlement set fee_fen = 3"],
  ["settlementSums", "update settlement_part set refund_fen = 299"],
  ["settlementSums", "update settlement_share set share_fen = 31"],
  ["settlementLines", "delete from settlement_line where amount_fen < 0"],
  ["settlementLines", "update settlement_line set amount_fen = 601 where amount_fen > 0"],
  ["settlementLines", "update settlement_line set account_version = 9 where amount_fen > 0"],
  ["settlementMoney", "update settlement set state = 'pending'"],
  ["sharedMoney", "update order_share set returned_fen = 0"],
  ["sharedMoney", "delete from order_share"],
  ["sharesReturned", "update share_return set state = 'refused'"],
  ["accountStatement", "update account_statement set total_fen = 269 where receiver_id is null"],
  ["accountStatement", "update account_statement set total_fen = 31 where receiver_id = 5"],
  ["billSums", "update provider_bill set paid_fen = 601"],
  ["billSums", "update bill_difference set their_fen = 99"],
  ["billSums", "delete from bill_difference"],
  ["billContinuity", "update provider_bill set settled = 0"],
  ["billContinuity", "update provider_bill set open_before = 2, open_after = 2 where day = '2026-05-06'"],
  ["luckyDraw", "update lucky_draw set seed = 't'"],
  ["luckyOrder", "update sales_order set win_result = 'notWon' where source_key = 'f'"],
  ["luckyBudget", "update lucky_plan set spent_fen = 0"],
  ["codeUses", "update discount_code set used = 0"],
  ["codeUses", "update discount_use set state = 'released'"],
  ["codeState", "update discount_code set state = 'unused'"],
  ["codeBatch", "update discount_batch set made = 2"],
  ["codeBatch", "update discount_batch set used = 0"],
  [
    "codeDraws",
    "update discount_batch set kind = 'coupon', usage = 'mall', code_type = 'lottery', valid_days = 1, win_rate = 100",
  ],
  ["codeOrder", "update sales_order set discount_fen = 99 where source_key = 'd'"],
  ["codeOrder", "update sales_order set pay_state = 'unpaid' where source_key = 'd'"],
  ["planUses", "update order_promotion set released = true"],
  ["planUses", "update marketing_plan set used_fen = 99"],
  ["mallReserved", "update mall_product set reserved = 2"],
  ["mallStock", "update mall_product set stock = 6"],
  [
    "mallFlashTaken",
    "insert into mall_flash_sale (top_id, merchant_id, mall_product_id, price_fen, pieces, taken, per_buyer, starts_at, ends_at) values (1, 1, 1, 50, 5, 1, 1, '2026-05-05', '2026-05-06')",
  ],
  [
    "mallGroupTaken",
    "insert into mall_group_buy (top_id, merchant_id, mall_product_id, price_fen, size, hours, pieces, taken, per_buyer, starts_at, ends_at) values (1, 1, 1, 50, 2, 24, 5, 1, 1, '2026-05-05', '2026-05-06')",
  ],
  [
    "mallGroupPlaces",
    `with b as (insert into mall_group_buy (top_id, merchant_id, mall_product_id, price_fen, size, hours, pieces, per_buyer, starts_at, ends_at) values (1, 1, 1, 50, 2, 24, 5, 1, '2026-05-05', '2026-05-06') returning id)
     insert into mall_buying_group (top_id, merchant_id, group_buy_id, size, taken, opened_at, ends_at) select 1, 1, id, 2, 1, '2026-05-05', '2026-05-06' from b`,
  ],
  [
    "mallGroupGoods",
    `with b as (insert into mall_group_buy (top_id, merchant_id, mall_product_id, price_fen, size, hours, pieces, per_buyer, starts_at, ends_at) values (1, 1, 1, 50, 2, 24, 5, 1, '2026-05-05', '2026-05-06') returning id),
       g as (insert into mall_buying_group (top_id, merchant_id, group_buy_id, size, taken, opened_at, ends_at) select 1, 1, id, 2, 1, '2026-05-05', '2026-05-06' from b returning id, group_buy_id)
     update mall_order f set group_buy_id = g.group_buy_id, buying_group_id = g.id from g where f.hold = 'reserved'`,
  ],
  ["mallHold", "update sales_order set pay_state = 'closed' where source_key = 'e'"],
  ["promotionDiscount", "update sales_order set discount_fen = 99 where source_key = 'd'"],
  [
    "mapSpot",
    "delete from map_change; insert into point (top_id, id, merchant_id, name, province, city, longitude, latitude) values (1, 4, 1, 'p', '广东', '', 113, 23); update machine set point_id = 4; delete from map_change",
  ],
  ["mapSpot", "delete from map_change; insert into map_spot values (1, 7, 1, 113, 23, false, false, false)"],
  ["mapCell", "insert into map_cell values (1, 1, 0, 113, 23, 1, 0, 0, 0, 113.5, 23.5, 7)"],
  ["refundedAndDispensed", "update sales_order set dispensed = 2, exception = null where source_key = 'a'"],
];

it.each(damages)("M14 %s notices: %s", async (check, damage) => {
  await superuser.query("begin");
  await superuser.query(damage);
  const finding = (await verifyOn(superuser)).find((found) => found.check === check);
  expect(finding?.count).toBeGreaterThan(0);
  expect(finding?.examples[0]).toMatchObject({
    subject: expect.any(String),
    expected: expect.any(String),
    actual: expect.any(String),
  });
});

it("M14 has a damage for every check", () => {
  expect(new Set(damages.map(([check]) => check))).toEqual(new Set(checkNames));
});

it.each([
  ["itself", "select 1"],
  ["its point", "delete from map_change; insert into map_change (subject_id, is_point) values (4, true)"],
])("M14 waits for a machine of the map that is marked to be counted anew by %s", async (_what, marks) => {
  await superuser.query("begin");
  await superuser.query(
    "insert into point (top_id, id, merchant_id, name, province, city, longitude, latitude) values (1, 4, 1, 'p', '广东', '', 113, 23)",
  );
  await superuser.query("update machine set point_id = 4");
  await superuser.query(marks);
  expect(await verifyOn(superuser)).toEqual([]);
});

it("M14 accepts goods that a person refunded on purpose", async () => {
  await superuser.query("begin");
  await superuser.query("update sales_order set dispensed = 2, exception = null where source_key = 'a'");
  await superuser.query("update refund set method = 'manual'");
  expect(await verifyOn(superuser)).toEqual([]);
});
