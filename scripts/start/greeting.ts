import type { Env } from '../../apps/api/src/platform/env.ts';
import { demoAccounts, demoPassword } from '../../apps/api/src/seed.ts';

export function greet(url: string, { isProduction, smtpUrl }: Env): string {
  const lines = ['', `Courtside is ready at ${url}`, ''];
  if (!isProduction) {
    lines.push(`  Sign in with the password ${demoPassword} as`);
    lines.push(...demoAccounts.map(({ email }) => `    ${email}`), '');
  }
  if (!smtpUrl) lines.push(`  Mail is kept here, not sent: ${url}/dev/mail`, '');
  lines.push('  Ctrl-C stops it.', '');
  return lines.join('\n');
}
