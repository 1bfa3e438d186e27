import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/button.js';
import { Checkbox } from '../fields/checkbox.js';
import { Stack } from '../layout/stack.js';
import { leaveGuardGuide } from './leave-guard.guide.js';
import { nl } from './leave-guard-texts.nl.js';
import { LeaveGuardProvider, useConfirm, useLeaveGuard, useLeaveGuardControl } from './leave-guard.js';
import { Link } from './link.js';
import { type LinkComponentProps, NavigationProvider } from './navigation-provider.js';
import { useNavigation } from './use-navigation.js';

const ask = fn<(question: string) => boolean>();
const push = fn();

/** Whether the browser asks before the page is closed. */
function closing() {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

function HostLink({ href, children, onClick, ...rest }: LinkComponentProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) push(href);
        event.preventDefault();
      }}
    >
      {children}
    </a>
  );
}

function Screen() {
  const [unsaved, setUnsaved] = useState(true);
  const navigation = useNavigation();
  const { mayLeave, suspend, resume } = useLeaveGuardControl();
  useLeaveGuard(unsaved);
  return (
    <Stack align="start">
      <Checkbox label="Er is iets niet opgeslagen" name="unsaved" checked={unsaved} onCheckedChange={setUnsaved} />
      <Link href="/account/woning">Woninggegevens</Link>
      <Link href={`${location.pathname}${location.search}#vragen`}>Deze pagina</Link>
      <Button tone="secondary" onClick={() => navigation.push('/account')}>
        Naar het overzicht
      </Button>
      <Button
        tone="secondary"
        onClick={() => {
          suspend();
          navigation.push('/auth/login');
        }}
      >
        Sessie verlopen
      </Button>
      <Button
        tone="secondary"
        onClick={() => {
          if (mayLeave()) resume();
        }}
      >
        Uitloggen lukt niet
      </Button>
    </Stack>
  );
}

/** Vraagt het bij links, bij de terugknop, bij navigeren vanuit code en bij het sluiten van de pagina; niet bij een omleiding waar niemand om vroeg. */
const meta = {
  title: 'Fundament/Niet-opgeslagen wijzigingen',
  component: LeaveGuardProvider,
  parameters: { guide: leaveGuardGuide },
  args: { children: <Screen /> },
  render: (args) => (
    <NavigationProvider LinkComponent={HostLink} push={push}>
      <LeaveGuardProvider {...args} ask={ask} />
    </NavigationProvider>
  ),
  beforeEach: () => {
    ask.mockReset();
    push.mockReset();
    deleted.mockReset();
  },
} satisfies Meta<typeof LeaveGuardProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Declined: Story = {
  name: 'Gebleven',
  play: async ({ canvas }) => {
    ask.mockReturnValue(false);
    await userEvent.click(canvas.getByRole('link', { name: 'Woninggegevens' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Naar het overzicht' }));
    await expect(ask.mock.calls).toEqual([[nl.unsaved], [nl.unsaved]]);
    await expect(push).not.toHaveBeenCalled();
  },
};

export const Accepted: Story = {
  name: 'Toch weg',
  play: async ({ canvas }) => {
    ask.mockReturnValue(true);
    await userEvent.click(canvas.getByRole('link', { name: 'Woninggegevens' }));
    await expect(ask).toHaveBeenCalledOnce();
    await expect(push.mock.calls).toEqual([['/account/woning/']]);
    await expect(closing()).toBe(false);
  },
};

/**
 * Wat na een ja niet lukte, laat de pagina zoals ze was: de vraag komt weer, ook die van de browser.
 * @english What was agreed to and failed leaves the page as it was: it is asked again, also by the browser.
 */
export const StaysAfterAll: Story = {
  name: 'Toch gebleven',
  play: async ({ canvas }) => {
    ask.mockReturnValue(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Uitloggen lukt niet' }));
    await expect(closing()).toBe(true);
    ask.mockReturnValue(false);
    await userEvent.click(canvas.getByRole('link', { name: 'Woninggegevens' }));
    await expect(ask.mock.calls).toEqual([[nl.unsaved], [nl.unsaved]]);
    await expect(push).not.toHaveBeenCalled();
  },
};

/**
 * Een link naar de pagina zelf: wat is ingevuld blijft, en de vraag komt zodra het verloren zou gaan.
 * @english A link to the page that is there: what is filled in stays, and is asked about when it would be lost.
 */
export const ToWhereOneIs: Story = {
  name: 'Naar dezelfde pagina',
  play: async ({ canvas }) => {
    ask.mockReturnValue(true);
    await userEvent.click(canvas.getByRole('link', { name: 'Deze pagina' }));
    await expect(ask).not.toHaveBeenCalled();
    await expect(push).toHaveBeenCalledOnce();
    await expect(closing()).toBe(true);
  },
};

export const NothingUnsaved: Story = {
  name: 'Niets te verliezen',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Naar het overzicht' }));
    await expect(ask).not.toHaveBeenCalled();
    await expect(push.mock.calls).toEqual([['/account/']]);
  },
};

export const RedirectedAway: Story = {
  name: 'Weggestuurd',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sessie verlopen' }));
    await expect(ask).not.toHaveBeenCalled();
    await expect(push.mock.calls).toEqual([['/auth/login/']]);
  },
};

const deleted = fn();

function Deleting() {
  const confirm = useConfirm();
  return (
    <Button
      tone="danger"
      onClick={() => {
        if (confirm('Weet je zeker dat je dit adres wilt verwijderen?')) deleted();
      }}
    >
      Adres verwijderen
    </Button>
  );
}

/**
 * Ook een andere vraag die met ja of nee beantwoord wordt, komt in het venster van de app.
 * @english Another question that is answered with yes or no comes in the app’s own window, too.
 */
export const AnotherQuestion: Story = {
  name: 'Een andere vraag',
  args: { children: <Deleting /> },
  play: async ({ canvas }) => {
    ask.mockReturnValue(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Adres verwijderen' }));
    await expect(deleted).not.toHaveBeenCalled();
    ask.mockReturnValue(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Adres verwijderen' }));
    await expect(ask.mock.calls).toEqual([
      ['Weet je zeker dat je dit adres wilt verwijderen?'],
      ['Weet je zeker dat je dit adres wilt verwijderen?'],
    ]);
    await expect(deleted).toHaveBeenCalledOnce();
  },
};

const arrived = fn();

/** What a browser does when someone goes back: first it moves, then it tells. */
function goBackTo(path: string) {
  history.replaceState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

export const GoingBack: Story = {
  name: 'Terugknop',
  beforeEach: () => {
    const here = location.href;
    arrived.mockReset();
    return () => {
      window.removeEventListener('popstate', arrived);
      history.replaceState(null, '', here);
    };
  },
  play: async () => {
    const here = location.href;
    // As the host's router does: after its screens.
    window.addEventListener('popstate', arrived);
    ask.mockReturnValue(false);
    goBackTo('/elders/');
    await expect(ask.mock.calls).toEqual([[nl.unsaved]]);
    await expect(location.href).toBe(here);
    await expect(arrived).not.toHaveBeenCalled();

    goBackTo(`${here}#veld`);
    await expect(ask).toHaveBeenCalledOnce();

    ask.mockReturnValue(true);
    goBackTo('/elders/');
    await expect(location.pathname).toBe('/elders/');
    await expect(arrived).toHaveBeenCalledTimes(2);
  },
};

export const ClosingThePage: Story = {
  name: 'Pagina sluiten',
  play: async ({ canvas }) => {
    await expect(closing()).toBe(true);
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(closing()).toBe(false);
  },
};
