create table pharmacist (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  certificate_id bigint not null,
  phone_sealed bytea not null,
  phone_index bytea not null,
  on_duty boolean not null default false,
  created_by bigint references app_user (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (top_id, id),
  unique (top_id, certificate_id),
  foreign key (top_id, certificate_id) references certificate (top_id, id)
);
comment on table pharmacist is 'Pharmacists of merchants that sell medicine (RX-07); the name is the holder of the certificate';
comment on column pharmacist.phone_sealed is 'Sealed with a key outside the database; opens for this row only';
comment on column pharmacist.phone_index is 'Keyed hash of the number, to find the same one again without knowing it';
comment on column pharmacist.on_duty is 'What people set; it counts only while the certificate is approved and has not expired';
-- One person once for each merchant.
create unique index pharmacist_phone on pharmacist (merchant_id, phone_index, top_id);
