create table member_package (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  name text not null,
  price_fen bigint not null check (price_fen > 0),
  months int not null check (months between 1 and 60),
  rights_note text not null check (length(rights_note) <= 500),
  enabled boolean not null default true,
  created_at timestamptz not null default now(),
  primary key (top_id, id)
);
comment on table member_package is 'Packages of rights that a merchant offers its members (CARD-22)';
-- A merchant names a package once.
create unique index member_package_name on member_package (merchant_id, lower(name), top_id);
