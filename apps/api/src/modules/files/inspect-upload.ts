import { createHash } from 'node:crypto';
import { type FileType, fileTypes } from '@courtside/domain/files';
import { fileTypeFromBuffer } from 'file-type';
import { Refusal } from '../../platform/refusal.ts';
import { CompoundReader, directoryBytes, endsAsArchive, packedTypeOf } from './office-files.ts';
import { TextReader } from './text-files.ts';

const headBytes = 4096;
// Where a program looks for what a file could be instead: a page, a picture that is a script, a PDF.
const disguiseBytes = 1024;
const disguise = /<(?:html|script|svg|iframe|body|!doctype|\?php)|%PDF-/i;

/** Formats known by their first bytes. Both the list of signatures and the library must agree. */
const signatures: Record<string, { type: FileType; starts: readonly string[] }> = {
  pdf: { type: 'pdf', starts: ['%PDF-'] },
  rtf: { type: 'rtf', starts: ['{\\rtf'] },
  jpg: { type: 'jpg', starts: ['\xff\xd8\xff'] },
  png: { type: 'png', starts: ['\x89PNG\r\n\x1a\n'] },
  tif: { type: 'tiff', starts: ['II*\0', 'MM\0*'] },
  heic: { type: 'heic', starts: ['\0\0\0'] },
};
const archive = 'PK\x03\x04';
const compound = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';

type Family = 'archive' | 'compound' | 'text' | FileType;

export interface Inspected {
  type: FileType;
  size: number;
  sha256: Buffer;
}

/** Finds out what a file is while its bytes go by, and breaks them off when it cannot be accepted. */
export class UploadInspector {
  readonly #extension: string;
  readonly #hash = createHash('sha256');
  readonly #text = new TextReader();
  readonly #compound = new CompoundReader();
  #size = 0;
  #head = Buffer.alloc(0);
  #tail: Buffer[] = [];
  #tailBytes = 0;
  #family: Family | undefined;
  #type: FileType | undefined;

  constructor(name: string) {
    this.#extension = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  }

  async *pass(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of bytes) {
      this.#add(chunk);
      if (!this.#family && this.#head.length >= headBytes) this.#family = await this.#classify();
      yield chunk;
    }
    if (this.#size === 0) {
      throw new Refusal('invalid_request', { errors: { file: 'The file is empty' } });
    }
    this.#family ??= await this.#classify();
    // Judged before the store is told that all has come, so that it keeps nothing that is refused.
    this.#type = this.#judge(this.#family);
  }

  /** Known once all bytes went by. */
  result(): Inspected {
    if (!this.#type) throw new Error('The file was not read to its end');
    return { type: this.#type, size: this.#size, sha256: this.#hash.digest() };
  }

  #add(chunk: Buffer): void {
    this.#size += chunk.length;
    this.#hash.update(chunk);
    if (this.#head.length < headBytes) {
      this.#head = Buffer.concat([this.#head, chunk.subarray(0, headBytes - this.#head.length)]);
    }
    this.#tail.push(chunk);
    this.#tailBytes += chunk.length;
    while (this.#tailBytes - (this.#tail[0]?.length ?? 0) >= directoryBytes) {
      this.#tailBytes -= this.#tail.shift()?.length ?? 0;
    }
    this.#text.add(chunk);
    if (this.#mayBe(compound)) this.#compound.add(chunk);
  }

  /** By as much of the start as has come. */
  #mayBe(signature: string): boolean {
    return this.#head
      .subarray(0, signature.length)
      .equals(Buffer.from(signature.slice(0, this.#head.length), 'latin1'));
  }

  async #classify(): Promise<Family> {
    const head = this.#head.toString('latin1');
    if (head.startsWith(archive)) return 'archive';
    if (!head.startsWith('%PDF-') && !this.#text.isText) {
      if (disguise.test(head.slice(0, disguiseBytes))) throw refused();
    }
    if (head.startsWith(compound)) return 'compound';
    // What the library cannot make sense of is of no kind that we take.
    const known = await fileTypeFromBuffer(this.#head).catch(() => undefined);
    const found = signatures[known?.ext ?? ''];
    if (found?.starts.some((start) => head.startsWith(start))) return found.type;
    if (!this.#text.isText) throw refused();
    return 'text';
  }

  #judge(family: Family): FileType {
    const tail = Buffer.concat(this.#tail).subarray(-directoryBytes);
    if (family !== 'archive' && endsAsArchive(tail)) throw refused();
    const type = this.#typeOf(family, tail);
    if (!type) throw refused();
    return type;
  }

  #typeOf(family: Family, tail: Buffer): FileType | undefined {
    if (family === 'archive') return packedTypeOf(tail, this.#size);
    if (family === 'compound') return this.#compound.typeFor(this.#extension);
    if (family === 'text') return this.#text.typeFor(this.#extension);
    return family;
  }
}

const accepted = [...new Set(Object.values(fileTypes).map(({ name }) => name))].join(', ');

function refused(): Refusal {
  const message = `We take these kinds of file, without macros: ${accepted}.`;
  return new Refusal('unsupported_media_type', { message, errors: { file: message } });
}
