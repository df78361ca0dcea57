/** When the button back to the top shows, and how it comes and goes. */
export const scrollTop = {
  afterPixels: 100,
  throttleMs: 300,
  fadeMs: 500,
} as const;

export function isScrolledFar(pixels: number): boolean {
  return pixels > scrollTop.afterPixels;
}
