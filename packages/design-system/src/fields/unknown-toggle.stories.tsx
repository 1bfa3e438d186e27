import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../layout/stack.js';
import { Held, inForm, longLabel, onSmallPhone } from './field.stories.setup.js';
import { NumberField } from './number-field.js';
import { SelectField } from './select-field.js';
import { UnknownToggle } from './unknown-toggle.js';
import { unknownToggleGuide } from './unknown-toggle.guide.js';

const meta = {
  title: 'Velden/Ik weet het niet',
  component: UnknownToggle,
  parameters: { guide: unknownToggleGuide },
  args: { pressed: false, fieldLabel: 'Gasverbruik per jaar', onPressedChange: fn() },
  decorators: [inForm],
} satisfies Meta<typeof UnknownToggle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Released: Story = {
  name: 'Los',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Ik weet het niet: Gasverbruik per jaar' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPressedChange).toHaveBeenLastCalledWith(true);
  },
};
export const Pressed: Story = { name: 'Ingedrukt', args: { pressed: true } };

/**
 * Het veld zegt in woorden wat het antwoord is; nog eens drukken brengt het oude terug.
 * @english The field says in words what the answer is; another press brings the old one back.
 */
export const OnFields: Story = {
  name: 'Bij velden',
  tags: ['visual'],
  render: () => (
    <Stack gap="xl">
      <Held first="1400">
        {({ value, onValueChange, unknown }) => (
          <NumberField
            label="Gasverbruik per jaar"
            name="gasConsumption"
            unit="m³"
            value={value}
            onValueChange={onValueChange}
            unknown={unknown}
          />
        )}
      </Held>
      <Held first="1974">
        {({ value, onValueChange, unknown }) => (
          <SelectField
            label="Bouwjaar"
            name="buildingYear"
            options={[{ value: '1974', label: '1974' }]}
            value={value}
            onValueChange={onValueChange}
            unknown={unknown}
          />
        )}
      </Held>
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    const gas = canvas.getByRole('button', { name: 'Ik weet het niet: Gasverbruik per jaar' });
    const year = canvas.getByRole('button', { name: 'Ik weet het niet: Bouwjaar' });
    await userEvent.click(gas);
    await userEvent.click(year);
    await expect(canvasElement.querySelector('[name=gasConsumption]')).toHaveValue('o.b.');
    await expect(canvasElement.querySelector('[name=buildingYear]')).toHaveValue('o.b.');
    await userEvent.click(gas);
    await expect(canvas.getByRole('textbox')).toHaveValue('1400');
    await expect(canvas.getAllByRole('status').map((status) => status.textContent)).toContain(
      'Gasverbruik per jaar: je kunt weer een antwoord geven.',
    );
    await expect(year).toHaveAttribute('aria-pressed', 'true');
  },
};

export const LongDutchWords: Story = {
  name: 'Lange woorden op een kleine telefoon',
  decorators: [onSmallPhone],
  args: { pressed: true, fieldLabel: longLabel, label: 'Dat weet ik niet, en de vorige bewoner waarschijnlijk ook niet' },
};
