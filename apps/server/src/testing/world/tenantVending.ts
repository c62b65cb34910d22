import { alarmRows } from "./alarmRows.ts";
import { randomBytes } from "node:crypto";
import type { AttributeKind } from "@yunshou/domain";
import type { Effect, EffectContext, Incoming } from "../../machines/effects/effect.ts";
import { findableBy } from "../../platform/spelling.ts";
import { insertBatch } from "../../orders/pickups/pickupBatches.queries.ts";
import { makeCodes } from "../../orders/pickups/pickupCodes.ts";
import { sale } from "../../orders/selling/sale.ts";
import { importedAs, importedProduct } from "./importedRows.ts";
import { allFlags, nextSerial, type Rows } from "./rows.ts";
import { spreadsheetColumns } from "./spreadsheetColumns.ts";
import { TenantPlanograms } from "./tenantPlanograms.ts";

/** Makes what a merchant sells, where, and its sales. */
export class TenantVending extends TenantPlanograms {
  product(): Promise<string> {
    const name = this.name("P");
    const { search, pieces } = findableBy([name]);
    return this.id(
      "insert into product (top_id, merchant_id, code, name, category, price_fen, search, pieces) values ($1, $2, $3, $3, $3, 350, $4, $5)",
      [this.topId, this.merchantId, name, search, pieces],
    );
  }

  /** A value at the root of a tree, a category by itself; flavours, specifications and packagings are those of a category. */
  attribute(kind: AttributeKind = "category", categoryId: string | null = null): Promise<string> {
    return this.id(
      "insert into attribute (id, top_id, merchant_id, kind, category_id, path, name) select n.id, $1, $2, $3, $4, array[n.id], $5 from (select next_id() as id) n",
      [this.topId, this.merchantId, kind, categoryId, this.name("A")],
    );
  }

  /** A product that can be submitted for review: with brand, category and picture. */
  readyProduct(): Promise<string> {
    return this.write(async (tx) => {
      const owner = [this.topId, this.merchantId];
      const value = async (kind: string) =>
        (
          await tx.query<{ id: string }>(
            "insert into attribute (id, top_id, merchant_id, kind, path, name) select n.id, $1, $2, $3, array[n.id], $4 from (select next_id() as id) n returning id",
            [...owner, kind, this.name("A")],
          )
        )[0]!.id;
      const [row] = await tx.query<{ id: string }>(
        `insert into product (top_id, merchant_id, code, name, brand_id, brand, category_id, category, unit, price_fen, image)
         values ($1, $2, $3, $3, $4, $3, $5, $3, '个', 350, 'cola.svg') returning id`,
        [...owner, this.name("P"), await value("brand"), await value("category")],
      );
      return row!.id;
    });
  }

  /** A request to take a product into the library, which waits for the platform. */
  async modelling(): Promise<string> {
    const productId = await this.readyProduct();
    const modellingId = await this.id(
      "insert into modelling (top_id, merchant_id, product_id, remark, due_at) values ($1, $2, $3, $4, now()) ",
      [this.topId, this.merchantId, productId, this.canary],
    );
    await this.write((tx) =>
      tx.query(
        "insert into modelling_event (top_id, merchant_id, modelling_id, event, remark) values ($1, $2, $3, 'submit', $4)",
        [this.topId, this.merchantId, modellingId, this.canary],
      ),
    );
    return modellingId;
  }

