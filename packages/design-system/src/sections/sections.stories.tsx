import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button.js';
import { Link } from '../navigation/link.js';
import { Stack } from '../layout/stack.js';
import { PageHeader } from '../page-header/page-header.js';
import { SectionHeader } from './section-header.js';
import { SummaryList } from './summary-list.js';

const meta = { title: 'Omlijsting/Onderdelen van een pagina', component: SectionHeader, args: { title: 'Verbruik' } } satisfies Meta<typeof SectionHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Section: Story = { args: { hint: "Weet je iets niet zeker? Vul dan 'ik weet het niet' in." } };
export const SectionSaved: Story = {
  args: { outcome: { kind: 'success' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Gegevens succesvol bijgewerkt!');
  },
};
export const SectionFailed: Story = { args: { outcome: { kind: 'error', text: 'Opslaan is niet gelukt. Probeer het nog eens.' } } };
export const SectionWithErrors: Story = { args: { outcome: { kind: 'errors', texts: ['Gasverbruik: Niet valide', 'Jaar: Vereist'] } } };
export const SectionWithAction: Story = {
  args: {
    action: (
      <Button tone="quiet" size="small" aria-label="Verbruik wijzigen">
        Wijzigen
      </Button>
    ),
  },
};

export const Summary: Story = {
  render: () => (
    <SummaryList
      items={[
        { label: 'Gasverbruik per jaar', value: '1.400 m³', action: <Link href="/account/woning" aria-label="Gasverbruik per jaar wijzigen">Wijzigen</Link> },
        { label: 'Stroomverbruik per jaar', value: 'Ik weet het niet' },
        { label: 'Jaar van het gasverbruik', value: undefined },
        { label: 'Aansprakelijkheidswaardevaststellingsveranderingen', value: 'Mechanische ventilatie met warmteterugwinning en een heel lang antwoord dat niet op één regel past' },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nog niet ingevuld')).toBeVisible();
  },
};

export const Page: Story = {
  render: () => (
    <Stack gap="xxl">
      <PageHeader title="Woninggegevens" intro="Met deze gegevens rekenen we uit wat er bij je huis past." add={{ href: '/account/woning/nieuw', label: 'Woning toevoegen' }} />
      <PageHeader eyebrow="Dag Marieke" title="Nog twee dingen, dan kunnen we kijken." add={{ href: '/account/nieuw' }} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Toevoegen' })).toHaveAttribute('href', '/account/nieuw/');
  },
};
