create table merchant (
  id bigint primary key default next_id(),
  top_id bigint not null,
  merchant_id bigint generated always as (id) stored,
  parent_id bigint references merchant (id),
  path bigint[] not null,
  merchant_no text not null unique,
  name text not null,
  kind text not null check (kind in ('ordinary', 'drug')),
  company_name text not null default '',
  contact_sealed bytea,
  contact_phone_index bytea,
  hotline text not null default '',
  hotline_remark text not null default '',
  logo text check (logo ~ '^[0-9a-f]{32}\.(png|jpg)$'),
  category_code text not null default '',
  tag_code text not null default '',
  time_zone text not null default 'Asia/Shanghai',
  province text,
  collects boolean not null default false,
  features text[] not null default '{shoppingCart,membershipCard,pickupCode}',
  max_pickup_codes int not null default 1000 check (max_pickup_codes >= 0),
  currency text not null default 'CNY' check (currency ~ '^[A-Z]{3}$'),
  exchange_rate numeric(14, 6) not null default 1 check (exchange_rate > 0),
  store_state text not null default 'open' check (store_state in ('open', 'closed')),
  push_time text not null default '09:00' check (push_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  refund_agreed boolean not null default false,
  refund_maximum_fen bigint not null default 0 check (refund_maximum_fen >= 0),
  refund_review_fen bigint check (refund_review_fen > 0),
  closed_day date,
  sold_out_day date,
  search text not null default '',
  pieces text[] not null default '{}',
  status text not null default 'normal' check (status in ('normal', 'stopped', 'deleted')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table merchant is 'Merchant tree; a merchant sees itself and everything below';
comment on column merchant.top_id is 'Root of the tree this merchant belongs to; distribution column of every tenant table';
comment on column merchant.path is 'Ids from the root to this merchant, both included';
comment on column merchant.merchant_no is 'shbh: four characters a level; for display, never for authorisation';
comment on column merchant.contact_sealed is 'Name, phone, address and e-mail of its contact, sealed with a key outside the database; opens for this merchant only';
comment on column merchant.contact_phone_index is 'Keyed hash of the phone of its contact, to find it by the whole number';
comment on column merchant.logo is 'Name of its picture, served below /spImg/';
comment on column merchant.features is 'Own feature switches that are on; one counts only while it is on all the way up (MERCHANT-20)';
comment on column merchant.collects is 'The platform collects the payments for this merchant';
comment on column merchant.exchange_rate is 'Units of the currency for one yuan (MERCHANT-17)';
comment on column merchant.store_state is 'Whether its store sells (MERCHANT-19); closed, its machines take no new payments by QR code';
comment on column merchant.push_time is 'Time of day, HH:mm in the time zone of the merchant, for its daily summary and reminders (MERCHANT-18)';
comment on column merchant.refund_agreed is 'REFUND-04: agreed to a maximum for automatic refunds';
comment on column merchant.refund_review_fen is 'Above this a second person approves a manual refund (decision 0029); null for none';
comment on column merchant.closed_day is 'Running sums hold its sales until the end of this day; locked with the row by whoever counts a sale';
comment on column merchant.sold_out_day is 'Sold-out times are known until the end of this day';
comment on column merchant.status is 'stopped: nobody of it or of those below logs in; deleted can be restored';
comment on column merchant.search is 'Number, name and their spellings, each on a line of its own, as find_rows compares them';
comment on column merchant.pieces is 'Pairs of characters of what is searched in, by which the index finds it';
-- Serves "everything below a merchant".
create index merchant_path on merchant using gin (path);
-- Serves the search for the next number below a parent.
create index merchant_parent on merchant (parent_id);
-- Serves the search by the whole phone number of a contact.
create index merchant_contact_phone on merchant (contact_phone_index) where contact_phone_index is not null;

call make_findable('merchant');

-- A merchant is visible when it or one above it is in scope; a new merchant below one's own is therefore visible at once.
call protect_by('merchant', policy_condition('scope_is_platform() or path && scope_merchants()'));
alter table merchant add constraint merchant_path_ends check (path[cardinality(path)] = id and path[1] = top_id);
call show_to_granted('merchant');
