import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { renderMail, renderTemplate } from './render.ts';

const rendered = (site: string, site_url = 'https://courtside.test') =>
  renderMail('delivery-check', { site, site_url });

const template = (body: string, subject = 'Hello {{ name }}') => ({
  subject,
  body,
  variables: z.object({ name: z.string(), url: z.string().optional() }),
});
const fill = (body: string, name = 'Robin', subject?: string) =>
  renderTemplate(template(body, subject), { name, url: 'https://courtside.test/a?b=1&c=2' });

/** Every element in order, but for the breaks that a value of several lines is shown with. */
const elementsOf = (html: string) => html.match(/<[a-z]+/g)?.filter((tag) => tag !== '<br');

describe('a rendered mail', () => {
  it('has subject, text and HTML with the values in place', () => {
    const { subject, plain, html } = fill('Dear {{ name }},\n\n[Open it]({{ url }})\n\nBye');
    expect(subject).toBe('Hello Robin');
    expect(plain).toBe('Dear Robin,\n\nOpen it:\nhttps://courtside.test/a?b=1&c=2\n\nBye');
    expect(html).toContain('<title>Hello Robin</title>');
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).toContain('<a href="https://courtside.test/a?b=1&amp;c=2"');
  });

  it.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "'/><svg/onload=alert(1)>",
    '</title><style>*{display:none}</style>',
    '&lt;b&gt;',
    '[x](http://evil.test)',
    'a\n\n[x](http://evil.test)\n\nb',
    '{{ site_url }}',
    '{% raw %}{{ x }}{% endraw %}',
    '{{ "x" | append: "y" }}',
    '{{',
    '$& $1 $$',
  ])('shows the value %j as it is, and makes nothing of it', (value) => {
    const { html, plain } = rendered(value);
    expect(elementsOf(html)).toEqual(elementsOf(rendered('x').html));
    expect(html).not.toContain('href="http://evil.test"');
    expect(plain).toContain(value);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'JAVASCRIPT:alert(1)', ' https://evil'])(
    'links to web addresses alone, not to %s',
    (url) => {
      const { html } = renderTemplate(template('[Open]({{ url }})'), { name: 'x', url });
      expect(html).not.toMatch(/href="(?!#"|https:\/\/)/i);
    },
  );

  it('has a subject of one line', () => {
    expect(rendered('a\r\nBcc: eve@example.test\u2028\t b').subject).toBe(
      'Mail from a Bcc: eve@example.test b is delivered',
    );
  });
});

describe('a template', () => {
  it.each([
    '{% if name %}x{% endif %}',
    '{% for i in (1..9) %}x{% endfor %}',
    '{% assign x = name %}',
    '{% include "/etc/passwd" %}',
    '{% render "x" %}',
    '{% raw %}x{% endraw %}',
  ])('with a tag is refused: %s', (body) => {
    expect(() => fill(body)).toThrow(/tag .* not found/);
  });

  it.each(['{{ name | upcase }}', '{{ name | append: name }}', '{{ "x" | date: "%s" }}'])(
    'that computes is refused: %s',
    (body) => {
      expect(() => fill(body)).toThrow(/undefined filter/);
    },
  );

  it.each(['{{ other }}', '{{ name.constructor }}', '{{ __proto__ }}', '{{ constructor.name }}'])(
    'that names what it is not given is refused: %s',
    (body) => {
      expect(() => fill(body)).toThrow(/undefined variable/);
    },
  );

  it('without a value that it needs is refused', () => {
    expect(() => renderTemplate(template('x'), {})).toThrow(z.ZodError);
  });
});
