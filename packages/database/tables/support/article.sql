create table article (
  id bigint primary key default next_id(),
  kind text not null check (kind in ('faq', 'solution')),
  category text not null
    check (category in ('itemJammed', 'dispensingTimeout', 'payment', 'refund', 'machine', 'product', 'member', 'account', 'other')),
  machine_type text,
  title text not null check (title <> ''),
  content text not null check (content <> ''),
  pages text[] not null default '{}' check (cardinality(pages) <= 20),
  texts jsonb not null default '{}',
  sort_no int not null default 0 check (sort_no between 0 and 9999),
  state text not null default 'draft' check (state in ('draft', 'published', 'withdrawn')),
  shown_version int,
  changed boolean not null default true,
  views bigint not null default 0,
  useful int not null default 0,
  useless int not null default 0,
  version int not null default 1,
  updated_by bigint references app_user (id),
  updated_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  check ((state = 'published') = (shown_version is not null))
);
comment on table article is 'Questions of the FAQ and solutions of the knowledge base as they are being written; everybody reads what is published, only the platform writes (SYS-13)';
comment on column article.content is 'Markdown';
comment on column article.pages is 'Paths of the console''s pages that show it as their help';
comment on column article.texts is 'Title and content in other languages, by language, each with the hash of the original that it was made from';
comment on column article.shown_version is 'The version that everybody reads';
comment on column article.changed is 'Something was written since the newest version';
comment on column article.version is 'Counts changes, so that two people do not overwrite each other';
create index article_kind on article (kind, sort_no, id desc);

create table article_version (
  article_id bigint not null references article (id) on delete cascade,
  version int not null,
  category text not null,
  machine_type text,
  title text not null,
  content text not null,
  pages text[] not null default '{}',
  texts jsonb not null default '{}',
  search text not null,
  pieces text[] not null,
  published_by bigint references app_user (id),
  published_at timestamptz not null default now(),
  primary key (article_id, version)
);
comment on table article_version is 'What was published of an article, never changed';
comment on column article_version.search is 'Title with pinyin and initials, and the words of the content, in every language, each on a line of its own';
create index article_version_pieces on article_version using gin (pieces);
create index article_version_pages on article_version using gin (pages);

create table article_vote (
  article_id bigint not null references article (id) on delete cascade,
  voter text not null,
  useful boolean not null,
  voted_at timestamptz not null default now(),
  primary key (article_id, voter)
);
comment on table article_vote is 'Whether an article was useful, once a user or address';
comment on column article_vote.voter is 'Keyed hash of the user or the address';

call protect_shared('article');
call protect_shared('article_version');
call protect_shared('article_vote');
