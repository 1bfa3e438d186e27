import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Logo } from '../brandmark/logo.js';
import { type LinkComponentProps, NavigationProvider } from '../navigation/navigation-provider.js';
import { AccountLink } from './account-link.js';
import { headerArgs, siteHeaderGuide } from './site-header.guide.js';
import { LanguageSwitch } from './language-switch.js';
import { SiteHeader, type SiteHeaderProps } from './site-header.js';

const meta = {
  title: 'Omlijsting/Kop van de site',
  component: SiteHeader,
  subcomponents: { AccountLink, LanguageSwitch },
  parameters: { layout: 'fullscreen', guide: siteHeaderGuide },
  args: headerArgs,
  decorators: [
    (Story) => (
      <NavigationProvider pathname="/over-ons/">
        <div style={{ minHeight: 360 }}>
          <Story />
        </div>
      </NavigationProvider>
    ),
  ],
} satisfies Meta<typeof SiteHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

const wide = { globals: { viewport: { value: 'wide' } } };
const phone = { globals: { viewport: { value: 'phone' } } };

export const Visitor: Story = {
  ...wide,
  name: 'Bezoeker',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Over ons' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Inloggen' })).toHaveAttribute('href', '/auth/login/');
  },
};

export const SignedIn: Story = {
  ...wide,
  name: 'Ingelogd',
  args: { account: <AccountLink loginHref="/auth/login" accountHref="/account" firstName="Marieke" /> },
};

/**
 * De link zegt dat hij weggaat.
 * @english The link says that it leads away.
 */
export const HelpElsewhere: Story = {
  ...wide,
  name: 'Een link naar buiten',
  args: { items: [...headerArgs.items, { label: 'Hulp', href: 'https://help.pomp.example', newTab: true }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Hulp.*nieuw tabblad/ })).toHaveAttribute('target', '_blank');
  },
};

/**
 * Precies waar het brede menu begint: alles past nog naast elkaar, ook met een lange naam.
 * @english Exactly where the wide menu begins: all still fits beside each other, with a long name too.
 */
export const Narrowest: Story = {
  name: 'Net breder dan een tablet',
  tags: ['visual'],
  globals: { viewport: { value: 'narrowest' } },
  args: { account: <AccountLink loginHref="/auth/login" accountHref="/account" firstName="Maximiliaan-Alexander" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Hoofdmenu' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Menu openen' })).toBeNull();
    const shown = [...canvas.getByRole('banner').querySelectorAll<HTMLElement>('a, summary')].filter((part) =>
      part.checkVisibility({ visibilityProperty: true }),
    );
    for (const part of shown) {
      await expect(part.getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
      await expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
      await expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth + 1);
    }
  },
};

/**
 * Ook zonder muis: Enter opent, Tab loopt door de kaarten, Escape sluit en brengt je terug.
 * @english Without a mouse too: Enter opens, Tab goes past the cards, Escape closes and brings you back.
 */
export const ProductsByKeyboard: Story = {
  ...wide,
  name: 'Producten met het toetsenbord',
  tags: ['visual'],
  play: async ({ canvas }) => {
    const products = canvas.getByText('Producten', { selector: 'summary' });
    const cards = () => canvas.queryAllByRole('link', { name: /^Lees meer over/ });
    await expect(cards()).toHaveLength(0);
    products.focus();
    // A played key presses no summary, as the browser does.
    products.click();
    await expect(cards()).toHaveLength(2);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Reserveer Pomp AO' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(cards()).toHaveLength(0);
    await expect(products).toHaveFocus();
    products.click();
    await expect(cards()).toHaveLength(2);
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(cards()).toHaveLength(0));
    products.focus();
    products.click();
  },
};

/**
 * Wie een kaart kiest of ergens anders drukt, is klaar met het menu; ook in Safari, dat wat aangeklikt is geen focus geeft.
 * @english Who chooses a card or presses somewhere else is done with the menu; also in Safari, which gives no focus to what is clicked.
 */
