import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { phone, reflow } from '../content.stories.setup.js';
import { elementFacts, MadeBlocks, pageWithFacts, pompAoFacts, pompTFacts } from './product-facts.stories.setup.js';

const meta = {
  title: 'Inhoud/Feiten van een product',
  component: MadeBlocks,
  parameters: { layout: 'fullscreen' },
  args: { blocks: [], page: pageWithFacts(pompAoFacts, pompTFacts, elementFacts) },
} satisfies Meta<typeof MadeBlocks>;
export default meta;
type Story = StoryObj<typeof meta>;

const figures = { component: 'product_figures', title: 'Alle maten en cijfers', product: 'pomp_ao' };
const price = {
  component: 'product_price',
  title: 'Wat zit er in € 3.400?',
  intro: 'De rest staat in je plan.',
  product: 'pomp_ao',
};
const service = { component: 'product_service', title: 'En als hij stuk gaat?', product: 'pomp_ao' };
const comparison = {
  component: 'product_comparison',
  title: 'Drie toestellen, op dezelfde schaal',
  products: ['pomp_ao', 'pomp_t', 'element'],
};

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const line = async (canvas: Canvas, label: RegExp) => (await canvas.findByText(label, { selector: 'dt' })).parentElement!;

/** Wat niemand bevestigd heeft, heet ‘voorbeeld’; de tekening is van dezelfde maten gemaakt. */
export const Figures: Story = {
  args: { blocks: [figures] },
  play: async ({ canvas }) => {
    await expect(await line(canvas, /^Vermogen bij 7 °C/)).toHaveTextContent(/5,2 kW\s*voorbeeld/);
    const frost = await line(canvas, /^Vermogen bij −7 °C/);
    await expect(frost).toHaveTextContent('5 kW');
    await expect(frost).not.toHaveTextContent('voorbeeld');
    await expect(await line(canvas, /^Afmetingen/)).toHaveTextContent('80 × 110 × 45 cm');
    await expect(canvas.getByRole('img', { name: /80 cm hoog, 110 cm breed en 45 cm diep/ })).toBeVisible();
  },
};

/** Wat mensen het eerst vragen, onder de opening: buiten hoe hard het is, binnen hoe groot. */
export const Highlights: Story = {
  args: { blocks: [{ component: 'product_highlights', product: 'pomp_ao' }] },
  play: async ({ canvas }) => {
    const band = within(await canvas.findByRole('region', { name: 'Kerncijfers van Pomp AO' }));
    await expect(band.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Prijs',
      'Vermogen bij 7 °C buiten',
      'Geluid op 4 meter',
      'Garantie',
    ]);
    // 54 dB(A) at the pump, on the ground: 54 − 20 log 4 − 8.
    await expect(await line(canvas, /^Geluid op 4 meter/)).toHaveTextContent(/34 dB\(A\)\s*voorbeeld/);
    await expect(await line(canvas, /^Prijs/)).not.toHaveTextContent('voorbeeld');
  },
};
export const HighlightsIndoors: Story = {
  args: { blocks: [{ component: 'product_highlights', product: 'pomp_t' }] },
  play: async ({ canvas }) => {
    const band = within(await canvas.findByRole('region', { name: 'Kerncijfers van Pomp T' }));
    await expect(band.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Prijs', 'Boiler', 'Afmetingen']);
  },
};
export const HighlightsOnAPhone: Story = { ...Highlights, globals: phone };

/** De prijs met wat erbij zit, en wat er na subsidie van overblijft. */
export const Price: Story = {
  args: { blocks: [price] },
  play: async ({ canvas }) => {
    await expect(await line(canvas, /^Met alles/)).toHaveTextContent(/€\s3\.400$/);
    await expect(await line(canvas, /^Kost je dan/)).toHaveTextContent(/€\s1\.050\s*voorbeeld$/);
    const [included, excluded] = canvas.getAllByRole('list');
    await expect(within(included!).getAllByRole('listitem')).toHaveLength(2);
    await expect(within(excluded!).getByText('€ 120 tot € 500')).toBeVisible();
  },
};

export const Service: Story = {
  args: { blocks: [service] },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(2);
    await expect(await line(canvas, /^Garantie/)).toHaveTextContent(/5 jaar\s*voorbeeld/);
  },
};

/** Wat van een product niet bekend is of niet bestaat, is een streepje. */
export const Comparison: Story = {
  args: { blocks: [comparison] },
  play: async ({ canvas }) => {
    const size = await canvas.findByRole('row', { name: /^Afmetingen/ });
    await expect(
      within(size)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['80 × 110 × 45 cmvoorbeeld', '190 × 63 × 63 cm', '73 × 33 × 23 cm']);
    const boiler = canvas.getByRole('row', { name: /^Boiler/ });
    await expect(within(boiler).getAllByText('geldt niet')).toHaveLength(2);
  },
};

/** Een product zonder maten of prijs toont wat er wel is. */
export const LittleKnown: Story = {
  args: {
    blocks: [figures, price],
    page: pageWithFacts({ product: 'pomp_ao', name: 'Pomp AO', weight: '88' }),
  },
  play: async ({ canvas }) => {
    await expect(await line(canvas, /^Gewicht/)).toHaveTextContent('88 kg');
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await expect(canvas.queryByText(/voorbeeld/)).not.toBeInTheDocument();
  },
};
export const OnAPhone: Story = { args: { blocks: [figures, price, service, comparison] }, globals: phone };
export const LongWords: Story = {
  args: {
    blocks: [figures, price, service, comparison],
    page: pageWithFacts(
      { ...pompAoFacts, electricity: 'warmtepompinstallatievoorschriftengroep', included: 'Warmtepompplaatsingswerkzaamheden' },
      pompTFacts,
      elementFacts,
    ),
  },
  globals: reflow,
};
