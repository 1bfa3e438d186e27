import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button.js';
import { onSmallPhone } from '../fields/field.stories.setup.js';
import { SectionHeader } from './section-header.js';
import { sectionHeaderGuide } from './section-header.guide.js';

const meta = {
  title: 'Omlijsting/Kop van een onderdeel',
  component: SectionHeader,
  parameters: { guide: sectionHeaderGuide },
  args: { title: 'Verbruik' },
} satisfies Meta<typeof SectionHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

const hint = "Weet je iets niet zeker? Vul dan 'ik weet het niet' in.";
const change = (
  <Button tone="secondary" size="small" aria-label="Verbruik wijzigen">
    Wijzigen
  </Button>
);

export const TitleOnly: Story = { name: 'Alleen een titel' };
export const WithHint: Story = { name: 'Met hint', args: { hint } };
export const Saved: Story = {
  name: 'Opgeslagen',
  tags: ['visual'],
  args: { hint, outcome: { kind: 'success' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Gegevens succesvol bijgewerkt!');
  },
};
export const Failed: Story = {
  name: 'Niet opgeslagen',
  args: { outcome: { kind: 'error', text: 'Opslaan is niet gelukt. Probeer het nog eens.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Opslaan is niet gelukt. Probeer het nog eens.');
  },
};
export const SeveralErrors: Story = {
  name: 'Meer fouten',
  args: { hint, outcome: { kind: 'errors', texts: ['Gasverbruik: Niet valide', 'Jaar: Vereist'] } },
};
export const WithAction: Story = { name: 'Met actie', args: { action: change } };
export const LongDutchWords: Story = {
  name: 'Lange woorden op een kleine telefoon',
  decorators: [onSmallPhone],
  args: {
    title: 'Verwarmingsinstallatieonderhoudsgegevens',
    hint: 'Verbruiksgegevensoverdrachtsovereenkomsten vind je bij je energieleverancier.',
    action: change,
    outcome: { kind: 'success' },
  },
};
export const OnAPhone: Story = {
  name: 'Op een telefoon',
  globals: { viewport: { value: 'phone' } },
  args: { hint, action: change, outcome: { kind: 'success' } },
};
