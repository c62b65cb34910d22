import type { Place } from "../distance.ts";

/** The ellipsoid by which maps of China are shifted: half the longer axis in metres, and the square of its eccentricity. */
const halfAxisM = 6_378_245;
const eccentricity = 0.006_693_421_622_965_943;

/** Maps of China are shifted within this box and nowhere else. */
const isShifted = ({ longitude, latitude }: Place): boolean =>
  longitude > 73.66 && longitude < 135.05 && latitude > 3.86 && latitude < 53.55;

const wave = (of: number, parts: readonly (readonly [strength: number, length: number])[]): number =>
  parts.reduce((sum, [strength, length]) => sum + strength * Math.sin((of / length) * Math.PI), 0) * (2 / 3);

const quick = (of: number) =>
  wave(of, [
    [20, 1 / 6],
    [20, 1 / 2],
  ]);

function shiftNorth(x: number, y: number): number {
  const plane = -100 + 2 * x + 3 * y + 0.2 * y * y + 0.1 * x * y + 0.2 * Math.sqrt(Math.abs(x));
  return (
    plane +
    quick(x) +
    wave(y, [
      [20, 1],
      [40, 3],
    ]) +
    wave(y, [
      [160, 12],
      [320, 30],
    ])
  );
}

function shiftEast(x: number, y: number): number {
  const plane = 300 + x + 2 * y + 0.1 * x * x + 0.1 * x * y + 0.1 * Math.sqrt(Math.abs(x));
  return (
    plane +
    quick(x) +
    wave(x, [
      [20, 1],
      [40, 3],
    ]) +
    wave(x, [
      [150, 12],
      [300, 30],
    ])
  );
}

/**
 * Where a position of WGS-84 stands on maps of China that are drawn in GCJ-02, in degrees (AMap and others). Outside of China
 * nothing is shifted. Points are kept in WGS-84; only what is drawn under them is moved (MACHINE, patterns §7.9).
 */
export function gcj02Of(place: Place): Place {
  if (!isShifted(place)) return place;
  const { longitude, latitude } = place;
  const [x, y] = [longitude - 105, latitude - 35];
  const angle = (latitude / 180) * Math.PI;
  const magic = 1 - eccentricity * Math.sin(angle) ** 2;
  const north = (shiftNorth(x, y) * 180) / (((halfAxisM * (1 - eccentricity)) / (magic * Math.sqrt(magic))) * Math.PI);
  const east = (shiftEast(x, y) * 180) / ((halfAxisM / Math.sqrt(magic)) * Math.cos(angle) * Math.PI);
  return { longitude: longitude + east, latitude: latitude + north };
}

/** The position of WGS-84 that such a map shows at a place, to a centimetre. */
export function wgs84Of(shown: Place): Place {
  let guess = shown;
  for (let round = 0; round < 6; round++) {
    const there = gcj02Of(guess);
    guess = {
      longitude: guess.longitude + shown.longitude - there.longitude,
      latitude: guess.latitude + shown.latitude - there.latitude,
    };
  }
  return guess;
}
