create table team (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  name text not null,
  created_by bigint,
  created_at timestamptz not null default now(),
  primary key (id, top_id)
);
comment on table team is 'Groups of users of a merchant who look after machines together (USER-13)';
-- One name once for each merchant.
create unique index team_name on team (merchant_id, lower(name), top_id);

create table team_member (
  top_id bigint not null,
  merchant_id bigint not null,
  team_id bigint not null,
  user_id bigint not null references app_user (id),
  added_by bigint,
  added_at timestamptz not null default now(),
  primary key (team_id, user_id, top_id),
  foreign key (team_id, top_id) references team (id, top_id) on delete cascade
);
comment on table team_member is 'Users of a team; merchant_id is the merchant of the team';
-- Serves the machines of a user.
create index team_member_user on team_member (user_id);

create table team_machine (
  top_id bigint not null,
  machine_id bigint not null,
  merchant_id bigint not null,
  team_id bigint not null,
  granted_by bigint,
  granted_at timestamptz not null default now(),
  primary key (team_id, machine_id, top_id),
  foreign key (team_id, top_id) references team (id, top_id) on delete cascade
);
comment on table team_machine is 'Machines that a team is authorised to; its members see them (MACHINE-29)';
create index team_machine_machine on team_machine (machine_id);

create table merchant_machine (
  top_id bigint not null,
  machine_id bigint not null,
  merchant_id bigint not null,
  grantee_id bigint not null references merchant (id),
  granted_by bigint,
  granted_at timestamptz not null default now(),
  primary key (grantee_id, machine_id, top_id)
);
comment on table merchant_machine is 'Machines of merchant_id that another merchant of the same tree is authorised to (MERCHANT-05)';
create index merchant_machine_machine on merchant_machine (machine_id);
