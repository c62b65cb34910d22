import { pharmacists } from "@yunshou/contract/pharmacy/pharmacists";
import { sealUserContact } from "../../access/people/userContact.ts";
import { doctors } from "@yunshou/contract/pharmacy/doctors";
import { medicines } from "@yunshou/contract/pharmacy/medicines";
import { productPictures } from "@yunshou/contract/goods/products";
import { sealPatient } from "../../pharmacy/prescriptionBook.ts";
import { newPrescriptionNo } from "../../pharmacy/prescriptionGate.queries.ts";
import { storePrescriptionImage } from "../../pharmacy/prescriptionImages.ts";
import { insertPrescription } from "../../pharmacy/prescriptionUploads.queries.ts";
import { newPhone, png, type Rows } from "./rows.ts";
import { TenantPapers } from "./tenantPapers.ts";

/** Makes medicines of a merchant with their groups and combinations. */
export class TenantPharmacy extends TenantPapers {
  /** A group at the root of its tree. */
  medicineGroup(kind: "category" | "condition" | "set"): Promise<string> {
    return this.id(
      `insert into medicine_group (top_id, merchant_id, id, kind, path, name, symptoms)
       select $1, $2, n.id, $3, array[n.id], $4, $5 from (select next_id() as id) n`,
      [this.topId, this.merchantId, kind, this.name("G"), this.canary],
    );
  }

  /** A picture that was uploaded for the form of a product. */
  private async thumbnail(): Promise<string> {
    return ((await this.admin.sendBytes(productPictures.upload.path, png)).body.data as { name: string }).name;
  }

  /** What a form of a medicine says. */
  async medicineForm(medCategoryId: string, conditionId: string) {
    return {
      medicineName: this.name("E"),
      medCategoryId,
      manufacturer: this.canary,
      registrationNo: "国药准字Z20043456",
      saleClass: "otcB" as const,
      conditionIds: [conditionId],
      symptoms: this.canary,
      multiUse: false,
      barcode: "",
      unitPriceFen: "1280",
      costPriceFen: "690",
      spec: this.canary,
      unit: "盒",
      thumbnail: await this.thumbnail(),
      detailPictures: [],
      remark: this.canary,
    };
  }

  /** A medicine, made through the product. */
  async medicine(medCategoryId: string, conditionId: string): Promise<Pick<Rows, "medicineId" | "medicineCode">> {
    const made = await this.admin.call(medicines.create, await this.medicineForm(medCategoryId, conditionId));
    return { medicineId: made.productId, medicineCode: made.productCode };
  }

  async medicineSet(setCategoryId: string, conditionId: string, productId: string): Promise<string> {
    const setId = await this.id(
      "insert into medicine_set (top_id, merchant_id, name, category_id, condition_id, price_fen, remark) values ($1, $2, $3, $4, $5, 1000, $6)",
      [this.topId, this.merchantId, this.name("Z"), setCategoryId, conditionId, this.canary],
    );
    await this.write((tx) =>
      tx.query(
        "insert into medicine_set_item (top_id, merchant_id, set_id, product_id, quantity) values ($1, $2, $3, $4, 1)",
        [this.topId, this.merchantId, setId, productId],
      ),
    );
    return setId;
  }

  /** A warning of two medicines beside each other. */
  async medicineConflict(productId: string, otherId: string): Promise<string> {
    return this.id(
      `insert into medicine_conflict (top_id, merchant_id, product_id, other_product_id, severity, reason, remark)
       values ($1, $2, least($3::bigint, $4::bigint), greatest($3::bigint, $4::bigint), 'warn', 'sedation', $5)`,
      [this.topId, this.merchantId, productId, otherId, this.canary],
    );
  }

  /** A batch that expires in some days. */
  medicineBatch(productId: string, days = 40): Promise<string> {
    return this.id(
      `insert into medicine_batch (top_id, merchant_id, product_id, batch_no, production_date, shelf_life_date, quantity, recall_reason)
       values ($1, $2, $3, $4, current_date - 300, current_date + $5::int, 100, $6)`,
      [this.topId, this.merchantId, productId, this.name("B"), days, this.canary],
    );
  }

  /** A machine of the merchant whose one lane with the medicine names the batch, with a check of it. */
  async storedBatch(productId: string, medBatchId: string, machineId: string): Promise<void> {
    await this.write(async (tx) => {
      await tx.query(
        `insert into lane (top_id, machine_id, merchant_id, cabinet, lane_no, product_id, price_fen, purchase_fen, stock, capacity, batch_no)
         select $1, $2, $3, 'sub', 11, $4, 1280, 690, 5, 10, b.batch_no from medicine_batch b where b.top_id = $1 and b.id = $5`,
        [this.topId, machineId, this.merchantId, productId, medBatchId],
      );
      await tx.query(
        `insert into medicine_upkeep (top_id, merchant_id, batch_id, machine_id, content, result, remark, maintained_by)
         values ($1, $2, $3, $4, $5, 'sound', $5, $6)`,
        [this.topId, this.merchantId, medBatchId, machineId, this.canary, this.adminId],
      );
    });
  }

