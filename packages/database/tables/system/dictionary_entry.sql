create table dictionary_type (
  code text primary key check (code <> ''),
  name text not null check (name <> ''),
  remark text not null default '',
  updated_at timestamptz not null default now()
);
comment on table dictionary_type is 'Types of the dictionary that people made beside those of the product; programs of merchants read their entries (SYS-02)';
create unique index dictionary_type_code on dictionary_type (lower(code));
call protect_shared('dictionary_type');

create table dictionary_entry (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  dict_type text not null check (dict_type <> ''),
  code text not null check (code <> ''),
  name text not null check (name <> ''),
  value text not null check (value <> ''),
  sort_no int not null default 0 check (sort_no between 0 and 9999),
  enabled boolean not null default true,
  updated_at timestamptz not null default now(),
  primary key (top_id, id)
);
comment on table dictionary_entry is 'Texts that forms offer, of the platform for everybody and of a merchant for itself; one with the same code replaces the platform''s (SYS-02)';
create unique index dictionary_entry_code on dictionary_entry (merchant_id, dict_type, lower(code), top_id);

comment on column dictionary_entry.dict_type is 'A type of the product, or the code of a dictionary_type';

call protect_tenant_table('dictionary_entry');
-- Those of the platform are read by everybody.
create policy of_platform on dictionary_entry for select to yunshou_web using (merchant_id = 1);
