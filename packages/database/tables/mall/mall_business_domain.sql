create table mall_business_domain (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  domain text not null check (domain = lower(domain)),
  verify_name text,
  verify_content text,
  enabled boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (top_id, id),
  check ((verify_name is null) = (verify_content is null))
);
comment on table mall_business_domain is 'Domains that the mini-program of a merchant may open (GEN-19)';
comment on column mall_business_domain.verify_name is 'Name of the verification file, which is its path at the domain; null until there is one';
comment on column mall_business_domain.verify_content is 'What the file says; strangers read it at the domain';
-- One domain once for each merchant; serves the list of a merchant too.
create unique index mall_business_domain_once on mall_business_domain (merchant_id, domain, top_id);
-- Serves requests for a file, which know the host only. Merchants may share a domain, each with a file of its own.
create index mall_business_domain_file on mall_business_domain (domain, verify_name) where enabled;
