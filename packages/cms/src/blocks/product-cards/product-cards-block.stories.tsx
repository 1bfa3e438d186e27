import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { createRegistry } from '../../block/block-registry.js';
import { StoryBlocks } from '../../block/story-blocks.js';
import { contentBlocks } from '../content-blocks.js';
import { productPhoto } from '../content.stories.setup.js';

const meta = {
  title: 'Inhoud/Producten naast elkaar',
  component: StoryBlocks,
  parameters: { layout: 'fullscreen' },
  args: { registry: createRegistry(contentBlocks), mode: 'published', report: fn(), blocks: [] },
} satisfies Meta<typeof StoryBlocks>;
export default meta;
type Story = StoryObj<typeof meta>;

const link = (cached_url: string) => ({ linktype: 'story', cached_url, url: '', fieldtype: 'multilink' });
const cards = [
  {
    component: 'product_card',
    name: 'Pomp AO',
    summary: 'Een hybride warmtepomp: buiten haalt hij warmte uit de lucht, je cv-ketel springt bij als het hard vriest.',
    points: 'Staat buiten, naast je bestaande cv-ketel\n€ 3.400 eenmalig voor één Pomp AO\nLater uit te breiden met een Pomp T',
    picture: 'hybrid',
    button_label: 'Lees meer over hybride',
    button_link: link('hybride-warmtepomp'),
  },
  {
    component: 'product_card',
    name: 'All-electric',
    summary:
      'Een Pomp AO met een Pomp T en een elektrisch Element. Die maken samen je huis warm en je kraanwater heet, zonder gas.',
    points: 'Pomp T met een boiler van 200 liter\nGeen cv-ketel meer nodig',
    picture: 'all_electric',
    button_label: 'Lees meer over all-electric',
    button_link: link('all-electric-warmtepomp'),
  },
  { component: 'product_card', name: 'Pomp T', summary: 'De uitbreiding voor wie al een Pomp AO heeft.', picture: 'upgrade' },
];
const block = {
  component: 'product_cards',
  title: 'Welke warmtepomp past bij jouw huis?',
  intro: 'Alle drie halen ze warmte uit de buitenlucht.',
  cards,
};

export const Three: Story = { args: { blocks: [block] } };
export const OnAPhone: Story = { args: { blocks: [block] }, globals: { viewport: { value: 'phone' } } };
export const WithPhotos: Story = {
  args: {
    blocks: [
      {
        ...block,
        cards: [
          { ...cards[0], image: productPhoto('1200x900', 'pomp-ao', 'Een Pomp AO, schuin van voren') },
          { ...cards[1], image: productPhoto('1200x900', 'all-electric', 'Een Pomp AO, een Pomp T en een Element naast elkaar') },
        ],
      },
    ],
  },
};
export const Two: Story = { args: { blocks: [{ ...block, cards: cards.slice(0, 2) }] } };
