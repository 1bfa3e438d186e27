import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onSmallPhone } from '../fields/field.stories.setup.js';
import { Link } from '../navigation/link.js';
import { SummaryList } from './summary-list.js';
import { summaryListGuide } from './summary-list.guide.js';

const change = (what: string) => (
  <Link href="/account/woning" aria-label={`${what} wijzigen`}>
    Wijzigen
  </Link>
);

const answered = [
  { label: 'Gasverbruik per jaar', value: '1.400 m³' },
  { label: 'Jaar van het gasverbruik', value: '2025' },
  { label: 'Afstand tot de meterkast', value: '12,5 m' },
  { label: 'Wanneer verwarm je?', value: 'Ik weet het niet' },
];

const meta = {
  title: 'Omlijsting/Overzicht van antwoorden',
  component: SummaryList,
  parameters: { guide: summaryListGuide },
  args: { items: answered },
} satisfies Meta<typeof SummaryList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = { name: 'Compleet' };

export const Partial: Story = {
  name: 'Deels ingevuld, te wijzigen',
  tags: ['visual'],
  args: {
    items: [
      ...answered.map((item) => ({ ...item, action: change(item.label) })),
      { label: 'Stroomverbruik per jaar', value: undefined, action: change('Stroomverbruik per jaar') },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nog niet ingevuld')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Stroomverbruik per jaar wijzigen' })).toBeVisible();
  },
};

export const Empty: Story = {
  name: 'Nog niets ingevuld',
  args: { items: answered.map(({ label }) => ({ label, value: undefined })) },
};

export const LongDutchWords: Story = {
  name: 'Lange woorden en getallen op een kleine telefoon',
  decorators: [onSmallPhone],
  args: {
    items: [
      {
        label: 'Aansprakelijkheidswaardevaststellingsveranderingen',
        value: 'Mechanische ventilatie met warmteterugwinning en een heel lang antwoord dat niet op één regel past',
        action: change('Aansprakelijkheidswaardevaststellingsveranderingen'),
      },
      { label: 'Meterstand', value: '123.456.789.012.345.678.901.234.567.890 kWh' },
    ],
  },
};
export const OnAPhone: Story = { ...Partial, name: 'Op een telefoon', globals: { viewport: { value: 'phone' } } };
