import { expect, it } from 'vitest';
import { policyWithNonce } from './content-security-policy.ts';
import { joinOrigins, recaptchaOrigins } from './outside-origins.ts';

const chat = { scripts: ['https://chat.example'], connections: [], frames: [] };

function directive(policy: string, name: string): string | undefined {
  return policy.split('; ').find((part) => part.startsWith(`${name} `));
}

it('names nobody else unless told to', () => {
  const policy = policyWithNonce('abc', { scripts: [], connections: [], frames: [] });
  expect(directive(policy, 'script-src')).toBe("script-src 'self' 'nonce-abc'");
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self'");
  expect(directive(policy, 'frame-src')).toBeUndefined();
});

it("lets Google's check load beside what the build names", () => {
  const policy = policyWithNonce('abc', joinOrigins(chat, recaptchaOrigins));
  expect(directive(policy, 'script-src')).toBe(
    "script-src 'self' 'nonce-abc' https://chat.example https://www.google.com https://www.gstatic.com",
  );
  expect(directive(policy, 'frame-src')).toBe(
    'frame-src https://www.google.com https://recaptcha.google.com',
  );
  expect(policy).not.toContain('unsafe-eval');
});