  /** A sale of a medicine against a prescription, in the rollups too: it is the only one that was paid this way. */
  async prescribedOrder(machine: Pick<Rows, "machineId" | "machineNo">): Promise<void> {
    const orderNo = await this.order(machine, { payment: "unionpay" });
    await this.soldMedicine(orderNo);
    await this.write(async (tx) => {
      await tx.query("update sales_order set business = 'prescription' where top_id = $1 and id = $2", [
        this.topId,
        orderNo,
      ]);
      for (const [table, own] of [
        ["rollup_sales", "machine_id, product_id, "],
        ["rollup_day", ""],
      ])
        await tx.query(
          `with moved as (delete from ${table} where merchant_id = $1 and payment = 'unionpay' and business = 'ordinary' returning *)
           insert into ${table} as r (top_id, merchant_id, business_day, ${own}payment, business, orders, quantity, amount_fen, refund_fen, refunds, cost_fen, costed_fen)
           select top_id, merchant_id, business_day, ${own}payment, 'prescription', orders, quantity, amount_fen, refund_fen, refunds, cost_fen, costed_fen from moved
           on conflict (merchant_id, business_day, ${own}payment, business, top_id) do update set orders = r.orders + excluded.orders,
             quantity = r.quantity + excluded.quantity, amount_fen = r.amount_fen + excluded.amount_fen`,
          [this.merchantId],
        );
    });
  }

  /** An order that stands was one of a medicine, from a lane that named no batch. */
  async soldMedicine(orderNo: string): Promise<void> {
    await this.write((tx) =>
      tx.query(
        `insert into medicine_sale (top_id, order_id, merchant_id, machine_id, cabinet, lane_no, product_id, payment, business, business_day, quantity, amount_fen)
         select top_id, id, merchant_id, machine_id, cabinet, lane_no, product_id, payment, 'prescription', business_day, dispensed, paid_fen
         from sales_order where top_id = $1 and id = $2`,
        [this.topId, orderNo],
      ),
    );
  }

  /** The code of a box of the tenant's medicine, which nobody has written down. */
  newTraceCode(medicineId = this.rows.medicineId): string {
    return `8${medicineId.slice(-6)}${String(Math.trunc(Math.random() * 1e13)).padStart(13, "0")}`;
  }

  /** A box of a batch that lies in stock. */
  async traceCode(medBatchId: string, medicineId?: string): Promise<Pick<Rows, "traceId" | "traceCode">> {
    const traceCode = this.newTraceCode(medicineId);
    const traceId = await this.id(
      "insert into trace_code (top_id, merchant_id, batch_id, code, created_by) values ($1, $2, $3, $4, $5)",
      [this.topId, this.merchantId, medBatchId, traceCode, this.adminId],
    );
    return { traceId, traceCode };
  }

  /** The lane of the medicine at the machine names the batch, whatever it named before. */
  async namedInLane(medBatchId: string, machineId = this.rows.machineId): Promise<void> {
    await this.write((tx) =>
      tx.query(
        "update lane l set batch_no = b.batch_no from medicine_batch b where b.top_id = $1 and b.id = $2 and l.machine_id = $3 and l.cabinet = 'sub' and l.lane_no = 11",
        [this.topId, medBatchId, machineId],
      ),
    );
  }

  /** A batch that lay too warm in a machine for an hour, with the reading of that time. */
  async exposure(machineId: string, productId: string, medBatchId: string): Promise<string> {
    const excursionId = await this.id(
      `insert into temperature_excursion (top_id, merchant_id, machine_id, storage, began_at, last_at, ended_at, lowest, highest, counted)
       values ($1, $2, $3, 'room', now() - interval '2 hours', now() - interval '1 hour', now() - interval '1 hour', 31, 33, true)`,
      [this.topId, this.merchantId, machineId],
    );
    await this.write((tx) =>
      tx.query(
        `insert into machine_temperature (top_id, machine_id, merchant_id, at, lowest, highest, total, samples)
         values ($1, $2, $3, date_bin('30 minutes', now(), 'epoch'), 31, 33, 64, 2) on conflict do nothing`,
        [this.topId, machineId, this.merchantId],
      ),
    );
    return this.id(
      `insert into exposed_batch (top_id, merchant_id, machine_id, excursion_id, product_id, batch_id, batch_no, lanes, pieces, reason)
       select $1, $2, $3, $4, $5, b.id, b.batch_no, '11', 5, $7 from medicine_batch b where b.top_id = $1 and b.id = $6`,
      [this.topId, this.merchantId, machineId, excursionId, productId, medBatchId, this.canary],
    );
  }

