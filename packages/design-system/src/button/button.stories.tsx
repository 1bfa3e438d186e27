import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { arrowRightIcon } from '../icon/icons.js';
import { Inline } from '../layout/inline.js';
import { Stack } from '../layout/stack.js';
import { Button } from './button.js';
import { ButtonLink } from './button-link.js';

const meta = {
  title: 'Acties en terugkoppeling/Knop',
  component: Button,
  args: { children: 'Bereken mijn besparing', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Koper is voor de ene handeling waar het op dit scherm om gaat. */
export const Primary: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Bereken mijn besparing' });
    button.focus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Secondary: Story = { args: { tone: 'secondary', children: 'Opslaan en vorige' } };
export const Quiet: Story = { args: { tone: 'quiet', children: 'Opslaan en terug naar woning overzicht' } };
export const Danger: Story = { args: { tone: 'danger', children: 'Adres verwijderen' } };
export const Small: Story = { args: { size: 'small', children: 'Bekijk producten' } };
export const WithIcon: Story = { args: { iconAfter: arrowRightIcon, children: 'Opslaan en volgende' } };

/** Houdt de focus vast en doet niets, zodat niemand twee keer bestelt. */
export const Loading: Story = {
  args: { loadingLabel: 'Opslaan…' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Opslaan…' });
    button.focus();
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

/** Een knop die niet kan, zegt waarom. */
export const NotNow: Story = {
  args: { children: 'Aanvullen informatie', disabledReason: 'Geen actie vereist' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Aanvullen informatie' });
    await expect(button).toHaveAccessibleDescription('Geen actie vereist');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const LongDutchWords: Story = {
  args: { children: 'Verwarmingsinstallatieonderhoudsabonnement aanvragen' },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
};

export const AsLink: Story = {
  render: () => (
    <ButtonLink href="/account/woning" iconAfter={arrowRightIcon}>
      Aanvullen informatie
    </ButtonLink>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Aanvullen informatie' })).toHaveAttribute('href', '/account/woning/');
  },
};

export const UnderAForm: Story = {
  render: () => (
    <Stack gap="s">
      <Inline stacked="phone" gap="m">
        <Button iconAfter={arrowRightIcon}>Opslaan en volgende</Button>
        <Button tone="secondary">Opslaan en vorige</Button>
        <Button tone="quiet">Opslaan en terug naar woning overzicht</Button>
      </Inline>
    </Stack>
  ),
};
