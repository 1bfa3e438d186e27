import { pathToFileURL } from 'node:url';
import { asksForNoWords } from '@pomp/tooling/hear-words-elsewhere';
import { expect, inject, test } from 'vitest';
import { temporaryFolder } from '../testing/bundled-server.js';
import { seed } from './seed-command.js';

// Whom it makes, and not what is said to them.
asksForNoWords();

const pdfThread = pathToFileURL(inject('pdfThread'));

test('makes the demo customers in an empty folder, once', async () => {
  const data = await temporaryFolder();
  const call = {
    given: [],
    environment: { DATA_DIR: data.path, DEMO_DATA: '1', LOG_LEVEL: 'error' },
    clock: () => new Date(),
    pdfThread,
  };
  await expect(seed(call)).resolves.toMatchObject({ done: true, line: expect.stringContaining('demo@pomp.example') });
  await expect(seed(call)).resolves.toMatchObject({ done: false, line: expect.stringContaining('has customers') });
  await data.remove();
});

test('makes nobody up where that was not asked for', async () => {
  await expect(seed({ given: [], environment: {}, clock: () => new Date(), pdfThread })).resolves.toMatchObject({
    done: false,
    line: expect.stringContaining('DEMO_DATA=1'),
  });
});

test('says in one line why there are none', async () => {
  const environment = { DATABASE_URL: 'postgres://postgres@127.0.0.1:1/nowhere', DEMO_DATA: '1', LOG_LEVEL: 'error' };
  await expect(seed({ given: [], environment, clock: () => new Date(), pdfThread })).resolves.toEqual({
    done: false,
    line: expect.stringMatching(/^The demo customers could not be made: .*ECONNREFUSED/),
  });
});
