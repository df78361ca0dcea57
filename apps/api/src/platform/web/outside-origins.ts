import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** An origin and nothing else: what stands in a policy decides what may run. */
const origin = z.url({ protocol: /^https?$/ }).refine((url) => new URL(url).origin === url);

const outsideOrigins = z.object({
  scripts: z.array(origin),
  connections: z.array(origin),
  frames: z.array(origin).default([]),
});

export type OutsideOrigins = z.output<typeof outsideOrigins>;

/** What Google's check loads, where it is used instead of our own. */
export const recaptchaOrigins: OutsideOrigins = {
  scripts: ['https://www.google.com', 'https://www.gstatic.com'],
  connections: ['https://www.google.com'],
  frames: ['https://www.google.com', 'https://recaptcha.google.com'],
};

export function joinOrigins(...all: readonly OutsideOrigins[]): OutsideOrigins {
  const joined = (kind: keyof OutsideOrigins) => [...new Set(all.flatMap((one) => one[kind]))];
  return {
    scripts: joined('scripts'),
    connections: joined('connections'),
    frames: joined('frames'),
  };
}

/** Whom a build may load scripts from and talk to besides us (apps/web/scripts/outside-origins.ts). */
export async function readOutsideOrigins(buildDir: string): Promise<OutsideOrigins> {
  const text = await readFile(join(buildDir, 'outside-origins.json'), 'utf8');
  return outsideOrigins.parse(JSON.parse(text));
}
