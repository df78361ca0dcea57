import { fileURLToPath } from 'node:url';
import Pdf from 'pdfkit';

const fontFile = (name: string): string =>
  fileURLToPath(new URL(`../../../fonts/courtside-${name}.ttf`, import.meta.url));

const fonts = {
  text: fontFile('sans-regular'),
  strong: fontFile('sans-semibold'),
  serif: fontFile('serif-semibold'),
} as const;

const colors = {
  ink: '#0C1B33',
  muted: '#566277',
  line: '#DFE4EC',
  tint: '#E8F0FB',
  navy: '#14305C',
  marigold: '#EFA93A',
} as const;

const margin = 60;
const labelWidth = 128;
const amountWidth = 88;
const siteName = 'Court Appearance Professionals';
const company = 'Attorneys in Motion';

interface LetterOptions {
  /** Of the file itself, as programs show it. */
  title: string;
  /** What kind of document it is, at the right of the letterhead. */
  kind: string;
  /** At the left of every foot, before the page number. */
  foot: string;
}

/** A document on our letterhead: US Letter, tagged for screen readers, pages numbered at the foot. */
export class Letter {
  readonly #doc: PDFKit.PDFDocument;
  readonly #root: PDFKit.PDFStructureElement;
  readonly #foot: string;

  constructor({ title, kind, foot }: LetterOptions) {
    this.#foot = foot;
    this.#doc = new Pdf({
      size: 'LETTER',
      margins: { top: margin, bottom: 72, left: margin, right: margin },
      bufferPages: true,
      tagged: true,
      displayTitle: true,
      lang: 'en-US',
      pdfVersion: '1.7',
      info: { Title: title, Author: siteName, Creator: company },
    });
    for (const [name, file] of Object.entries(fonts)) this.#doc.registerFont(name, file);
    this.#root = this.#doc.struct('Document');
    this.#doc.addStructure(this.#root);
    this.#letterhead(kind);
  }

  get #width(): number {
    return this.#doc.page.width - 2 * margin;
  }

  #say(tag: string, draw: (doc: PDFKit.PDFDocument) => void): void {
    this.#root.add(this.#doc.struct(tag, {}, [() => draw(this.#doc)]));
  }

  #letterhead(kind: string): void {
    const doc = this.#doc;
    this.#decorate(() => {
      doc.roundedRect(margin, margin - 8, 22, 22, 5).fill(colors.navy);
      for (const x of [6, 10, 14]) doc.rect(margin + x, margin - 4, 2, 9).fill('#FFFFFF');
      doc.rect(margin + 5, margin + 8, 12, 2).fill(colors.marigold);
    });
    this.#say('P', () => {
      doc.font('serif').fontSize(13).fillColor(colors.ink);
      doc.text(siteName, margin + 32, margin - 6);
    });
    this.#say('P', () => {
      doc.font('text').fontSize(10).fillColor(colors.muted);
      doc.text(kind, margin, margin - 4, { width: this.#width, align: 'right' });
    });
    this.#decorate(() => this.#rule(margin + 26));
    doc.x = margin;
    doc.y = margin + 46;
  }

  /** Lines and boxes are nothing to read out. */
  #decorate(draw: () => void): void {
    this.#doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.#doc.endMarkedContent();
  }

  #rule(y: number): void {
    const { right } = { right: this.#doc.page.width - margin };
    this.#doc.moveTo(margin, y).lineTo(right, y).lineWidth(0.75).stroke(colors.line);
  }

  /** Begins a new page unless so much fits on this one. */
  #keep(height: number): void {
    const doc = this.#doc;
    if (doc.y + height > doc.page.height - doc.page.margins.bottom) doc.addPage();
  }

  title(text: string): void {
    this.#say('H1', (doc) => {
      doc.font('serif').fontSize(20).fillColor(colors.ink);
      doc.text(text, margin, doc.y, { width: this.#width, lineGap: 1 });
    });
    this.#doc.moveDown(0.15);
  }

  /** One line below the title, such as a court. */
  subtitle(text: string): void {
    this.#say('P', (doc) => {
      doc.font('text').fontSize(10.5).fillColor(colors.muted);
      doc.text(text, margin, doc.y, { width: this.#width, lineGap: 1.5 });
    });
  }

  /** What the reader came for, set apart. */
  headline(text: string, detail: string | null): void {
    const doc = this.#doc;
    doc.moveDown(1);
    const inner = { width: this.#width - 32, lineGap: 1.5 };
    const headHeight = doc.font('serif').fontSize(16).heightOfString(text, inner);
    const detailHeight = detail
      ? doc.font('text').fontSize(10.5).heightOfString(detail, inner) + 4
      : 0;
    const height = headHeight + detailHeight + 26;
    this.#keep(height);
    const top = doc.y;
    this.#decorate(() => {
      doc.roundedRect(margin, top, this.#width, height, 6).fill(colors.tint);
    });
    this.#say('H2', () => {
      doc.font('serif').fontSize(16).fillColor(colors.ink);
      doc.text(text, margin + 16, top + 12, inner);
    });
    if (detail) {
      this.#say('P', () => {
        doc.font('text').fontSize(10.5).fillColor(colors.ink);
        doc.text(detail, margin + 16, top + 16 + headHeight, inner);
      });
    }
    doc.x = margin;
    doc.y = top + height;
  }

  heading(text: string): void {
    this.#doc.moveDown(0.9);
    this.#keep(64);
    this.#say('H2', (doc) => {
      doc.font('serif').fontSize(13).fillColor(colors.ink);
      doc.text(text, margin, doc.y, { width: this.#width });
    });
    this.#doc.moveDown(0.25);
  }

  /** Text as it was typed: a blank line begins another paragraph, and is no gap of its own. */
  paragraph(text: string): void {
    const paragraphs = text.trim().split(/\n\s*\n/);
    for (const [index, lines] of paragraphs.entries()) {
      if (index > 0) this.#doc.y += 6;
      this.#say('P', (doc) => {
        doc.font('text').fontSize(10.5).fillColor(colors.ink);
        doc.text(lines, margin, doc.y, { width: this.#width, lineGap: 3 });
      });
    }
  }

  /** Names with their values; those without a value are left out. */
  facts(items: readonly (readonly [name: string, value: string | null | undefined])[]): void {
    for (const [name, value] of items) if (value) this.#fact(name, value);
  }

  #fact(name: string, value: string): void {
    const doc = this.#doc;
    const valueOptions = { width: this.#width - labelWidth, lineGap: 2.5 };
    const height = doc.font('text').fontSize(10.5).heightOfString(value, valueOptions);
    this.#keep(Math.min(height, 120));
    const top = doc.y;
    const page = doc.bufferedPageRange().count;
    this.#say('P', () => {
      doc.font('text').fontSize(10.5).fillColor(colors.muted);
      doc.text(name, margin, top, { width: labelWidth - 12 });
      const after = doc.y;
      doc.fillColor(colors.ink).text(value, margin + labelWidth, top, valueOptions);
      // A long value may have run on to the next page, where the label's end means nothing.
      if (doc.bufferedPageRange().count === page) doc.y = Math.max(after, doc.y);
    });
    doc.x = margin;
    doc.y += 4;
  }

  /** Lines with their amounts in a column at the right, and what they come to below a rule. */
  amounts(
    lines: readonly (readonly [name: string, amount: string])[],
    total: readonly [name: string, amount: string],
  ): void {
    for (const [name, amount] of lines) this.#amount('text', name, amount);
    const doc = this.#doc;
    // The total never stands alone with its rule at the foot of a page.
    this.#keep(36);
    const right = doc.page.width - margin;
    this.#decorate(() => {
      doc
        .moveTo(margin, doc.y + 2)
        .lineTo(right, doc.y + 2)
        .lineWidth(1)
        .stroke(colors.ink);
    });
    doc.y += 9;
    this.#amount('strong', ...total);
  }

  #amount(font: 'text' | 'strong', name: string, amount: string): void {
    const doc = this.#doc;
    const nameOptions = { width: this.#width - amountWidth - 12, lineGap: 2.5 };
    const height = doc.font(font).fontSize(10.5).heightOfString(name, nameOptions);
    this.#keep(height);
    const top = doc.y;
    this.#say('P', () => {
      doc.font(font).fontSize(10.5).fillColor(colors.ink).text(name, margin, top, nameOptions);
      const x = doc.page.width - margin - amountWidth;
      doc.text(amount, x, top, { width: amountWidth, align: 'right' });
    });
    doc.x = margin;
    doc.y = top + height + 4;
  }

  /** The whole file. Nothing can be added afterwards. */
  end(): PDFKit.PDFDocument {
    const doc = this.#doc;
    this.#root.end();
    const { count } = doc.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      doc.switchToPage(page);
      // Below the bottom margin a text would begin a page of its own.
      doc.page.margins.bottom = 0;
      const y = doc.page.height - 48;
      doc.markContent('Artifact', { type: 'Pagination' });
      this.#rule(y - 10);
      doc.font('text').fontSize(8.5).fillColor(colors.muted);
      doc.text(this.#foot, margin, y, { width: this.#width * 0.8, lineBreak: false });
      doc.text(`Page ${page + 1} of ${count}`, margin, y, { width: this.#width, align: 'right' });
      doc.endMarkedContent();
    }
    doc.end();
    return doc;
  }
}
