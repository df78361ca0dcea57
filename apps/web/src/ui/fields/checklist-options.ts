export type Option = { value: string; label: string };

/** Options whose name has every typed word in it; a code alone finds its option as well. */
export function matchingOptions(options: readonly Option[], search: string): readonly Option[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return options.filter(({ value, label }) =>
    words.every((word) => label.toLowerCase().includes(word) || value.toLowerCase() === word),
  );
}

export function toggled(chosen: readonly string[], value: string): string[] {
  return chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
}
