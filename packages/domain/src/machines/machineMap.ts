import { accept, refuse, type Result } from "../result.ts";

/** The part of the world that a map shows, in degrees. */
export interface MapArea {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

/** So many squares lie side by side over a map. */
const squaresAcross = 26;
/** Beside the map so many machines are named. */
export const machinesBesideMap = 100;

/** An area without width or height shows nothing. */
export function checkArea({ west, east, south, north }: MapArea): Result<undefined> {
  return west < east && south < north
    ? accept()
    : refuse("machines.areaEmpty", { field: west < east ? "south" : "west" });
}

/**
 * Width in degrees of the squares whose machines are one mark. Always a power of two, and squares begin at 0°: a map that
 * is moved keeps its marks, and one that is enlarged divides them.
 */
export function squareOf({ west, east }: MapArea): number {
  return 2 ** Math.ceil(Math.log2((east - west) / squaresAcross));
}

/** The part of the world that whole squares cover: `west` and `south` belong to it, `east` and `north` do not. */
export interface MapSquares extends MapArea {
  readonly size: number;
}

/** The squares that an area touches. A mark at the edge of a map stands for all machines of its square, wherever the edge is. */
export function squaresOf(area: MapArea): MapSquares {
  const size = squareOf(area);
  const down = (degrees: number) => Math.floor(degrees / size) * size;
  return {
    size,
    west: down(area.west),
    east: down(area.east) + size,
    south: down(area.south),
    north: down(area.north) + size,
  };
}
