create table certificate (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  kind text not null check (kind in ('merchant', 'pharmacist', 'doctor')),
  cert_no text not null,
  name text not null,
  holder_name text not null default '',
  expires_on date,
  status text not null default 'pending' check (status in ('pending', 'approved', 'notApproved')),
  written_by bigint references app_user (id),
  reviewed_by bigint references app_user (id),
  reviewed_at timestamptz,
  review_remark text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (top_id, id),
  check ((kind = 'merchant') = (holder_name = ''))
);
comment on table certificate is 'Certificates of merchants, pharmacists and doctors (SYS-16)';
comment on column certificate.holder_name is 'The person it was issued to; empty when the merchant itself holds it';
comment on column certificate.expires_on is 'Last day on which it is valid; null for ever';
comment on column certificate.written_by is 'Who wrote what is to be reviewed; nobody reviews that himself';
-- One number once for each merchant and kind.
create unique index certificate_number on certificate (merchant_id, kind, upper(cert_no), top_id);
-- Serves the list of a merchant.
create index certificate_list on certificate (merchant_id, id desc);
-- Serves the reminders and the filter of what expires soon.
create index certificate_expiry on certificate (expires_on) where expires_on is not null;

create table certificate_image (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  certificate_id bigint,
  media_type text not null check (media_type in ('image/png', 'image/jpeg')),
  size_bytes int not null check (size_bytes between 1 and 2097152),
  uploaded_by bigint references app_user (id),
  created_at timestamptz not null default now(),
  primary key (top_id, id),
  foreign key (top_id, certificate_id) references certificate (top_id, id) on delete cascade
);
comment on table certificate_image is 'Pictures of certificates; the content lies sealed in the data directory under the id of the row';
comment on column certificate_image.certificate_id is 'Null while the form that uploaded it is not saved; such a picture is removed after a day';
-- Serves the pictures of one certificate.
create index certificate_image_of on certificate_image (top_id, certificate_id, id);
-- Serves the removal of pictures whose form was never saved.
create index certificate_image_loose on certificate_image (created_at) where certificate_id is null;

create table certificate_reminder (
  top_id bigint not null,
  certificate_id bigint not null,
  merchant_id bigint not null references merchant (id),
  expires_on date not null,
  days_before int not null check (days_before in (30, 7, 1, -1)),
  reminded_at timestamptz not null default now(),
  primary key (top_id, certificate_id, expires_on, days_before),
  foreign key (top_id, certificate_id) references certificate (top_id, id) on delete cascade
);
comment on table certificate_reminder is 'Reminders that were given of certificates that expire: one for each step and expiry';
