import { sealSupplierContact } from "../../stock/procurement/supplierContact.ts";
import { newPhone, type Rows } from "./rows.ts";
import { TenantMoney } from "./tenantMoney.ts";

/** Makes suppliers, warehouses and what lies in them. */
export class TenantStores extends TenantMoney {
  supplierForm() {
    return {
      supplierName: this.name("G"),
      contactName: this.canary,
      contactPhone: newPhone(),
      address: this.canary,
      email: `${this.canary}@example.com`,
      remark: this.canary,
    };
  }

  /** A supplier that no document names. */
  async supplier(): Promise<string> {
    const supplierId = await this.write(
      async (tx) => (await tx.query<{ id: string }>("select next_id() as id"))[0]!.id,
    );
    const { contactPhone, email } = this.supplierForm();
    const { contactSealed, phoneIndex } = sealSupplierContact(this.server.context.secrets, supplierId, {
      contactPhone,
      email,
    });
    return this.id(
      "insert into supplier (top_id, merchant_id, id, name, contact, contact_sealed, phone_index, address, remark) values ($1, $2, $3, $4, $5, $6, $7, $5, $5)",
      [this.topId, this.merchantId, supplierId, this.name("G"), this.canary, contactSealed, phoneIndex],
    );
  }

  /** A product of a supplier of its own. */
  async supply(supplierId?: string, productId = this.rows.productId): Promise<string> {
    return this.id(
      "insert into supplier_product (top_id, merchant_id, supplier_id, product_id, price_fen) values ($1, $2, $3, $4, 200)",
      [this.topId, this.merchantId, supplierId ?? (await this.supplier()), productId],
    );
  }

  warehouse(): Promise<string> {
    return this.id("insert into warehouse (top_id, merchant_id, name, remark) values ($1, $2, $3, $4)", [
      this.topId,
      this.merchantId,
      this.name("W"),
      this.canary,
    ]);
  }

  /** 100 pieces of a product in a warehouse, for 2 yuan each. */
  async level(warehouseId?: string, productId = this.rows.productId): Promise<string> {
    const levelId = await this.id(
      "insert into goods_level (top_id, merchant_id, warehouse_id, product_id, batch_no, stock, value_fen) values ($1, $2, $3, $4, '', 100, 20000)",
      [this.topId, this.merchantId, warehouseId ?? (await this.warehouse()), productId],
    );
    await this.id(
      `insert into goods_movement (top_id, merchant_id, level_id, quantity, value_fen, stock_after, value_after_fen, reason, document_id, doc_no, booked_on)
       values ($1, $2, $3, 100, 20000, 100, 20000, 'receipt', 1, $4, current_date)`,
      [this.topId, this.merchantId, levelId, this.name("RK")],
    );
    return levelId;
  }

  /** A count of a place of 100 pieces, two of which are missing; one that is booked stands in its book. */
  async goodsCount(
    state: "counting" | "waiting" | "booked" = "counting",
    {
      warehouseId,
      productId = this.rows?.productId,
      counterId = this.adminId,
      lines = true,
      levelId: givenLevel,
    }: {
      readonly levelId?: string;
      readonly warehouseId?: string;
      readonly productId?: string;
      readonly counterId?: string;
      readonly lines?: boolean;
    } = {},
  ): Promise<string> {
    const placeId = warehouseId ?? (await this.warehouse());
    const levelId = warehouseId === undefined ? await this.level(placeId, productId) : givenLevel;
    const countId = await this.id(
      `insert into goods_count (top_id, merchant_id, warehouse_id, doc_no, state, started_by, started_at, submitted_by, submitted_at, ended_at)
       values ($1, $2, $3, $4, $5, $6, now(), case when $5 <> 'counting' then $6::bigint end, case when $5 <> 'counting' then now() end, case when $5 = 'booked' then now() end)`,
      [this.topId, this.merchantId, placeId, this.name("PD"), state, counterId],
    );
    if (lines)
      await this.write((tx) =>
        tx.query(
          `insert into goods_count_line (top_id, merchant_id, count_id, product_id, book, counted, value_fen, count_mark, reason, remark, counted_at, counted_by)
           values ($1, $2, $3, $4, 100, 98, case when $5 = 'booked' then -400 else 0 end, 0, 'missing', $6, now(), $7)`,
          [this.topId, this.merchantId, countId, productId, state, this.canary, counterId],
        ),
      );
    if (state === "booked" && levelId !== undefined)
      await this.write(async (tx) => {
        await tx.query(
          `insert into goods_movement (top_id, merchant_id, level_id, quantity, value_fen, stock_after, value_after_fen, reason, document_id, doc_no, booked_on)
           values ($1, $2, $3, -2, -400, 98, 19600, 'count', $4, $5, current_date)`,
          [this.topId, this.merchantId, levelId, countId, this.name("PD")],
        );
        await tx.query("update goods_level set stock = 98, value_fen = 19600 where top_id = $1 and id = $2", [
          this.topId,
          levelId,
        ]);
      });
    return countId;
  }

