import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

export const aPdf = (text = 'Notice of motion'): Buffer =>
  Buffer.from(`%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj (${text}) endobj\ntrailer\n%%EOF\n`, 'latin1');

/** A PDF of just so many bytes. */
export function aPdfOf(size: number): Buffer {
  const pdf = Buffer.alloc(size, 'x');
  pdf.write('%PDF-1.7\n\xe2\xe3', 'latin1');
  return pdf;
}

export const aPng = (): Buffer =>
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );

export const aJpg = (): Buffer =>
  Buffer.concat([
    Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
    Buffer.alloc(200, 3),
    Buffer.from('ffd9', 'hex'),
  ]);

export const aHeic = (): Buffer =>
  Buffer.concat([
    Buffer.from('0000001c', 'hex'),
    Buffer.from('ftypheic'),
    Buffer.from('00000000', 'hex'),
    Buffer.from('mif1heicmiaf'),
    Buffer.alloc(100, 1),
  ]);

export const aTiff = (): Buffer =>
  Buffer.concat([Buffer.from('49492a0008000000', 'hex'), Buffer.alloc(100, 0)]);

export async function anArchive(
  parts: Record<string, string>,
  { compress = true } = {},
): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(parts)) {
    zip.addBuffer(Buffer.from(content), name, { compress });
  }
  zip.end();
  return buffer(zip.outputStream as AsyncIterable<Buffer>);
}

export const aDocx = (more: Record<string, string> = {}): Promise<Buffer> =>
  anArchive({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w:document/>', ...more });

export const anXlsx = (): Promise<Buffer> =>
  anArchive({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook/>' });

/** An older office document, as far as its directory tells. */
export function aCompound(...names: string[]): Buffer {
  const header = Buffer.alloc(512);
  header.write('d0cf11e0a1b11ae1', 'hex');
  const entries = ['Root Entry', ...names].map((name, index) => {
    const entry = Buffer.alloc(128);
    entry.write(name, 'utf16le');
    entry.writeUInt16LE((name.length + 1) * 2, 64);
    entry[66] = index === 0 ? 5 : 2;
    return entry;
  });
  // The directory usually comes after the content.
  return Buffer.concat([header, Buffer.alloc(70_144, 9), ...entries]);
}
