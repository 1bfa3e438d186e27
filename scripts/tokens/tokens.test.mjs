import { brandModule, readBrand } from '@pomp/tooling/brand-tokens';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../workspace/places.mjs';
import { outputsOfTokens } from './tokens.mjs';

const outputs = await outputsOfTokens();

test.each(outputs)('$path follows from the tokens (`pnpm tokens` writes it)', ({ path, text }) => {
  expect(readFileSync(join(root, path), 'utf8')).toBe(text);
});

describe('tokens of a brand', () => {
  const ours = { $extensions: { 'nl.pomp.brand': { id: 'ours', name: 'Ours' } } };
  const read = (/** @type {object | string} */ tokens) =>
    readBrand('ours.tokens.json', typeof tokens === 'string' ? tokens : JSON.stringify({ ...ours, ...tokens }));
  const length = (/** @type {number} */ value) => ({ value, unit: 'px' });
  const plum = { colorSpace: 'srgb', components: [43 / 255, 20 / 255, 48 / 255] };

  test('are written as CSS has them, references followed', async () => {
    const { groups } = await read({
      color: { $type: 'color', ink: { $value: plum }, line: { $value: '{color.ink}' } },
      font: { $type: 'fontFamily', text: { $value: ['Our Own Sans', 'sans-serif'] } },
      tracking: { $type: 'number', heading: { $value: -0.02 }, display: { $value: 0 } },
      radius: { $type: 'dimension', none: { $value: length(0) }, card: { $value: length(4) } },
      shadow: {
        $type: 'shadow',
        raised: {
          $value: { color: { ...plum, alpha: 0 }, offsetX: length(0), offsetY: length(0), blur: length(0), spread: length(0) },
        },
        floating: {
          $value: {
            color: { ...plum, alpha: 0.25 },
            offsetX: length(0),
            offsetY: length(10),
            blur: length(30),
            spread: length(-8),
          },
        },
      },
    });
    expect(groups).toEqual({
      color: { ink: '#2B1430', line: '#2B1430' },
      font: { text: "'Our Own Sans', sans-serif" },
      tracking: { heading: '-0.02em', display: '0' },
      radius: { none: '0', card: '4px' },
      shadow: { raised: 'none', floating: '0 10px 30px -8px rgb(43 20 48 / 25%)' },
    });
  });

  test('may be others in the dark: those that say nothing of it stay as they are', async () => {
    const inDark = { mode: { dark: { colorSpace: 'srgb', components: [1, 1, 1] } } };
    const { groups, dark } = await read({
      color: {
        $type: 'color',
        ink: { $value: plum, $extensions: inDark },
        line: { $value: '{color.ink}' },
        brand: { $value: plum },
      },
      radius: { $type: 'dimension', card: { $value: length(4) } },
    });
    expect(groups).toMatchObject({ color: { ink: '#2B1430' }, radius: { card: '4px' } });
    expect(dark).toEqual({ color: { ink: '#FFFFFF', line: '#FFFFFF', brand: '#2B1430' } });
    expect((await read({ color: { $type: 'color', ink: { $value: plum } } })).dark).toBeUndefined();
  });

  test.each([
    [{ color: { ink: { $type: 'color', $value: 'plum' } } }, 'ours.tokens.json is no file of design tokens.'],
    [{ color: { ink: { $type: 'color', $value: { ...plum, hex: '#ffffff' } } } }, 'color.ink is one colour in its components'],
    [{ color: { ink: { $type: 'color', $value: { ...plum, colorSpace: 'display-p3' } } } }, 'mails and PDFs know sRGB only'],
    [{ motion: { calm: { $type: 'duration', $value: { value: 240, unit: 'ms' } } } }, 'motion.calm is of the type duration'],
    [
      { radius: { card: { $type: 'dimension', $value: length(4), $extensions: { mode: { dark: length(8) } } } } },
      'radius.card is one thing in light and dark',
    ],
    ['{ "color": ', 'ours.tokens.json is no JSON.'],
    [{ $extensions: {} }, "doesn't say whose it is"],
  ])('are refused where they can not be ours: %o', async (tokens, refusal) => {
    await expect(read(tokens)).rejects.toThrow(refusal);
  });
});

test("a brand's module can be imported, whatever its id has in it", () => {
  const groups = { color: { ink: '#2B1430' } };
  const made = brandModule(
    { id: 'zon-en-warmte', name: "Zon 'n warmte", about: '', groups, dark: undefined },
    [],
    'Made of nothing.',
  );
  expect(made).toContain('export const zonEnWarmte: Brand = {');
  expect(made).toContain("id: 'zon-en-warmte',");
});

test("Figma gets one collection with a mode for each brand in light and dark, and the brand's own value in each", () => {
  const { variableModes, variables, variableModeValues } = JSON.parse(outputs.at(-1)?.text ?? '');
  expect(variableModes.map((/** @type {{ name: string }} */ { name }) => name)).toEqual([
    'Pomp',
    'Pomp (donker)',
    'Noord Warmte',
    'Noord Warmte (donker)',
    'Amstelwarmte',
    'Amstelwarmte (donker)',
  ]);
  expect(variables).toContainEqual(
    expect.objectContaining({ name: 'color/paper', resolvedType: 'COLOR', description: 'De grond van elke pagina.' }),
  );
  expect(variableModeValues).toHaveLength(6 * variables.length);
  expect(variableModeValues).toContainEqual({ variableId: 'font/heading', modeId: 'amstelwarmte', value: 'Georgia' });
  for (const modeId of ['pomp', 'pomp-dark'])
    expect(variableModeValues).toContainEqual({ variableId: 'radius/card', modeId, value: 16 });
  const paperIn = (/** @type {string} */ mode) =>
    variableModeValues.find((/** @type {any} */ { variableId, modeId }) => variableId === 'color/paper' && modeId === mode).value;
  expect(paperIn('pomp').r).toBeGreaterThan(0.9);
  expect(paperIn('pomp-dark').r).toBeLessThan(0.1);
});
