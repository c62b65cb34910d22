import type { Handle } from "@yunshou/database";
import { scheduleDue } from "../insight/reports/reportMail.ts";
import { arm } from "../platform/timers.ts";
import type { SystemAlarmKind } from "@yunshou/domain";
import { firstOfPlatform } from "./demo.queries.ts";

/** Alarms of the service in the last week that are over: hours before now, hours that they lasted, and what was done. */
const past: readonly (readonly [
  SystemAlarmKind,
  string,
  number,
  number,
  number,
  "handled" | "ignored" | "open",
  string,
])[] = [
  ["exportsFailed", "", 1, 30, 1, "handled", "磁盘清理后重新导出"],
  ["dutyFailing", "merchants.queryDue", 6, 52, 0.4, "handled", "服务商接口恢复后自动完成"],
  ["messagesSetAside", "", 3, 75, 1.2, "ignored", "测试机器的旧固件"],
  ["noticesFailed", "mail", 2, 101, 1, "handled", "邮箱授权码已更换"],
  ["diskFull", "", 91, 140, 2.5, "handled", "扩容数据盘"],
  ["salesWithheld", "", 1, 26, 3, "open", ""],
];

export async function seedSystemAlarms(tx: Handle, now: Date): Promise<void> {
  await tx.query(
    `insert into system_alarm (kind, subject, figure, raised_at, cleared_at, handle_status, remark, handled_at, handled_by)
     select kind, subject, figure, raised, raised + make_interval(secs => lasted * 3600), status, remark,
       case when status <> 'open' then raised + make_interval(secs => lasted * 1800) end, case when status <> 'open' then $3::bigint end
     from (select r.*, $2::timestamptz - make_interval(secs => ago * 3600) as raised from jsonb_to_recordset($1::jsonb)
       as r(kind text, subject text, figure bigint, ago double precision, lasted double precision, status text, remark text)) r`,
    [
      JSON.stringify(
        past.map(([kind, subject, figure, ago, lasted, status, remark]) => ({
          kind,
          subject,
          figure,
          ago,
          lasted,
          status,
          remark,
        })),
      ),
      now,
      await firstOfPlatform(tx),
    ],
  );
}

/** Scores that administrators gave to some of their people for last month. */
export async function seedAppraisals(tx: Handle, now: Date): Promise<void> {
  await tx.query(
    `insert into appraisal (top_id, merchant_id, user_id, period, indicator, score, remark, scored_by)
     select u.top_id, u.merchant_id, u.id, to_char($1::timestamptz - interval '1 month', 'YYYY-MM'), i.name, i.score, i.remark, a.id
     from (select * from app_user where level = '2' and status = 'normal' order by id limit 6) u
     join lateral (select id from app_user a where a.merchant_id = u.merchant_id and a.level = '1' and a.status = 'normal' order by id limit 1) a on true
     cross join (values ('refills', 95, '节假日加班补货'), ('visits', 88, '路线调整，已考虑路程')) i(name, score, remark)`,
    [now],
  );
}

/** What the platform offers in forms, and what its first merchant says instead. */
const entries: readonly (readonly [string, string, string, string, number])[] = [
  ["ticketReply", "SEEN", "已受理", "您好，问题已受理，我们会在一个工作日内答复。", 10],
  ["ticketReply", "REBOOT", "请重启", "请在机器详情中远程重启，五分钟后再看是否恢复。", 20],
  ["blockReason", "LEFT", "已离职", "人员已离职，停用账号。", 10],
  ["blockReason", "RISK", "异常登录", "检测到异常登录，暂停使用待核实。", 20],
  ["blacklistReason", "FRAUD", "恶意退款", "多次虚假申请退款。", 10],
  ["rejectReason", "QTY", "数量不符", "单据数量与实物不符，请核对后重新提交。", 10],
  ["rejectReason", "PRICE", "价格有误", "单价与合同不一致。", 20],
  ["priceReason", "COST", "进价调整", "供应商进价调整", 10],
  ["priceReason", "PROMO", "促销结束", "促销结束，恢复原价", 20],
  ["recallReason", "NOTICE", "厂家通知", "厂家发布召回通知，停止销售该批次。", 10],
  ["deliveryArea", "INNER", "市区", "内环以内，当日送达", 10],
  ["deliveryArea", "OUTER", "郊区", "外环以外，次日送达", 20],
];

