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

  async stores(productId: string): Promise<Pick<Rows, "supplierId" | "supplyId" | "warehouseId" | "levelId">> {
    const supplierId = await this.supplier();
    const warehouseId = await this.warehouse();
    return {
      supplierId,
      supplyId: await this.supply(supplierId, productId),
      warehouseId,
      levelId: await this.level(warehouseId, productId),
    };
  }
}