  /** A document with one line of 10 pieces, 10 of them received where it is a receipt. */
  async document(
    kind: "plan" | "order" | "receipt" | "loss" | "outbound" | "refill" | "transfer" | "return",
    state: string,
    {
      productId = this.rows.productId,
      warehouseId = this.rows?.warehouseId,
      supplierId = this.rows?.supplierId,
      routeId = this.rows?.routeId,
      machineId = this.rows?.machineId,
      bagId = null as string | null,
    } = {},
  ): Promise<string> {
    const documentId = await this.id(
      `insert into goods_document (top_id, merchant_id, kind, doc_no, doc_date, state, supplier_id, warehouse_id, quantity, amount_fen, remark, created_by, loss_reason,
         route_id, bag_id, about_machine_id, lanes_below, lanes_all)
       values ($1, $2, $3, $4, current_date, $5, $6, $7, 10, 2000, $8, $9, case when $3 = 'loss' then 'expired' end, case when $3 = 'outbound' then $10::bigint end, $11,
         case when $3 = 'refill' then $12::bigint end, 1, 1)`,
      [
        this.topId,
        this.merchantId,
        kind,
        this.name("D"),
        state,
        supplierId,
        warehouseId,
        this.canary,
        this.adminId,
        routeId,
        bagId,
        machineId,
      ],
    );
    await this.id(
      "insert into goods_document_line (top_id, merchant_id, document_id, line_no, product_id, quantity, price_fen, value_fen, cabinet, lane_no) values ($1, $2, $3, 1, $4, 10, 200, 2000, case when $5 = 'refill' then 'main' end, case when $5 = 'refill' then 11 end)",
      [this.topId, this.merchantId, documentId, productId, kind],
    );
    return documentId;
  }

  /** A document that somebody else of the merchant has made. */
  async byAnother(kind: "plan" | "loss"): Promise<string> {
    const warehouseId = await this.warehouse();
    await this.level(warehouseId);
    const documentId = await this.document(kind, "submitted", { warehouseId });
    const { userId } = await this.user();
    await this.write((tx) => tx.query("update goods_document set created_by = $2 where id = $1", [documentId, userId]));
    return documentId;
  }

  /** Money that went to a supplier. */
  payment(supplierId = this.rows.supplierId): Promise<string> {
    return this.id(
      "insert into supplier_payment (top_id, merchant_id, supplier_id, direction, amount_fen, method, paid_on, remark, operator_id) values ($1, $2, $3, 'pay', 500, 'bank', current_date, $4, $5)",
      [this.topId, this.merchantId, supplierId, this.canary, this.adminId],
    );
  }

  /** A bill of a supplier for one receipt, on which nothing is paid. */
  async bill({
    supplierId = this.rows?.supplierId,
    warehouseId = this.rows?.warehouseId,
    productId = this.rows?.productId,
  } = {}): Promise<string> {
    const documentId = await this.document("receipt", "booked", { supplierId, warehouseId, productId });
    const billId = await this.id(
      `insert into supplier_bill (top_id, merchant_id, supplier_id, bill_no, billed_on, due_on, amount_fen, expected_fen, remark, created_by)
       values ($1, $2, $3, $4, current_date, current_date + 30, 2000, 2000, $5, $6)`,
      [this.topId, this.merchantId, supplierId, this.name("B"), this.canary, this.adminId],
    );
    await this.write((tx) =>
      tx.query(
        "insert into supplier_bill_line (top_id, merchant_id, bill_id, document_id, amount_fen) values ($1, $2, $3, $4, 2000)",
        [this.topId, this.merchantId, billId, documentId],
      ),
    );
    return billId;
  }

  async stores({
    productId,
    routeId,
    machineId,
  }: Pick<Rows, "productId" | "routeId" | "machineId">): Promise<
    Pick<
      Rows,
      | "supplierId"
      | "supplyId"
      | "warehouseId"
      | "levelId"
      | "purchasePlanId"
      | "purchaseId"
      | "receiptId"
      | "lossId"
      | "outboundId"
      | "refillOrderId"
      | "transferId"
      | "goodsCountId"
      | "returnId"
      | "paymentId"
      | "supplierBillId"
    >
  > {
    const supplierId = await this.supplier();
    const warehouseId = await this.warehouse();
    const levelId = await this.level(warehouseId, productId);
    await this.goodsCount("booked", { warehouseId, productId, levelId });
    return {
      supplierId,
      supplyId: await this.supply(supplierId, productId),
      warehouseId,
      levelId,
      purchasePlanId: await this.document("plan", "draft", { productId, warehouseId, supplierId }),
      purchaseId: await this.document("order", "ordered", { productId, warehouseId, supplierId }),
      lossId: await this.document("loss", "submitted", { productId, warehouseId, supplierId }),
      outboundId: await this.document("outbound", "draft", { productId, warehouseId, supplierId, routeId }),
      refillOrderId: await this.document("refill", "filled", { productId, warehouseId, supplierId, machineId }),
      transferId: await this.document("transfer", "booked", { productId, warehouseId, supplierId, bagId: warehouseId }),
      goodsCountId: await this.goodsCount("counting", { warehouseId, productId }),
      returnId: await this.document("return", "booked", { productId, warehouseId, supplierId }),
      paymentId: await this.payment(supplierId),
      supplierBillId: await this.bill({ supplierId, warehouseId, productId }),
      receiptId: await this.document("receipt", "booked", { productId, warehouseId, supplierId }),
    };
  }
}