  /** A spreadsheet of one new product, in a state of its way. */
  async spreadsheet(state = "checked", kind = "products"): Promise<string> {
    const name = this.name("S");
    const importId = await this.id(
      `insert into import_batch (top_id, merchant_id, owner_id, kind, file_name, state, header, columns, total_rows, creates, refusals, request, imported_at)
       values ($1, $2, $3, $7, $4, $5, '{商品名称,单位,品牌}', $8, 2, 1, 1, $6, case when $5 = 'imported' then now() end)`,
      [
        this.topId,
        this.merchantId,
        this.adminId,
        name,
        state,
        JSON.stringify({ scope: { merchants: [this.merchantId] } }),
        kind,
        spreadsheetColumns[kind],
      ],
    );
    await this.write(async (tx) => {
      await tx.query(
        `insert into import_row (top_id, merchant_id, import_id, row_no, cells, verdict, made)
         values ($1, $2, $3, 2, array[$4, '瓶'], 'create', $5)`,
        [
          this.topId,
          this.merchantId,
          importId,
          name,
          JSON.stringify(importedAs[kind]?.(name) ?? importedProduct(name)),
        ],
      );
      await tx.query(
        `insert into import_row (top_id, merchant_id, import_id, row_no, cells, verdict, problems)
         values ($1, $2, $3, 3, array[$4, '', $4], 'refused', $5)`,
        [
          this.topId,
          this.merchantId,
          importId,
          name,
          JSON.stringify([{ field: "brand", code: "import.nameUnknown", values: { name } }]),
        ],
      );
    });
    return importId;
  }

  tag(): Promise<string> {
    return this.id("insert into product_tag (top_id, merchant_id, name, icon, priority) values ($1, $2, $3, $3, 1)", [
      this.topId,
      this.merchantId,
      this.name("T"),
    ]);
  }

  /** A picture that was uploaded for a record of the merchant and is shown by none yet. */
  async uploaded(): Promise<string> {
    const name = `${randomBytes(16).toString("hex")}.png`;
    await this.write((tx) =>
      tx.query(
        "insert into image (top_id, merchant_id, name, size_bytes, width, height, uploaded_by) values ($1, $2, $3, 100, 10, 10, $4)",
        [this.topId, this.merchantId, name, this.adminId],
      ),
    );
    return name;
  }

  /** A change of prices that can be taken back. */
  async priceBatch(): Promise<string> {
    const productId = await this.product();
    return this.write(async (tx) => {
      const [row] = await tx.query<{ id: string }>(
        "insert into product_price (top_id, merchant_id, product_id, price_before_fen, price_fen, reason, batch_id) values ($1, $2, $3, 300, 350, $4, next_id()) returning batch_id as id",
        [this.topId, this.merchantId, productId, this.canary],
      );
      return row!.id;
    });
  }

  /** Values, a tag and a price of a product. */
  async assortment(
    productId: string,
  ): Promise<Pick<Rows, "attributeId" | "brandId" | "flavourId" | "specificationId" | "packagingId" | "tagId">> {
    const of = [this.topId, this.merchantId, productId];
    const attributeId = await this.attribute();
    const rows = {
      attributeId,
      brandId: await this.attribute("brand"),
      flavourId: await this.attribute("flavour", attributeId),
      specificationId: await this.attribute("specification", attributeId),
      packagingId: await this.attribute("packaging", attributeId),
      tagId: await this.tag(),
    };
    await this.write(async (tx) => {
      await tx.query(
        "update product set category_id = $2, brand_id = $3, flavour_id = $4, specification_id = $5, packaging_id = $6 where id = $1",
        [productId, attributeId, rows.brandId, rows.flavourId, rows.specificationId, rows.packagingId],
      );
      await tx.query("insert into product_tagging (top_id, merchant_id, product_id, tag_id) values ($1, $2, $3, $4)", [
        ...of,
        rows.tagId,
      ]);
      await tx.query(
        "insert into product_price (top_id, merchant_id, product_id, price_fen, reason) values ($1, $2, $3, 350, $4)",
        [...of, this.canary],
      );
    });
    return rows;
  }

  zone(): Promise<string> {
    return this.id("insert into zone (top_id, merchant_id, name, remark) values ($1, $2, $3, $3)", [
      this.topId,
      this.merchantId,
      this.name("Z"),
    ]);
  }

  route(zoneId: string | null = null): Promise<string> {
    return this.id("insert into route (top_id, merchant_id, name, remark, zone_id) values ($1, $2, $3, $3, $4)", [
      this.topId,
      this.merchantId,
      this.name("R"),
      zoneId,
    ]);
  }

  point(routeId: string | null): Promise<string> {
    return this.id(
      "insert into point (top_id, merchant_id, route_id, name, province, city, address, contact, longitude, latitude) values ($1, $2, $3, $4, '广东', '广州', $4, $4, 113.2, 23.1)",
      [this.topId, this.merchantId, routeId, this.name("D")],
    );
  }

