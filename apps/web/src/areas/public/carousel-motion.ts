/** How the carousel looks and moves, as specified. */
export const farScale = 0.5;
export const fps = 30;
const speed = 4;
export const autoPlayDelay = 2000;

/** Steps from the middle at which an item is as small as it gets. One step further it is gone. */
const farSteps = 2;

/** Nearer than this, in steps, an item counts as arrived. */
const closeEnough = 0.003;

/** How far an item is from the middle, the shorter way round: negative on the left. */
export function distanceFrom(position: number, item: number, count: number): number {
  const turned = (((item - position + count / 2) % count) + count) % count;
  return turned - count / 2;
}

/** The item in the middle at a position, which may have gone round many times. */
export function itemAt(position: number, count: number): number {
  return ((Math.round(position) % count) + count) % count;
}

/** Approaches the target, the slower the nearer. */
export function moveToward(position: number, target: number, elapsedMs: number): number {
  const rest = target - position;
  if (Math.abs(rest) < closeEnough) return target;
  return target - rest / (1 + (speed * elapsedMs) / 500);
}

export interface Place {
  readonly scale: number;
  /** Widths of a full-size item, and gaps, between the item's middle and the stage's. */
  readonly widths: number;
  readonly gaps: number;
  /** Items leave on both sides by fading; their text goes before it is too small to read. */
  readonly opacity: number;
  readonly textOpacity: number;
}

/** Where an item stands that many steps from the middle, and how large it is. */
export function placeAt(distance: number): Place {
  const away = Math.abs(distance);
  const side = Math.sign(distance);
  return {
    scale: scaleAt(away),
    widths: side * widthsTo(away),
    gaps: distance,
    opacity: between0And1(farSteps + 1 - away),
    textOpacity: between0And1(farSteps - away),
  };
}

function scaleAt(away: number): number {
  return 1 - (1 - farScale) * Math.min(away / farSteps, 1);
}

function widthsTo(away: number): number {
  const whole = Math.floor(away);
  let widths = 0;
  for (let step = 0; step < whole; step += 1) widths += stepWidth(step);
  return widths + (away - whole) * stepWidth(whole);
}

/** From the middle of one item to that of the next, so that they touch and never overlap. */
function stepWidth(step: number): number {
  return (scaleAt(step) + scaleAt(step + 1)) / 2;
}

function between0And1(value: number): number {
  return Math.min(1, Math.max(0, value));
}
