import { z } from 'zod';

const verdict = z.object({ success: z.boolean() });

/** Asks Google whether the answer is good; undefined when Google cannot be asked. */
export async function askGoogle(
  { secretKey, verifyUrl }: { secretKey: string; verifyUrl: string },
  answer: string,
): Promise<boolean | undefined> {
  try {
    const response = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret: secretKey, response: answer }),
      signal: AbortSignal.timeout(5_000),
    });
    if (!response.ok) return undefined;
    return verdict.parse(await response.json()).success;
  } catch {
    return undefined;
  }
}
