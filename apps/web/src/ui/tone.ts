/** The colors a tag, a label or an icon may take. Each has a text value and a tint in the tokens. */
export type Tone =
  | 'orange'
  | 'blue'
  | 'teal'
  | 'amber'
  | 'violet'
  | 'pink'
  | 'green'
  | 'slate'
  | 'red';

export const textOf = (tone: Tone) => `var(--${tone})`;
export const tintOf = (tone: Tone) => `var(--${tone}-tint)`;
