create table visit_setting (
  top_id bigint not null,
  merchant_id bigint not null references merchant (id),
  cost_fen bigint not null check (cost_fen >= 0),
  primary key (top_id, merchant_id)
);
comment on table visit_setting is 'What a stop costs a merchant, by which visits are planned; a merchant without a row has the usual cost';
