/** What people type, each time they have typed a letter more. */
function typed(text: string): string[] {
  return Array.from({ length: text.length }, (_, i) => text.slice(0, i + 1)).filter(
    (search) => !search.endsWith(' '),
  );
}

export const searches = {
  exact: [
    'superior court of california, county of los',
    'cook county district court',
    'district court of harris county',
    'municipal court of atlanta',
  ].flatMap(typed),
  mistyped: [
    'los angelos superior',
    'cook circut',
    'san fransisco superior',
    'browrad county',
    'philedelphia municipal',
    'maimi dade',
  ],
};

export const limit = 10;

export function pathOf(search: string): string {
  return `/v1/court?limit=${limit}&search=${encodeURIComponent(search)}`;
}