  /** What a form of a doctor says. */
  doctorForm() {
    return {
      doctorName: this.canary,
      doctorTitle: this.canary,
      hospital: this.canary,
      phone: newPhone(),
      certNo: this.name("D"),
    };
  }

  /** A doctor, made through the product, so that the phone is sealed. */
  async doctor(): Promise<string> {
    return (await this.admin.call(doctors.create, this.doctorForm())).doctorId;
  }

  /** A prescription for two pieces of a medicine at a machine, as a customer uploads it; nobody has reviewed it. */
  async prescription(
    machineId = this.rows.machineId,
    { medicineId, doctorId }: Pick<Rows, "medicineId" | "doctorId"> = this.rows,
  ): Promise<Pick<Rows, "rxNo" | "rxImageId">> {
    const { secrets, config } = this.server.context;
    return this.write(async (tx) => {
      const rxNo = await newPrescriptionNo(tx);
      const of = { rxNo, topId: this.topId, merchantId: this.merchantId };
      const rxImageId = await storePrescriptionImage(tx, { dataDir: config.dataDir, secrets }, of, {
        mediaType: "image/png",
        content: png,
      });
      const patient = { patientName: this.canary, patientPhone: newPhone(), diagnosis: this.canary };
      await insertPrescription(
        tx,
        { ...of, machineId, productId: medicineId, quantity: 2 },
        {
          doctorId,
          doctorName: this.canary,
          hospital: this.canary,
          ...sealPatient(secrets, rxNo, patient),
          rxDay: "2026-01-01",
          validTo: "2099-01-01",
        },
      );
      return { rxNo, rxImageId };
    });
  }

  /** Makes the administrator a pharmacist on duty. */
  async onDuty(): Promise<void> {
    const form = await this.pharmacistForm();
    const { phone } = form;
    const { pharmacistId } = await this.admin.call(pharmacists.create, form);
    const { secrets } = this.server.context;
    const { phoneSealed, phoneIndex, phoneTail } = sealUserContact(secrets, this.adminId, { phone, email: null });
    await this.write(async (tx) => {
      await tx.query(
        "update certificate set status = 'approved' where id = (select certificate_id from pharmacist where id = $1)",
        [pharmacistId],
      );
      await tx.query("update pharmacist set on_duty = true where id = $1", [pharmacistId]);
      await tx.query("update app_user set phone_sealed = $2, phone_index = $3, phone_tail = $4 where id = $1", [
        this.adminId,
        phoneSealed,
        phoneIndex,
        phoneTail,
      ]);
    });
  }

  async pharmacy(machineId: string) {
    const medCategoryId = await this.medicineGroup("category");
    const medConditionId = await this.medicineGroup("condition");
    const setCategoryId = await this.medicineGroup("set");
    const medicine = await this.medicine(medCategoryId, medConditionId);
    await this.write((tx) =>
      tx.query("update medicine set shelf = 'on' where top_id = $1 and product_id = $2", [
        this.topId,
        medicine.medicineId,
      ]),
    );
    const medBatchId = await this.medicineBatch(medicine.medicineId);
    await this.storedBatch(medicine.medicineId, medBatchId, machineId);
    const box = await this.traceCode(medBatchId, medicine.medicineId);
    await this.write((tx) =>
      tx.query(
        "update trace_code set state = 'placed', machine_id = $3, cabinet = 'sub', lane_no = 11, placed_at = now() where top_id = $1 and id = $2",
        [this.topId, box.traceId, machineId],
      ),
    );
    const doctorId = await this.doctor();
    await this.id(
      "insert into sale_rule (top_id, merchant_id, sale_class, allowed, from_day, licence_no, remark, created_by) values ($1, $2, 'prescription', true, '2026-01-01', 'L1', $3, $4)",
      [this.topId, this.merchantId, this.canary, this.adminId],
    );
    return {
      medCategoryId,
      medConditionId,
      setCategoryId,
      ...medicine,
      medBatchId,
      ...box,
      exposureId: await this.exposure(machineId, medicine.medicineId, medBatchId),
      doctorId,
      ...(await this.prescription(machineId, { medicineId: medicine.medicineId, doctorId })),
      conflictId: await this.medicineConflict(
        medicine.medicineId,
        (await this.medicine(medCategoryId, medConditionId)).medicineId,
      ),
      setId: await this.medicineSet(setCategoryId, medConditionId, medicine.medicineId),
    };
  }
}
