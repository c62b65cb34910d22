create table screen_client (
  id_hash bytea primary key,
  token_hash bytea,
  screen text not null,
  tab smallint not null,
  expires_at timestamptz not null
);
comment on table screen_client is 'Big screens that announced themselves and whose live channel has not opened yet; a row serves one opening';
comment on column screen_client.id_hash is 'SHA-256 of the identifier, because whoever knows the identifier may watch';
comment on column screen_client.token_hash is 'The session that the screen belongs to; null is a public screen';
-- Serves the removal of what was never opened.
create index screen_client_age on screen_client (expires_at);
