import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DateField } from './date-field.js';
import { fieldPlaceGuide } from './field-place.guide.js';
import { FieldPlace } from './field-place.js';

const meta = {
  title: 'Velden/Plaats van een veld',
  component: FieldPlace,
  parameters: { guide: fieldPlaceGuide },
} satisfies Meta<typeof FieldPlace>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithHelp: Story = { name: 'Met uitleg', args: { label: 'Geboortedatum', help: 'Bijvoorbeeld 31-12-1980.' } };
export const SeveralControls: Story = { name: 'Meer vakken', args: { label: 'Wat is geïsoleerd?', controls: 3 } };

/**
 * Even hoog als het veld dat komt.
 * @english As high as the field that is to come.
 */
export const AsHighAsItsField: Story = {
  name: 'Naast het veld',
  args: { label: 'Geboortedatum', help: 'Bijvoorbeeld 31-12-1980.' },
  render: ({ label, help }) => (
    <>
      <div data-testid="place">
        <FieldPlace label={label} help={help} />
      </div>
      <div data-testid="field">
        <DateField name="birthdate" label={label} help={help} today="2026-11-21" value="" />
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    const heightOf = (id: string) => canvas.getByTestId(id).getBoundingClientRect().height;
    await expect(heightOf('place')).toBe(heightOf('field'));
  },
};
