create table template (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  name text not null,
  machine_type text not null,
  remark text not null default '',
  layers int not null check (layers between 1 and 10),
  per_layer int not null check (per_layer between 1 and 10),
  temp_warn_low real,
  temp_warn_high real,
  humidity_warn real,
  flow_warn int check (flow_warn between 0 and 10240),
  version int not null default 1,
  created_by bigint not null,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (top_id, id)
);
comment on table template is 'Planograms that many machines share: layers, lanes and warnings (TEMPLATE-01)';
comment on column template.version is 'Counts changes by people; a form that shows an older one is refused';
-- A merchant tells its templates apart by their names (TEMPLATE-08).
create unique index template_name on template (top_id, merchant_id, lower(name)) where deleted_at is null;

create table template_lane (
  top_id bigint not null,
  template_id bigint not null,
  merchant_id bigint not null,
  lane_no int not null check (lane_no between 11 and 110),
  mode text not null check (mode in ('small', 'medium', 'large')),
  product_id bigint,
  price_fen bigint,
  purchase_fen bigint,
  capacity int not null check (capacity between 0 and 200),
  warn_threshold int not null check (warn_threshold between 0 and 200),
  primary key (top_id, template_id, lane_no),
  foreign key (top_id, template_id) references template (top_id, id),
  foreign key (top_id, product_id) references product (top_id, id),
  check (warn_threshold <= capacity)
);
comment on table template_lane is 'The lanes of a template; numbers as in lane (LANE-19)';
-- Serves the templates that hold a product.
create index template_lane_product on template_lane (top_id, product_id) where product_id is not null;

create table template_machine (
  top_id bigint not null,
  machine_id bigint not null,
  merchant_id bigint not null,
  template_id bigint not null,
  change_set_id bigint not null,
  applied_at timestamptz not null default now(),
  before jsonb not null default '[]',
  primary key (machine_id, top_id),
  foreign key (top_id, template_id) references template (top_id, id)
);
comment on table template_machine is 'The template that was applied to a machine last, and by which change set';
comment on column template_machine.before is 'Templates of before with their change sets, oldest first: whoever takes a change set back finds the one that counts again';
create index template_machine_template on template_machine (top_id, template_id);

-- A merchant sees its own and what is below it; the templates of its parent it only copies, whole.
create function parent_templates(merchant_id bigint) returns setof jsonb language sql stable
  security definer set search_path = public, pg_temp as $$
  select jsonb_build_object(
    'head', jsonb_build_object('templateName', t.name, 'machineType', t.machine_type, 'remark', t.remark, 'layers', t.layers, 'perLayer', t.per_layer,
      'tempWarnLow', t.temp_warn_low, 'tempWarnHigh', t.temp_warn_high, 'humidityWarn', t.humidity_warn, 'flowWarn', t.flow_warn),
    'lanes', coalesce((select jsonb_agg(jsonb_build_object('laneNo', n.lane_no, 'laneMode', n.mode, 'productId', null, 'lanePriceFen', n.price_fen::text,
        'purchaseFen', n.purchase_fen::text, 'capacity', n.capacity, 'warnThreshold', n.warn_threshold, 'productCode', g.code) order by n.lane_no)
      from template_lane n left join product g on g.top_id = n.top_id and g.id = n.product_id
      where n.top_id = t.top_id and n.template_id = t.id), '[]'))
  from merchant m join template t on t.merchant_id = m.parent_id and t.top_id = m.top_id and t.deleted_at is null
  where m.id = parent_templates.merchant_id and (scope_is_platform() or m.id = any(scope_merchants()::bigint[]))
  order by t.id
$$;
comment on function parent_templates is 'The templates of the parent of a merchant in scope, as it may copy them (TEMPLATE-10)';
