import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import yazl from 'yazl';

const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const workbook = `<?xml version="1.0" encoding="UTF-8"?>
<workbook xmlns:r="${relation}"><sheets>
<sheet name="Courts" sheetId="1" r:id="rId1"/><sheet name="Notes" sheetId="2" r:id="rId9"/>
</sheets></workbook>`;
const relations = `<Relationships>
<Relationship Id="rId9" Type="${relation}/worksheet" Target="worksheets/sheet2.xml"/>
<Relationship Id="rId1" Type="${relation}/worksheet" Target="worksheets/sheet1.xml"/>
<Relationship Id="rId2" Type="${relation}/sharedStrings" Target="/xl/sharedStrings.xml"/>
<Relationship Id="rId3" Type="${relation}/styles" Target="styles.xml"/>
</Relationships>`;

type Content = string | Readable;

/** A workbook of the given parts beside those that every workbook has. */
export async function xlsxOf(parts: Record<string, Content>): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  const all = { 'xl/workbook.xml': workbook, 'xl/_rels/workbook.xml.rels': relations, ...parts };
  for (const [name, content] of Object.entries<Content>(all)) {
    zip.addReadStream(typeof content === 'string' ? Readable.from([content]) : content, name);
  }
  zip.end();
  return buffer(zip.outputStream);
}

export const sheetXml = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;

/** A workbook with a first sheet of texts. */
export function xlsxWithRows(rows: Iterable<readonly string[]>): Promise<Buffer> {
  function* xml() {
    yield '<worksheet><sheetData>';
    for (const row of rows) yield `<row>${row.map(inlineCell).join('')}</row>`;
    yield '</sheetData></worksheet>';
  }
  return xlsxOf({ 'xl/worksheets/sheet1.xml': Readable.from(xml()) });
}

function inlineCell(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<c t="inlineStr"><is><t>${escaped}</t></is></c>`;
}
