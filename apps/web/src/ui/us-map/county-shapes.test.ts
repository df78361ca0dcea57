import { expect, it } from 'vitest';
import {
  boundsOfStates,
  findCountyAt,
  findOutline,
  mainlandOf,
  middleOf,
  outlineOf,
  stepOf,
  wholeCountry,
} from './county-shapes.ts';

it('zooms to the states of the counties that are given, and to all without any', () => {
  const california = boundsOfStates(['06037']);
  expect(boundsOfStates(['06001', '06037'])).toEqual(california);
  const withNevada = boundsOfStates(['06037', '32003']);
  expect(withNevada.left).toBe(california.left);
  expect(withNevada.right).toBeGreaterThan(california.right);
  expect(boundsOfStates([])).toEqual(wholeCountry);
  expect(boundsOfStates(['99999'])).toEqual(wholeCountry);
});

it('names Los Angeles on the mainland, not among its islands', () => {
  const path = findOutline('06037') ?? '';
  const all = boundsOfStates(['06037']);
  const mainland = mainlandOf(path);
  expect(path.split('M').length).toBeGreaterThan(2);
  expect(mainland.bottom).toBeLessThan(all.bottom);
  expect(mainland.right - mainland.left).toBeLessThan((all.right - all.left) / 4);
});

it('outlines counties, and all of a state by its two digits', () => {
  expect(outlineOf(['06037'])).toBe(findOutline('06037'));
  expect(outlineOf(['06037', '32003'])).toHaveLength(
    outlineOf(['06037']).length + outlineOf(['32003']).length,
  );
  expect(outlineOf(['32'])).toContain(findOutline('32003'));
  expect(outlineOf(['32', '32003'])).toBe(outlineOf(['32']));
  expect(outlineOf(['99', '99999'])).toBe('');
});

it('finds the county that a point lies in, and none at sea', () => {
  for (const fips of ['06037', '06019', '36061', '48201']) {
    expect(findCountyAt(middleOf(mainlandOf(findOutline(fips) ?? '')))).toBe(fips);
  }
  expect(findCountyAt({ x: wholeCountry.left, y: wholeCountry.bottom / 2 })).toBeUndefined();
});

it.each([
  [1, 1, 2],
  [4, 4, 5],
  [1, 40, 1],
  [20, 40, 2],
  [40, 40, 5],
])('colors %i of at most %i with step %i', (count, most, step) => {
  expect(stepOf(count, most)).toBe(step);
});
