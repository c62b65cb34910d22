import { nothingShown, showNumber } from "../../platform/kit/index.ts";

/** Degrees to the tenth. */
export const showCelsius = (celsius: number | null): string =>
  celsius === null ? nothingShown : `${showNumber(celsius, 1)} °C`;
