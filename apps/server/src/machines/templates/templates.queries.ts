import type { StoredRow } from "@yunshou/contract";
import type { templates } from "@yunshou/contract/machines/templates";
import { conditions, contains, type Handle, type Scope, scoped, sql, statement } from "@yunshou/database";
import type { LaneMode, MachineType } from "@yunshou/domain";
import { type List, type Order, type Page, pageOf, type Paging, rowsAfter } from "../../platform/lists.queries.ts";

const ofMerchants = { machine: null } as const;

interface Owner {
  readonly topId: string;
  readonly merchantId: string;
}

/** The head of a template as it is stored. */
export interface StoredHead {
  readonly templateName: string;
  readonly machineType: MachineType;
  readonly remark: string;
  readonly layers: number;
  readonly perLayer: number;
  readonly tempWarnLow: number | null;
  readonly tempWarnHigh: number | null;
  readonly humidityWarn: number | null;
  readonly flowWarn: number | null;
}

/** A lane of a template; fen are texts. */
export interface StoredTemplateLane {
  readonly laneNo: number;
  readonly laneMode: LaneMode;
  readonly productId: string | null;
  readonly lanePriceFen: string | null;
  readonly purchaseFen: string | null;
  readonly capacity: number;
  readonly warnThreshold: number;
}

type Row = StoredRow<typeof templates.list>;

const columns = `t.id as "templateId", t.name as "templateName", t.machine_type as "machineType", t.layers as "layerCount", t.per_layer as "maxLaneCount",
  (select count(*) from template_lane n where n.top_id = t.top_id and n.template_id = t.id)::int as "laneCount",
  (select count(*) from template_machine a where a.top_id = t.top_id and a.template_id = t.id)::int as "machineCount",
  t.temp_warn_low as "tempWarnLow", t.temp_warn_high as "tempWarnHigh", t.humidity_warn as "humidityWarn", t.flow_warn as "flowWarn", t.remark,
  h.name as "merchantName", t.created_at as "createdTime", coalesce(u.name, '') as "createdBy"`;

const listOf = (scope: Scope, { templateName }: { readonly templateName?: string | undefined }): List => ({
  columns,
  from: "template t join merchant h on h.id = t.merchant_id left join app_user u on u.id = t.created_by",
  where: conditions(scoped(scope, "t", ofMerchants), sql`t.deleted_at is null`, contains("t.name", templateName)),
});

const order = {
  by: { createdTime: "t.id", templateName: "t.name" },
  unsorted: "createdTime",
  tie: ["t.id"],
} as const satisfies Order<string>;

export const listTemplates = (
  tx: Handle,
  scope: Scope,
  filters: { readonly templateName?: string | undefined },
  paging: Paging<keyof typeof order.by>,
): Promise<Page<Row>> => pageOf(tx, listOf(scope, filters), order, paging);

/** The next templates by id, for exports. */
export const templatesAfter = (
  tx: Handle,
  scope: Scope,
  filters: { readonly templateName?: string | undefined },
  after: string,
  limit: number,
): Promise<Row[]> => rowsAfter(tx, listOf(scope, filters), "t.id", after, limit);

export function templateOptions(
  tx: Handle,
  scope: Scope,
): Promise<{ templateId: string; templateName: string; machineCount: number }[]> {
  return tx.query(
    ...statement(sql`select t.id as "templateId", t.name as "templateName",
        (select count(*) from template_machine a where a.top_id = t.top_id and a.template_id = t.id)::int as "machineCount"
      from template t where t.deleted_at is null and ${scoped(scope, "t", ofMerchants)} order by t.name limit 500`),
  );
}

export interface TemplateRecord extends StoredHead, Owner {
  readonly templateId: string;
  readonly version: number;
}

/** A template of the scope; locked when it is to be changed. */
export async function templateOf(
  tx: Handle,
  scope: Scope,
  templateId: string,
  { lock }: { readonly lock: boolean },
): Promise<TemplateRecord | undefined> {
  const [row] = await tx.query<TemplateRecord>(
    ...statement(sql`select t.id as "templateId", t.top_id as "topId", t.merchant_id as "merchantId", t.name as "templateName", t.machine_type as "machineType", t.remark,
        t.layers, t.per_layer as "perLayer", t.temp_warn_low as "tempWarnLow", t.temp_warn_high as "tempWarnHigh", t.humidity_warn as "humidityWarn",
        t.flow_warn as "flowWarn", t.version
      from template t where t.id = ${templateId} and t.deleted_at is null and ${scoped(scope, "t", ofMerchants)}
      ${lock ? sql`for update of t` : sql``}`),
  );
  return row;
}

