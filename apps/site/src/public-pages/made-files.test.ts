import { edition as amstelwarmte } from '@pomp/edition/editions/amstelwarmte';
import { edition as pomp } from '@pomp/edition/editions/pomp';
import type { Edition } from '@pomp/edition';
import { afterEach, expect, test, vi } from 'vitest';
import { setSiteEdition } from '../edition';
import { formsFile, speculationRulesFile } from './made-files';
import { siteIn } from './site-of-page';

afterEach(() => vi.unstubAllEnvs());

/** The names of what a site of these settings makes. */
function names(edition: Edition, settings: Record<string, string> = {}) {
  vi.unstubAllEnvs();
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  setSiteEdition(edition);
  return { forms: formsFile(siteIn('nl-NL'), {}).name, rules: speculationRulesFile().name };
}

test('what browsers keep for a year has another name where the site has other settings', () => {
  const usual = names(pomp);
  expect(names(pomp)).toEqual(usual);
  const forms = [
    usual,
    names(pomp, { HUBSPOT_PORTAL_ID: '14512345' }),
    names(pomp, { HUBSPOT_PORTAL_ID: '14512346' }),
    names(pomp, { BACKEND_PUBLIC_URL: 'https://api.pomp.example' }),
    names(amstelwarmte),
  ].map((made) => made.forms);
  expect(new Set(forms).size).toBe(forms.length);
  const { paths, ...rest } = pomp.routes;
  const elsewhere = { ...pomp, routes: { ...rest, paths: { ...paths, dashboard: '/mijn/' } } };
  expect(names(elsewhere).rules).not.toBe(usual.rules);
});
