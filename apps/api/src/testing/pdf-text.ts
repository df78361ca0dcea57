import { inflateSync } from 'node:zlib';

/** What a PDF of ours says, read back from its pages by its own fonts, page after page in one line each. */
export function textOfPdf(pdf: Buffer): string[] {
  const objects = objectsOf(pdf);
  const fonts = new Map<number, Map<number, string>>();
  for (const [id, { head }] of objects) {
    const map = /\/ToUnicode (\d+) 0 R/.exec(head)?.[1];
    if (map) fonts.set(id, unicodeMap(objects.get(Number(map))?.content ?? ''));
  }
  return [...objects.values()]
    .filter(({ head }) => /\/Type \/Page\b/.test(head))
    .map(({ head }) => {
      const content = objects.get(Number(/\/Contents (\d+) 0 R/.exec(head)?.[1]))?.content ?? '';
      const resources = objects.get(Number(/\/Resources (\d+) 0 R/.exec(head)?.[1]))?.head ?? '';
      const named = new Map(
        [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id]) => [
          name,
          fonts.get(Number(id)),
        ]),
      );
      return textOf(content, named);
    });
}

function objectsOf(pdf: Buffer): Map<number, { head: string; content: string }> {
  const text = pdf.toString('latin1');
  const objects = new Map<number, { head: string; content: string }>();
  for (const match of text.matchAll(/(?:^|\n)(\d+) 0 obj\n/g)) {
    const start = match.index + match[0].length;
    const end = text.indexOf('\nendobj', start);
    const stream = text.indexOf('\nstream\n', start);
    const isStream = stream !== -1 && stream < end;
    const head = text.slice(start, isStream ? stream : end);
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
    const from = stream + '\nstream\n'.length;
    const bytes = isStream ? pdf.subarray(from, from + length) : Buffer.alloc(0);
    const isPacked = head.includes('/FlateDecode') && bytes.length > 0;
    const content = (isPacked ? inflateSync(bytes) : bytes).toString('latin1');
    objects.set(Number(match[1]), { head, content });
  }
  return objects;
}

/** Glyphs of a font and the letters they stand for. */
function unicodeMap(cmap: string): Map<number, string> {
  const map = new Map<number, string>();
  const letters = (hex: string) =>
    String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)));
  for (const [, from = '', list = ''] of cmap.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
    [...list.matchAll(/<([\w ]*)>/g)].forEach(([, hex = ''], index) => {
      map.set(Number.parseInt(from, 16) + index, letters(hex.replaceAll(' ', '')));
    });
  }
  return map;
}

function textOf(content: string, fonts: Map<string, Map<number, string> | undefined>): string {
  let font: Map<number, string> | undefined;
  const words: string[] = [];
  for (const [, name, shown = ''] of content.matchAll(/\/(F\d+) [\d.]+ Tf|(\[[^\]]*\]) TJ/g)) {
    if (name) font = fonts.get(name);
    else {
      const glyphs = [...shown.matchAll(/<(\w+)>/g)].flatMap(([, hex = '']) =>
        (hex.match(/.{4}/g) ?? []).map((unit) => font?.get(Number.parseInt(unit, 16)) ?? '?'),
      );
      words.push(glyphs.join(''));
    }
  }
  return words.join(' ').replaceAll(/\s+/g, ' ');
}
