create table agreement (
  id bigint primary key default next_id(),
  name text not null check (name <> ''),
  state text not null default 'draft' check (state in ('draft', 'published', 'stopped')),
  md5 text not null,
  sha256 text not null,
  content bytea not null,
  created_at timestamptz not null default now(),
  published_at timestamptz
);
comment on table agreement is 'Agreements of the platform as PDF; at most one is in force, and accounts of asking hosts must accept it (AGREE-01 to AGREE-13)';
comment on column agreement.md5 is 'Shown because the specification names it (SYS-21); SHA-256 is what counts';
create unique index agreement_in_force on agreement (state) where state = 'published';

-- Everybody may read what he is to accept.
call protect_shared('agreement');

create table agreement_acceptance (
  agreement_id bigint not null references agreement (id),
  user_id bigint not null references app_user (id),
  accepted_at timestamptz not null default now(),
  address text not null,
  primary key (agreement_id, user_id)
);
comment on table agreement_acceptance is 'Who accepted which agreement, when and from where; never changed';

call protect_user_rows('agreement_acceptance');
