import { allWords, wordsByName } from '@pomp/tooling/all-words';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const app = join(import.meta.dirname, '../..');
const terms = readFileSync(join(app, 'content/algemene-voorwaarden.json'), 'utf8');

// What nobody can find there, nobody can choose: these are for the law, which asks that they are easy to find (article 11a of directive 2011/83/EU).
test.each(['nl', 'en'])('the way to withdraw is called in mails, PDFs and terms as it is in the account: %s', async (language) => {
  const said = new Map(wordsByName(await allWords(join(app, '../..'), language)));
  const wayIn = said.get('portal/withdrawal.withdrawHere');
  const quoted = (name: string) => /‘(.*?)’/.exec(String(said.get(name)))?.[1];
  expect(quoted('correspondence/order-confirmation.withdraw')).toBe(wayIn);
  expect(quoted('correspondence/agreement.pdf.withdrawal.right')).toBe(wayIn);
  expect(terms).toContain(`‘${String(wayIn)}’`);
});
