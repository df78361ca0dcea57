import { expect, it } from 'vitest';
import { importIconsOneByOne } from './single-icons.ts';

it('imports each icon from its own file, drops types and keeps local names', () => {
  const code = `import {
  type Icon,
  IconSun,
  IconMoon as Night,
} from '@tabler/icons-react';
const a = 1;`;
  expect(importIconsOneByOne(code)).toBe(
    "import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs'; " +
      "import Night from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';\nconst a = 1;",
  );
});

it('leaves other imports alone', () => {
  const code = "import type { Icon } from '@tabler/icons-react';\nimport { x } from './icons.ts';";
  expect(importIconsOneByOne(code)).toBe(code);
});
