import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { MultiChoice, type MultiChoiceProps } from './multi-choice.js';
import { heating, multiChoiceGuide, plans } from './multi-choice.guide.js';

/** A form's rule, small: what a press makes of the answer. The product's own lives in `@pomp/domain`. */
function press(chosen: readonly string[], option: string, exclusive: string | undefined): readonly string[] {
  if (chosen.includes(option)) return chosen.filter((value) => value !== option);
  return option === exclusive ? [option] : [...chosen.filter((value) => value !== exclusive), option];
}

function Controlled({ value: first, onPress, ...args }: MultiChoiceProps) {
  const [value, setValue] = useState(first);
  return (
    <MultiChoice
      {...args}
      value={value}
      onPress={(option) => {
        setValue(press(value, option, args.exclusive));
        onPress(option);
      }}
    />
  );
}

const meta = {
  title: 'Velden/Meerkeuzekaarten',
  component: MultiChoice,
  parameters: { guide: multiChoiceGuide },
  args: {
    label: 'Waarmee verwarm je je huis?',
    name: 'heatReleaseSystem',
    labelSize: 'question',
    required: true,
    help: 'Je mag er meer kiezen.',
    options: heating,
    value: [],
    onPress: fn(),
    onLeave: fn(),
  },
  // Another answer, from the controls, begins anew.
  render: (args) => <Controlled key={JSON.stringify(args.value)} {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 640 }}>{Story()}</div>],
} satisfies Meta<typeof MultiChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Leeg' };
export const Chosen: Story = { name: 'Gekozen', args: { value: ['radiatoren', 'ir-panelen'] }, tags: ['visual'] };
export const TwoColumns: Story = { name: 'Twee kolommen', args: { columns: '2', value: ['vloerverwarming'] } };

/**
 * Elke kaart is een halte; de groep meldt pas dat je weg bent als je er echt uit bent.
 * @english Each card is a stop; the group says that you are gone only when you have really left it.
 */
export const ByKeyboard: Story = {
  name: 'Met het toetsenbord',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Vloerverwarming' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
    await expect(args.onPress).toHaveBeenLastCalledWith('radiatoren');
    await expect(canvas.getByRole('checkbox', { name: 'Radiatoren' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Radiatoren' })).not.toBeChecked();
    await expect(args.onLeave).not.toHaveBeenCalled();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

/**
 * Wat door een ander antwoord vervalt, wordt gezegd: wie het niet ziet zou het niet weten.
 * @english What goes because of another answer is said: who doesn’t see it wouldn’t know.
 */
export const Exclusive: Story = {
  name: 'Geen sluit uit',
  args: {
    label: 'Wat laat je nog doen?',
    name: 'additionalAdjustments',
    options: plans,
    exclusive: 'geen',
    value: ['isolatie', 'zonnepanelen'],
  },
  tags: ['visual'],
  play: async ({ canvas }) => {
    const none = canvas.getByRole('checkbox', { name: 'Geen van deze' });
    await userEvent.click(none);
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toEqual([none]);
    await expect(canvas.getByRole('status')).toHaveTextContent('Niet meer gekozen: Isolatie en Zonnepanelen.');

    await userEvent.click(canvas.getByText('Ventilatiesysteem'));
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toEqual([
      canvas.getByRole('checkbox', { name: 'Ventilatiesysteem' }),
    ]);
    await expect(canvas.getByRole('status')).toHaveTextContent('Niet meer gekozen: Geen van deze.');

    await userEvent.click(canvas.getByText('Isolatie'));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByText('Isolatie'));
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const WithError: Story = {
  name: 'Met een fout',
  args: { error: 'Vereist' },
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Waarmee verwarm je je huis? , verplicht' })).toHaveAccessibleDescription(
      'Vereist Je mag er meer kiezen.',
    );
    await expect(canvas.getByRole('checkbox', { name: 'Radiatoren' })).toBeInvalid();
  },
};

export const NotPossible: Story = {
  name: 'Kan nu niet',
  args: {
    options: [
      { value: 'radiatoren', label: 'Radiatoren' },
      { value: 'vloerverwarming', label: 'Vloerverwarming', unavailable: 'Kan niet zonder begane grond.' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Vloerverwarming' })).toBeDisabled();
    await expect(canvas.getByRole('checkbox', { name: 'Vloerverwarming' })).toHaveAccessibleDescription(
      'Kan niet zonder begane grond.',
    );
  },
};

export const Unknown: Story = {
  name: 'Ik weet het niet',
  args: { value: ['radiatoren'], unknown: { pressed: true, onPressedChange: () => undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Ik weet het niet: Waarmee verwarm je je huis?' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(canvas.queryByRole('checkbox', { checked: true })).toBeNull();
  },
};

export const LongDutchWords: Story = {
  name: 'Lange woorden',
  args: {
    options: [
      { value: 'a', label: 'Warmtepompboilerwarmteterugwininstallatie', hint: 'Verwarmingsinstallatieonderhoudsabonnementhouder' },
      { value: 'b', label: 'Geen verwarmingsinstallatievoorzieningen' },
    ],
    exclusive: 'b',
    value: ['a'],
  },
  globals: { viewport: { value: 'phone' } },
  decorators: [(Story) => <div style={{ maxWidth: 260 }}>{Story()}</div>],
};
