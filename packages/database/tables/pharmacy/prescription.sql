create table prescription (
  top_id bigint not null,
  id bigint not null,
  merchant_id bigint not null references merchant (id),
  machine_id bigint not null,
  product_id bigint not null,
  quantity int not null check (quantity > 0),
  doctor_id bigint,
  doctor_name text not null,
  hospital text not null,
  patient_sealed bytea not null,
  name_index bytea not null,
  rx_day date not null,
  valid_to date not null,
  state text not null default 'unreviewed' check (state in ('unreviewed', 'reviewed', 'cancelled')),
  pharmacist_name text not null default '',
  reviewed_by bigint references app_user (id),
  reviewed_at timestamptz,
  review_remark text not null default '',
  order_id bigint,
  created_at timestamptz not null default now(),
  primary key (top_id, id),
  foreign key (top_id, product_id) references medicine (top_id, product_id),
  foreign key (top_id, doctor_id) references doctor (top_id, id) on delete set null (doctor_id),
  check ((state = 'unreviewed') = (reviewed_at is null)),
  check (order_id is null or state = 'reviewed'),
  check (valid_to >= rx_day)
);
comment on table prescription is 'Prescriptions that customers uploaded for a medicine at a machine (RX-02, RX-05); the law keeps them, so nothing deletes them';
comment on column prescription.id is 'Its number, which the machine was told before it was uploaded';
comment on column prescription.doctor_name is 'As it was when it was uploaded; the doctor may be deleted since';
comment on column prescription.patient_sealed is 'Name, phone and diagnosis, sealed with a key outside the database; opens for this row only';
comment on column prescription.name_index is 'Keyed hash of the patient''s name, to find it again without knowing it';
comment on column prescription.valid_to is 'The last day on which goods are sold against it';
comment on column prescription.pharmacist_name is 'Who decided, as he was called then';
comment on column prescription.order_id is 'The last order that was made with it; one that was closed, or gave all money back without goods, does not use it up';
create index prescription_list on prescription (merchant_id, created_at desc);
-- Serves the count of the home page: few wait among all that were ever uploaded.
create index prescription_unreviewed on prescription (merchant_id, created_at) where state = 'unreviewed';
-- Serves the claim of a machine, which names the order.
create index prescription_order on prescription (order_id) where order_id is not null;

create table prescription_image (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  rx_id bigint not null,
  media_type text not null check (media_type in ('image/png', 'image/jpeg')),
  size_bytes int not null check (size_bytes between 1 and 2097152),
  created_at timestamptz not null default now(),
  primary key (top_id, id)
);
comment on table prescription_image is 'Pictures of prescriptions; the content lies sealed in the data directory under the id of the row';
comment on column prescription_image.rx_id is 'The number of the prescription, which is uploaded after its pictures; what stays without one is removed after a day';
create index prescription_image_of on prescription_image (top_id, rx_id, id);
-- Serves the removal of pictures without a prescription.
create index prescription_image_age on prescription_image using brin (created_at);
