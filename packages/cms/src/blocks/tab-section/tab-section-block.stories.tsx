import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StoryBlocks } from '../../block/story-blocks.js';
import { blockStory, paragraphs, phone, reflow } from '../content.stories.setup.js';

const meta = { ...blockStory, title: 'Inhoud/Tabbladen met kaarten', component: StoryBlocks } satisfies Meta<typeof StoryBlocks>;
export default meta;
type Story = StoryObj<typeof meta>;

const card = (title: string, drawing: string) => ({
  component: 'expandable_card',
  title,
  text: 'In het kort wat hier verandert.',
  more: paragraphs(`Dit is er nog meer te vertellen over ${title.toLowerCase()}.`),
  drawing,
});
const tab = (label: string, ...cards: object[]) => ({ component: 'tab', label, text: `Alles over ${label.toLowerCase()}.`, cards });
const block = {
  component: 'tab_section',
  title: 'Wat er verandert in huis',
  tabs: [
    tab(
      'Buiten',
      card('Op de grond', 'outdoor_unit'),
      card('Aan de muur', 'outdoor_wall'),
      card('Op een balkon', 'outdoor_balcony'),
    ),
    tab('Binnen', card('De leidingen', 'pipes'), card('De radiatoren', 'radiator')),
  ],
};

/** Een kaart klapt uit, en weer in. */
export const CardsUnfold: Story = {
  tags: ['print'],
  args: { blocks: [block] },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByText('Lees meer');
    const more = canvas.getByText('Dit is er nog meer te vertellen over op de grond.');
    if (!first) throw new Error('no card unfolds');
    await expect(more).not.toBeVisible();
    await userEvent.click(first);
    // It fades in.
    await waitFor(() => expect(more).toBeVisible());
    await userEvent.click(canvas.getByText('Toon minder', { selector: '[open] *' }));
    await waitFor(() => expect(more).not.toBeVisible());
  },
};

/** Met de pijltjes gaat het van de ene naar de andere, en terug naar het begin. */
export const ByKeyboard: Story = {
  args: { blocks: [block] },
  play: async ({ canvas }) => {
    const choice = within(await canvas.findByRole('group', { name: 'Wat er verandert in huis' }));
    const outside = choice.getByRole('radio', { name: 'Buiten' });
    await expect(outside).toBeChecked();
    outside.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(choice.getByRole('radio', { name: 'Binnen' })).toHaveFocus();
    await expect(canvas.getByText('De leidingen')).toBeVisible();
    await expect(canvas.getByText('Op de grond')).not.toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(outside).toHaveFocus();
    await expect(canvas.getByText('Op de grond')).toBeVisible();
    outside.blur();
  },
};
export const OnAPhone: Story = { args: { blocks: [block] }, globals: phone };
export const LongWords: Story = {
  args: {
    blocks: [
      { ...block, tabs: [tab('Warmtepompinstallatievoorwaarden', card('Warmtepompinstallatieonderhoud', 'house')), tab('Binnen')] },
    ],
  },
  globals: reflow,
};

/** Een tabblad zonder naam is niet te openen: alleen redacteuren zien dat. */
export const WithoutAName: Story = {
  args: { blocks: [{ ...block, tabs: [...block.tabs, { component: 'tab', label: '' }] }], mode: 'preview' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('radio')).toHaveLength(2);
    await expect(canvas.getByRole('note')).toHaveTextContent('tab');
  },
};
