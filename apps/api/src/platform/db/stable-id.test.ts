import { describe, expect, it } from 'vitest';
import { stableId } from './stable-id.ts';

describe('a stable id', () => {
  it('is the same in every release', () => {
    expect(stableId('court', '06037/superior/')).toBe('2b664dd2-a2c6-5e18-b038-049ad7f4bb07');
    expect(stableId('court', '35013/magistrate/Doña Ana')).toBe(
      '16cd4fd2-32b0-5110-bddd-f02df3c0b43d',
    );
  });

  it('is a UUID of version 5', () => {
    expect(stableId('court', 'any')).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
  });

  it('tells kinds and keys apart', () => {
    expect(stableId('court', 'one')).not.toBe(stableId('court', 'two'));
    expect(stableId('court', 'one')).not.toBe(stableId('county', 'one'));
  });
});
