import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../layout/stack.js';
import { Text } from '../text/text.js';
import { Link } from './link.js';
import { linkGuide } from './link.guide.js';
import { type LinkComponentProps, NavigationProvider } from './navigation-provider.js';

const meta = {
  title: 'Fundament/Link',
  component: Link,
  subcomponents: { NavigationProvider },
  parameters: { guide: linkGuide },
  args: { href: '/het-proces', children: 'Zo werkt het' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {
  name: 'In een zin',
  render: (args) => (
    <Text>
      Benieuwd wat we komen doen? <Link {...args} />.
    </Text>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/het-proces/');
  },
};

export const Strong: Story = { name: 'Naast een knop', args: { tone: 'strong' } };
export const Quiet: Story = { name: 'In een lijst', args: { tone: 'quiet' } };

/**
 * Paden krijgen een schuine streep, bestanden en ankers niet; wat je wegbrengt, zegt dat.
 * @english Paths get a slash, files and anchors don’t; what takes you away says so.
 */
export const Addresses: Story = {
  name: 'Soorten adressen',
  tags: ['visual'],
  render: () => (
    <Stack gap="s" align="start">
      <Link href="/account/woning?houseId=1#verbruik">Verbruik van je huis</Link>
      <Link href="/brochure.pdf" download>
        Brochure (pdf)
      </Link>
      <Link href="#inhoud">Naar de inhoud</Link>
      <Link href="tel:+31301234567">030 123 45 67</Link>
      <Link href="mailto:info@pomp.example">info@pomp.example</Link>
      <Link href="https://www.rvo.nl/subsidies">Subsidie bij RVO</Link>
      <Link href="/voorwaarden" newTab>
        Voorwaarden
      </Link>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const addresses = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(addresses).toEqual([
      '/account/woning/?houseId=1#verbruik',
      '/brochure.pdf',
      '#inhoud',
      'tel:+31301234567',
      'mailto:info@pomp.example',
      'https://www.rvo.nl/subsidies',
      '/voorwaarden/',
    ]);
    await expect(canvas.getByRole('link', { name: /RVO.*andere website/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Voorwaarden.*nieuw tabblad/ })).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('link', { name: '030 123 45 67' })).not.toHaveAttribute('target');
    await expect(canvas.getByRole('link', { name: 'info@pomp.example' })).not.toHaveAttribute('target');
    await expect(canvas.getByRole('link', { name: 'Brochure (pdf)' })).toHaveAttribute('download');
  },
};

/**
 * Heet een link anders dan wat er staat, dan hoort bij die naam ook waar hij heen gaat.
 * @english If a link has another name than what it reads, where it leads belongs to that name as well.
 */
export const NamedDifferently: Story = {
  name: 'Met een eigen naam',
  args: {
    href: '/api/account/getDocument?documentId=1',
    newTab: true,
    'aria-label': 'Bekijken: installatieplan',
    children: 'Bekijken',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName('Bekijken: installatieplan (opent in een nieuw tabblad)');
  },
};

const followed = fn();
function HostLink({ href, children, onClick, ...rest }: LinkComponentProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
        followed(href);
      }}
    >
      {children}
    </a>
  );
}

/**
 * De gastheer levert zijn eigen link; die krijgt het adres zoals het hoort.
 * @english The host brings its own link; that gets the address as it should be.
 */
export const InTheHostsRouter: Story = {
  name: 'In de router van een ander',
  decorators: [
    (Story) => (
      <NavigationProvider LinkComponent={HostLink} pathname="/">
        <Story />
      </NavigationProvider>
    ),
  ],
  play: async ({ canvas }) => {
    followed.mockClear();
    canvas.getByRole('link').focus();
    await userEvent.keyboard('{Enter}');
    await expect(followed.mock.calls).toEqual([['/het-proces/']]);
  },
};

/**
 * Het teken blijft bij het laatste woord.
 * @english The sign stays with the last word.
 */
export const LongWords: Story = {
  name: 'Lange woorden',
  globals: { viewport: { value: 'phone' } },
  args: { href: 'https://www.rvo.nl', children: 'Investeringssubsidieaanvraagprocedurehandleidingsdocument van de Rijksdienst' },
};