  dataPackage(): Promise<string> {
    return this.id(
      "insert into data_package (top_id, merchant_id, name, traffic_mb, price_fen, months) values ($1, $2, $3, 100, 300, 1)",
      [this.topId, this.merchantId, this.name("K")],
    );
  }

  /** A card, in a machine or in none; its number is the canary's, so it is no number that a form would take. */
  dataCard(packageId: string | null, machineId: string | null = null): Promise<string> {
    return this.id(
      "insert into data_card (top_id, merchant_id, iccid, phone, package_id, machine_id) values ($1, $2, $3, $3, $4, $5)",
      [this.topId, this.merchantId, this.name("I"), packageId, machineId],
    );
  }

  /** A city of the platform's tree of regions. */
  region(): Promise<string> {
    return this.write(async (tx) => {
      await tx.query("insert into region (level, name) values (1, '广东') on conflict do nothing");
      const [row] = await tx.query<{ id: string }>(
        "insert into region (parent_id, level, name) select id, 2, $1 from region where level = 1 and name = '广东' returning id",
        [this.name("G")],
      );
      return row!.id;
    });
  }

  /** A machine in service, online, with a lane that sells, an alarm, a command, a count and a difference of a refill. */
  async machine(): Promise<
    Pick<
      Rows,
      | "machineId"
      | "machineNo"
      | "alarmId"
      | "commandId"
      | "channelId"
      | "productId"
      | "productCode"
      | "pointId"
      | "routeId"
      | "zoneId"
      | "dataCardId"
      | "packageId"
    >
  > {
    const { topId, merchantId } = this;
    const [productId, zoneId, machineNo] = [await this.product(), await this.zone(), this.name("M")];
    const routeId = await this.route(zoneId);
    const pointId = await this.point(routeId);
    const packageId = await this.dataPackage();
    const machineId = await this.id(
      `insert into machine (top_id, merchant_id, machine_no, name, category, type, point_id, operator, deployer, manufacturer, flags, activated_at)
       values ($1, $2, $3, $4, 'vending', 'drink', $5, $4, $4, $4, $6, now())`,
      [topId, merchantId, machineNo, this.canary, pointId, JSON.stringify(allFlags(false))],
    );
    const of = [topId, machineId, merchantId];
    const dataCardId = await this.dataCard(packageId, machineId);
    await this.id(
      "insert into data_renewal (top_id, merchant_id, card_id, iccid, package_name, price_fen, expires_on) values ($1, $2, $3, $4, $4, 300, '2030-01-01')",
      [topId, merchantId, dataCardId, this.canary],
    );
    return this.write(async (tx) => {
      // They wait for nothing of each other, so they travel together.
      const [alarms, commands, products] = await Promise.all([
        tx.query<{ id: string }>(
          "insert into alarm (top_id, machine_id, merchant_id, kind, detail) values ($1, $2, $3, 'doorOpen', $4) returning id",
          [...of, JSON.stringify({ detail: this.canary })],
        ),
        tx.query<{ id: string }>(
          "insert into command (top_id, machine_id, merchant_id, seq, kind, state, asked_by, not_after, detail, log) values ($1, $2, $3, 1, 'uploadLog', 'done', 0, now(), $4, $4) returning id",
          [...of, this.canary],
        ),
        tx.query<{ code: string }>("select code from product where id = $1", [productId]),
        tx.query(
          "insert into machine_state (top_id, machine_id, merchant_id, connection, seen_at) values ($1, $2, $3, 'online', now())",
          of,
        ),
        tx.query(
          "insert into machine_lifecycle (top_id, machine_id, merchant_id, event) values ($1, $2, $3, 'activated')",
          of,
        ),
        tx.query(
          "insert into machine_credential (top_id, machine_id, merchant_id, version, secret_hash) values ($1, $2, $3, 1, '')",
          of,
        ),
        tx.query(
          "insert into lane (top_id, machine_id, merchant_id, cabinet, lane_no, product_id, price_fen, purchase_fen, stock, capacity) values ($1, $2, $3, 'main', 11, $4, 350, 100, 10, 20)",
          [...of, productId],
        ),
        tx.query(
          "insert into stock_movement (top_id, machine_id, merchant_id, cabinet, lane_no, product_id, quantity, stock_after, reason) values ($1, $2, $3, 'main', 11, $4, 10, 10, 'refill')",
          [...of, productId],
        ),
        tx.query(
          "insert into lane_change (top_id, machine_id, merchant_id, cabinet, lane_no, action, after) values ($1, $2, $3, 'main', 11, 'save', $4)",
          [...of, JSON.stringify({ batchNo: this.canary })],
        ),
        tx.query("insert into quarantine (machine_id, topic, payload, problem) values ($1, $2, '', $2)", [
          machineId,
          this.canary,
        ]),
        tx.query(
          "insert into stock_count (top_id, machine_id, merchant_id, state, started_by, started_at, ended_at) values ($1, $2, $3, 'booked', $4, now(), now())",
          [...of, this.adminId],
        ),
        tx.query(
          "insert into refill_check (top_id, machine_id, merchant_id, cabinet, lane_no, product_id, last, loaded, sold, reported, reported_at, remark) values ($1, $2, $3, 'main', 11, $4, 2, 10, 0, 10, now(), $5)",
          [...of, productId, this.canary],
        ),
      ]);
      return {
        machineId,
        machineNo,
        alarmId: alarms[0]!.id,
        commandId: commands[0]!.id,
        channelId: await alarmRows(tx, of, alarms[0]!.id, this.canary),
        productId,
        productCode: products[0]!.code,
        pointId,
        routeId,
        zoneId,
        dataCardId,
        packageId,
      };
    });
  }

