import { expect, test } from 'vitest';
import { readEnv } from '../env';
import { contentSecurityPolicy } from './content-security-policy';
import { policySources } from './policy-sources';

const policy = (environment: Record<string, string> = {}) =>
  Object.fromEntries(
    contentSecurityPolicy([], policySources(readEnv({ NODE_ENV: 'test', ...environment })))
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
  );

test('a page runs no script of others', () => {
  expect(policy()['script-src']).toEqual(["'self'"]);
  expect(JSON.stringify(policy())).not.toContain('hsforms');
});

test('a page may run the forms of HubSpot where the seller has them there, at the region of its account', () => {
  const { 'script-src': scripts, 'connect-src': calls, 'form-action': forms } = policy({ HUBSPOT_PORTAL_ID: '14512345' });
  expect(scripts).toEqual(["'self'", 'https://js-eu1.hsforms.net', 'https://forms-eu1.hsforms.com']);
  expect(calls).toEqual(expect.arrayContaining(['https://forms-eu1.hsforms.com']));
  expect(forms).toEqual(["'self'"]);
  expect(policy({ HUBSPOT_PORTAL_ID: '14512345', HUBSPOT_REGION: 'na1' })['script-src']).toContain('https://js.hsforms.net');
});

test('pictures come from Storyblok, or from what stands in for it', () => {
  expect(policy()['img-src']).toEqual([
    "'self'",
    'data:',
    'blob:',
    'http://localhost:4000',
    'https://a.storyblok.com',
    'https://a2.storyblok.com',
  ]);
  expect(policy({ STORYBLOK_ENDPOINT: 'http://localhost:4100/' })['img-src']).toContain('http://localhost:4100');
});

test('HubSpot’s ids of our forms are read, and refused where they can’t be', () => {
  const { hubSpot } = readEnv({
    NODE_ENV: 'test',
    HUBSPOT_PORTAL_ID: '1',
    HUBSPOT_FORM_IDS: 'newsletter=6f1c6f0e-3a55,savings=0a1b',
  });
  expect(hubSpot?.formIds).toEqual({ newsletter: '6f1c6f0e-3a55', savings: '0a1b' });
  expect(() => readEnv({ NODE_ENV: 'test', HUBSPOT_FORM_IDS: 'newsletter' })).toThrow('HUBSPOT_FORM_IDS');
});

test('a page may run the script of a review service where there is one, and show it in a frame', () => {
  const { 'script-src': scripts, 'frame-src': frames } = policy({
    REVIEWS_SCRIPT_URL: 'https://widget.reviews.example/v1/widget.js',
  });
  expect(scripts).toEqual(["'self'", 'https://widget.reviews.example']);
  expect(frames).toEqual(["'self'", 'https://widget.reviews.example']);
});
