import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { statuses } from '../appearances/index.ts';
import {
  cleanFileName,
  fileTypes,
  guessFileKind,
  nameForType,
  takesFiles,
  uniqueNames,
} from './index.ts';

const anyPoint = fc.oneof(
  fc.integer({ min: 0, max: 0x7f }),
  fc.integer({ min: 0x2000, max: 0x206f }),
  fc.integer({ min: 0, max: 0x10ffff }),
);
const anyText = fc
  .array(anyPoint, { maxLength: 260, size: 'max' })
  .map((points) => String.fromCodePoint(...points));

describe('a file name', () => {
  it.each([
    ['notice of motion.pdf', 'notice of motion.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\robin\\notice.pdf', 'notice.pdf'],
    ['a\u0000b\r\n\tc.pdf', 'abc.pdf'],
    ['invoice\u202egpj.exe', 'invoicegpj.exe'],
    ['\ufeffzero\u200bwidth.pdf', 'zerowidth.pdf'],
    ['<img src=x onerror=alert(1)>.png', '_img src=x onerror=alert(1)_.png'],
    ['".pdf', '_.pdf'],
    ['  ..hidden.pdf. . ', 'hidden.pdf'],
    ['CON.txt', '_CON.txt'],
    ['console.txt', 'console.txt'],
    ['', 'file'],
    ['../', 'file'],
    ['\u202e', 'file'],
    ['Klageschrift für Müller.pdf', 'Klageschrift für Müller.pdf'],
    ['u\u0308.pdf', 'ü.pdf'],
  ])('%j is kept as %j', (given, kept) => {
    expect(cleanFileName(given)).toBe(kept);
  });

  it('is cut to 200 characters in front of its ending', () => {
    expect(cleanFileName(`${'x'.repeat(300)}.pdf`)).toBe(`${'x'.repeat(196)}.pdf`);
    expect(nameForType('x'.repeat(200), 'docx')).toBe(`${'x'.repeat(195)}.docx`);
    expect(Array.from(cleanFileName('🙂'.repeat(300)))).toHaveLength(200);
  });

  it('of anything at all is safe, and stays as it is when cleaned again', () => {
    fc.assert(
      fc.property(anyText, (given) => {
        const kept = cleanFileName(given);
        expect(kept).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}/\\<>:"|?*]/u);
        expect(Array.from(kept).length).toBeGreaterThan(0);
        expect(Array.from(kept).length).toBeLessThanOrEqual(200);
        expect(kept).not.toMatch(/^\.|^\s/);
        expect(cleanFileName(kept)).toBe(kept);
      }),
    );
  });
});

describe('the ending of a name', () => {
  it.each([
    ['scan.PDF', 'pdf', 'scan.PDF'],
    ['photo.jpeg', 'jpg', 'photo.jpeg'],
    ['photo.jpg', 'heic', 'photo.jpg.heic'],
    ['setup.exe', 'pdf', 'setup.exe.pdf'],
    ['README', 'txt', 'README.txt'],
  ] as const)('of %s that is %s makes it %s', (name, type, named) => {
    expect(nameForType(name, type)).toBe(named);
  });

  it('belongs to one type alone', () => {
    const endings = Object.values(fileTypes).flatMap(({ extensions }) => [...extensions]);
    expect(new Set(endings).size).toBe(endings.length);
  });
});

describe('the kind of a document', () => {
  it.each([
    ['OCF-1 Notice of motion.pdf', 'notice'],
    ['Motion for order shortening time.pdf', 'pleading'],
    ['Motion to compel.docx', 'pleading'],
    ['CMC Statement.pdf', 'pleading'],
    ['proposed_order-2.docx', 'order'],
    ['minute order.pdf', 'order'],
    ['Ex. A.pdf', 'exhibit'],
    ['Ex4 photos.png', 'exhibit'],
    ['Exhibit-A.pdf', 'exhibit'],
    ['Instructions for counsel.docx', 'instruction'],
    ['reorder.pdf', 'other'],
    ['ordering.pdf', 'other'],
    ['example.pdf', 'other'],
    ['IMG_0012.jpg', 'other'],
  ])('%s is most likely %s', (name, kind) => {
    expect(guessFileKind(name)).toBe(kind);
  });
});

describe('names that are alike', () => {
  it('are numbered in their order, whatever their case', () => {
    expect(uniqueNames(['a.pdf', 'A.pdf', 'a.pdf', 'a (2).pdf', 'b', 'b'])).toEqual([
      'a.pdf',
      'A (2).pdf',
      'a (3).pdf',
      'a (2) (2).pdf',
      'b',
      'b (2)',
    ]);
  });

  it('are never alike afterwards', () => {
    const few = fc.constantFrom('a.pdf', 'A.pdf', 'a (2).pdf', 'a (3).pdf', 'a (2) (2).pdf', 'a');
    fc.assert(
      fc.property(fc.array(few, { maxLength: 30 }), (names) => {
        const unique = uniqueNames(names).map((name) => name.toLowerCase());
        expect(new Set(unique).size).toBe(names.length);
      }),
    );
  });
});

describe('an appearance', () => {
  it('takes files unless it came to nothing', () => {
    expect(statuses.filter((status) => !takesFiles(status))).toEqual([
      'unfilled',
      'canceled',
      'no_show',
    ]);
  });
});
