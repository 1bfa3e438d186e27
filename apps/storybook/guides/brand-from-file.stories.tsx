import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import pompTokens from '@pomp/design-system/tokens/pomp.tokens.json?raw';
import { BrandFromFile } from './brand-from-file.js';

/** Geef je tokens, zie elk scherm in je merk en neem het mee: als stylesheet, als TypeScript en als variabelen voor Figma. */
const meta = { title: 'Merken/Een merk uit een bestand', component: BrandFromFile } satisfies Meta<typeof BrandFromFile>;
export default meta;
type Story = StoryObj<typeof meta>;

const fileOf = (tokens: object | string) =>
  new File([typeof tokens === 'string' ? tokens : JSON.stringify(tokens)], 'zonnewarmte.tokens.json', { type: 'application/json' });
const changed = (change: (tokens: Record<string, Record<string, object>>) => object) => change(JSON.parse(pompTokens));
const asZonnewarmte = changed((tokens) => ({
  ...tokens,
  $extensions: { 'nl.pomp.brand': { id: 'zonnewarmte', name: 'Zonnewarmte' } },
}));

export const Empty: Story = { name: 'Nog geen bestand' };

export const Chosen: Story = {
  name: 'Een bestand dat klopt',
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText(/Bestand met tokens/), fileOf(asZonnewarmte));
    await expect(await canvas.findByRole('heading', { name: 'Zonnewarmte' })).toBeVisible();
    await expect(canvas.getByText('Elk paar kleuren is goed te lezen, in licht en donker.')).toBeVisible();
    const textOf = (name: RegExp) => {
      const address = canvas.getByRole('link', { name }).getAttribute('href') ?? '';
      return decodeURIComponent(address.slice(address.indexOf(',') + 1));
    };
    await expect(textOf(/^Stylesheet/)).toContain('--pomp-color-action: var(--pomp-light, #B4481A) var(--pomp-dark, #F0955F);');
    await expect(textOf(/^TypeScript/)).toContain('export const zonnewarmte: Brand = {');
    await expect(JSON.parse(textOf(/^Variabelen voor Figma/)).variableModes).toHaveLength(2);
  },
};

export const Unreadable: Story = {
  name: 'Kleuren die te dicht bij elkaar liggen',
  play: async ({ canvas }) => {
    const pale = { $value: { colorSpace: 'srgb', components: [1, 0.54, 0.5] } };
    const tokens = changed(({ color, ...rest }) => ({ ...rest, color: { ...color, error: pale } }));
    await userEvent.upload(canvas.getByLabelText(/Bestand met tokens/), fileOf(tokens));
    await expect(await canvas.findByText(/^error op paper \(licht\): 2,1, minstens 4,5$/)).toBeVisible();
  },
};

/**
 * Pagina’s van documentatie volgen de taal van de werkbalk, en wat ze van een bestand zeggen ook.
 * @english Pages of documentation follow the toolbar’s language, and so does what they say of a file.
 */
export const InEnglish: Story = {
  name: 'In het Engels',
  globals: { language: 'en-GB' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'A brand from a file' })).toBeVisible();
    const pale = { $value: { colorSpace: 'srgb', components: [1, 0.54, 0.5] } };
    const tokens = changed(({ color, radius: _, ...rest }) => ({ ...rest, color: { ...color, error: pale } }));
    await userEvent.upload(canvas.getByLabelText(/File of tokens/), fileOf(tokens));
    await expect(await canvas.findByText(/^error on paper \(light\): 2\.1, at least 4\.5$/)).toBeVisible();
    await expect(canvas.getByText(/^Not in the file, and therefore Pomp’s below: radius\.none/)).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Light or dark' })).toBeInTheDocument();
  },
};

export const Partly: Story = {
  name: 'Een bestand waar iets aan ontbreekt',
  play: async ({ canvas }) => {
    const tokens = changed(({ radius: _, ...rest }) => rest);
    await userEvent.upload(canvas.getByLabelText(/Bestand met tokens/), fileOf(tokens));
    await expect(await canvas.findByText(/radius\.none, radius\.small/)).toBeVisible();
    await expect(canvas.queryByText('Meenemen')).toBeNull();
  },
};

export const NoBrand: Story = {
  name: 'Een bestand dat geen merk is',
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText(/Bestand met tokens/), fileOf('{ "color": '));
    await expect(await canvas.findByText(/^Dit bestand is geen merk\. zonnewarmte\.tokens\.json is no JSON\.$/)).toBeVisible();
  },
};
