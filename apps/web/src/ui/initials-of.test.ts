import { expect, it } from 'vitest';
import { initialsOf } from './initials-of.ts';

it.each([
  ['Avery Larkspur', 'AL'],
  ['  morgan de la quill ', 'MQ'],
  ['Élodie', 'É'],
  ['', ''],
])('%j gives %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
