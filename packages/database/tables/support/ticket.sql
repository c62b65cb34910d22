create table ticket (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  source text not null check (source in ('console', 'customer')),
  title text not null check (title <> ''),
  problem text not null
    check (problem in ('itemJammed', 'dispensingTimeout', 'payment', 'refund', 'machine', 'product', 'member', 'account', 'other')),
  content text not null check (content <> ''),
  images text[] not null default '{}' check (cardinality(images) <= 5),
  phone_sealed bytea,
  phone_index bytea,
  subject_machine_id bigint,
  order_id bigint,
  state text not null default 'unprocessed'
    check (state in ('unprocessed', 'processing', 'timeout', 'resolved', 'essence', 'deleted')),
  state_before text,
  escalated_at timestamptz,
  reporter_id bigint references app_user (id),
  token_hash bytea,
  handler_id bigint references app_user (id),
  handled_at timestamptz,
  answer_due_at timestamptz,
  solve_due_at timestamptz,
  solve_left_ms bigint not null check (solve_left_ms >= 0),
  merged_into bigint,
  article_id bigint,
  created_at timestamptz not null default now(),
  primary key (top_id, id),
  check ((reporter_id is null) = (token_hash is not null)),
  check (token_hash is null or source = 'customer'),
  check ((phone_sealed is null) = (phone_index is null)),
  check ((state = 'deleted') = (state_before is not null))
);
comment on table ticket is 'Problems that users of the console and end customers report (TICKET-01, TICKET-02)';
comment on column ticket.id is 'The ticket number that people see';
comment on column ticket.subject_machine_id is 'The machine that it is about; it does not bind the ticket to who is authorised to the machine';
comment on column ticket.reporter_id is 'Who wrote it down; null where the end customer wrote it on a phone';
comment on column ticket.token_hash is 'SHA-256 of the secret by which the end customer reads the answers; null where a user of the console wrote it down';
comment on column ticket.escalated_at is 'When the feedback of a customer was made a ticket; null of a user''s own';
comment on column ticket.answer_due_at is 'Until when somebody must answer; null while nobody has to';
comment on column ticket.solve_left_ms is 'Milliseconds of service that remained when the clock was last stopped';
comment on column ticket.article_id is 'The question of the FAQ that was made of it';
-- Serves the list of one merchant.
create index ticket_merchant on ticket (merchant_id, id desc);
-- Serves the list of the platform.
create index ticket_number on ticket (id desc);
-- Serves the tickets of one reporter.
create index ticket_reporter on ticket (reporter_id, id desc);
-- Serves the end customer who comes back, and keeps a report that is sent again from becoming two.
create unique index ticket_token on ticket (token_hash, top_id) where token_hash is not null;
-- Serves the search for the phone of a customer.
create index ticket_phone on ticket (phone_index) where phone_index is not null;
-- Serves the round that finds what nobody answered.
create index ticket_due on ticket (least(answer_due_at, solve_due_at)) where state in ('unprocessed', 'processing');

create table ticket_entry (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  ticket_id bigint not null,
  kind text not null check (kind in ('create', 'accept', 'assign', 'answer', 'reply', 'resolve', 'confirm', 'merge', 'absorb', 'expire',
    'mark', 'unmark', 'escalate', 'delete', 'restore')),
  author_id bigint references app_user (id),
  words text not null default '',
  created_at timestamptz not null default now(),
  primary key (top_id, id),
  foreign key (top_id, ticket_id) references ticket (top_id, id)
);
comment on table ticket_entry is 'What happened to a ticket and what was said, in its order; nothing is changed or removed';
comment on column ticket_entry.author_id is 'Null of what happened by itself';
-- Serves the course of a ticket and its last answer.
create index ticket_entry_course on ticket_entry (ticket_id, id);
