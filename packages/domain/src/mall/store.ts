import { checkMobile } from "../access/users.ts";
import { checkText, fieldLimits } from "../fields.ts";
import { checkPrices } from "../goods/product.ts";
import { type Coordinates, checkCoordinates } from "../machines/place.ts";
import { accept, refuse, type Result } from "../result.ts";

export const storeLimits = {
  /** Pieces of one product in a store. */
  stock: 99_999,
  /** Products that are added at once. */
  atOnce: 200,
} as const;

/** When a store sells on a day of its place: times of day, `HH:mm`. The second may lie after midnight. */
export interface OpeningHours {
  readonly from: string;
  readonly to: string;
}

const timeOfDay = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Hours are two different times of day, or nobody says them. */
export function checkOpeningHours(hours: OpeningHours | null): Result<OpeningHours | null> {
  const field = "openingHours";
  if (hours === null) return accept(null);
  if (!timeOfDay.test(hours.from) || !timeOfDay.test(hours.to)) return refuse("mall.storeHoursMalformed", { field });
  return hours.from === hours.to ? refuse("mall.storeHoursEmpty", { field }) : accept(hours);
}

/** What a form of a physical store says (MALL-03, POINT-02, FORM-02). */
export interface StoreForm {
  readonly storeName: string;
  readonly contactName: string;
  readonly contactPhone: string;
  readonly storeAddress: string;
  readonly longitude: number | null;
  readonly latitude: number | null;
  readonly openingHours: OpeningHours | null;
}

export type CheckedStore = Omit<StoreForm, keyof Coordinates> & Coordinates;

/** Name, phone and address are required, the phone is a mobile number, and the position is marked (MSG-26, MSG-36, MSG-92). */
export function checkStore(form: StoreForm): Result<CheckedStore> {
  const name = checkText(form.storeName, "storeName", fieldLimits.nameLength);
  if (!name.ok) return name;
  const contact = checkText(form.contactName, "contactName", fieldLimits.nameLength);
  if (!contact.ok) return contact;
  const phone = checkMobile(form.contactPhone, "contactPhone");
  if (!phone.ok) return phone;
  const address = checkText(form.storeAddress, "storeAddress", fieldLimits.addressLength);
  if (!address.ok) return address;
  const position = checkCoordinates(form.longitude, form.latitude);
  if (!position.ok) return position;
  const hours = checkOpeningHours(form.openingHours);
  if (!hours.ok) return hours;
  return accept({
    storeName: name.value,
    contactName: contact.value,
    contactPhone: phone.value,
    storeAddress: address.value,
    ...position.value,
    openingHours: hours.value,
  });
}

/** Price and stock of a product in a store; its purchase price is at most its price there (PRODUCT-08, MSG-41). */
export function checkStoreProduct(priceFen: bigint, purchaseFen: bigint | null, stock: number): Result<undefined> {
  const prices = checkPrices(priceFen, purchaseFen);
  if (!prices.ok) return prices;
  return Number.isInteger(stock) && stock >= 0 && stock <= storeLimits.stock
    ? accept()
    : refuse("mall.storeStockOutOfRange", { field: "stock", values: { limit: storeLimits.stock } });
}