export interface ShownTemplateLane extends StoredTemplateLane {
  readonly productCode: string | null;
  readonly productName: string | null;
  readonly productImage: string | null;
  readonly productPriceFen: string | null;
}

export function templateLanes(tx: Handle, { topId, templateId }: TemplateRecord): Promise<ShownTemplateLane[]> {
  return tx.query<ShownTemplateLane>(
    `select n.lane_no as "laneNo", n.mode as "laneMode", n.product_id as "productId", n.price_fen as "lanePriceFen", n.purchase_fen as "purchaseFen", n.capacity,
       n.warn_threshold as "warnThreshold", g.code as "productCode", g.name as "productName", g.image as "productImage", g.price_fen as "productPriceFen"
     from template_lane n left join product g on g.top_id = n.top_id and g.id = n.product_id
     where n.top_id = $1 and n.template_id = $2 order by n.lane_no`,
    [topId, templateId],
  );
}

const headValues = (head: StoredHead) => [
  head.templateName,
  head.machineType,
  head.remark,
  head.layers,
  head.perLayer,
  head.tempWarnLow,
  head.tempWarnHigh,
  head.humidityWarn,
  head.flowWarn,
];

/** Inserts a template; undefined when its merchant has one of this name. */
export async function insertTemplate(
  tx: Handle,
  { topId, merchantId }: Owner,
  head: StoredHead,
  createdBy: string,
): Promise<string | undefined> {
  const [row] = await tx.query<{ id: string }>(
    `insert into template (top_id, merchant_id, created_by, name, machine_type, remark, layers, per_layer, temp_warn_low, temp_warn_high, humidity_warn, flow_warn)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) on conflict do nothing returning id`,
    [topId, merchantId, createdBy, ...headValues(head)],
  );
  return row?.id;
}

/** Saves the head of a locked template; false when its merchant has another of this name. */
export async function updateTemplate(
  tx: Handle,
  { topId, templateId, merchantId }: TemplateRecord,
  head: StoredHead,
): Promise<boolean> {
  const rows = await tx.query(
    `update template set name = $4, machine_type = $5, remark = $6, layers = $7, per_layer = $8, temp_warn_low = $9, temp_warn_high = $10,
       humidity_warn = $11, flow_warn = $12, version = version + 1
     where top_id = $1 and id = $2 and not exists (select from template o where o.top_id = $1 and o.merchant_id = $3 and o.id <> $2 and o.deleted_at is null and lower(o.name) = lower($4))
     returning id`,
    [topId, templateId, merchantId, ...headValues(head)],
  );
  return rows.length === 1;
}

/** Replaces the lanes of a template. */
export async function saveTemplateLanes(
  tx: Handle,
  { topId, merchantId, templateId }: Owner & { readonly templateId: string },
  lanes: readonly StoredTemplateLane[],
): Promise<void> {
  await tx.query("delete from template_lane where top_id = $1 and template_id = $2", [topId, templateId]);
  await tx.query(
    `insert into template_lane (top_id, merchant_id, template_id, lane_no, mode, product_id, price_fen, purchase_fen, capacity, warn_threshold)
     select $1, $2, $3, "laneNo", "laneMode", "productId", "lanePriceFen", "purchaseFen", capacity, "warnThreshold"
     from jsonb_to_recordset($4::jsonb) as n("laneNo" int, "laneMode" text, "productId" bigint, "lanePriceFen" bigint, "purchaseFen" bigint, capacity int, "warnThreshold" int)`,
    [topId, merchantId, templateId, JSON.stringify(lanes)],
  );
}

/** Writes prices into lanes of a locked template, and counts its version up. */
export async function saveTemplatePrices(
  tx: Handle,
  { topId, templateId }: TemplateRecord,
  lanes: readonly Pick<StoredTemplateLane, "laneNo" | "lanePriceFen" | "purchaseFen">[],
): Promise<void> {
  await tx.query(
    `update template_lane l set price_fen = n."lanePriceFen", purchase_fen = n."purchaseFen"
     from jsonb_to_recordset($3::jsonb) as n("laneNo" int, "lanePriceFen" bigint, "purchaseFen" bigint)
     where l.top_id = $1 and l.template_id = $2 and l.lane_no = n."laneNo"`,
    [topId, templateId, JSON.stringify(lanes)],
  );
  await tx.query("update template set version = version + 1 where top_id = $1 and id = $2", [topId, templateId]);
}

