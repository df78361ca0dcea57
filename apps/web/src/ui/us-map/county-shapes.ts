import atlas from './county-paths.json' with { type: 'json' };

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

const paths: Readonly<Record<string, string>> = atlas.counties;

/** The whole country with its outlying states drawn beside it. */
export const wholeCountry: Bounds = { left: 0, top: 0, right: atlas.width, bottom: atlas.height };
export const stateBorders: string = atlas.stateBorders;
export const allCounties = Object.values(paths).join('');

/** The outline of a county by its FIPS code; nothing for one that the atlas does not have. */
export function findOutline(fips: string): string | undefined {
  return paths[fips];
}

/** One path of all that the codes stand for: of counties, or of whole states with two digits. */
export function outlineOf(codes: readonly string[]): string {
  const wanted = new Set(codes);
  return Object.entries(paths)
    .filter(([fips]) => wanted.has(fips) || wanted.has(fips.slice(0, 2)))
    .map(([, path]) => path)
    .join('');
}

/** The county that a point of the drawing lies in. */
export function findCountyAt(point: Point): string | undefined {
  return Object.entries(paths).find(([, path]) => isWithin(point, path))?.[0];
}

/** A line from the point to the right leaves a county once more than it enters it. */
function isWithin({ x, y }: Point, path: string): boolean {
  const crossings = pointsOf(path).flatMap((points) =>
    points.filter((from, index) => {
      const to = points[(index + 1) % points.length] ?? from;
      if (from.y > y === to.y > y) return false;
      return x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x);
    }),
  );
  return crossings.length % 2 === 1;
}

/** The first two digits of a county's code are its state's. */
export function boundsOfStates(counties: readonly string[]): Bounds {
  const states = new Set(counties.map((fips) => fips.slice(0, 2)));
  const parts = Object.entries(paths)
    .filter(([fips]) => states.has(fips.slice(0, 2)))
    .flatMap(([, path]) => areasOf(path));
  return parts.length > 0 ? around(parts) : wholeCountry;
}

/** Room around what is looked at, as a part of its width. */
const margin = 0.06;

export function withMargin({ left, top, right, bottom }: Bounds): Bounds {
  const room = Math.max(right - left, bottom - top) * margin;
  return { left: left - room, top: top - room, right: right + room, bottom: bottom + room };
}

/** The largest area of a county; islands do not move its name out to sea. */
export function mainlandOf(path: string): Bounds {
  return areasOf(path).reduce((best, area) => (sizeOf(area) > sizeOf(best) ? area : best));
}

export const middleOf = ({ left, top, right, bottom }: Bounds): Point => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});

const sizeOf = ({ left, top, right, bottom }: Bounds) => (right - left) * (bottom - top);

/** Follows each outline of a path, which are all written as `M x y l dx dy … z`. */
function pointsOf(path: string): Point[][] {
  return path
    .split('M')
    .slice(1)
    .map((area) => {
      const [x = 0, y = 0, ...moves] = (area.match(/-?\d+/g) ?? []).map(Number);
      let at = { x, y };
      const points = [at];
      for (let index = 0; index < moves.length; index += 2) {
        at = { x: at.x + (moves[index] ?? 0), y: at.y + (moves[index + 1] ?? 0) };
        points.push(at);
      }
      return points;
    });
}

function areasOf(path: string): Bounds[] {
  return pointsOf(path).map((points) => {
    const [across, down] = [points.map((point) => point.x), points.map((point) => point.y)];
    return {
      left: Math.min(...across),
      top: Math.min(...down),
      right: Math.max(...across),
      bottom: Math.max(...down),
    };
  });
}

function around(areas: readonly Bounds[]): Bounds {
  return {
    left: Math.min(...areas.map(({ left }) => left)),
    top: Math.min(...areas.map(({ top }) => top)),
    right: Math.max(...areas.map(({ right }) => right)),
    bottom: Math.max(...areas.map(({ bottom }) => bottom)),
  };
}

export type Step = 1 | 2 | 3 | 4 | 5;

const steps: readonly Step[] = [1, 2, 3, 4, 5];

/** The step of the ramp for a count: with few, one step each; with many, evenly up to the most. */
export function stepOf(count: number, most: number): Step {
  const index = most <= 4 ? count : Math.floor(((count - 1) / (most - 1)) * 4);
  return steps[Math.max(0, Math.min(4, index))] ?? 1;
}
