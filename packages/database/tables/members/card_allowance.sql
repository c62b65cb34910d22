create table card_offline_setting (
  top_id bigint not null,
  merchant_id bigint not null references merchant (id),
  limit_fen bigint not null check (limit_fen between 0 and 50000),
  hours int not null check (hours between 1 and 72),
  updated_by bigint references app_user (id),
  updated_at timestamptz not null default now(),
  primary key (merchant_id, top_id)
);
comment on table card_offline_setting is 'What a merchant lets its cards spend at a machine without network; no row is the same as a limit of 0';
comment on column card_offline_setting.limit_fen is 'For each card, machine and list; 0 is off';
comment on column card_offline_setting.hours is 'For how long an allowance is good';

create table card_use (
  top_id bigint not null,
  machine_id bigint not null,
  card_id bigint not null,
  merchant_id bigint not null,
  used_at timestamptz not null,
  primary key (machine_id, card_id, top_id),
  foreign key (top_id, card_id) references card (top_id, id) on delete cascade
) with (fillfactor = 80);
comment on table card_use is 'Where cards paid last, by which machines are told of those that may come back';
comment on column card_use.merchant_id is 'Whose the machine was';
-- Serves the cards of one machine, and those of all machines of a merchant, the last first.
create index card_use_machine on card_use (machine_id, used_at desc);
create index card_use_merchant on card_use (merchant_id, used_at desc);
-- Serves the removal of a card.
create index card_use_card on card_use (card_id);

create table card_allowance_list (
  top_id bigint not null,
  machine_id bigint not null,
  version int not null,
  merchant_id bigint not null,
  cards jsonb not null,
  signature text not null,
  state text not null default 'pending' check (state in ('pending', 'sent', 'confirmed', 'refused', 'expired')),
  reason text not null default '',
  issued_at timestamptz not null,
  -- Written anew from then on, because half of the shortest allowance has passed.
  renew_at timestamptz not null,
  sent_at timestamptz,
  not_after timestamptz,
  ended_at timestamptz,
  replaced_at timestamptz,
  superseded_at timestamptz,
  primary key (machine_id, version, top_id)
);
comment on table card_allowance_list is 'What cards may spend at machines without network, as it was signed; a list is never changed, another version replaces it';
comment on column card_allowance_list.cards is 'The domain''s allowances by the id of the card';
comment on column card_allowance_list.signature is 'Ed25519 of the deployment over what the machine was told, in base64';
comment on column card_allowance_list.replaced_at is 'Null for the list of this moment; the others are kept for sales that are told later';
comment on column card_allowance_list.superseded_at is 'When the machine confirmed a later list: until then it could not know better';
-- Serves the list of a machine, of which there is one.
create unique index card_allowance_list_current on card_allowance_list (machine_id, top_id) where replaced_at is null;
-- Serves the duty that tells machines, and the end of what was not answered.
create index card_allowance_list_open on card_allowance_list (state, not_after) where replaced_at is null and state in ('pending', 'sent');
-- Serves the renewal, and the removal of what no sale names any more.
create index card_allowance_list_renew on card_allowance_list (renew_at) where replaced_at is null;
create index card_allowance_list_replaced on card_allowance_list (replaced_at) where replaced_at is not null;
-- Serves the question which machines hold an allowance of a card.
create index card_allowance_list_cards on card_allowance_list using gin (cards) where replaced_at is null;

create table card_allowance_use (
  top_id bigint not null,
  order_id bigint not null,
  merchant_id bigint not null,
  machine_id bigint not null,
  version int not null,
  card_id bigint not null,
  amount_fen bigint not null check (amount_fen > 0),
  arrears_fen bigint not null check (arrears_fen between 0 and amount_fen),
  used_at timestamptz not null,
  primary key (order_id, top_id)
);
comment on table card_allowance_use is 'Sales by card without network for which the cloud answers; written while the card is locked';
comment on column card_allowance_use.card_id is 'The card of the list; another one that was issued in its place may have paid';
comment on column card_allowance_use.arrears_fen is 'What of it neither balance nor gift covered';
-- Serves what was taken of an allowance.
create index card_allowance_use_list on card_allowance_use (machine_id, version, card_id);
-- Serves the sales of one card, newest first.
create index card_allowance_use_card on card_allowance_use (card_id, order_id desc);

create table card_allowance_change (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null,
  card_id bigint,
  told_machine bigint,
  created_at timestamptz not null default now(),
  primary key (top_id, id)
);
comment on table card_allowance_change is 'Cards that should be on no list any more, and machines whose list may have changed, until a duty has looked';
comment on column card_allowance_change.card_id is 'Given for a card that is locked, lost, over or whose terms changed: a matter of every machine that has it on its list';
comment on column card_allowance_change.told_machine is 'Given for one machine; no name for the fence of machines, because whoever locks a card may be narrowed to other machines. Without both it is all machines of the merchant and of those below';
