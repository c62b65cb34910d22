create table medicine_box (
  top_id bigint not null,
  merchant_id bigint not null references merchant (id),
  near_days int not null check (near_days between 7 and 365),
  excursion_minutes int not null check (excursion_minutes between 1 and 120),
  updated_by bigint references app_user (id),
  updated_at timestamptz not null default now(),
  primary key (top_id, merchant_id)
);
comment on table medicine_box is 'What a merchant set for its medicine boxes; it counts while the switch is on (MED-12)';
comment on column medicine_box.near_days is 'Days before the last day of sale from which a batch is near its end';
comment on column medicine_box.excursion_minutes is 'Minutes outside the limits from which it is an excursion';
