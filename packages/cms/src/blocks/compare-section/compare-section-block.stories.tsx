import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryBlocks } from '../../block/story-blocks.js';
import { blockStory, phone, reflow, storyLink, urlLink } from '../content.stories.setup.js';

const meta = { ...blockStory, title: 'Inhoud/Vergelijking', component: StoryBlocks } satisfies Meta<typeof StoryBlocks>;
export default meta;
type Story = StoryObj<typeof meta>;

const fact = (label: string, value: string) => ({ component: 'fact', label, value });
const column = (title: string, drawing: string, gas: string, more: object = {}) => ({
  component: 'compare_column',
  title,
  drawing,
  facts: [
    fact('Gas', gas),
    fact('Kraanwater', title === 'All-electric' ? 'Uit de Pomp T, met een boiler van 200 liter' : 'Uit je cv-ketel'),
  ],
  ...more,
});
const block = {
  component: 'compare_section',
  title: 'Hybride of all-electric?',
  columns: [
    column('Hybride', 'hybrid', 'Veel minder', {
      button_label: 'Lees meer over hybride',
      button_link: storyLink('hybride-warmtepomp'),
    }),
    column('All-electric', 'all_electric', 'Geen', {
      button_label: 'Lees meer bij Milieu Centraal',
      button_link: urlLink('https://www.milieucentraal.nl/'),
    }),
  ],
};

/** Een knop gaat naar een pagina van ons of naar buiten, en zegt dat. */
export const Two: Story = {
  args: { blocks: [block] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Lees meer over hybride' })).toHaveAttribute('href', '/hybride-warmtepomp/');
    await expect(canvas.getByRole('link', { name: /Milieu Centraal.*andere website/ })).toHaveAttribute(
      'href',
      'https://www.milieucentraal.nl/',
    );
  },
};
export const Three: Story = {
  args: { blocks: [{ ...block, columns: [...block.columns, column('Alleen een cv-ketel', 'boiler', 'Alles')] }] },
};
export const OnAPhone: Story = { args: { blocks: [block] }, globals: phone };
export const LongWords: Story = {
  args: { blocks: [{ ...block, columns: [column('Warmtepompinstallatieonderhoud', 'house', 'Energieprestatieverbeteringen')] }] },
  globals: reflow,
};
