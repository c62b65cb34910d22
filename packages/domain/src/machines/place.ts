import { checkMobile } from "../access/users.ts";
import { checkRemark, checkText, fieldLimits } from "../fields.ts";
import { provinces } from "../provinces.ts";
import { accept, refuse, type Result } from "../result.ts";

/** A position in degrees of WGS-84. */
export interface Coordinates {
  readonly longitude: number;
  readonly latitude: number;
}

/** A position is kept to the seventh decimal, a centimetre; what is finer no receiver measures, and sums of it are not exact. */
const rounded = (degrees: number): number => Math.round(degrees * 1e7) / 1e7 + 0;

/** The position of a point must be marked (POINT-02, MSG-36) and lie in the world: ±180° and ±90°. */
export function checkCoordinates(
  longitude: number | null | undefined,
  latitude: number | null | undefined,
): Result<Coordinates> {
  if (longitude == null || latitude == null || Number.isNaN(longitude) || Number.isNaN(latitude))
    return refuse("points.locationMissing", { field: longitude == null ? "longitude" : "latitude" });
  if (Math.abs(longitude) > 180) return refuse("points.longitudeOutside", { field: "longitude" });
  if (Math.abs(latitude) > 90) return refuse("points.latitudeOutside", { field: "latitude" });
  return accept({ longitude: rounded(longitude), latitude: rounded(latitude) });
}

const pastedPair = /^\s*([+-]?\d+(?:\.\d+)?)\s*[,，;\s]\s*([+-]?\d+(?:\.\d+)?)\s*$/;

/** A pair "longitude, latitude" as people paste it; undefined when the text is none. */
export function pastedCoordinates(text: string): Coordinates | undefined {
  const [, longitude, latitude] = pastedPair.exec(text) ?? [];
  return longitude === undefined || latitude === undefined
    ? undefined
    : { longitude: Number(longitude), latitude: Number(latitude) };
}

/** Whom one calls about a point may stay empty, and so may the number; a number must be a mobile number (MSG-92). */
export function checkPointContact(contact: string, phone: string): Result<{ contact: string; phone: string }> {
  const name = contact.trim() === "" ? accept("") : checkText(contact, "pointContact", fieldLimits.nameLength);
  if (!name.ok) return name;
  const number = phone.trim() === "" ? accept("") : checkMobile(phone, "contactPhone");
  return number.ok ? accept({ contact: name.value, phone: number.value }) : number;
}

/** What people write of a point, a route or a zone: a name, and a remark of at most 200 characters (MSG-113). */
export function checkPlaceName(
  name: string,
  field: "pointName" | "routeName" | "zoneName",
  remark: string,
): Result<{ name: string; remark: string }> {
  const checked = checkText(name, field, fieldLimits.nameLength);
  if (!checked.ok) return checked;
  const noted = checkRemark(remark);
  return noted.ok ? accept({ name: checked.value, remark: noted.value }) : noted;
}

/** A point with machines stays (POINT-07). */
export function checkPointDelete(machines: number): Result<undefined> {
  return machines > 0 ? refuse("points.inUse", { values: { machines } }) : accept();
}

/** A route with points stays (POINT-07). */
export function checkRouteDelete(points: number): Result<undefined> {
  return points > 0 ? refuse("routes.inUse", { values: { points } }) : accept();
}

/** A zone with routes stays (POINT-07). */
export function checkZoneDelete(routes: number): Result<undefined> {
  return routes > 0 ? refuse("zones.inUse", { values: { routes } }) : accept();
}

/** Points that one action may take at once. */
export const pointBatchLimit = 500;

/** Provinces, cities and districts (POINT-06). */
export const regionLevels = 3;
/** Characters of the name of a region at most. */
export const regionNameLength = 30;

/** The name of a region; at the first level one of the provinces of the map, because the map is drawn by them. */
export function checkRegionName(name: string, level: number): Result<string> {
  const checked = checkText(name, "regionName", regionNameLength);
  if (!checked.ok) return checked;
  return level === 1 && !(provinces as readonly string[]).includes(checked.value)
    ? refuse("regions.provinceUnknown", { field: "regionName" })
    : checked;
}

/** The level of a region below one of `parentLevel`; 0 stands for the root. */
export function checkRegionLevel(parentLevel: number): Result<number> {
  return parentLevel >= regionLevels
    ? refuse("regions.tooDeep", { field: "parentId", values: { limit: regionLevels } })
    : accept(parentLevel + 1);
}

/** A region with others below it or with points stays (POINT-07). */
export function checkRegionDelete(children: number, points: number): Result<undefined> {
  return children + points > 0 ? refuse("regions.inUse", { values: { children, points } }) : accept();
}
