create table medicine_conflict (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  product_id bigint not null,
  other_product_id bigint not null,
  severity text not null check (severity in ('forbid', 'warn')),
  reason text not null check (reason in ('sameIngredient', 'bleeding', 'sedation', 'liver', 'kidney', 'bloodPressure', 'heartRhythm', 'weaker', 'stronger')),
  remark text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (top_id, id),
  foreign key (top_id, product_id) references medicine (top_id, product_id) on delete cascade,
  foreign key (top_id, other_product_id) references medicine (top_id, product_id) on delete cascade,
  check (product_id < other_product_id)
);
comment on table medicine_conflict is 'Pairs of medicines that do not go together (MED-04), each once, with the smaller number first';
-- A pair stands once; serves the question whether some medicines go together.
create unique index medicine_conflict_pair on medicine_conflict (top_id, product_id, other_product_id);
create index medicine_conflict_other on medicine_conflict (top_id, other_product_id);
-- Serves the list of a merchant.
create index medicine_conflict_list on medicine_conflict (merchant_id, id desc);
