import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../layout/stack.js';
import { Link } from '../navigation/link.js';
import { alertGuide } from './alert.guide.js';
import { Alert } from './alert.js';

const meta = {
  title: 'Acties en terugkoppeling/Melding op de pagina',
  component: Alert,
  parameters: { guide: alertGuide },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * ‘Fout:’ staat er vanzelf voor.
 * @english ‘Fout:’ (‘Error:’) stands before it by itself.
 */
export const OneError: Story = {
  name: 'Eén fout',
  args: { tone: 'error', children: 'Dit adres hoort bij een bestelling en kan niet verwijderd worden.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Fout: Dit adres hoort bij een bestelling/);
  },
};

export const SeveralErrors: Story = {
  name: 'Meer fouten',
  args: { tone: 'error', errors: ['Gasverbruik: Niet valide', 'Jaar van het gasverbruik: Vereist'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Fout:/);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

/**
 * Een lijst van één is geen lijst.
 * @english A list of one is no list.
 */
export const ListOfOne: Story = {
  name: 'Eén fout uit een lijst',
  args: { tone: 'error', errors: ['Gasverbruik: Niet valide'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Fout: Gasverbruik: Niet valide');
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const Success: Story = {
  name: 'Gelukt',
  args: { tone: 'success', children: 'Gegevens succesvol bijgewerkt!' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Gegevens succesvol bijgewerkt!$/);
  },
};

export const Warning: Story = {
  name: 'Waarschuwing',
  args: { tone: 'warning', children: 'Er missen nog gegevens voor de digitale inspectie.' },
};
export const Information: Story = {
  name: 'Goed om te weten',
  args: {
    tone: 'info',
    title: 'Goed om te weten',
    children: 'Missen er gegevens, dan hoeft je afspraak niet uitgesteld te worden.',
  },
};

export const Long: Story = {
  name: 'Lang',
  args: {
    tone: 'warning',
    title: 'Je meterkast heeft een extra groep nodig',
    children: (
      <>
        We zien op je foto geen vrije groep van 16 ampère. Vraag een installateur om die aan te leggen voor de dag van het plaatsen,
        anders kunnen we de warmtepomp niet aansluiten. <Link href="/kennisbank/meterkast">Lees wat je moet vragen</Link>
      </>
    ),
  },
};

export const LongDutchWords: Story = {
  name: 'Lange woorden',
  tags: ['visual'],
  globals: { viewport: { value: 'reflow' } },
  args: {
    tone: 'error',
    errors: [
      'Verwarmingsinstallatieonderhoudsabonnementsnummer: Niet valide',
      'Meterstand 12345678901234567890123456789012345678901234567890: Niet valide',
    ],
  },
};

export const AllTones: Story = {
  name: 'Alle tonen',
  tags: ['visual'],
  args: { tone: 'success', children: 'Gegevens succesvol bijgewerkt!' },
  render: () => (
    <Stack gap="m" width="form">
      <Alert tone="error">Dit adres hoort bij een bestelling en kan niet verwijderd worden.</Alert>
      <Alert tone="error" errors={['Gasverbruik: Niet valide', 'Jaar van het gasverbruik: Vereist']} />
      <Alert tone="success">Gegevens succesvol bijgewerkt!</Alert>
      <Alert tone="warning">Er missen nog gegevens voor de digitale inspectie.</Alert>
      <Alert tone="info" title="Goed om te weten">
        Missen er gegevens, dan hoeft je afspraak niet uitgesteld te worden.
      </Alert>
    </Stack>
  ),
};
