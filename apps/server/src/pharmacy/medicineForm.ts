import type { ParsedInputOf } from "@yunshou/contract";
import type { medicines } from "@yunshou/contract/pharmacy/medicines";
import {
  accept,
  checkMedicineFields,
  checkPictures,
  checkProductFields,
  type MedicineFields,
  type Result,
} from "@yunshou/domain";
import type { ProductColumns, StoredProduct } from "../goods/productBook.queries.ts";

export type MedicineInput = Omit<ParsedInputOf<typeof medicines.update>, "productId" | "version">;

interface ReadMedicine {
  readonly product: ProductColumns;
  readonly medicine: MedicineFields;
}

/** What the form of a medicine says, as columns of its product and of itself; what it has no field for stays as it was. */
export function readMedicine(input: MedicineInput, before?: StoredProduct): Result<ReadMedicine> {
  const fields = checkProductFields({
    productName: input.medicineName,
    barcode: input.barcode,
    unitPriceFen: BigInt(input.unitPriceFen),
    costPriceFen: input.costPriceFen === null ? null : BigInt(input.costPriceFen),
    unit: input.unit,
    batchNo: before?.batch_no ?? "",
    productionDate: before?.production_date ?? null,
    shelfLifeDate: before?.shelf_life_date ?? null,
    weightGrams: before?.weight_grams ?? null,
    toleranceGrams: before?.tolerance_grams ?? null,
    remark: input.remark,
  });
  if (!fields.ok) return fields.field === "productName" ? { ...fields, field: "medicineName" } : fields;
  const medicine = checkMedicineFields(input);
  if (!medicine.ok) return medicine;
  const pictures = checkPictures(input.thumbnail, input.detailPictures);
  if (!pictures.ok) return pictures;
  const { value } = fields;
  const { spec } = medicine.value;
  return accept({
    medicine: medicine.value,
    product: {
      brand_id: before?.brand_id ?? null,
      brand: before?.brand ?? "",
      category_id: before?.category_id ?? null,
      category: before?.category ?? "",
      flavour_id: before?.flavour_id ?? null,
      flavour: before?.flavour ?? "",
      // A size that is written by hand is none of the tree.
      specification_id: before !== undefined && before.specification === spec ? before.specification_id : null,
      specification: spec,
      packaging_id: before?.packaging_id ?? null,
      packaging: before?.packaging ?? "",
      weight_grams: value.weightGrams,
      tolerance_grams: value.toleranceGrams,
      is_poverty_relief: before?.is_poverty_relief ?? false,
      is_joint_operation: before?.is_joint_operation ?? false,
      batch_no: value.batchNo,
      production_date: value.productionDate,
      shelf_life_date: value.shelfLifeDate,
      name: value.productName,
      barcode: value.barcode,
      unit: value.unit,
      price_fen: String(value.unitPriceFen),
      purchase_fen: value.costPriceFen === null ? null : String(value.costPriceFen),
      image: input.thumbnail,
      details: input.detailPictures,
      is_prescription: medicine.value.saleClass === "prescription",
      remark: value.remark,
    },
  });
}
