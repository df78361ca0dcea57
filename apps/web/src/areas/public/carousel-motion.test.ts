import { describe, expect, it } from 'vitest';
import { distanceFrom, farScale, fps, itemAt, moveToward, placeAt } from './carousel-motion.ts';

describe('distanceFrom', () => {
  it.each([
    [0, 0, 0],
    [0, 1, 1],
    [0, 9, -1],
    [9, 0, 1],
    [12, 2, 0],
    [-1, 9, 0],
    [0.25, 1, 0.75],
  ])('at %d, item %d of 10 is %d away', (position, item, distance) => {
    expect(distanceFrom(position, item, 10)).toBe(distance);
  });
});

describe('itemAt', () => {
  it.each([
    [0, 0],
    [10, 0],
    [-1, 9],
    [2.4, 2],
    [-0.4, 0],
  ])('%d is item %d of 10', (position, item) => {
    expect(itemAt(position, 10)).toBe(item);
  });
});

describe('placeAt', () => {
  it('shrinks evenly down to the far scale and no further', () => {
    expect([0, 1, 2, 3, 5].map((away) => placeAt(away).scale)).toEqual([
      1,
      0.75,
      farScale,
      farScale,
      farScale,
    ]);
    expect(placeAt(-1).scale).toBe(0.75);
  });

  it('places items edge to edge, the same on both sides', () => {
    expect(placeAt(1)).toMatchObject({ widths: 0.875, gaps: 1 });
    expect(placeAt(2)).toMatchObject({ widths: 1.5, gaps: 2 });
    expect(placeAt(-2)).toMatchObject({ widths: -1.5, gaps: -2 });
    expect(placeAt(0.5)).toMatchObject({ widths: 0.4375, gaps: 0.5, scale: 0.875 });
  });

  it('hides the text of far items and the items beyond them', () => {
    expect(placeAt(1)).toMatchObject({ opacity: 1, textOpacity: 1 });
    expect(placeAt(2)).toMatchObject({ opacity: 1, textOpacity: 0 });
    expect(placeAt(-3)).toMatchObject({ opacity: 0, textOpacity: 0 });
  });
});

describe('moveToward', () => {
  it('covers a fifth of the way in a frame, and arrives', () => {
    const frameMs = 1000 / fps;
    expect(moveToward(0, 1, frameMs)).toBeCloseTo(0.2105, 4);
    let position = 0;
    let frames = 0;
    while (position !== 1) {
      position = moveToward(position, 1, frameMs);
      frames += 1;
    }
    expect(frames).toBe(26);
  });

  it('never goes past the target, however long the frame was', () => {
    expect(moveToward(3, 2, 60_000)).toBeGreaterThan(2);
    expect(moveToward(3, 2, 60_000)).toBeLessThan(2.01);
  });
});
