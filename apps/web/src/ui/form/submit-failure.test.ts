import { describe, expect, it } from 'vitest';
import { fieldNamesOf, submitFailure } from './submit-failure.ts';

describe('submitFailure', () => {
  const fields = ['email', 'address.city', 'message'];

  it('gives each field its own message, in the order of the form', () => {
    const refusal = {
      message: 'Please check the marked fields.',
      errors: { message: 'Message is required', email: 'Should be an email' },
    };
    expect(submitFailure(refusal, fields)).toEqual({
      message: 'Please check the marked fields.',
      fields: [
        { name: 'email', message: 'Should be an email' },
        { name: 'message', message: 'Message is required' },
      ],
    });
  });

  it('says what belongs to no field to the whole form', () => {
    const refusal = { message: 'Not sent.', errors: { recaptcha: 'You need to pass a check' } };
    expect(submitFailure(refusal, fields)).toEqual({
      message: 'Not sent. You need to pass a check',
      fields: [],
    });
  });

  it('needs no message when the fields say it all', () => {
    expect(submitFailure({ errors: { 'address.city': 'Unknown' } }, fields)).toEqual({
      message: undefined,
      fields: [{ name: 'address.city', message: 'Unknown' }],
    });
  });

  it.each([undefined, null, 'offline', { message: '' }, { errors: 'none' }])(
    'falls back to a plain sentence for %j',
    (error) => {
      expect(submitFailure(error, fields)).toEqual({
        message: 'Sorry, something was wrong, please try again',
        fields: [],
      });
    },
  );
});

it('names nested fields with dots and leaves dates whole', () => {
  expect(fieldNamesOf({ a: '', b: { c: 1, d: [''] }, when: new Date(0) })).toEqual([
    'a',
    'b',
    'b.c',
    'b.d',
    'b.d.0',
    'when',
  ]);
});