  /** A count of a machine whose lane 11 lacks two pieces, a new one unless it is given; `state` as it was left. */
  async count(
    state: "counting" | "waiting" = "counting",
    {
      counter = "0",
      lines = true,
      machine,
    }: {
      readonly counter?: string;
      readonly lines?: boolean;
      readonly machine?: Pick<Rows, "machineId" | "productId">;
    } = {},
  ): Promise<string> {
    const { topId, merchantId } = this;
    const { machineId, productId } = machine ?? (await this.machine());
    const countId = await this.id(
      "insert into stock_count (top_id, merchant_id, machine_id, state, started_by, started_at) values ($1, $2, $3, $4, $5, now())",
      [topId, merchantId, machineId, state, this.adminId],
    );
    if (!lines) return countId;
    await this.write((tx) =>
      tx.query(
        `insert into stock_count_line (top_id, merchant_id, machine_id, count_id, cabinet, lane_no, product_id, book, counted, stock_mark, reason, remark, counted_at, counted_by)
         select $1, $2, $3, $4, cabinet, lane_no, $5, 10, 8, stock_mark, 'missing', $6, now(), $7 from lane where machine_id = $3`,
        [topId, merchantId, machineId, countId, productId, this.canary, counter],
      ),
    );
    return countId;
  }

  /** A lane whose machine counted two pieces fewer than was to be expected. */
  async refillCheck(machine?: Pick<Rows, "machineId" | "productId">): Promise<string> {
    const { machineId, productId } = machine ?? (await this.machine());
    return this.id(
      `insert into refill_check (top_id, merchant_id, machine_id, cabinet, lane_no, product_id, last, loaded, sold, reported, reported_at, remark)
       values ($1, $2, $3, 'main', 11, $4, 2, 10, 0, 10, now(), $5)`,
      [this.topId, this.merchantId, machineId, productId, this.canary],
    );
  }

  /** The refill with which a machine of this world begins. */
  async refillOf({ machineId }: Pick<Rows, "machineId">): Promise<string> {
    const [row] = await this.write((tx) =>
      tx.query<{ id: string }>("select id from stock_movement where machine_id = $1 and reason = 'refill' limit 1", [
        machineId,
      ]),
    );
    return row!.id;
  }

