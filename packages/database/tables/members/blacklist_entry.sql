create table blacklist_entry (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  kind text not null check (kind in ('phone', 'card', 'member')),
  phone_sealed bytea,
  phone_index bytea,
  card_no text,
  member_id bigint,
  reason text not null check (length(reason) <= 200),
  added_by bigint references app_user (id),
  added_at timestamptz not null default now(),
  primary key (top_id, id),
  foreign key (top_id, member_id) references member (top_id, id),
  check ((kind = 'phone') = (phone_index is not null) and (kind = 'phone') = (phone_sealed is not null)
    and (kind = 'card') = (card_no is not null) and (kind = 'member') = (member_id is not null))
);
comment on table blacklist_entry is 'Phones, cards and members that a merchant and those below it serve no more (SYS-17)';
comment on column blacklist_entry.phone_sealed is 'Sealed with a key outside the database; opens for this entry only';
comment on column blacklist_entry.phone_index is 'Keyed hash of the whole phone number, to find it without knowing it';
create unique index blacklist_entry_phone on blacklist_entry (merchant_id, phone_index, top_id) where phone_index is not null;
create unique index blacklist_entry_card on blacklist_entry (merchant_id, card_no, top_id) where card_no is not null;
create unique index blacklist_entry_member on blacklist_entry (merchant_id, member_id, top_id) where member_id is not null;
-- Serves the question whether something of a tree is named.
create index blacklist_entry_top on blacklist_entry (top_id);

-- A merchant above may have named somebody whom the merchant below then serves no more, so this looks up the tree and tells nothing but yes or no.
create function is_blacklisted(top bigint, merchant bigint, card_number text, member bigint, phone bytea) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from blacklist_entry b
    where b.top_id = top
      and b.merchant_id = any((select m.path from merchant m where m.id = merchant)::bigint[])
      and (b.card_no = card_number or b.member_id = member
        or b.phone_index = coalesce(phone, (select p.phone_index from member p where p.top_id = top and p.id = member)))) $$;
comment on function is_blacklisted is 'Whether a merchant or one above it names this card, this member or this phone (SYS-17)';
