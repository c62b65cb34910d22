create table merchant_submission (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  application_id bigint not null,
  channel text not null check (channel in ('wechat', 'alipay')),
  provider text not null,
  provider_name text not null,
  fee_rate int not null check (fee_rate between 1 and 300),
  bank_name text,
  bank_account_sealed bytea,
  pay_account_sealed bytea,
  state text not null default 'queued' check (state in ('queued', 'checking', 'verifying', 'signing', 'opening', 'finished', 'rejected', 'cancelled')),
  attempt int not null default 1 check (attempt >= 1),
  provider_no text,
  sub_merchant_no text,
  sign_url text,
  reasons jsonb not null default '[]',
  unreachable_since timestamptz,
  asked_at timestamptz,
  created_by bigint not null references app_user (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (top_id, id),
  unique (top_id, application_id, provider),
  foreign key (top_id, application_id) references merchant_application (top_id, id),
  check ((bank_name is null) = (bank_account_sealed is null)),
  check ((channel = 'alipay') = (pay_account_sealed is not null)),
  check (state <> 'finished' or sub_merchant_no is not null)
);
comment on table merchant_submission is 'Submissions of approved applications to payment providers (MERCHANT-12), written before the provider is called';
comment on column merchant_submission.fee_rate is 'Hundredths of a percent';
comment on column merchant_submission.bank_name is 'Null when the bank card of the application counts';
comment on column merchant_submission.bank_account_sealed is 'Sealed with a key outside the database; opens for this row and field only';
comment on column merchant_submission.pay_account_sealed is 'The merchant''s account at Alipay, sealed in the same way';
comment on column merchant_submission.attempt is 'Grows with each submission after a rejection; our number at the provider stays that of the application';
comment on column merchant_submission.sub_merchant_no is 'The merchant''s number at the provider: sub_mchid at WeChat, smid at Alipay';
comment on column merchant_submission.sign_url is 'Where the merchant verifies its account or signs';
comment on column merchant_submission.reasons is 'Why it was rejected: a list of field and reason';
comment on column merchant_submission.unreachable_since is 'Since when the provider does not answer';
-- Serves the lists of submissions and the detail of an application.
create index merchant_submission_application on merchant_submission (top_id, application_id);

create table merchant_submission_event (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  submission_id bigint not null,
  state text not null check (state in ('queued', 'checking', 'verifying', 'signing', 'opening', 'finished', 'rejected', 'cancelled')),
  attempt int not null,
  reasons jsonb not null default '[]',
  actor_id bigint references app_user (id),
  at timestamptz not null default now(),
  primary key (top_id, id),
  foreign key (top_id, submission_id) references merchant_submission (top_id, id)
);
comment on table merchant_submission_event is 'What became of a submission, step by step';
comment on column merchant_submission_event.actor_id is 'Null when the provider reported it';
-- Serves the history of one submission.
create index merchant_submission_event_of on merchant_submission_event (top_id, submission_id, id);
