import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/button.js';
import { Stack } from '../layout/stack.js';
import { progressBarGuide } from './progress-bar.guide.js';
import { ProgressBar, type ProgressBarProps } from './progress-bar.js';

const meta = {
  title: 'Acties en terugkoppeling/Voortgangsbalk',
  component: ProgressBar,
  args: { label: 'Foto’s versturen', value: 0.6, valueText: '3 van 5 foto’s' },
  parameters: { guide: progressBarGuide },
  render: (args) => (
    <Stack width="form">
      <ProgressBar {...args} />
    </Stack>
  ),
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const bars = (...all: ProgressBarProps[]) => (
  <Stack gap="l" width="form">
    {all.map((bar, index) => (
      <ProgressBar key={index} {...bar} />
    ))}
  </Stack>
);

export const Busy: Story = {
  name: 'Bezig',
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Foto’s versturen' });
    await expect(bar).toHaveAttribute('aria-valuenow', '60');
    await expect(bar).toHaveAttribute('aria-valuetext', '3 van 5 foto’s');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/**
 * Zonder eigen woorden een percentage.
 * @english Without words of its own a percentage.
 */
export const Percentage: Story = {
  args: { label: 'Meterkast.jpg', valueText: undefined, value: 0.416 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('42%')).toBeVisible();
  },
};

/**
 * Hoe ver het is, valt niet te zeggen: strepen over de hele breedte.
 * @english How far it is can’t be said: stripes over the whole width.
 */
export const Unknown: Story = {
  name: 'Onbekend',
  args: { label: 'Foto’s verkleinen', valueText: undefined, value: 'unknown' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Foto’s verkleinen' });
    await expect(bar).not.toHaveAttribute('aria-valuenow');
    await expect(bar).toHaveAttribute('aria-valuetext', 'Bezig…');
  },
};

/**
 * Hoe het afloopt, hoort een schermlezer ook zonder dat de focus er staat.
 * @english How it ends a screen reader hears without having the focus there.
 */
export const Ending: Story = {
  name: 'Loopt af',
  render: () => <Sending />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nog een foto' }));
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '2 van 3 foto’s');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Nog een foto' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Foto’s versturen: 3 foto’s verstuurd');
  },
};

function Sending() {
  const [sent, setSent] = useState(1);
  return (
    <Stack gap="m" width="form" align="start">
      <Stack width="form">
        {sent < 3 ? (
          <ProgressBar label="Foto’s versturen" value={sent / 3} valueText={`${sent} van 3 foto’s`} />
        ) : (
          <ProgressBar label="Foto’s versturen" state="done" valueText="3 foto’s verstuurd" />
        )}
      </Stack>
      <Button tone="secondary" onClick={() => setSent(sent + 1)}>
        Nog een foto
      </Button>
    </Stack>
  );
}

export const AllStates: Story = {
  name: 'Alle toestanden',
  tags: ['visual'],
  render: () =>
    bars(
      { label: 'Foto’s versturen', value: 0, valueText: '0 van 5 foto’s' },
      { label: 'Foto’s versturen', value: 0.6, valueText: '3 van 5 foto’s' },
      { label: 'Foto’s verkleinen', value: 'unknown' },
      { label: 'Foto’s versturen', state: 'done', valueText: '5 foto’s verstuurd' },
      { label: 'Foto’s versturen', state: 'failed', value: 0.4, valueText: 'Gestopt na 2 van 5 foto’s' },
    ),
};

export const LongDutchWords: Story = {
  name: 'Lange woorden',
  tags: ['visual'],
  globals: { viewport: { value: 'reflow' } },
  args: {
    label: 'Meterkastuitbreidingsaanvraagformulierenverzameling-definitief-versie-12.pdf',
    value: 0.999,
    valueText: '1.234.567.890 van 1.234.567.891 onderdelen verstuurd',
  },
};
