import { Liquid, type Template } from 'liquidjs';
import { layout } from './layout.ts';
import type { MailTemplate, TemplateName, VariablesOf } from './templates.ts';
import { templates } from './templates.ts';

const engine = new Liquid({ strictVariables: true, strictFilters: true, ownPropertyOnly: true });
// Placeholders only: a template computes nothing and reaches nothing but the values it is given.
for (const tag of Object.keys(engine.tags)) delete engine.tags[tag];
for (const filter of Object.keys(engine.filters)) delete engine.filters[filter];

export interface RenderedMail {
  subject: string;
  plain: string;
  html: string;
}

// The same few texts for every mail: a wave of an appearance alone sends dozens.
const parsed = new Map<string, Template[]>();
function parse(text: string): Template[] {
  const known = parsed.get(text) ?? engine.parse(text);
  parsed.set(text, known);
  return known;
}

const linkLine = /^\[(?<label>[^\]]+)\]\((?<url>.+)\)$/;

export function renderMail<Name extends TemplateName>(
  name: Name,
  variables: VariablesOf<Name>,
): RenderedMail {
  return renderTemplate(templates[name], variables);
}

export function renderTemplate(template: MailTemplate, variables: unknown): RenderedMail {
  const values = template.variables.parse(variables);
  const fill = (text: string): string => String(engine.renderSync(parse(text), values));
  const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

  // Split before anything is filled in, so that no value can make a paragraph or a link.
  const blocks = template.body
    .trim()
    .split(/\n{2,}/)
    .map((block) => {
      const link = linkLine.exec(block.trim())?.groups;
      return link
        ? { label: fill(link.label ?? ''), url: oneLine(fill(link.url ?? '')) }
        : { text: fill(block) };
    });

  const subject = oneLine(fill(template.subject));
  return {
    subject,
    plain: blocks.map((b) => ('url' in b ? `${b.label}:\n${b.url}` : b.text)).join('\n\n'),
    html: layout(subject, blocks),
  };
}