export const ProductsDone: Story = {
  ...wide,
  name: 'Producten na een keuze',
  play: async ({ canvas, canvasElement }) => {
    const products = canvas.getByText('Producten', { selector: 'summary' });
    const more = canvas.getByText('Lees meer', { selector: '[href="/pomp-ao/"]' });
    const focus = fn();
    canvasElement.addEventListener('focusout', focus);
    products.addEventListener('mousedown', (event) => event.preventDefault());
    await userEvent.click(products);
    await expect(more).toBeVisible();
    await userEvent.pointer({ keys: '[MouseLeft]', target: canvasElement });
    await waitFor(() => expect(more).not.toBeVisible());
    await expect(focus).not.toHaveBeenCalled();

    await userEvent.click(products);
    await expect(more).toBeVisible();
    more.addEventListener('click', (event) => event.preventDefault());
    more.focus();
    await userEvent.keyboard('{Enter}');
    await expect(more).not.toBeVisible();
  },
};

export const OnAPhone: Story = { ...phone, name: 'Op een telefoon' };

/**
 * Vult het scherm, houdt de focus vast en geeft hem terug.
 * @english Fills the screen, keeps the focus in and gives it back.
 */
export const PhoneMenu: Story = {
  ...phone,
  name: 'Menu op een telefoon',
  tags: ['visual'],
  // It is left open, for its picture.
  beforeEach: () => () => document.documentElement.removeAttribute('data-menu'),
  play: async ({ canvas }) => {
    const open = canvas.getByRole('button', { name: 'Menu openen' });
    open.focus();
    await userEvent.keyboard('{Enter}');
    const menu = canvas.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await expect(menu).toContainElement(document.activeElement as HTMLElement);
    // The page behind it takes no focus, from right after the menu was painted.
    const behind = canvas.getAllByRole('link', { hidden: true }).filter((link) => !menu.contains(link));
    await waitFor(() => behind.forEach((link) => expect(link.closest('[inert]')).not.toBeNull()));
    behind.forEach((link) => link.focus());
    await expect(menu).toContainElement(document.activeElement as HTMLElement);
    const page = document.documentElement;
    await expect(getComputedStyle(page).overflowY).toBe('hidden');
    await expect(canvas.getByRole('link', { name: 'Over ons' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'Menu sluiten' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(open).toHaveFocus();
    await expect(getComputedStyle(page).overflowY).not.toBe('hidden');
    await userEvent.click(open);
  },
};

function HeaderOfPage(args: SiteHeaderProps) {
  const [left, setLeft] = useState(false);
  const [LinkComponent] = useState(() => ({ href, onClick, children, ...rest }: LinkComponentProps) => (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
        setLeft(true);
      }}
    >
      {children}
    </a>
  ));
  if (left) return <h1>Over ons</h1>;
  return (
    <NavigationProvider LinkComponent={LinkComponent}>
      <SiteHeader {...args} />
    </NavigationProvider>
  );
}

/**
 * Een router die de pagina met kop en menu in een keer weghaalt: wat er komt is te bereiken en schuift.
 * @english A router that takes away the page with header and menu at once: what comes can be reached and scrolls.
 */
export const LeftThroughTheMenu: Story = {
  ...phone,
  name: 'Weg via het menu',
  render: (args) => <HeaderOfPage {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu openen' }));
    const inMenu = within(canvas.getByRole('dialog')).getByRole('link', { name: 'Over ons' });
    await waitFor(() => expect(document.querySelector('[inert]')).not.toBeNull());
    await userEvent.click(inMenu);
    await expect(canvas.getByRole('heading', { name: 'Over ons' })).toBeVisible();
    await expect(document.documentElement).not.toHaveAttribute('data-menu');
    await expect(document.querySelector('[inert]')).toBeNull();
  },
};

export const AnotherBrand: Story = {
  ...wide,
  name: 'Een ander logo',
  args: { logo: <Logo name="noord" />, account: undefined, cta: undefined },
};

export const LongWords: Story = {
  ...phone,
  name: 'Lange woorden',
  args: {
    account: <AccountLink loginHref="/auth/login" accountHref="/account" firstName="Wilhelmina-Geertruida" />,
    menuItems: [{ label: 'Warmtepompinstallatievoorbereiding', href: '/voorbereiding' }, ...headerArgs.menuItems],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu openen' }));
    const menu = canvas.getByRole('dialog');
    await expect(menu.scrollWidth).toBe(menu.clientWidth);
  },
};
