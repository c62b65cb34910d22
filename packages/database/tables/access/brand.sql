create table brand (
  id bigint primary key default next_id(),
  host text not null default '',
  path text not null default '',
  title text not null check (title <> ''),
  titles jsonb not null default '{}',
  subtitle text not null default '',
  logo text check (logo ~ '^/spImg/'),
  background text check (background ~ '^(#[0-9a-f]{6}|/spImg/.*)$'),
  footer text not null default '',
  language text,
  asks_agreement boolean not null default false,
  updated_at timestamptz not null default now()
);
comment on table brand is 'Looks of the login pages by host and path (LOGIN-38, LOGIN-39); shown before anybody is known';
comment on column brand.host is 'Host with its port if it has one; empty for every host';
comment on column brand.titles is 'The title by language; where one is missing, title stands';
comment on column brand.path is 'Login path such as /loginZl; empty for every path of the host';
comment on column brand.asks_agreement is 'After a login here the agreements of the platform are asked for (AGREE-01)';
create unique index brand_place on brand (host, path);

-- Everybody sees the login page.
call protect_shared('brand');
