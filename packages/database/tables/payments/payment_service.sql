create table payment_service (
  id bigint primary key default next_id(),
  code text not null unique,
  kind text not null check (kind in ('wechat', 'alipay', 'unionpay')),
  provider_name text not null,
  fee_rate int not null check (fee_rate between 1 and 300),
  enabled boolean not null default false,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
comment on table payment_service is 'Payment providers of the platform; payments name them by code for life (FIN-16)';
comment on column payment_service.fee_rate is 'Hundredths of a percent that the provider keeps';
-- A payment of one kind has one way.
create unique index payment_service_way on payment_service (kind) where enabled;

create table payment_parameters (
  id bigint primary key default next_id(),
  service_id bigint not null references payment_service (id),
  state text not null default 'draft' check (state in ('draft', 'proven', 'active', 'retired')),
  pay_account_no text not null,
  app_id text not null,
  interface_url text not null,
  keys_sealed bytea not null,
  pays_in_app boolean not null default false,
  version int not null default 1,
  proven_at timestamptz,
  activated_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table payment_parameters is 'Keys of a payment service, one row a version; they are proven before they are used, and replaced without a stop (FIN-18)';
comment on column payment_parameters.keys_sealed is 'Private key, API key and the provider''s keys';
comment on column payment_parameters.pays_in_app is 'Alipay: its application may be asked who looks at a page, so that buyers pay inside the app; WeChat needs a secret for it, which is sealed';
create unique index payment_parameters_active on payment_parameters (service_id) where state = 'active';
create unique index payment_parameters_next on payment_parameters (service_id) where state in ('draft', 'proven');

call protect_shared('payment_service');
call protect_shared('payment_parameters');
