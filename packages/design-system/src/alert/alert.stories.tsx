import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Alert } from './alert.js';

const meta = { title: 'Acties en terugkoppeling/Melding op de pagina', component: Alert } satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneError: Story = {
  args: { tone: 'error', children: 'Dit adres hoort bij een bestelling en kan niet verwijderd worden.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Dit adres hoort bij een bestelling');
  },
};

export const SeveralErrors: Story = {
  args: { tone: 'error', errors: ['Gasverbruik: Niet valide', 'Jaar van het gasverbruik: Vereist'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Fout:');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const Success: Story = {
  args: { tone: 'success', children: 'Gegevens succesvol bijgewerkt!' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Gegevens succesvol bijgewerkt!');
  },
};

export const Warning: Story = { args: { tone: 'warning', children: 'Er missen nog gegevens voor de digitale inspectie.' } };
export const Information: Story = {
  args: { tone: 'info', title: 'Goed om te weten', children: 'Missen er gegevens, dan hoeft je afspraak niet uitgesteld te worden.' },
};
