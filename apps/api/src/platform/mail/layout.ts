import { escapeHtml } from '../html.ts';

type Block = { text: string } | { label: string; url: string };

const font = "font-family:'Public Sans',Helvetica,Arial,sans-serif";

function paragraph(text: string): string {
  const lines = escapeHtml(text).replaceAll('\n', '<br>');
  return `<p style="${font};font-size:16px;line-height:26px;color:#0C1B33;margin:0 0 16px">${lines}</p>`;
}

function button(label: string, url: string): string {
  const href = /^https?:\/\//.test(url) ? escapeHtml(url) : '#';
  return `<p style="margin:0 0 16px"><a href="${href}" style="${font};display:inline-block;background:#14305C;color:#FFFFFF;font-size:16px;font-weight:600;line-height:24px;padding:12px 24px;border-radius:6px;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="${font};font-size:13px;line-height:18px;color:#566277;margin:0 0 16px;word-break:break-all">${href}</p>`;
}

/** The frame of every mail: one column that any mail program shows, styles inline. */
export function layout(title: string, blocks: readonly Block[]): string {
  const content = blocks.map((b) => ('url' in b ? button(b.label, b.url) : paragraph(b.text)));
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;background:#F5F7FA;padding:24px 12px">
<div style="max-width:560px;margin:0 auto;background:#FFFFFF;border:1px solid #DFE4EC;border-radius:10px;padding:32px">
<p style="font-family:'Source Serif 4',Georgia,serif;font-size:17px;line-height:20px;font-weight:600;color:#0C1B33;margin:0 0 24px">Court Appearance Professionals</p>
${content.join('\n')}
<p style="${font};font-size:13px;line-height:18px;color:#566277;border-top:1px solid #DFE4EC;margin:24px 0 0;padding-top:16px">A service of Attorneys in Motion</p>
</div>
</body>
</html>`;
}
