import { ALL_TESTS, NUM_TESTS } from '@mdn/mdn-http-observatory/src/constants.js';
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from '@mdn/mdn-http-observatory/src/grader/charts.js';
import { getGradeForScore, getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js';
import { retrieve } from '@mdn/mdn-http-observatory/src/retriever/retriever.js';

/*
 * Prints what MDN's Observatory makes of a site, by its own tests and its own scores. Its `scan` knows no ports; what follows is that, with them. A process of
 * its own: which certificates it believes is decided when it starts (NODE_EXTRA_CA_CERTS).
 */
const [httpPort, httpsPort, path] = process.argv.slice(2);
const retrieved = await retrieve('localhost', { httpPort, httpsPort, path });
const results = ALL_TESTS.map((test) => test(retrieved));
const modifiers = results.map(({ result }) => (result ? getScoreModifier(result) : 0));
const sum = (/** @type {number[]} */ numbers) => numbers.reduce((total, number) => total + number, 0);
const uncurved = 100 + sum(modifiers.filter((modifier) => modifier < 0));
const { score, grade } = getGradeForScore(uncurved >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? 100 + sum(modifiers) : uncurved);
console.log(
  JSON.stringify({
    score,
    grade,
    ran: results.length === NUM_TESTS,
    failed: results.filter(({ pass }) => !pass).map(({ constructor, result }) => `${constructor.name}: ${result}`),
    results: results.map(({ constructor, result }, index) => `${constructor.name}: ${result} (${modifiers[index]})`),
  }),
);
