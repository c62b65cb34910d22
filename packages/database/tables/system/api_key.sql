create table api_key (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  name text not null check (name <> ''),
  scopes text[] not null check (scopes <@ array['orders.read', 'products.read', 'movements.read', 'machines.read', 'members.read', 'dictionary.read'] and cardinality(scopes) > 0),
  secret_sealed bytea not null,
  secret_end text not null,
  made_by bigint not null references app_user (id),
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  used_at timestamptz,
  minute_at timestamptz not null default now(),
  minute_calls int not null default 0,
  primary key (top_id, id)
);
comment on table api_key is 'Keys with which programs of a merchant sign their calls; they read what the merchant and those below it own';
comment on column api_key.minute_calls is 'Calls since minute_at, of which there is a quota';
create index api_key_merchant on api_key (merchant_id, id desc);

create table api_nonce (
  top_id bigint not null,
  key_id bigint not null,
  merchant_id bigint not null references merchant (id),
  nonce text not null,
  expires_at timestamptz not null,
  primary key (top_id, key_id, nonce),
  foreign key (top_id, key_id) references api_key (top_id, id) on delete cascade
);
comment on table api_nonce is 'Texts that signed calls brought, each until the call is too old by itself';
