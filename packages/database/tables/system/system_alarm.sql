create table system_alarm (
  id bigint primary key default next_id(),
  kind text not null
    check (kind in ('dutyFailing', 'diskFull', 'refundsStuck', 'statementsHeld', 'billDifferences', 'feeDifferences', 'billsLate', 'salesWithheld', 'exportsFailed', 'noticesFailed', 'messagesSetAside')),
  subject text not null default '',
  figure bigint not null,
  raised_at timestamptz not null default now(),
  cleared_at timestamptz,
  handle_status text not null default 'open' check (handle_status in ('open', 'handled', 'ignored')),
  remark text not null default '',
  handled_at timestamptz,
  handled_by bigint references app_user (id),
  check ((handle_status = 'open') = (handled_at is null))
);
comment on table system_alarm is 'What was wrong with the service itself; one open row a kind and subject, seen by the platform only';
comment on column system_alarm.subject is 'Which of several of its kind, e.g. the name of a duty';
comment on column system_alarm.figure is 'How much, while it lasted: tries, percent, pieces';
create unique index system_alarm_open on system_alarm (kind, subject) where cleared_at is null;
-- Serves the list.
create index system_alarm_raised on system_alarm (raised_at desc, id desc);

call protect_by('system_alarm', policy_condition('scope_is_platform()'));
