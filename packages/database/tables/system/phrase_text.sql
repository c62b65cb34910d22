create table phrase_text (
  language text not null check (language in ('zh', 'en', 'fr', 'ko', 'vi', 'es', 'de', 'lo', 'it')),
  lang_key text not null check (lang_key <> ''),
  text text not null check (text <> ''),
  original text not null,
  written_by bigint not null references app_user (id),
  reviewed_by bigint references app_user (id),
  updated_at timestamptz not null default clock_timestamp(),
  primary key (language, lang_key),
  check (reviewed_by <> written_by)
);
comment on table phrase_text is 'Texts of the interface that people wrote over the delivered ones; read before anybody is known (SYS-03, LANG-09)';
comment on column phrase_text.lang_key is 'Room, kind and key of the phrase, e.g. orders.fields.orderNo';
comment on column phrase_text.original is 'The Chinese text that it was made from';

call protect_shared('phrase_text');
