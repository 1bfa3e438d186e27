import { describe, expect, test } from 'vitest';
import { refuseStandIns } from './env-in-production';

const production = {
  APP_ENV: 'production',
  SITE_URL: 'https://www.pomp.example',
  BACKEND_URL: 'http://127.0.0.1:4000',
  BACKEND_PUBLIC_URL: 'https://api.pomp.example',
  STORYBLOK_TOKEN: 'token-of-a-space',
  STORYBLOK_WEBHOOK_SECRET: 'secret-of-that-space',
  TRUSTED_PROXIES: '127.0.0.1',
  DATA_DIR: '/var/lib/pomp-site',
};
const said = (given: object) => {
  try {
    refuseStandIns({ ...given });
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

describe('with customers', () => {
  test('a site that is told everything starts', () => {
    expect(said(production)).toBe('');
  });

  test('a site that is told nothing says in one line what it misses', () => {
    expect(said({ APP_ENV: 'production' })).toBe(
      'Site, wrong environment: APP_ENV=production needs SITE_URL, BACKEND_URL, BACKEND_PUBLIC_URL, STORYBLOK_TOKEN, STORYBLOK_WEBHOOK_SECRET, TRUSTED_PROXIES, DATA_DIR',
    );
  });

  test.each<[name: string, value: string, said: string]>([
    ['TRUSTED_PROXIES', '', 'needs TRUSTED_PROXIES'],
    ['SITE_URL', 'http://www.pomp.example', 'SITE_URL has to begin with https://'],
    ['STORYBLOK_ENDPOINT', 'http://localhost:4100', 'STORYBLOK_ENDPOINT has to begin with https://'],
    ['REVIEWS_SCRIPT_URL', 'http://reviews.example/a.js', 'REVIEWS_SCRIPT_URL has to begin with https://'],
    ['STORYBLOK_TOKEN', 'sandbox-public-token', 'STORYBLOK_TOKEN is the sandbox’s'],
    ['STORYBLOK_WEBHOOK_SECRET', 'sandbox-webhook-secret-0000', 'STORYBLOK_WEBHOOK_SECRET is the sandbox’s'],
    ['STORYBLOK_WEBHOOK_SECRET', 'kort', 'STORYBLOK_WEBHOOK_SECRET has to have at least 16 characters'],
    ['STORYBLOK_PREVIEW_SECRET', 'sandbox-preview-secret-0000', 'STORYBLOK_PREVIEW_SECRET is the sandbox’s'],
    ['NODE_ENV', 'development', 'NODE_ENV=development is refused'],
  ])('%s=%s is refused', (name, value, line) => {
    expect(said({ ...production, [name]: value })).toContain(line);
  });
});

test('without customers a site starts on what the sandbox plays', () => {
  expect(said({ STORYBLOK_TOKEN: 'sandbox-public-token' })).toBe('');
});
