import { expect, it } from 'vitest';
import { outsideOrigins } from './outside-origins.ts';

it('names the origin of each configured script and API host, once', () => {
  expect(
    outsideOrigins({
      VITE_CHAT_SCRIPT_URL: 'https://chat.example/widget.js?key={key}',
      VITE_ANALYTICS_SCRIPT_URL: 'https://stats.example/s.js',
      VITE_STAGING_API_HOST: 'https://api.staging.example',
      VITE_PRODUCTION_API_HOST: 'https://api.example',
      VITE_DEVELOPMENT_API_HOST: 'https://api.example',
      VITE_LINKEDIN_URL: 'https://www.linkedin.com/company/x',
    }),
  ).toEqual({
    scripts: ['https://chat.example', 'https://stats.example'],
    connections: [
      'https://api.example',
      'https://api.staging.example',
      'https://chat.example',
      'https://stats.example',
    ],
  });
});

it('names nobody when nothing is configured', () => {
  const nobody = { scripts: [], connections: [] };
  expect(outsideOrigins({})).toEqual(nobody);
  expect(outsideOrigins({ VITE_CHAT_SCRIPT_URL: '' })).toEqual(nobody);
});

it.each(['chat.example/widget.js', 'javascript:alert(1)', "'unsafe-inline'"])(
  'refuses %s',
  (url) => {
    expect(() => outsideOrigins({ VITE_CHAT_SCRIPT_URL: url })).toThrow('VITE_CHAT_SCRIPT_URL');
  },
);
