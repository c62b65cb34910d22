/** A position on the earth, in degrees of WGS-84. */
export interface Place {
  readonly longitude: number;
  readonly latitude: number;
}

const earthRadiusM = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Metres between two places as the crow flies. */
export function metresBetween(one: Place, other: Place): number {
  const height = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2;
  const width = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  const share = height + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * width;
  return 2 * earthRadiusM * Math.asin(Math.min(1, Math.sqrt(share)));
}
