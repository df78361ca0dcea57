import type { FileType } from '@courtside/domain/files';

const startBytes = 64 * 1024;
// Tab, line feed, form feed and carriage return are all that text needs.
const control = /[^\P{Cc}\t\n\f\r]/u;
const markup = /<(?:!doctype|html|head|body|script|svg|iframe|object|embed|xml|\?xml|\?php)\b/i;
const mailHeader =
  /^(?:received|return-path|delivered-to|from|to|subject|date|message-id|mime-version|x-[\w-]+|dkim-signature|arc-[\w-]+|authentication-results):\s/i;

/** Tells whether bytes are plain text in UTF-8, and which kind, as they pass by. */
export class TextReader {
  readonly #decoder = new TextDecoder('utf-8', { fatal: true });
  #start = '';
  #isText = true;

  get isText(): boolean {
    return this.#isText;
  }

  add(chunk: Buffer): void {
    if (!this.#isText) return;
    const text = this.#decoded(chunk);
    if (text === undefined || control.test(text)) this.#isText = false;
    else if (this.#start.length < startBytes) this.#start += text.slice(0, startBytes);
  }

  /** By its name, since text says nothing of itself; markup and scripts are none of these. */
  typeFor(extension: string): FileType | undefined {
    // Half a character at the very end shows only now.
    if (!this.#isText || this.#decoded() === undefined) return undefined;
    const start = this.#start.trimStart();
    if (extension === 'eml') return mailHeader.test(start) ? 'eml' : undefined;
    if (start.startsWith('#!') || start.startsWith('<') || markup.test(start)) return undefined;
    if (extension === 'csv') return 'csv';
    return extension === 'txt' || extension === '' ? 'txt' : undefined;
  }

  #decoded(chunk?: Buffer): string | undefined {
    try {
      return this.#decoder.decode(chunk, { stream: chunk !== undefined });
    } catch {
      return undefined;
    }
  }
}
