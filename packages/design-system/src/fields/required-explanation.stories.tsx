import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/stack.js';
import { EmailField } from './email-field.js';
import { inForm } from './field.stories.setup.js';
import { RequiredExplanation } from './required-explanation.js';
import { requiredExplanationGuide } from './required-explanation.guide.js';
import { TextField } from './text-field.js';

const meta = {
  title: 'Velden/Uitleg bij verplicht',
  component: RequiredExplanation,
  parameters: { guide: requiredExplanationGuide },
  decorators: [inForm],
} satisfies Meta<typeof RequiredExplanation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = { name: 'Los' };

export const AboveAForm: Story = {
  name: 'Boven een formulier',
  render: () => (
    <Stack gap="l">
      <RequiredExplanation />
      <EmailField label="E-mailadres" name="email" required />
      <TextField label="Toevoeging" name="addition" width="short" />
    </Stack>
  ),
};

export const OnAPhone: Story = { ...AboveAForm, name: 'Op een telefoon', globals: { viewport: { value: 'phone' } } };
