/** One unit of the drawing is a degree of latitude; degrees of longitude are as narrow as in the middle of China. */
const narrowing = Math.cos((36 * Math.PI) / 180);

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export const spotOf = (longitude: number, latitude: number): Spot => ({ x: longitude * narrowing, y: -latitude });

/** The position of a spot, to a tenth of a metre. */
export const positionOf = ({ x, y }: Spot) => ({
  longitude: Math.round((x / narrowing) * 1e6) / 1e6,
  latitude: Math.round(-y * 1e6) / 1e6,
});

/** The part of the drawing that is seen. */
export interface View extends Spot {
  readonly width: number;
  readonly height: number;
}

/** China from Xinjiang to Heilongjiang and down to Hainan. */
export const wholeView: View = { x: 73 * narrowing, y: -54.5, width: 63 * narrowing, height: 37.5 };
const narrowest = 0.02;

/** The view after a zoom that leaves one spot where it is; never wider than twice the whole, never below some hundred metres. */
export function zoomed(view: View, factor: number, { x, y }: Spot): View {
  const width = Math.min(wholeView.width * 2, Math.max(narrowest, view.width * factor));
  const by = width / view.width;
  return { x: x - (x - view.x) * by, y: y - (y - view.y) * by, width, height: view.height * by };
}

export const moved = (view: View, dx: number, dy: number): View => ({ ...view, x: view.x + dx, y: view.y + dy });

/** The view around one position, some hundred kilometres wide. */
export function viewAround(longitude: number, latitude: number): View {
  const { x, y } = spotOf(longitude, latitude);
  const width = wholeView.width / 8;
  const height = wholeView.height / 8;
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** The part of the world that is seen, in degrees. */
export function areaOf({ x, y, width, height }: View) {
  const [north, south] = [positionOf({ x, y }), positionOf({ x: x + width, y: y + height })];
  const within = (degrees: number, most: number) => Math.max(-most, Math.min(most, degrees));
  return {
    west: within(north.longitude, 180),
    east: within(south.longitude, 180),
    north: within(north.latitude, 90),
    south: within(south.latitude, 90),
  };
}

/** How urgent a mark is. */
export type MarkTone = "bad" | "warning" | "good" | "neutral";

/** Something at a position. */
export interface Mark extends Spot {
  readonly id: string;
  readonly name: string;
  /** How many things it stands for, and how many of them are not as they should be. */
  readonly count: number;
  readonly bad: number;
  /** Without one the colour follows from `bad`. */
  readonly tone?: MarkTone;
}

/** Marks that would cover each other, as one. */
export interface Cluster extends Spot {
  readonly marks: readonly Mark[];
  readonly count: number;
  readonly bad: number;
}

/** Marks by squares of a size in units of the drawing; a cluster stands in the middle of what it holds. */
export function clustersOf(marks: readonly Mark[], size: number): Cluster[] {
  const squares = new Map<string, Mark[]>();
  for (const mark of marks) {
    const key = `${Math.floor(mark.x / size)} ${Math.floor(mark.y / size)}`;
    const square = squares.get(key);
    if (square === undefined) squares.set(key, [mark]);
    else square.push(mark);
  }
  const sum = (all: readonly Mark[], of: (mark: Mark) => number) => all.reduce((total, mark) => total + of(mark), 0);
  return [...squares.values()].map((all) => ({
    x: sum(all, ({ x }) => x) / all.length,
    y: sum(all, ({ y }) => y) / all.length,
    marks: all,
    count: sum(all, ({ count }) => count),
    bad: sum(all, ({ bad }) => bad),
  }));
}
