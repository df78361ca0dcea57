import { z } from 'zod';

export interface MailTemplate {
  /** Never facts of a case: subjects show on locked screens and pass through other systems. */
  readonly subject: string;
  /** Paragraphs apart by a blank line; `[Label](address)` alone is a button. */
  readonly body: string;
  readonly variables: z.ZodObject;
}

export const templates = {
  'delivery-check': {
    subject: 'Mail from {{ site }} is delivered',
    body: `
This message was sent to check that mail from {{ site }} reaches this address. Nothing else is needed.

[Open {{ site }}]({{ site_url }})
`,
    variables: z.object({ site: z.string(), site_url: z.url() }),
  },
} as const satisfies Record<string, MailTemplate>;

export type TemplateName = keyof typeof templates;
export type VariablesOf<Name extends TemplateName> = z.input<(typeof templates)[Name]['variables']>;
