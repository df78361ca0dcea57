import { expect, it } from 'vitest';
import { withDraft, withoutSecrets } from './drafts.ts';

it('leaves secrets out of what is kept', () => {
  expect(withoutSecrets({ email: 'a@b.test', password: 'x' }, ['password'])).toEqual({
    email: 'a@b.test',
  });
});

it('fills only the fields that the form has', () => {
  expect(withDraft({ email: '', terms: undefined }, { email: 'a@b.test', gone: 1 })).toEqual({
    email: 'a@b.test',
    terms: undefined,
  });
});
