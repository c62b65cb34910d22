/** Topics of the device panel (BIGDEV-03). */
export type Topic = "operating" | "entered" | "exited";
export type Period = "year" | "month" | "day";

/** queryType of the documented calls (BIGDEV-10). */
export const queryTypes: Readonly<Record<Period, 1 | 2 | 3>> = { year: 3, month: 2, day: 1 };

/** "0" is every machine type, an empty text no filter (BIGDEV-14). */
export interface DeviceFilters {
  readonly province: string;
  readonly type: string;
  readonly merchantNo: string;
}

export interface DeviceState {
  /** Null shows the map (BIGDEV-01). */
  readonly topic: Topic | null;
  readonly filters: DeviceFilters;
}

export const firstDeviceState: DeviceState = { topic: null, filters: { province: "", type: "0", merchantNo: "" } };

export type DeviceAction =
  | { readonly kind: "topic"; readonly topic: Topic | null }
  | { readonly kind: "filters"; readonly filters: DeviceFilters };

/** Choosing a topic hides the map and clears the merchant filter (BIGDEV-02, BIGDEV-04). */
export function deviceReducer(state: DeviceState, action: DeviceAction): DeviceState {
  if (action.kind === "filters") return { ...state, filters: action.filters };
  return { topic: action.topic, filters: { ...state.filters, merchantNo: "" } };
}
