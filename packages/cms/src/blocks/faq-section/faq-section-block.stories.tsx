import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StoryBlocks } from '../../block/story-blocks.js';
import { blockStory, paragraphs, phone, reflow } from '../content.stories.setup.js';

const meta = { ...blockStory, title: 'Inhoud/Veelgestelde vragen', component: StoryBlocks } satisfies Meta<typeof StoryBlocks>;
export default meta;
type Story = StoryObj<typeof meta>;

const question = (text: string, category: string, answer: string, more: object = {}) => ({
  component: 'faq_item',
  question: text,
  category,
  answer: paragraphs(answer),
  ...more,
});
const block = {
  component: 'faq_section',
  title: 'Veelgestelde vragen',
  items: [
    question(
      'Maakt de Pomp AO geluid?',
      'Techniek',
      'Ja, een ventilator hoor je. We kijken samen naar een plek waar dat niet stoort.',
    ),
    question('Wat kost een Pomp AO?', 'Kosten', 'Een Pomp AO kost € 3.400 eenmalig.', {
      pdfs: [{ filename: '/brochure/pomp-ao.pdf', title: 'Brochure Pomp AO' }],
    }),
    question('Kan ik in delen betalen?', 'Kosten', 'Dat kan met een lening van het Warmtefonds.'),
  ],
};

/** Eén antwoord tegelijk. */
export const OneOpenAtATime: Story = {
  tags: ['print'],
  args: { blocks: [block] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Maakt de Pomp AO geluid?'));
    await expect(canvas.getByText(/een ventilator hoor je/)).toBeVisible();
    await userEvent.click(canvas.getByText('Wat kost een Pomp AO?'));
    await expect(canvas.getByText('Een Pomp AO kost € 3.400 eenmalig.')).toBeVisible();
    await expect(canvas.getByText(/een ventilator hoor je/)).not.toBeVisible();
    await expect(canvas.getByRole('link', { name: /Brochure Pomp AO/ })).toHaveAttribute('target', '_blank');
  },
};

/** De zoekwoorden mogen ook in het antwoord staan, met of zonder hoofdletters. */
export const Search: Story = {
  args: { blocks: [block] },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByPlaceholderText('Zoeken...'), 'WARMTEFONDS');
    // What searches is fetched once such a list is there.
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
    await expect(canvas.getByText('Kan ik in delen betalen?')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('1 vraag');
    await userEvent.type(canvas.getByPlaceholderText('Zoeken...'), ' op de maan');
    await expect(canvas.getByText('Geen FAQs gevonden die overeenkomen met de zoekopdracht...')).toBeVisible();
    await expect(canvas.getByRole('status')).not.toHaveTextContent('0 vragen');
    await userEvent.clear(canvas.getByPlaceholderText('Zoeken...'));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText(/^Geen FAQs/)).not.toBeVisible();
  },
};

/** De woorden mogen in een andere volgorde staan, met andere ertussen, en zonder accenten. */
export const SearchByWords: Story = {
  args: { blocks: [{ ...block, items: [...block.items, question('Is er één meter ruimte nodig?', 'Techniek', 'Nee.')] }] },
  play: async ({ canvas }) => {
    const search = await canvas.findByPlaceholderText('Zoeken...');
    await userEvent.type(search, 'warmtefonds  delen');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
    await expect(canvas.getByText('Kan ik in delen betalen?')).toBeVisible();
    await userEvent.clear(search);
    await userEvent.type(search, 'een meter');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.getByText('Is er één meter ruimte nodig?')).toBeVisible();
    await userEvent.clear(search);
  },
};

/** ‘Alles’ staat voorop en laat weer alles zien. */
export const BySubject: Story = {
  args: { blocks: [block] },
  play: async ({ canvas }) => {
    const chips = within(await canvas.findByRole('radiogroup', { name: 'Onderwerp' })).getAllByRole('radio');
    await expect(chips.map((chip) => chip.parentElement?.textContent)).toEqual(['Alles', 'Techniek', 'Kosten']);
    await userEvent.click(canvas.getByRole('radio', { name: 'Kosten' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.type(canvas.getByPlaceholderText('Zoeken...'), 'geluid');
    await expect(canvas.queryAllByRole('listitem')).toHaveLength(0);
    await userEvent.click(canvas.getByRole('radio', { name: 'Alles' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    // What was said by script isn't said anew when the story goes on in another language.
    await userEvent.clear(canvas.getByPlaceholderText('Zoeken...'));
  },
};
export const OnAPhone: Story = { args: { blocks: [block] }, globals: phone };
export const LongWords: Story = {
  args: {
    blocks: [
      {
        ...block,
        items: [
          question('Is er een warmtepompinstallatieonderhoudsabonnement?', 'Warmtepompinstallatieonderhoud', 'Nee.'),
          ...block.items,
        ],
      },
    ],
  },
  globals: reflow,
};
export const Empty: Story = { args: { blocks: [{ ...block, items: [] }] } };
