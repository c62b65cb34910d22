import type { Handle } from "@yunshou/database";
import type { ModellingDecision, ModellingState, ReviewState } from "@yunshou/domain";
import type { Findable } from "../platform/spelling.ts";

interface Owner {
  readonly topId: string;
  readonly merchantId: string;
  readonly userId: string;
}

interface RequestedProduct {
  readonly productId: string;
  readonly name: string;
  readonly brand: string;
  readonly category: string;
  readonly specification: string;
  readonly barcode: string | null;
}

export interface DemoRequest {
  readonly status: ModellingState;
  readonly review: ReviewState;
  readonly remark: string;
  readonly appliedAt: Date;
  readonly dueAt: Date;
  readonly reviewedAt: Date | null;
  readonly libraryId: string | null;
  readonly steps: readonly {
    readonly event: "submit" | "resubmit" | ModellingDecision;
    readonly remark: string;
    readonly happenedAt: Date;
  }[];
}

export async function productFor(tx: Handle, { topId, merchantId }: Owner, code: string): Promise<RequestedProduct> {
  const [row] = await tx.query<RequestedProduct>(
    `select id as "productId", name, brand, category, specification, barcode from product where top_id = $1 and merchant_id = $2 and code = $3`,
    [topId, merchantId, code],
  );
  return row!;
}

export async function lastLibraryCode(tx: Handle): Promise<string> {
  const [row] = await tx.query<{ code: string }>("select max(code) as code from library_product", []);
  return row!.code;
}

/** The official product that an approved request became. */
export async function insertOfficial(
  tx: Handle,
  { productId }: RequestedProduct,
  { code, likeness, search, pieces }: Findable & { readonly code: string; readonly likeness: string },
): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    `insert into library_product (code, name, brand_id, brand, category_id, category, specification_id, specification, barcode, unit, image, likeness, search, pieces)
     select $2, p.name, b.id, b.name, c.id, c.name, s.id, p.specification, p.barcode, p.unit, p.image, $3, $4, $5 from product p
       join library_attribute b on b.kind = 'brand' and b.parent_id is null and b.name = p.brand
       join library_attribute c on c.kind = 'category' and c.parent_id is not null and c.name = p.category
       left join library_attribute s on s.kind = 'specification' and s.category_id = c.id and s.name = p.specification
     where p.id = $1 returning id`,
    [productId, code, likeness, search, pieces],
  );
  return row!.id;
}

/** A request with its steps; those of its merchant were done by the merchant's person. */
export async function insertRequest(
  tx: Handle,
  { topId, merchantId, userId }: Owner,
  productId: string,
  request: DemoRequest,
) {
  const [row] = await tx.query<{ id: string }>(
    `insert into modelling (top_id, merchant_id, product_id, status, library_id, remark, applied_by, applied_at, due_at, reviewed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
    [
      topId,
      merchantId,
      productId,
      request.status,
      request.libraryId,
      request.remark,
      userId,
      request.appliedAt,
      request.dueAt,
      request.reviewedAt,
    ],
  );
  for (const { event, remark, happenedAt } of request.steps) {
    const byMerchant = event === "submit" || event === "resubmit";
    await tx.query(
      "insert into modelling_event (top_id, merchant_id, modelling_id, event, remark, actor_id, happened_at) values ($1, $2, $3, $4, $5, $6, $7)",
      [topId, merchantId, row!.id, event, remark, byMerchant ? userId : null, happenedAt],
    );
  }
  await tx.query("update product set review_status = $3, library_id = $4 where top_id = $1 and id = $2", [
    topId,
    productId,
    request.review,
    request.libraryId,
  ]);
}
