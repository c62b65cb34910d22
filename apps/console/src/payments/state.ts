import type { RowOf } from "@yunshou/contract";
import type { paymentParameters, paymentServices } from "@yunshou/contract/payments/services";

export type ServiceRow = RowOf<typeof paymentServices.list>;
export type ParametersRow = RowOf<typeof paymentParameters.list>;
