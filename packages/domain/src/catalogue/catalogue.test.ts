import { describe, expect, it } from 'vitest';
import { caseTypeCodes } from '../case-types/index.ts';
import { services } from './index.ts';

describe('the services', () => {
  it('are the practice areas, each with a text of its own and a picture', () => {
    expect(services.map(({ id }) => id)).toEqual(caseTypeCodes);
    expect(new Set(services.map(({ text }) => text)).size).toBe(11);
    for (const { text } of services) expect(text).toMatch(/^([^.!]+\. ){1,2}[^.!]+\.$/);
    expect(services.find(({ id }) => id === 'ProHacVice')).toMatchObject({
      name: 'Pro Hac Vice',
      img: '/services/pro-hac-vice.svg',
    });
  });

  it('are all shown in the carousel, but for the virtual appearance', () => {
    const hidden = services.filter(({ isInCarousel }) => !isInCarousel);
    expect(hidden.map(({ id }) => id)).toEqual(['VirtualAppearance']);
  });
});
