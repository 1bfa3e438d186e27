import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@pomp/tooling/postgres';
import { build } from '../workspace/build.mjs';
import { root } from '../workspace/places.mjs';
import { freePorts } from '../stack/ports.mjs';
import { startStack } from '../stack/stack.mjs';
import { stackPackages } from '../stack/start.mjs';
import { calls } from './calls.mjs';
import { copyOfContent } from './content.mjs';
import { slowestLookUp } from './look-up.mjs';
import { orderGrowth } from './order-growth.mjs';
import { slowestSigning } from './signings.mjs';
import { program } from './program.mjs';
import { demo, publicPages } from './public-pages.mjs';
import { shortcomings } from './standards.mjs';
import { table } from './table.mjs';

/** What we cost on top of the bare thing, as ratios of one run on one machine. */
export async function measure() {
  await build(stackPackages, console.log);
  const dataDir = mkdtempSync(join(tmpdir(), 'pomp-bench-'));
  const postgres = await startPostgres();
  const content = copyOfContent(dataDir);
  const apiKey = 'the-back-office-of-the-bench';
  const environment = { ...process.env, LOG_LEVEL: 'warn', CONTENT_DIR: content, BACKOFFICE_API_KEY: apiKey };
  const stack = await startStack({
    ports: await freePorts(),
    dataDir,
    env: { ...environment, DATABASE_URL: postgres.url },
  });
  try {
    console.log('Measuring, about fifteen minutes …');
    const parse = await program(join(root, 'packages/api-contract/bench/section-parse.mjs'));
    const keyPress = await program(join(root, 'packages/forms/bench/key-press.mjs'));
    const pages = await publicPages({ site: stack.urls.site, content, dataDir });
    const measuredCalls = await calls();
    const lookUp = await slowestLookUp(stack.urls.backend);
    const signing = await slowestSigning({
      backend: stack.urls.backend,
      site: stack.urls.site,
      apiKey,
      cookie: await sessionCookie(stack.urls.backend, stack.urls.site),
      email: demo.email,
    });
    const calculation = await program(join(root, 'packages/domain/bench/savings.mjs'));
    const growth = await orderGrowth({
      backend: stack.urls.backend,
      databaseUrl: postgres.url,
      dataDir: join(dataDir, 'still'),
      customer: demo.email,
      environment: { ...environment, SITE_URL: stack.urls.site },
      logIn: (backend) => sessionCookie(backend, stack.urls.site),
    });
    console.log(
      table(
        {
          calculation: calculation.said,
          calls: measuredCalls,
          lookUp,
          signing,
          parse: parse.said,
          keyPress: keyPress.said,
          pages,
          growth,
        },
        { node: process.version, cores: cpus().length },
      ),
    );
    for (const line of shortcomings(pages)) console.error(line);
    if (shortcomings(pages).length > 0) process.exitCode = 1;
  } finally {
    await stack.stop();
    await postgres.stop();
    rmSync(dataDir, { recursive: true });
  }
}

/**
 * @param {string} backend
 * @param {string} site the origin that browsers would send
 */
async function sessionCookie(backend, site) {
  const answer = await fetch(`${backend}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site },
    body: JSON.stringify(demo),
  });
  if (!answer.ok) throw new Error(`The demo customer could not log in: ${answer.status}.`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