  /** A sale of today with all its effects, told by the machine; `told` replaces what it says. */
  async order(machine: Pick<Rows, "machineId" | "machineNo">, told: Record<string, unknown> = {}): Promise<string> {
    const saleId = randomBytes(8).toString("hex");
    const body = {
      saleId,
      cabinet: "main",
      lane: 11,
      quantity: 1,
      priceFen: 350,
      paidFen: 350,
      payment: "wechat",
      dispensed: 1,
      tradeNo: this.name("N"),
      cardNo: this.name("K"),
      ...told,
    };
    const now = new Date();
    const message = { type: "sale", boot: "b", seq: nextSerial(), at: now.getTime(), sentAt: now.getTime(), body };
    const incoming = {
      machine: { ...machine, topId: this.topId, merchantId: this.merchantId },
      message,
      receivedAt: now,
      occurredAt: now,
    } as unknown as Incoming<"sale">;
    return this.write(async (tx) => {
      await (sale as Effect<"sale">)(
        { tx, now, send: () => {}, afterCommit: () => {}, notify: () => {} } as EffectContext,
        [incoming],
      );
      const [row] = await tx.query<{ id: string }>("select order_id as id from order_source where source_key = $1", [
        `sale:${saleId}`,
      ]);
      return row!.id;
    });
  }

  /** A problem order that somebody dispensed remotely, with a refund that a provider refused or that waits for a second person. */
  async refund(
    machine: Pick<Rows, "machineId" | "machineNo">,
    state: "failed" | "proposed" = "failed",
  ): Promise<Pick<Rows, "orderNo" | "refundNo">> {
    const orderNo = await this.order(machine);
    // Nobody approves what he asked for himself.
    const refundNo = await this.id(
      `insert into refund (top_id, merchant_id, order_id, machine_id, amount_fen, state, reason, method, held_from, note, operator_id)
       values ($1, $2, $3, $4, 100, $5, 'other', 'manual', 'available', $6,
         case when $5 = 'proposed' then (select id from app_user where merchant_id = $2 and id <> $7 order by id limit 1) end)`,
      [this.topId, this.merchantId, orderNo, machine.machineId, state, this.canary, this.adminId],
    );
    await this.write(async (tx) => {
      await tx.query(
        "update sales_order set state = 'exception', exception = 'dispenseFailed', refund_state = case when $2 = 'failed' then 'failed' end where id = $1",
        [orderNo, state],
      );
      await tx.query(
        "insert into order_event (top_id, merchant_id, machine_id, order_id, kind, source, actor_id, detail) values ($1, $2, $3, $4, 'remoteDispense', 'person', $5, $6)",
        [this.topId, this.merchantId, machine.machineId, orderNo, this.adminId, JSON.stringify({ note: this.canary })],
      );
    });
    return { orderNo, refundNo };
  }

  /** A lucky purchase of today that was won with one draw and paid by face. */
  luckyOrder(machine: Pick<Rows, "machineId" | "machineNo">): Promise<string> {
    return this.order(machine, { paidFen: 100, byFace: true, lucky: { won: true, draws: 1, amountFen: 100 } });
  }

  /** A sale of an absurd amount, which waits for a person; answers the number of its order. */
  withheld(machine: Pick<Rows, "machineId" | "machineNo">): Promise<string> {
    return this.order(machine, { paidFen: 100_000_000, payment: "cash" });
  }

  /** A pickup code for the product of a machine, where it was tried last. */
  pickup({ productId, machineId }: Pick<Rows, "productId" | "machineId"> = this.rows): Promise<string> {
    return this.write(async (tx) => {
      const batch = await insertBatch(tx, {
        topId: this.topId,
        merchantId: this.merchantId,
        wanted: 1,
        machineIds: [machineId],
        validTo: "2099-01-01",
        createdBy: this.adminId,
        lines: [{ productId, quantity: 1 }],
      });
      await makeCodes(tx, this.server.context.secrets, batch, 1);
      const [row] = await tx.query<{ id: string }>(
        "update pickup_code set used_machine_id = $2, used_at = now() where batch_id = $1 returning id",
        [batch.batchId, machineId],
      );
      return row!.id;
    });
  }
}
