create table project (
  id bigint primary key default next_id(),
  name text not null check (name <> ''),
  owner text not null check (owner <> ''),
  members text not null default '',
  state text not null default 'planned' check (state in ('planned', 'active', 'closed')),
  progress int not null default 0 check (progress between 0 and 100),
  starts_on date,
  ends_on date check (ends_on >= starts_on),
  machine_ids bigint[] not null default '{}',
  version int not null default 1,
  created_at timestamptz not null default now()
);
comment on table project is 'Projects of the platform such as deliveries of machines; read without a session, their machines apart (PERM-15)';
comment on column project.owner is 'A team or a post, as everybody reads it';
comment on column project.progress is 'Percent, as it was recorded last';
comment on column project.version is 'Counts changes, so that two people do not overwrite each other';
call protect_shared('project');

create table project_progress (
  id bigint primary key default next_id(),
  project_id bigint not null references project (id),
  progress int not null check (progress between 0 and 100),
  words text not null check (words <> ''),
  recorded_by bigint references app_user (id),
  created_at timestamptz not null default now()
);
comment on table project_progress is 'How far a project was, and what was reached; never changed';
create index project_progress_newest on project_progress (project_id, id desc);
call protect_shared('project_progress');

create table requirement (
  id bigint primary key default next_id(),
  title text not null check (title <> ''),
  content text not null check (content <> ''),
  state text not null default 'new' check (state in ('new', 'accepted', 'done', 'rejected')),
  project_id bigint references project (id),
  version int not null default 1,
  created_by bigint references app_user (id),
  created_at timestamptz not null default now()
);
comment on table requirement is 'What the platform was asked to build; read without a session, without who wrote it (PERM-15)';
comment on column requirement.version is 'Counts changes, so that two people do not overwrite each other';
create index requirement_project on requirement (project_id);
create index requirement_newest on requirement (created_at);
call protect_shared('requirement');
