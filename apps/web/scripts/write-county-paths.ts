import { readFile, writeFile } from 'node:fs/promises';
import { feature, mesh } from 'topojson-client';

/** Writes the drawing that `ui/us-map` shows: run it by hand when us-atlas brings new counties. */

type Topology = Parameters<typeof mesh>[0];
type Collection = Extract<Topology['objects'][string], { type: 'GeometryCollection' }>;
type Borders = NonNullable<Parameters<typeof mesh>[1]>;
type Atlas = Topology & { objects: { counties: Collection; states: Borders } };
type Point = readonly [number, number];

/** Drawn at this many steps a pixel of the atlas: coarse enough to be small, fine enough to zoom into. */
const steps = 3;
/** How far, in steps, a border may stray from the truth. */
const tolerance = 2;

const source = new URL(import.meta.resolve('us-atlas/counties-albers-10m.json'));
const target = new URL('../src/ui/us-map/county-paths.json', import.meta.url);
const atlas = JSON.parse(await readFile(source, 'utf8')) as Atlas;
const drawn = simplified(atlas);

const counties = feature(drawn, drawn.objects.counties).features.map(
  ({ id, geometry }) => [String(id), pathOf(ringsOf(geometry))] as const,
);
const borders = mesh(drawn, drawn.objects.states, (one, other) => one !== other);
const content = {
  width: 975 * steps,
  height: 610 * steps,
  stateBorders: linesOf(pointsOf(borders.coordinates), ''),
  counties: Object.fromEntries(counties.toSorted(([a], [b]) => a.localeCompare(b))),
};
await writeFile(target, `${JSON.stringify(content, null, 2)}\n`);

/** Whole steps, and no point that its neighbors make needless. Borders stay shared: arcs are. */
function simplified({ transform, arcs, ...rest }: Atlas): Atlas {
  const [scaleX, scaleY] = transform?.scale ?? [1, 1];
  const [offsetX, offsetY] = transform?.translate ?? [0, 0];
  const onGrid = arcs.map((arc) => {
    let [x, y] = [0, 0];
    const points = arc.map(([dx = 0, dy = 0]): Point => {
      x += dx;
      y += dy;
      return [
        Math.round((x * scaleX + offsetX) * steps),
        Math.round((y * scaleY + offsetY) * steps),
      ];
    });
    return thinned(points).map(([pointX, pointY]) => [pointX, pointY]);
  });
  return { ...rest, arcs: onGrid };
}

/** Ramer, Douglas and Peucker's way of leaving points out. */
function thinned(points: readonly Point[]): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return [...points];
  let [farthest, distance] = [0, 0];
  for (const [index, point] of points.entries()) {
    const away = distanceFrom(point, first, last);
    if (away > distance) [farthest, distance] = [index, away];
  }
  if (distance <= tolerance) return [first, last];
  return [
    ...thinned(points.slice(0, farthest + 1)).slice(0, -1),
    ...thinned(points.slice(farthest)),
  ];
}

function distanceFrom([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}

function ringsOf(geometry: GeoJSON.Geometry): Point[][] {
  if (geometry.type === 'Polygon') return pointsOf(geometry.coordinates);
  if (geometry.type === 'MultiPolygon') return pointsOf(geometry.coordinates.flat());
  throw new Error(`A county is no area: ${geometry.type}`);
}

function pointsOf(lines: readonly GeoJSON.Position[][]): Point[][] {
  return lines.map((line) => line.map(([x = 0, y = 0]): Point => [x, y]));
}

function pathOf(rings: readonly (readonly Point[])[]): string {
  const areas = rings.filter((ring) => ring.length > 3);
  // An island of a single step is drawn as nothing, unless it is all there is.
  return linesOf(areas.length > 0 ? areas : rings, 'z');
}

function linesOf(lines: readonly (readonly Point[])[], end: '' | 'z'): string {
  return lines
    .map(([start = [0, 0], ...rest]) => {
      let [x, y] = start;
      const moves = (end ? rest.slice(0, -1) : rest).map(([nextX, nextY]) => {
        const move = `${nextX - x} ${nextY - y}`;
        [x, y] = [nextX, nextY];
        return move;
      });
      return `M${start.join(' ')}l${moves.join(' ')}${end}`.replaceAll(' -', '-');
    })
    .join('');
}
