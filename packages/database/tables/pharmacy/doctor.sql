create table doctor (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  name text not null,
  title text not null default '',
  hospital text not null,
  phone_sealed bytea not null,
  cert_no text not null,
  enabled boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (top_id, id)
);
comment on table doctor is 'Doctors whose prescriptions a pharmacy takes (RX-04)';
comment on column doctor.phone_sealed is 'Sealed with a key outside the database; opens for this row only';
-- One certificate once for each merchant.
create unique index doctor_certificate on doctor (merchant_id, lower(cert_no), top_id);
