import { readFileSync, writeFileSync } from 'node:fs';
import { geoCentroid } from 'd3-geo';
import { feature } from 'topojson-client';

/**
 * Writes the middle of every county into the table that the API loads. Run by hand when the table gets
 * counties or the map gets borders: node apps/web/scripts/write-county-middles.ts
 */
const atlas = new URL(import.meta.resolve('us-atlas/counties-10m.json'));
type Topology = Parameters<typeof feature>[0];
type Collection = Extract<Topology['objects'][string], { type: 'GeometryCollection' }>;
type Atlas = Topology & { objects: { counties: Collection } };

const map = JSON.parse(readFileSync(atlas, 'utf8')) as Atlas;
const counties = feature(map, map.objects.counties);
const table = new URL('../../api/reference/counties.tsv', import.meta.url);

const middles = new Map(
  counties.features.map((county) => {
    const [lon, lat] = geoCentroid(county);
    return [String(county.id), [lat.toFixed(3), lon.toFixed(3)]];
  }),
);

const [header = '', ...lines] = readFileSync(table, 'utf8').replace(/\n$/, '').split('\n');
const kept = header.split('\t').filter((column) => column !== 'lat' && column !== 'lon');
const rows = lines.map((line) => {
  const cells = line.split('\t').slice(0, kept.length);
  return [...cells, ...(middles.get(cells[0] ?? '') ?? ['', ''])];
});
const text = [[...kept, 'lat', 'lon'], ...rows].map((cells) => cells.join('\t')).join('\n');
writeFileSync(table, `${text}\n`);
