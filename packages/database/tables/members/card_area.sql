create table card_area (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  parent_id bigint,
  path bigint[] not null,
  name text not null,
  primary key (top_id, id),
  foreign key (top_id, parent_id) references card_area (top_id, id),
  check (path[cardinality(path)] = id)
);
comment on table card_area is 'Areas of cards; the staff of one manages the cards in it and below (CARD-24)';
comment on column card_area.path is 'Ids from the topmost area to this one, both included';
-- Neighbours have different names.
create unique index card_area_name on card_area (merchant_id, coalesce(parent_id, 0), lower(name), top_id);
-- Serves the areas below one.
create index card_area_path on card_area using gin (path);

create table card_area_staff (
  top_id bigint not null,
  merchant_id bigint not null references merchant (id),
  area_id bigint not null,
  user_id bigint not null references app_user (id),
  primary key (top_id, area_id, user_id),
  foreign key (top_id, area_id) references card_area (top_id, id) on delete cascade
);
comment on table card_area_staff is 'People who manage cards of these areas and those below only (CARD-24)';
-- Serves the session of a person.
create index card_area_staff_user on card_area_staff (user_id);
