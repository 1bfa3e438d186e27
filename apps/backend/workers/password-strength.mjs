import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english } from '@zxcvbn-ts/language-en';
import { dictionary as dutch } from '@zxcvbn-ts/language-nl-be';

/** Of a longer one the rest only makes it harder to guess: one password takes some milliseconds, and not more than a second. */
const longestEstimated = 32;

// To be ready takes half a second of pure computing and sixty megabytes: here that holds nobody up.
const estimator = new ZxcvbnFactory({
  graphs: adjacencyGraphs,
  dictionary: {
    'passwords-common': common['passwords-common'],
    ...dutch,
    'commonWords-en': english['commonWords-en'],
  },
  maxLength: longestEstimated,
  l33tMaxSubstitutions: 4,
});

/** From 0, which is guessed at once, to 4: for whoever knows Dutch and English, the passwords that many have, and these words. */
export default (/** @type {{ password: string, words: string[] }} */ { password, words }) =>
  estimator.check(password.slice(0, longestEstimated), words).score;
