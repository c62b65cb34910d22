create table setting (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);
comment on table setting is 'Deployment-wide values that are data rather than configuration, e.g. the signing key of commands (encrypted)';
-- Secrets in it are sealed.
call protect_shared('setting');
