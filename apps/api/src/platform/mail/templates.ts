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
  // No mail of an account holds a name: whoever fills in a form chooses it, and another gets the mail.
  'verify-email': {
    subject: 'Please confirm your email address',
    body: `
Hello,

an account was opened with this email address. Please confirm that the address is yours. The link works once, within three days.

[Confirm this address]({{ link }})

If you did not open an account, please ignore this message. Without the confirmation nobody can use it.
`,
    variables: z.object({ link: z.url() }),
  },
  'already-registered': {
    subject: 'You already have an account',
    body: `
Hello,

somebody, probably you, tried to open an account with this email address. There is one already, and nothing about it was changed.

[Sign in]({{ login_url }})

If you do not know the password, or never confirmed this address, choose a new password:

[Choose a new password]({{ recovery_url }})

If it was not you, there is nothing to do.
`,
    variables: z.object({ login_url: z.url(), recovery_url: z.url() }),
  },
  'attorney-waiting': {
    subject: 'Your application is with us',
    body: `
Hello,

thank you for confirming your email address. An administrator now looks at your application and your bar admissions. We write to you as soon as your account is active.

[Visit our site]({{ site_url }})
`,
    variables: z.object({ site_url: z.url() }),
  },
  'account-activated': {
    subject: 'Your account is active',
    body: `
Hello,

your account is active now. You can sign in.

[Sign in]({{ login_url }})
`,
    variables: z.object({ login_url: z.url() }),
  },
  'reset-password': {
    subject: 'Choose a new password',
    body: `
Hello,

somebody, probably you, asked for a new password for the account with this email address. The link works once, within one hour.

[Choose a new password]({{ link }})

If it was not you, please ignore this message. Your password stays as it is.
`,
    variables: z.object({ link: z.url() }),
  },
  'password-changed': {
    subject: 'Your password was changed',
    body: `
Hello,

the password of your account was changed just now, and you were signed out everywhere else.

If it was not you, please choose a new password at once and write to us.

[Choose a new password]({{ recovery_url }})
`,
    variables: z.object({ recovery_url: z.url() }),
  },
  'new-courts': {
    subject: 'New courts where you appear',
    body: `
Hello,

{{ added }} in the counties and states that you cover:

{{ courts }}

You can add them to the courts where you appear with one click.

[Look at the new courts]({{ link }})
`,
    variables: z.object({ added: z.string(), courts: z.string(), link: z.url() }),
  },
  // The title is one of ours and says nothing of the case.
  'appearance-news': {
    subject: '{{ title }}',
    body: `
Hello,

{{ text }}

{{ court }}
{{ when }}

[Look at it]({{ link }})
`,
    variables: z.object({
      title: z.string(),
      text: z.string(),
      court: z.string(),
      when: z.string(),
      link: z.url(),
    }),
  },
  // Court, time, kind and fee only: who the parties are is for the signed-in attorney to see.
  'offer-new': {
    subject: 'A new appearance is available',
    body: `
Hello,

an appearance is open that you could take:

{{ type }}
{{ court }}
{{ when }}
Your fee: {{ fee }}

[View and accept]({{ accept_link }})

[Not for me]({{ reject_link }})

The first eligible attorney to accept attends. You see the names for the conflict check once you are signed in.
`,
    variables: z.object({
      court: z.string(),
      when: z.string(),
      type: z.string(),
      fee: z.string(),
      accept_link: z.url(),
      reject_link: z.url(),
    }),
  },
  'higher-rate': {
    subject: 'A question about an appearance that you ordered',
    body: `
Hello,

nobody has taken this appearance yet:

{{ court }}
{{ when }}

With a fee of {{ total }} instead of {{ before }} we expect to find an attorney sooner. Nothing changes unless you agree.

[Look at the proposal]({{ link }})
`,
    variables: z.object({
      court: z.string(),
      when: z.string(),
      total: z.string(),
      before: z.string(),
      link: z.url(),
    }),
  },
  'confirm-attendance': {
    subject: 'Please confirm that you attend',
    body: `
Hello,

you hold an appearance that is coming up:

{{ court }}
{{ when }}

Please confirm that you attend. If something is in the way, report a problem at once.

[Confirm or report a problem]({{ link }})
`,
    variables: z.object({ court: z.string(), when: z.string(), link: z.url() }),
  },
  'hearing-changed': {
    subject: 'An appearance of yours was changed',
    body: `
Hello,

the client has changed an appearance that you hold. It now is:

{{ court }}
{{ when }}
Your fee: {{ fee }}

Please look at it and confirm that you attend, or give it back. {{ confirm }}

[Look at the change]({{ link }})
`,
    variables: z.object({
      court: z.string(),
      when: z.string(),
      fee: z.string(),
      confirm: z.string(),
      link: z.url(),
    }),
  },
  'report-reminder': {
    subject: 'Your report is still to come',
    body: `
Hello,

we do not have your report of this appearance yet:

{{ court }}
{{ when }}

[Write the report]({{ link }})
`,
    variables: z.object({ court: z.string(), when: z.string(), link: z.url() }),
  },
  'admin-notice': {
    subject: 'An appearance needs your attention',
    body: `
Hello,

{{ title }}.

{{ body }}

[Open the administration]({{ link }})
`,
    variables: z.object({ title: z.string(), body: z.string(), link: z.url() }),
  },
  'document-expiry': {
    subject: 'Your {{ document }} {{ ends }}',
    body: `
Hello,

your {{ document }} {{ ends }} on {{ day }}. Without a current one on file you are not offered hearings after that day.

[Add the new one]({{ link }})
`,
    variables: z.object({
      document: z.string(),
      ends: z.string(),
      day: z.string(),
      link: z.url(),
    }),
  },
  'report-ready': {
    subject: 'A report on your appearance is ready',
    body: `
Hello,

the attorney has sent the report on your appearance no. {{ number }}. Please read it. {{ approval }}

[Read the report]({{ link }})
`,
    variables: z.object({ number: z.string(), approval: z.string(), link: z.url() }),
  },
  'report-amended': {
    subject: 'A report on your appearance was amended',
    body: `
Hello,

{{ author }} has sent a new version of the report on your appearance no. {{ number }}, and says what is different. The earlier version stays on record. {{ approval }}

[Read the report]({{ link }})
`,
    variables: z.object({
      number: z.string(),
      author: z.string(),
      approval: z.string(),
      link: z.url(),
    }),
  },
  // Who gets a copy has no account: the document goes with the mail, and the text tells nothing of it.
  'report-copy': {
    subject: 'An appearance report for you',
    body: `
Hello,

{{ firm }} asked us to send you the report on appearance no. {{ number }}. It is attached to this message as a PDF.

[Visit our site]({{ site_url }})
`,
    variables: z.object({ number: z.string(), firm: z.string(), site_url: z.url() }),
  },
  'report-copy-amended': {
    subject: 'An amended appearance report for you',
    body: `
Hello,

the report on appearance no. {{ number }}, which {{ firm }} asked us to send you, was amended. The new version is attached to this message as a PDF and takes the place of the earlier one.

[Visit our site]({{ site_url }})
`,
    variables: z.object({ number: z.string(), firm: z.string(), site_url: z.url() }),
  },
} as const satisfies Record<string, MailTemplate>;

export type TemplateName = keyof typeof templates;
export type VariablesOf<Name extends TemplateName> = z.input<(typeof templates)[Name]['variables']>;
