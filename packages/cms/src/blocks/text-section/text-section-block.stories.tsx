import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { createRegistry } from '../../block/block-registry.js';
import { StoryBlocks } from '../../block/story-blocks.js';
import { contentBlocks } from '../content-blocks.js';

const meta = {
  title: 'Inhoud/Tekst',
  component: StoryBlocks,
  parameters: { layout: 'fullscreen' },
  args: { registry: createRegistry(contentBlocks), mode: 'published', report: fn(), blocks: [] },
} satisfies Meta<typeof StoryBlocks>;
export default meta;
type Story = StoryObj<typeof meta>;

const text = (value: string, ...marks: object[]) => ({ type: 'text', text: value, marks });
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const heading = (level: number, value: string) => ({ type: 'heading', attrs: { level }, content: [text(value)] });
const list = (type: string, ...items: string[]) => ({
  type,
  content: items.map((item) => ({ type: 'list_item', content: [paragraph(text(item))] })),
});
const link = (href: string) => ({ type: 'link', attrs: { href, linktype: 'url', target: '_self' } });
const cells = (type: string, ...values: string[]) => ({
  type: 'tableRow',
  content: values.map((value) => ({ type, attrs: {}, content: [paragraph(text(value))] })),
});

const document = {
  type: 'doc',
  content: [
    paragraph(
      text('Wat het beste past, hangt vooral af van '),
      text('je huis', { type: 'bold' }),
      text('. Lees '),
      text('hoe het gaat', link('/het-proces')),
      text(' of kijk bij het '),
      text('Warmtefonds', link('https://www.warmtefonds.nl/')),
      text('.'),
    ),
    heading(2, 'Waar we naar kijken'),
    list(
      'bullet_list',
      'Je gasverbruik: hoe meer je stookt, hoe meer een warmtepomp kan overnemen.',
      'Je isolatie.',
      'De ruimte die je hebt.',
    ),
    heading(3, 'In deze volgorde'),
    list('ordered_list', 'Je reserveert.', 'We kijken samen naar je huis.', 'Je krijgt een plan.'),
    { type: 'blockquote', content: [paragraph(text('We rekenen met −10 °C buiten.'))] },
    {
      type: 'table',
      content: [
        cells('tableHeader', 'Onderdeel', 'Afmeting'),
        cells('tableCell', 'Pomp T', '190 × 63 × 63 cm'),
        cells('tableCell', 'Element', '73 × 33 × 23 cm'),
      ],
    },
  ],
};

const section = { component: 'text_section', title: 'Waar het van afhangt', intro: 'Elk huis is anders.', text: document };

export const Below: Story = { args: { blocks: [section] } };
export const Beside: Story = { args: { blocks: [{ ...section, layout: 'beside' }] } };
export const OnAPhone: Story = { args: { blocks: [section] }, globals: { viewport: { value: 'phone' } } };

/** Een link met een schema dat niet mag, wordt gewone tekst. */
export const ForbiddenLink: Story = {
  args: { blocks: [{ ...section, text: { type: 'doc', content: [paragraph(text('Klik hier', link('javascript:alert(1)')))] } }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Klik hier')).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};
