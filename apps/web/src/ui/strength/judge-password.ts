import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

// Beyond 32 characters judging would freeze the page for seconds.
const judge = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: 32 });

/** How hard a password is to guess, from 0 to 4, by someone who knows these words about its owner. */
export function judgePassword(password: string, known: readonly string[]): number {
  return judge.check(password, [...known]).score;
}
