import { fairStrength } from '@courtside/domain/passwords';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { Refusal } from '../../platform/refusal.ts';

let checker: ZxcvbnFactory | undefined;

// Ranking the dictionaries takes a tenth of a second, and only these forms need it. Beyond 32
// characters judging would cost seconds of our time.
function strengthChecker(): ZxcvbnFactory {
  checker ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: 32 });
  return checker;
}

const ownWords = ['courtside', 'attorney', 'appearance', 'court', 'lawyer', 'motion'];

const mostWords = 12;

/** Refuses a new password that is soon guessed, above all by whoever knows these facts of its owner. */
export function refuseWeakPassword(
  password: string,
  about: readonly (string | null | undefined)[],
): void {
  const facts = about.filter((fact) => typeof fact === 'string' && fact !== '') as string[];
  const words = facts
    .flatMap((fact) => fact.toLowerCase().split(/[^\p{L}\d]+/u))
    .filter((word) => word.length > 2)
    .slice(0, mostWords);
  // First and last name written together are one guess, not two.
  const pairs = words.flatMap((first) => words.map((second) => first + second));
  const known = [...ownWords, ...facts, ...words, ...pairs];
  if (strengthChecker().check(password, known).score < fairStrength) {
    throw new Refusal('invalid_request', {
      errors: { password: 'This password is too easy to guess' },
    });
  }
}
