import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { addIcon, arrowRightIcon } from '../icon/icons.js';
import { Inline } from '../layout/inline.js';
import { Stack } from '../layout/stack.js';
import { buttonGuide } from './button.guide.js';
import { Button } from './button.js';
import { ButtonLink } from './button-link.js';

const meta = {
  title: 'Acties en terugkoppeling/Knop',
  component: Button,
  subcomponents: { ButtonLink },
  args: { children: 'Bereken mijn besparing', onClick: fn() },
  parameters: { guide: buttonGuide },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Koper is voor de ene handeling waar het op dit scherm om gaat.
 * @english Copper is for the one action that this screen is about.
 */
export const Primary: Story = {
  name: 'Eerste',
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Bereken mijn besparing' });
    button.focus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Secondary: Story = { name: 'Tweede', args: { tone: 'secondary', children: 'Opslaan en vorige' } };
export const Quiet: Story = { name: 'Rustig', args: { tone: 'quiet', children: 'Opslaan en terug naar woning overzicht' } };
export const Danger: Story = { name: 'Onomkeerbaar', args: { tone: 'danger', children: 'Adres verwijderen' } };
export const Small: Story = { name: 'Klein', args: { size: 'small', children: 'Bekijk producten' } };
export const WithIcon: Story = { name: 'Met pictogram', args: { iconAfter: arrowRightIcon, children: 'Opslaan en volgende' } };
export const FullWidth: Story = { name: 'Volle breedte', args: { width: 'full', children: 'Inloggen' } };
export const FullWidthOnAPhone: Story = {
  name: 'Volle breedte op een telefoon',
  globals: { viewport: { value: 'phone' } },
  args: { width: 'phone', children: 'Aanvullen informatie' },
};

/**
 * Houdt de focus vast en doet niets, zodat niemand twee keer bestelt.
 * @english Keeps the focus and does nothing, so that nobody orders twice.
 */
export const Loading: Story = {
  name: 'Bezig',
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

/**
 * Wacht op een andere knop van hetzelfde formulier, die zegt dat hij bezig is.
 * @english Waits for another button of the same form, which says that it is busy.
 */
export const Waiting: Story = {
  name: 'Wacht',
  render: (args) => (
    <Inline gap="m">
      <Button loadingLabel="Opslaan…">Opslaan en volgende</Button>
      <Button {...args} tone="secondary" waiting>
        Opslaan en vorige
      </Button>
    </Inline>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Opslaan en vorige' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/**
 * Een knop die niet kan, zegt waarom. De reden is te horen en de knop te bereiken.
 * @english A button that can’t be used says why. The reason can be heard and the button can be reached.
 */
export const NotNow: Story = {
  name: 'Kan nu niet',
  args: { children: 'Aanvullen informatie', disabledReason: 'Geen actie vereist' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Aanvullen informatie' });
    await expect(button).toHaveAccessibleDescription('Geen actie vereist');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

function SentOnce() {
  const [sent, setSent] = useState(false);
  return (
    <Button disabledReason={sent ? 'De mail is onderweg.' : undefined} onClick={() => setSent(true)}>
      Stuur de mail opnieuw
    </Button>
  );
}

/**
 * Komt de reden na een druk, dan blijft de focus op de knop.
 * @english If the reason comes after a press, the focus stays on the button.
 */
export const NoLonger: Story = {
  name: 'Kan niet meer',
  render: () => <SentOnce />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Stuur de mail opnieuw' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAccessibleDescription('De mail is onderweg.');
    await expect(button).toHaveFocus();
  },
};

export const LongDutchWords: Story = {
  name: 'Lange woorden',
  globals: { viewport: { value: 'reflow' } },
  args: { children: 'Verwarmingsinstallatieonderhoudsabonnement aanvragen', iconAfter: arrowRightIcon },
};

/**
 * Gaat ergens heen: een link, die te openen is in een nieuw tabblad.
 * @english Leads somewhere: a link, which can be opened in a new tab.
 */
export const AsLink: Story = {
  name: 'Als link',
  render: () => (
    <ButtonLink href="/account/woning" iconAfter={arrowRightIcon}>
      Aanvullen informatie
    </ButtonLink>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Aanvullen informatie' })).toHaveAttribute('href', '/account/woning/');
  },
};

/**
 * Wie deze site verlaat, ziet dat: het teken daarvan neemt de plaats in van de pijl verder.
 * @english Whoever leaves this site can see so: the mark of that takes the place of the arrow onward.
 */
export const AsLinkElsewhere: Story = {
  name: 'Als link naar elders',
  render: () => (
    <ButtonLink href="https://agenda.example" newTab iconAfter={arrowRightIcon}>
      Inplannen digitale inspectie
    </ButtonLink>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').querySelectorAll('svg')).toHaveLength(1);
  },
};

/**
 * De handeling eerst; op een telefoon onder elkaar.
 * @english The action first; on a phone below each other.
 */
export const UnderAForm: Story = {
  name: 'Onder een formulier',
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Inline stacked="phone" gap="m">
      <Button iconAfter={arrowRightIcon}>Opslaan en volgende</Button>
      <Button tone="secondary">Opslaan en vorige</Button>
      <Button tone="quiet">Opslaan en terug naar woning overzicht</Button>
    </Inline>
  ),
};

export const AllStates: Story = {
  name: 'Alle toestanden',
  tags: ['visual'],
  render: () => (
    <Stack gap="l">
      {(['base', 'small'] as const).map((size) => (
        <Inline key={size} gap="m">
          <Button size={size}>Bereken mijn besparing</Button>
          <Button size={size} tone="secondary" iconBefore={addIcon}>
            Toevoegen
          </Button>
          <Button size={size} tone="danger">
            Adres verwijderen
          </Button>
          <Button size={size} tone="quiet">
            Nu niet
          </Button>
        </Inline>
      ))}
      <Inline gap="m" align="start">
        <Button loadingLabel="Opslaan…">Opslaan</Button>
        <Button disabledReason="Eerst de foto van de meterkast.">Opslaan en afronden</Button>
        <Button tone="secondary" waiting>
          Opslaan en vorige
        </Button>
      </Inline>
    </Stack>
  ),
};
