/**
 * SQL that says whether a product of the table `alias` is sold against a prescription only: it bears the flag, or is a
 * medicine of that class, whatever became of the flag since (MED-09).
 */
export const needsPrescription = (alias: string): string =>
  `(${alias}.is_prescription or exists (select from medicine rx where rx.top_id = ${alias}.top_id and rx.product_id = ${alias}.id and rx.sale_class = 'prescription'))`;
