create table ad_slot (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  code text not null,
  name text not null,
  width int not null check (width > 0),
  height int not null check (height > 0),
  position text not null,
  created_at timestamptz not null default now(),
  primary key (top_id, id)
);
comment on table ad_slot is 'Ad spaces: where on a machine ads are shown, in pixels (AD-01, AD-02)';
-- A merchant has a code once, whatever its letters'' case.
create unique index ad_slot_code on ad_slot (merchant_id, lower(code), top_id);

create table ad_material (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  kind text not null check (kind in ('picture', 'video')),
  file text not null,
  size_bytes int not null check (size_bytes > 0),
  sha256 bytea not null,
  uploaded_by bigint references app_user (id),
  created_at timestamptz not null default now(),
  primary key (top_id, id)
);
comment on table ad_material is 'Pictures and videos of ads; what no ad shows is removed after a day';
comment on column ad_material.file is 'Path at the address of the files: pictures below /spImg/, videos below /softFile/, under a name that nobody guesses';
-- Serves the count of what a merchant uploaded and does not show.
create index ad_material_merchant on ad_material (merchant_id, id desc);

create table ad (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  slot_id bigint,
  material_id bigint,
  kind text not null check (kind in ('picture', 'video')),
  name text not null,
  machine_ids bigint[] not null check (machine_ids <> '{}'),
  start_day date not null,
  end_day date not null check (end_day >= start_day),
  slots int[] not null,
  sort_no int not null check (sort_no >= 0),
  enabled boolean not null default false,
  created_by bigint references app_user (id),
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (top_id, id),
  foreign key (top_id, slot_id) references ad_slot (top_id, id),
  check (deleted_at is not null or (slot_id is not null and material_id is not null))
);
comment on table ad is 'What machines show, where, from which day to which and in which hours (AD-02); a deleted one stays, because its plays are counted';
comment on column ad.slots is 'Minutes of the day, from and to in turn, from included, to not';
-- Serves the list of one merchant.
create index ad_merchant on ad (merchant_id, id desc) where deleted_at is null;
-- Serves the ads of a machine.
create index ad_machines on ad using gin (machine_ids) where enabled and deleted_at is null;
-- Serves the question whether an ad shows a material, and whether an ad stands in a space.
create index ad_material_shown on ad (material_id) where material_id is not null;
create index ad_slot_used on ad (slot_id);

create table ad_playlist (
  top_id bigint not null,
  machine_id bigint not null,
  merchant_id bigint not null,
  version int not null default 1,
  state text not null default 'pending' check (state in ('pending', 'sent', 'confirmed', 'refused', 'expired')),
  reason text not null default '',
  changed_at timestamptz not null default now(),
  sent_at timestamptz,
  not_after timestamptz,
  ended_at timestamptz,
  primary key (machine_id, top_id)
);
comment on table ad_playlist is 'How far the ads of a machine are on their way to it; one row a machine, whose version grows with each change';
-- Serves the duty that tells machines, and the end of what was not answered.
create index ad_playlist_open on ad_playlist (state, not_after) where state in ('pending', 'sent');

create table ad_play (
  top_id bigint not null,
  ad_id bigint not null,
  machine_id bigint not null,
  merchant_id bigint not null,
  day date not null,
  plays bigint not null check (plays > 0),
  primary key (ad_id, machine_id, day, top_id)
);
comment on table ad_play is 'How often a machine says that it showed an ad, by the day at the machine';
