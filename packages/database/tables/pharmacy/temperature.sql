create table machine_temperature (
  top_id bigint not null,
  machine_id bigint not null,
  merchant_id bigint not null,
  at timestamptz not null,
  lowest real not null,
  highest real not null,
  total double precision not null,
  samples int not null check (samples > 0),
  primary key (top_id, machine_id, at)
) with (fillfactor = 80);
comment on table machine_temperature is 'Temperatures of machines that carry medicine, read every minute and kept by half hours; it is never changed afterwards';
comment on column machine_temperature.at is 'Begin of the half hour';
comment on column machine_temperature.total is 'Sum of the readings; their mean is total by samples';

create table temperature_excursion (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null,
  machine_id bigint not null,
  storage text not null check (storage in ('room', 'cool', 'cold')),
  began_at timestamptz not null,
  last_at timestamptz not null,
  ended_at timestamptz,
  lowest real not null,
  highest real not null,
  counted boolean not null default false,
  primary key (top_id, id)
);
comment on table temperature_excursion is 'Times in which a machine was too warm or too cold for medicine that lay in it';
comment on column temperature_excursion.last_at is 'The last reading outside the band';
comment on column temperature_excursion.ended_at is 'The first reading within the band again, or without such medicine, or when the machine was out of service';
comment on column temperature_excursion.counted is 'It lasted longer than a door stands open; shorter ones are forgotten';
create unique index temperature_excursion_open on temperature_excursion (top_id, machine_id, storage) where ended_at is null;
create index temperature_excursion_machine on temperature_excursion (top_id, machine_id, began_at);

create table exposed_batch (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null,
  machine_id bigint not null,
  excursion_id bigint not null,
  product_id bigint not null,
  batch_id bigint,
  batch_no text not null,
  lanes text not null,
  pieces int not null check (pieces > 0),
  state text not null default 'open' check (state in ('open', 'released', 'withdrawn', 'destroying', 'destroyed')),
  reason text not null default '',
  proposed_by bigint references app_user (id),
  decided_by bigint references app_user (id),
  decided_at timestamptz,
  primary key (top_id, id),
  unique (top_id, excursion_id, product_id, batch_no),
  foreign key (top_id, excursion_id) references temperature_excursion (top_id, id),
  foreign key (top_id, batch_id) references medicine_batch (top_id, id),
  check (state <> 'destroyed' or proposed_by <> decided_by)
);
comment on table exposed_batch is 'Batches that lay in a machine during an excursion, with what a person decided about each';
comment on column exposed_batch.batch_id is 'Null where the lane named no batch that is known';
comment on column exposed_batch.pieces is 'The most that lay there while it lasted';
comment on column exposed_batch.proposed_by is 'Who asked that it be destroyed; another person confirms it';
create index exposed_batch_batch on exposed_batch (top_id, batch_id) where batch_id is not null;
create index exposed_batch_undecided on exposed_batch (top_id, machine_id) where state in ('open', 'destroying');
