create table merchant_application (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  apply_no text not null unique,
  status text not null default 'draft' check (status in ('draft', 'pending', 'approved', 'notApproved', 'ignored')),
  name text not null default '',
  contact_sealed bytea,
  id_card_sealed bytea,
  id_card_index bytea,
  store_name text not null default '',
  province text not null default '',
  city text not null default '',
  address text not null default '',
  bank_name text not null default '',
  bank_account_sealed bytea,
  bank_account_index bytea,
  signed_name_sealed bytea,
  token_hash bytea unique,
  token_expires_at timestamptz,
  created_by bigint not null references app_user (id),
  submitted_by bigint references app_user (id),
  submitted_at timestamptz,
  reviewed_by bigint references app_user (id),
  reviewed_at timestamptz,
  review_remark text not null default '',
  created_merchant_id bigint references merchant (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (top_id, id),
  check ((id_card_sealed is null) = (id_card_index is null)),
  check ((bank_account_sealed is null) = (bank_account_index is null)),
  check ((token_hash is null) = (token_expires_at is null)),
  check ((status = 'approved') = (created_merchant_id is not null))
);
comment on table merchant_application is 'Applications of small merchants to join below a merchant (MERCHANT-07, MERCHANT-12)';
comment on column merchant_application.merchant_id is 'The merchant below which the new one will stand; the platform for a top merchant';
comment on column merchant_application.contact_sealed is 'Name, phone and e-mail of the applicant, sealed with a key outside the database; opens for this row only';
comment on column merchant_application.signed_name_sealed is 'The name under which it was signed, sealed likewise';
comment on column merchant_application.id_card_sealed is 'Sealed with a key outside the database; opens for this row and field only';
comment on column merchant_application.id_card_index is 'Keyed hash of the number, to find the same one again without knowing it';
comment on column merchant_application.token_hash is 'SHA-256 of the token of the invitation link; the token itself is stored nowhere';
comment on column merchant_application.submitted_by is 'Null when the holder of the invitation submitted it';
-- Serves the list of a merchant and the review.
create index merchant_application_list on merchant_application (merchant_id, id desc);
-- One person has one application under review or approved in a tree.
create unique index merchant_application_person on merchant_application (top_id, id_card_index) where status in ('pending', 'approved');

create table merchant_application_image (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  application_id bigint not null,
  kind text not null check (kind in ('idFront', 'idBack', 'store', 'bankCard')),
  media_type text not null check (media_type in ('image/png', 'image/jpeg')),
  size_bytes int not null check (size_bytes between 1 and 2097152),
  created_at timestamptz not null default now(),
  primary key (top_id, id),
  unique (top_id, application_id, kind),
  foreign key (top_id, application_id) references merchant_application (top_id, id)
);
comment on table merchant_application_image is 'Pictures of an application; the content lies sealed in the data directory under the id of the row';

create table merchant_application_event (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  application_id bigint not null,
  event text not null check (event in ('submit', 'withdraw', 'approve', 'reject', 'ignore')),
  actor_id bigint references app_user (id),
  remark text not null default '',
  at timestamptz not null default now(),
  primary key (top_id, id),
  foreign key (top_id, application_id) references merchant_application (top_id, id)
);
comment on table merchant_application_event is 'Steps of the review of an application';
comment on column merchant_application_event.actor_id is 'Null when the holder of the invitation acted';
-- Serves the history of one application.
create index merchant_application_event_of on merchant_application_event (top_id, application_id, id);
