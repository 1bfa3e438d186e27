import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Badge } from '../feedback/badge.js';
import { Text } from '../text/text.js';
import { NavigationProvider } from '../navigation/navigation-provider.js';
import { AccountLink } from './account-link.js';
import { SiteFooter } from './site-footer.js';
import { SiteHeader } from './site-header.js';

const links = [
  { label: 'Het proces', href: '/het-proces' },
  { label: 'Over ons', href: '/over-ons' },
  { label: 'B2B', href: '/b2b' },
  { label: 'Contact', href: '/contact' },
];

const meta = {
  title: 'Omlijsting/Kop en voet',
  component: SiteHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    items: [
      {
        label: 'Producten',
        products: [
          { name: 'Pomp AO', text: 'De buitenunit naast je cv-ketel. Haalt het grootste deel van je warmte uit de lucht.', moreHref: '/pomp-ao', reserveHref: '/reserveren/pomp-ao' },
          { name: 'All-electric', text: 'Van het gas af: Pomp AO buiten, Pomp T en Element binnen.', moreHref: '/all-electric', reserveHref: '/reserveren/all-electric' },
        ],
      },
      ...links,
    ],
    menuItems: [{ label: 'Home', href: '/' }, { label: 'Producten', href: '/producten' }, ...links],
    account: <AccountLink href="/auth/login" />,
    cta: { label: 'Bekijk producten', href: '/producten' },
  },
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Over ons' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Inloggen' })).toHaveAttribute('href', '/auth/login/');
  },
};

export const SignedIn: Story = { ...wide, args: { account: <AccountLink href="/account" firstName="Marieke" /> } };

/** Ook zonder muis: Enter opent, Tab loopt door de kaarten, Escape sluit en brengt je terug. */
export const ProductsByKeyboard: Story = {
  ...wide,
  play: async ({ canvas }) => {
    const products = canvas.getByRole('button', { name: 'Producten' });
    await expect(products).toHaveAttribute('aria-expanded', 'false');
    products.focus();
    await userEvent.keyboard('{Enter}');
    await expect(products).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Reserveer Pomp AO' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(products).toHaveAttribute('aria-expanded', 'false');
    await expect(products).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab({ shift: true });
    await expect(products).toHaveAttribute('aria-expanded', 'false');
  },
};

export const ProductsByMouse: Story = {
  ...wide,
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Producten' }));
    await expect(canvas.getByRole('link', { name: 'Lees meer over Pomp AO' })).toBeVisible();
  },
};

export const OnAPhone: Story = { ...phone };

/** Vult het scherm, houdt de focus vast en geeft hem terug. */
export const PhoneMenu: Story = {
  ...phone,
  play: async ({ canvas }) => {
    const open = canvas.getByRole('button', { name: 'Menu openen' });
    await userEvent.click(open);
    const menu = canvas.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await expect(menu).toContainElement(document.activeElement as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Menu sluiten' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(open).toHaveFocus();
    await userEvent.click(open);
  },
};

export const Footer: Story = {
  decorators: [(Story) => <Story />],
  render: () => (
    <SiteFooter
      lead={<Text tone="inherit">Hier schrijf je je in voor de nieuwsbrief.</Text>}
      columns={[
        { title: 'Producten', links: [{ label: 'Pomp AO', href: '/pomp-ao' }, { label: 'All-electric', href: '/all-electric' }] },
        { title: 'Pomp', links: [{ label: 'Over ons', href: '/over-ons' }, { label: 'Werken bij', href: '/vacatures' }] },
        { title: 'Informatie', links: [{ label: 'Kennisbank', href: '/kennisbank' }, { label: 'Helpcentrum', href: 'https://help.pomp.example' }] },
        { title: 'Volg ons', links: [{ label: 'LinkedIn', href: 'https://www.linkedin.com/company/pomp' }] },
      ]}
      marks={<Badge tone="info">Keurmerk uit de configuratie</Badge>}
      copyright="© 2026 Pomp"
      legal={[{ label: 'Privacy', href: '/privacy' }, { label: 'Voorwaarden', href: '/voorwaarden' }]}
    />
  ),
};
