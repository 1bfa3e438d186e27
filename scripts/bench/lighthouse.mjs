import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumArguments, chromiumPath } from '@pomp/tooling/chromium';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { build } from '../workspace/build.mjs';
import { root } from '../workspace/places.mjs';
import { freePorts } from '../stack/ports.mjs';
import { startStack } from '../stack/stack.mjs';
import { stackPackages } from '../stack/start.mjs';
import { interactionToNextPaint } from './interaction.mjs';
import { median } from './load.mjs';

/** @typedef {{ path: string, performance: number, accessibility: number, bestPractices: number, seo: number, shift: number, paint: number, press: number, failed: string[] }} Report scores to 100, CLS, LCP in ms, INP in ms */

const runs = 5;
const paths = ['/', '/hybride-warmtepomp/', '/all-electric-warmtepomp/', '/kennisbank/', '/vacatures/', '/faq/'];
const document = join(root, 'docs/benchmarks.md');
const place = /(<!-- lighthouse -->\n)[\s\S]*(\n<!-- \/lighthouse -->)/;

/** `pnpm bench lighthouse`: Lighthouse's own mobile phone on a simulated 4G network against the built stack, written into docs/benchmarks.md. */
export async function measureLighthouse() {
  await build(stackPackages, console.log);
  const dataDir = mkdtempSync(join(tmpdir(), 'pomp-lighthouse-'));
  const stack = await startStack({ ports: await freePorts(), dataDir });
  const { site: port } = await freePorts();
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: [...chromiumArguments, `--remote-debugging-port=${port}`],
  });
  try {
    const reports = [];
    for (const path of [...paths, ...(await anArticle(stack.urls.site))]) {
      await fetch(stack.urls.site + path);
      const pages = [];
      for (let run = 0; run < runs; run++) pages.push(await look(stack.urls.site, path, port));
      reports.push(middle(pages));
      console.log(row(reports[reports.length - 1]));
    }
    const text = readFileSync(document, 'utf8');
    if (!place.test(text)) throw new Error('docs/benchmarks.md has no place for Lighthouse.');
    writeFileSync(document, text.replace(place, `$1${table(reports)}$2`));
    const short = reports.filter((report) => !isGood(report)).map(({ path }) => path);
    if (short.length > 0) {
      console.error(`Short of the standard: ${short.join(', ')}.`);
      process.exitCode = 1;
    }
  } finally {
    await browser.close();
    await stack.stop();
    rmSync(dataDir, { recursive: true });
  }
}

/**
 * The path of whichever article the sitemap names first.
 * @param {string} site
 */
async function anArticle(site) {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>[^<]*?(\/kennisbank\/[^<]+\/)<\/loc>/g)].slice(0, 1).map(([, path = '']) => path);
}

/**
 * @param {string} site
 * @param {string} path
 * @param {number} port of the browser
 * @returns {Promise<Report>}
 */
async function look(site, path, port) {
  const outcome = await lighthouse(site + path, {
    port,
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  });
  if (!outcome || outcome.lhr.runtimeError)
    throw new Error(`${path}: ${outcome?.lhr.runtimeError?.message ?? 'Lighthouse said nothing.'}`);
  const { categories, audits } = outcome.lhr;
  const score = (/** @type {string} */ name) => Math.round((categories[name]?.score ?? 0) * 100);
  const counted = Object.values(categories).flatMap(({ id, auditRefs }) =>
    id === 'performance' ? [] : auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
  );
  return {
    path,
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    shift: audits['cumulative-layout-shift']?.numericValue ?? 0,
    paint: audits['largest-contentful-paint']?.numericValue ?? 0,
    press: await interactionToNextPaint(site + path, port),
    failed: counted.filter((id) => (audits[id]?.score ?? 1) < 1),
  };
}

/**
 * @param {Report[]} reports of one page
 * @returns {Report}
 */
function middle(reports) {
  const of = (/** @type {(report: Report) => number} */ value) => median(reports.map(value));
  return {
    path: reports[0]?.path ?? '',
    performance: of(({ performance }) => performance),
    accessibility: of(({ accessibility }) => accessibility),
    bestPractices: of(({ bestPractices }) => bestPractices),
    seo: of(({ seo }) => seo),
    shift: of(({ shift }) => shift),
    paint: of(({ paint }) => paint),
    press: of(({ press }) => press),
    failed: [...new Set(reports.flatMap(({ failed }) => failed))],
  };
}

/** What the public pages promise. @param {Report} report */
const isGood = ({ performance, accessibility, bestPractices, seo, shift, paint, press }) =>
  Math.min(performance, accessibility, bestPractices, seo) === 100 && shift === 0 && paint <= 2_000 && press <= 100;

/** @param {Report | undefined} report */
const row = (report) =>
  report
    ? `| ${[report.path, report.performance, report.accessibility, report.bestPractices, report.seo, report.shift.toFixed(3), `${(report.paint / 1000).toFixed(1)} s`, `${Math.round(report.press)} ms`, report.failed.join(', ') || '–'].join(' | ')} |`
    : '';

/** @param {Report[]} reports */
const table = (reports) =>
  [
    '| Page | Performance | Accessibility | Best practices | SEO | CLS | Largest paint | A press (INP) | Short of 100 |',
    '| --- | --: | --: | --: | --: | --: | --: | --: | --- |',
    ...reports.map(row),
  ].join('\n');
