import { createHash } from 'node:crypto';

const style = `:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;align-content:center;justify-items:center;background:light-dark(#fff,#0b1422);color:light-dark(#0c1b33,#e9eef6);font:16px/26px system-ui,sans-serif}
main{max-width:36em;padding:48px 24px}
h1{margin:0 0 16px;font:560 32px/38px Georgia,serif}
p{margin:0 0 24px;color:light-dark(#3a4860,#b9c4d6)}
a{color:light-dark(#1d4e9e,#8db8f5)}`;

/** Needs nothing but itself: it is what is left when rendering has failed. */
export const failurePage = {
  html: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Something failed</title><style>${style}</style></head>
<body><main><h1>This page could not be shown</h1><p>The fault is ours and has been recorded. Nothing was sent or charged by opening it. Please try again in a moment.</p><p><a href="/">Go to the home page</a></p></main></body></html>
`,
  policy: `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
} as const;