export async function seedDictionary(tx: Handle): Promise<void> {
  await tx.query(
    "insert into dictionary_type (code, name, remark) values ('deliveryArea', '配送范围', '配送系统按此计算时效') on conflict do nothing",
  );
  await tx.query(
    `insert into dictionary_entry (top_id, merchant_id, dict_type, code, name, value, sort_no)
     select 1, 1, e.type, e.code, e.name, e.value, e.sort from jsonb_to_recordset($1::jsonb) as e(type text, code text, name text, value text, sort int)
     union all
     select m.top_id, m.id, 'priceReason', 'COST', '进货价变动', '本月进货价变动，随之调整', 10 from merchant m where m.merchant_no = '0001'`,
    [JSON.stringify(entries.map(([type, code, name, value, sort]) => ({ type, code, name, value, sort })))],
  );
}

/** Reports that each administrator of the first merchant noted and may generate. */
export async function seedReports(tx: Handle, now: Date): Promise<void> {
  await tx.query(
    `insert into report (top_id, merchant_id, owner_id, name, from_day, to_day)
     select u.top_id, u.merchant_id, u.id, r.name, ($1::timestamptz)::date - r.days, ($1::timestamptz)::date - 1
     from app_user u join merchant m on m.id = u.merchant_id cross join (values ('overview', 31), ('machines', 7), ('products', 31)) r(name, days)
     where u.level = '1' and u.status = 'normal' and m.merchant_no = '0001'`,
    [now],
  );
  const schedules = await tx.query<{ topId: string; scheduleId: string; nextAt: Date }>(
    `insert into report_schedule (top_id, merchant_id, owner_id, name, cycle, send_day, send_time, receiver_ids, language, next_at)
     select u.top_id, u.merchant_id, u.id, r.name, r.cycle, 1, '08:00', array[u.id], 'zh', date_trunc(r.unit, $1::timestamptz, 'Asia/Shanghai') + r.every + interval '8 hours'
     from app_user u join merchant m on m.id = u.merchant_id
       cross join (values ('overview', 'weekly', 'week', interval '1 week'), ('products', 'monthly', 'month', interval '1 month')) r(name, cycle, unit, every)
     where u.level = '1' and u.status = 'normal' and m.merchant_no = '0001' order by u.id
     returning top_id as "topId", id as "scheduleId", next_at as "nextAt"`,
    [now],
  );
  await tx.query(
    `insert into saved_view (top_id, merchant_id, owner_id, figure, name, group_by, compare, condition, period)
     select u.top_id, u.merchant_id, u.id, v.figure, v.name, v.group_by, 'previous', v.condition::jsonb, v.period::jsonb
     from app_user u join merchant m on m.id = u.merchant_id
       cross join (values ('overview', '本月微信支付', 'day', '{"payMethod": "wechat"}', '{"kind": "month", "ago": 0}'),
         ('products', '上月商品', 'product', '{}', '{"kind": "month", "ago": 1}')) v(figure, name, group_by, condition, period)
     where u.level = '1' and u.status = 'normal' and m.merchant_no = '0001'`,
  );
  await tx.query(
    `insert into shared_view (top_id, merchant_id, role_id, list, name, query, periods, shared_by)
     select m.top_id, m.id, (select id from role where code = 'staff' and merchant_id is null), 'maintenances', '待处理', 'handleStatus=open', '[]',
       (select u.id from app_user u where u.merchant_id = m.id and u.level = '1' and u.status = 'normal' order by u.id limit 1)
     from merchant m where m.merchant_no = '0001'`,
  );
  await arm(tx, ...schedules.map(({ topId, scheduleId, nextAt }) => scheduleDue.at(scheduleId, nextAt, { topId })));
}

/** Texts of the interface that somebody of the platform worded anew and nobody has read yet. */
export async function seedTexts(tx: Handle): Promise<void> {
  const writer = await firstOfPlatform(tx);
  // A start that was interrupted early goes on before the platform has anybody.
  if (writer === undefined) return;
  await tx.query(
    `insert into phrase_text (language, lang_key, text, original, written_by)
     select language, 'logs.words.noDetail', text, '本条日志没有字段明细', $1
     from (values ('en', 'This entry lists no fields'), ('de', 'Dieser Eintrag nennt keine Felder'),
       ('fr', 'Cette entrée n’indique aucun champ'), ('es', 'Esta entrada no indica campos'), ('it', 'Questa voce non indica campi')) t (language, text)`,
    [writer],
  );
}
