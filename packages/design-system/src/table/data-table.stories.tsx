import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onSmallPhone } from '../fields/field.stories.setup.js';
import { DataTable } from './data-table.js';
import { dataTableGuide, exampleColumns, exampleDocuments, type ExampleDocument } from './data-table.guide.js';

const meta = {
  title: 'Omlijsting/Tabel',
  component: DataTable<ExampleDocument>,
  parameters: { guide: dataTableGuide },
  args: { caption: 'Documenten', columns: exampleColumns, rows: exampleDocuments, rowId: ({ name }: ExampleDocument) => name },
} satisfies Meta<typeof DataTable<ExampleDocument>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  name: 'Tabel',
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Documenten' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Document', 'Datum', 'Actie']);
    await expect(canvas.getByRole('row', { name: /Installatieplan/ })).toHaveTextContent('18-11-2026');
    // The head says what it is.
    await expect(canvas.getByRole('cell', { name: '18-11-2026' })).toBeVisible();
  },
};

/**
 * Elke rij is een kaart; een schermlezer hoort nog steeds een tabel, en voor elke waarde wat het is.
 * @english Each row is a card; a screen reader still hears a table, and for each value what it is.
 */
export const OnAPhone: Story = {
  name: 'Kaarten op een telefoon',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Documenten' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: /^Datum: ?18-11-2026$/ })).toBeVisible();
  },
};

export const LongDutchWords: Story = {
  name: 'Lange woorden op een kleine telefoon',
  decorators: [onSmallPhone],
  args: { rows: [{ name: 'Aansprakelijkheidswaardevaststellingsveranderingen bij de installatie', date: '18-11-2026' }] },
};
