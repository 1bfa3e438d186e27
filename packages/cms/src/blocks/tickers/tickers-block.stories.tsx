import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryBlocks } from '../../block/story-blocks.js';
import { blockStory, phone, photo, storyLink } from '../content.stories.setup.js';

const meta = { ...blockStory, title: 'Inhoud/Wat voorbijkomt', component: StoryBlocks } satisfies Meta<typeof StoryBlocks>;
export default meta;
type Story = StoryObj<typeof meta>;

const images = {
  component: 'image_ticker',
  title: 'Zo ziet het eruit',
  images: ['pomp-ao-tuin', 'pomp-t', 'woonkamer', 'meterkast', 'cv-ketel'].map((name) => photo(name)),
};
const partner = (name: string, more: object = {}) => ({ component: 'partner', name, ...more });
const partners = {
  component: 'partner_ticker',
  title: 'Met wie we samenwerken',
  partners: [
    partner('Voorbeeld Installatie'),
    partner('Voorbeeld Techniek', { link: storyLink('b2b') }),
    partner('Voorbeeld Wonen', { logo: photo('flats') }),
    partner('Voorbeeldwarmtepompinstallatietechniek'),
  ],
};

/** Wat voorbijkomt, staat voor wie niet kijkt maar één keer op de pagina, en kan stil. */
export const Images: Story = {
  args: { blocks: [images] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Zo ziet het eruit' })).toBeVisible();
    await expect(canvas.getAllByRole('list')).toHaveLength(1);
    await expect(canvas.getByLabelText('Stilzetten', { selector: 'input' })).not.toBeChecked();
  },
};
export const Partners: Story = { args: { blocks: [partners] } };
export const OnAPhone: Story = { args: { blocks: [images, partners] }, globals: phone };
