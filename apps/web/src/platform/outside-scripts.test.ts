import { expect, it } from 'vitest';
import { outsideScripts } from './outside-scripts.ts';

const urls = {
  chat: 'https://chat.example/widget.js?key={key}',
  analytics: 'https://stats.example/s.js',
};
const keys = { chatKey: 'c 1', analyticsKey: 'a1' };

it('loads analytics at once and the chat two seconds after the start', () => {
  expect(outsideScripts(keys, urls)).toEqual([
    { src: 'https://stats.example/s.js', key: 'a1', delayMs: 0 },
    { src: 'https://chat.example/widget.js?key=c%201', key: 'c 1', delayMs: 2_000 },
  ]);
});

it.each([
  ['no key', { chatKey: '', analyticsKey: '' }, urls],
  ['no address', keys, { chat: '', analytics: '' }],
])('loads nothing with %s', (_what, given, addresses) => {
  expect(outsideScripts(given, addresses)).toEqual([]);
});

it('loads one without the other', () => {
  const scripts = outsideScripts({ chatKey: '', analyticsKey: 'a1' }, urls);
  expect(scripts.map(({ src }) => src)).toEqual(['https://stats.example/s.js']);
});
