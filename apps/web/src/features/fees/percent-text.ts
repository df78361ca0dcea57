/** What was typed as whole percents, with a sign or a minus of print; what is no number stays as typed. */
export function percentIn(text: string): number | string | undefined {
  const typed = text.trim().replace('−', '-');
  if (typed === '') return undefined;
  return /^[+-]?\d+$/.test(typed) && typed !== '-0' ? Number(typed) : text;
}
