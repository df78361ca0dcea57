const kilobytes = new Intl.NumberFormat('en-US', { style: 'unit', unit: 'kilobyte' });
const megabytes = new Intl.NumberFormat('en-US', {
  style: 'unit',
  unit: 'megabyte',
  maximumFractionDigits: 1,
});

/** `212 kB`, `3.4 MB`. */
export function fileSize(bytes: number): string {
  return bytes < 1_000_000
    ? kilobytes.format(Math.ceil(bytes / 1_000))
    : megabytes.format(bytes / 1_000_000);
}