/** The template goes; machines keep their lanes and their change sets. */
export async function removeTemplate(tx: Handle, { topId, templateId }: TemplateRecord): Promise<void> {
  await tx.query("update template set deleted_at = now() where top_id = $1 and id = $2", [topId, templateId]);
  await tx.query("delete from template_machine where top_id = $1 and template_id = $2", [topId, templateId]);
}

/** Names of a merchant's templates, in small letters. */
export async function takenNames(tx: Handle, { topId, merchantId }: Owner): Promise<Set<string>> {
  const rows = await tx.query<{ name: string }>(
    "select lower(name) as name from template where top_id = $1 and merchant_id = $2 and deleted_at is null",
    [topId, merchantId],
  );
  return new Set(rows.map(({ name }) => name));
}

/** A template of the parent merchant; its products are named by their codes, because each merchant has its own. */
export interface ParentTemplate {
  readonly head: StoredHead;
  readonly lanes: readonly (StoredTemplateLane & { readonly productCode: string | null })[];
}

/** The templates of the parent of a merchant in scope; undefined for a merchant at the top. */
export async function parentTemplates(tx: Handle, merchantId: string): Promise<ParentTemplate[] | undefined> {
  const [own] = await tx.query<{ isTop: boolean }>('select parent_id is null as "isTop" from merchant where id = $1', [
    merchantId,
  ]);
  if (own === undefined || own.isTop) return undefined;
  const rows = await tx.query<{ template: ParentTemplate }>("select template from parent_templates($1) template", [
    merchantId,
  ]);
  return rows.map(({ template }) => template);
}

/** A merchant's own products by their codes. */
export async function ownProducts(
  tx: Handle,
  { topId, merchantId }: Owner,
  codes: readonly string[],
): Promise<Map<string, string>> {
  const rows = await tx.query<{ code: string; id: string }>(
    "select code, id from product where top_id = $1 and merchant_id = $2 and deleted_at is null and code = any($3::text[])",
    [topId, merchantId, codes],
  );
  return new Map(rows.map(({ code, id }) => [code, id]));
}

/** Templates of before that a machine remembers; whoever goes further back leaves it without one. */
const templatesKept = 20;

/** Notes which template machines got last, by which change set, and what they had before. */
export async function markApplied(
  tx: Handle,
  machines: readonly (Owner & { readonly machineId: string })[],
  { templateId, changeSetId }: { readonly templateId: string; readonly changeSetId: string },
): Promise<void> {
  await tx.query(
    `insert into template_machine (top_id, merchant_id, machine_id, template_id, change_set_id)
     select "topId", "merchantId", "machineId", $2, $3 from jsonb_to_recordset($1::jsonb) as m("topId" bigint, "merchantId" bigint, "machineId" bigint)
     on conflict (machine_id, top_id) do update set template_id = excluded.template_id, change_set_id = excluded.change_set_id, applied_at = now(),
       before = jsonb_path_query_array(template_machine.before || jsonb_build_object('templateId', template_machine.template_id,
         'changeSetId', template_machine.change_set_id), '$[last - ${templatesKept - 1} to last]')`,
    [JSON.stringify(machines), templateId, changeSetId],
  );
}

/**
 * A change set is taken back: its machines have the template from before again, the newest that is neither deleted nor taken back,
 * or none.
 */
export async function unmarkApplied(tx: Handle, changeSetId: string): Promise<void> {
  await tx.query(
    `with held as (select a.top_id, a.machine_id, a.before from template_machine a where a.change_set_id = $1 for update),
     newest as (
       select distinct on (h.machine_id) h.machine_id, h.top_id, (e.value ->> 'templateId')::bigint as template_id, (e.value ->> 'changeSetId')::bigint as change_set_id,
         (select coalesce(jsonb_agg(o.value order by o.place), '[]') from jsonb_array_elements(h.before) with ordinality as o(value, place) where o.place < e.place) as before
       from held h cross join lateral jsonb_array_elements(h.before) with ordinality as e(value, place)
       where not exists (select from template t where t.top_id = h.top_id and t.id = (e.value ->> 'templateId')::bigint and t.deleted_at is not null)
         and not exists (select from change_set s where s.top_id = h.top_id and s.id = (e.value ->> 'changeSetId')::bigint and s.undone_at is not null)
       order by h.machine_id, e.place desc),
     again as (
       update template_machine a set template_id = n.template_id, change_set_id = n.change_set_id, before = n.before
       from newest n where a.machine_id = n.machine_id and a.top_id = n.top_id returning a.machine_id)
     delete from template_machine a using held h where a.machine_id = h.machine_id and a.top_id = h.top_id
       and not exists (select from newest n where n.machine_id = h.machine_id)`,
    [changeSetId],
  );
}
