import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { NumberField } from '../fields/number-field.js';
import { Stack } from '../layout/stack.js';
import { Link } from '../navigation/link.js';
import { Heading } from '../text/heading.js';
import { infoDisclosureGuide } from './info-disclosure.guide.js';
import { InfoDisclosure } from './info-disclosure.js';

/** Beside a heading, with a field after it: where Tab goes on. */
const beside = (heading: string, disclosure: ReactNode) => (
  <Stack gap="m" width="form">
    <div style={{ display: 'flex', alignItems: 'center', gap: '1rem' }}>
      <div style={{ minWidth: 0 }}>
        <Heading level={2} size="h4">
          {heading}
        </Heading>
      </div>
      {disclosure}
    </div>
    <NumberField label="Gasverbruik per jaar" name="gas" unit="m³" />
  </Stack>
);

const meta = {
  title: 'Acties en terugkoppeling/Uitleg bij een woord',
  component: InfoDisclosure,
  args: {
    subject: 'Gasverbruik',
    children: 'Het staat op je jaarafrekening, in kubieke meters (m³). Neem een jaar waarin je gewoon thuis was.',
  },
  parameters: { guide: infoDisclosureGuide },
  render: (args) => beside('Gasverbruik', <InfoDisclosure {...args} />),
} satisfies Meta<typeof InfoDisclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Closed: Story = {
  name: 'Dicht',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Uitleg: Gasverbruik' })).toHaveAttribute('aria-expanded', 'false');
  },
};

/**
 * De uitleg krijgt de focus, zodat hij wordt voorgelezen; Escape sluit en geeft de focus terug.
 * @english The explanation takes the focus, so that it is read out; Escape closes it and gives the focus back.
 */
export const ByKeyboard: Story = {
  name: 'Met het toetsenbord',
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Uitleg: Gasverbruik' });
    await userEvent.tab();
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Uitleg: Gasverbruik' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(opener).toHaveFocus();
  },
};

/**
 * Tab gaat door de uitleg heen naar wat er op de pagina op volgt; de uitleg gaat dan dicht.
 * @english Tab goes through the explanation to what comes after it on the page; the explanation then closes.
 */
export const TabGoesOn: Story = {
  name: 'Tab gaat verder',
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Uitleg: Gasverbruik' }).focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getByRole('dialog')).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Sluiten' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await gone();
  },
};

/**
 * Met een vinger: open, en dicht door ernaast te tikken.
 * @english With a finger: open, and closed by tapping beside it.
 */
export const Open: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Uitleg: Gasverbruik' }));
    await expect(await canvas.findByRole('dialog')).toHaveTextContent('jaarafrekening');
  },
};

export const CloseBeside: Story = {
  name: 'Dicht door ernaast te tikken',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Uitleg: Gasverbruik' }));
    await canvas.findByRole('dialog');
    await userEvent.click(canvas.getByRole('heading', { name: 'Gasverbruik' }));
    await gone();
  },
};

/**
 * Op een smal scherm blijft de uitleg binnen de rand.
 * @english On a narrow screen the explanation stays within the edge.
 */
export const LongOnAPhone: Story = {
  name: 'Lang, op een telefoon',
  tags: ['visual'],
  globals: { viewport: { value: 'reflow' } },
  render: () =>
    beside(
      'Warmtedoorgangscoëfficiënt van spouwmuurisolatiemateriaal',
      <InfoDisclosure subject="Warmtedoorgangscoëfficiënt">
        De U-waarde zegt hoeveel warmte er per vierkante meter door een muur, vloer of dak gaat. Hoe lager, hoe beter. Je vindt hem
        in het energieprestatiecertificaat of op de factuur van je isolatiebedrijf.{' '}
        <Link href="/kennisbank/u-waarde">Lees meer over de U-waarde</Link>
      </InfoDisclosure>,
    ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Uitleg: Warmtedoorgangscoëfficiënt' }));
    const panel = await canvas.findByRole('dialog');
    await waitFor(() => expect(panel.getBoundingClientRect().left).toBeGreaterThanOrEqual(0));
    await expect(panel.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};
