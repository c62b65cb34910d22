/** Outlines in the packed form of the map file: differences of neighbouring corners, zigzag, one character a number. */
interface PackedFeature {
  readonly properties: { readonly name: string; readonly cp?: readonly [number, number] };
  readonly geometry:
    | { readonly type: "Polygon"; readonly coordinates: readonly string[]; readonly encodeOffsets: readonly Offset[] }
    | {
        readonly type: "MultiPolygon";
        readonly coordinates: readonly (readonly string[])[];
        readonly encodeOffsets: readonly (readonly Offset[])[];
      };
}
type Offset = readonly [number, number];

export interface PackedMap {
  readonly features: readonly PackedFeature[];
}

/** Longitude and latitude in degrees. */
export type Corner = readonly [longitude: number, latitude: number];

/** A province as it is drawn. */
export interface Outline {
  readonly name: string;
  /** Where its name stands. */
  readonly middle: Corner;
  readonly rings: readonly (readonly Corner[])[];
}

const steps = 1_024;
const unzigzag = (code: number) => (code >> 1) ^ -(code & 1);

function unpack(ring: string, [startX, startY]: Offset): Corner[] {
  const corners: Corner[] = [];
  let [x, y] = [startX, startY];
  for (let at = 0; at + 1 < ring.length; at += 2) {
    x += unzigzag(ring.charCodeAt(at) - 64);
    y += unzigzag(ring.charCodeAt(at + 1) - 64);
    corners.push([x / steps, y / steps]);
  }
  return corners;
}

/** The provinces of a map file. */
export const outlinesOf = ({ features }: PackedMap): Outline[] =>
  features.map(({ properties, geometry }) => {
    const rings =
      geometry.type === "Polygon"
        ? geometry.coordinates.map((ring, index) => unpack(ring, geometry.encodeOffsets[index] ?? [0, 0]))
        : geometry.coordinates.flatMap((polygon, outer) =>
            polygon.map((ring, index) => unpack(ring, geometry.encodeOffsets[outer]?.[index] ?? [0, 0])),
          );
    return { name: properties.name, middle: properties.cp ?? rings[0]?.[0] ?? [0, 0], rings };
  });
