import { describe, expect, test } from 'vitest';
import { installLine, publishedReadmes } from './readmes.mjs';

describe('the READMEs of published packages', () => {
  test.each(publishedReadmes())(
    '$path says how to install it and what it weighs (`pnpm readmes` writes both)',
    ({ text, expected }) => {
      expect(text).toBe(expected);
    },
  );
});

describe('what has to be installed', () => {
  const language = { name: '@pomp/language', peerDependencies: { react: '^19.0.0' } };
  const client = {
    name: '@pomp/client',
    peerDependencies: { '@tanstack/react-query': '^5.0.0', msw: '^2.0.0' },
    peerDependenciesMeta: { msw: { optional: true } },
  };
  const screens = {
    name: '@pomp/screens',
    dependencies: { '@pomp/client': '^1.0.0', clsx: '^2.0.0' },
    peerDependencies: { '@pomp/language': '^1.0.0' },
  };
  const ours = new Map([language, client, screens].map((one) => [one.name, one]));

  test('is a package with its peers and theirs, and those of what it brings along, but for what is optional', () => {
    expect(installLine(screens, ours)).toBe('npm install @pomp/screens @pomp/language @tanstack/react-query react');
  });

  test('includes what the example asks for besides', () => {
    expect(installLine(language, ours, ['@pomp/screens', 'react'])).toBe(
      'npm install @pomp/language @pomp/screens @tanstack/react-query react',
    );
  });

  test('is a package alone where it runs by itself', () => {
    expect(installLine({ name: '@pomp/mods', bin: {} }, ours)).toBe('npm install --save-dev @pomp/mods');
  });
});
