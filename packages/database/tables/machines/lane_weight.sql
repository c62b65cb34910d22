create table lane_weight (
  top_id bigint not null,
  machine_id bigint not null,
  merchant_id bigint not null,
  cabinet text not null check (cabinet in ('main', 'sub')),
  lane_no int not null,
  product_id bigint not null,
  weight_grams int not null check (weight_grams > 0),
  tolerance_grams int not null check (tolerance_grams >= 0 and tolerance_grams < weight_grams),
  factor numeric(6, 3) not null default 1 check (factor > 0 and factor <= 10),
  updated_by bigint not null,
  updated_at timestamptz not null,
  primary key (machine_id, cabinet, lane_no, top_id)
);
comment on table lane_weight is 'What one piece of the product weighs in this lane, for machines that weigh (MACHINE-27); a lane without a row, or with one of another product, has the weight of its product';
comment on column lane_weight.factor is 'What the machine weighs is multiplied by this before it is compared';
