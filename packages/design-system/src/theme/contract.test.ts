import { describe, expect, it } from 'vitest';
import { noord } from '../brands/noord.js';
import { pomp } from '../brands/pomp.js';
import { themeProperties } from '../brands/theme-properties.js';
import { vars } from './contract.js';

describe('the theme contract', () => {
  it('gives a brand as custom properties under public, stable names', () => {
    expect(themeProperties(pomp.theme)).toMatchObject({
      '--pomp-color-action': '#B4481A',
      '--pomp-color-ink-muted': '#5A6F67',
      '--pomp-warm-line-cold': '#7DB9D2',
      '--pomp-space-m': '1rem',
    });
  });

  it('gives what is another in the dark as both, and the rest as it is', () => {
    expect(pomp.dark && themeProperties(pomp.theme, pomp.dark)).toMatchObject({
      '--pomp-color-paper': 'var(--pomp-light, #FAF6EE) var(--pomp-dark, #101A17)',
      '--pomp-warm-line-cold': '#7DB9D2',
      '--pomp-space-m': '1rem',
    });
  });

  it('has a variable for every property, so that no style can use one that no brand sets', () => {
    const used = Object.values(vars).flatMap((group) => Object.values(group as Record<string, string>));
    expect(used.map((variable) => variable.slice('var('.length, -1)).sort()).toEqual(
      Object.keys(themeProperties(pomp.theme)).sort(),
    );
  });

  it('is filled by every brand in full', () => {
    expect(Object.keys(themeProperties(noord.theme))).toEqual(Object.keys(themeProperties(pomp.theme)));
  });
});
