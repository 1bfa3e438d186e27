import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/button.js';
import { Badge } from '../feedback/badge.js';
import { Stack } from '../layout/stack.js';
import { Link } from '../navigation/link.js';
import { Heading } from '../text/heading.js';
import { Text } from '../text/text.js';
import { accordionGuide } from './accordion.guide.js';
import { Accordion, type AccordionProps } from './accordion.js';

const questions: AccordionProps['items'] = [
  {
    id: 'geluid',
    title: 'Hoor ik de warmtepomp in de slaapkamer?',
    content: <Text>Nee. Op vijf meter klinkt de buitenunit als een koelkast: 38 dB.</Text>,
  },
  {
    id: 'subsidie',
    title: 'Krijg ik subsidie?',
    content: (
      <Stack gap="s" align="start">
        <Text>Meestal wel. Voor de Pomp AO is dat nu € 2.925. Je vraagt het zelf aan, wij geven je de papieren.</Text>
        <Link href="/kennisbank/subsidie">Lees meer over subsidie</Link>
      </Stack>
    ),
  },
  { id: 'ketel', title: 'Kan mijn cv-ketel blijven?', content: <Text>Ja, als hij jonger is dan vijftien jaar.</Text> },
];

function Questions({ open: first, ...props }: AccordionProps) {
  const [open, setOpen] = useState(first);
  return (
    <Stack gap="m" width="form">
      <Heading level={2}>Veelgestelde vragen</Heading>
      <Accordion {...props} open={open} onOpenChange={setOpen} />
    </Stack>
  );
}

const meta = {
  title: 'Acties en terugkoppeling/Accordeon',
  component: Accordion,
  args: { items: questions, headingLevel: 3, open: undefined, onOpenChange: () => undefined },
  parameters: { guide: accordionGuide },
  render: (args) => <Questions {...args} />,
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Dicht blijven de antwoorden op de pagina staan, voor zoekmachines; voor ogen en toetsen zijn ze er niet. */
export const Closed: Story = {
  name: 'Dicht',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    await expect(canvas.queryByRole('link', { name: 'Lees meer over subsidie' })).toBeNull();
    await expect(canvas.getByText(/€ 2.925/)).not.toBeVisible();
  },
};

export const Open: Story = {
  tags: ['visual'],
  args: { open: 'subsidie' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Krijg ik subsidie?' })).toHaveTextContent('€ 2.925');
  },
};

/** Er staat er hoogstens één open. */
export const OneAtATime: Story = {
  name: 'Eén tegelijk',
  args: { open: 'geluid' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kan mijn cv-ketel blijven?' }));
    await expect(canvas.getByText(/jonger is dan vijftien/)).toBeVisible();
    await expect(canvas.getByText(/38 dB/)).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Kan mijn cv-ketel blijven?' }));
    await expect(canvas.getByText(/jonger is dan vijftien/)).not.toBeVisible();
  },
};

export const ByKeyboard: Story = {
  name: 'Met het toetsenbord',
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('button');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(third).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Lees meer over subsidie' })).toHaveFocus();
  },
};

function OpenedByLink() {
  const [open, setOpen] = useState<string>();
  return (
    <Stack gap="m" width="form" align="start">
      <Button tone="quiet" onClick={() => setOpen('ketel')}>
        Kan mijn ketel blijven?
      </Button>
      <Stack width="form">
        <Accordion items={questions} headingLevel={2} open={open} onOpenChange={setOpen} />
      </Stack>
    </Stack>
  );
}

/** Het scherm bepaalt wat er openstaat, en kan dus een antwoord openen. */
export const ByParent: Story = {
  name: 'Door het scherm geopend',
  render: () => <OpenedByLink />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kan mijn ketel blijven?' }));
    await expect(canvas.getByText(/jonger is dan vijftien/)).toBeVisible();
  },
};

/** Wat er al af is, staat naast de titel en hoort bij hoe de knop heet. */
export const WithMarks: Story = {
  name: 'Met de stand erbij',
  args: {
    items: [
      { id: 'woning', title: 'Woning', mark: <Badge tone="success">Ingevuld</Badge>, content: <Text>Tussenwoning</Text> },
      {
        id: 'isolatie',
        title: 'Isolatie & ventilatie',
        mark: <Badge tone="warning">Nog 2 vragen</Badge>,
        content: <Text>Spouwmuur</Text>,
      },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Isolatie & ventilatie Nog 2 vragen' }));
    await expect(canvas.getByText('Spouwmuur')).toBeVisible();
  },
};

export const LongDutchWords: Story = {
  name: 'Lange woorden',
  tags: ['visual'],
  globals: { viewport: { value: 'reflow' } },
  args: {
    open: 'lang',
    items: [
      {
        id: 'lang',
        title: 'Wat staat er in de verwarmingsinstallatieonderhoudsabonnementsvoorwaarden?',
        content: <Text>Eénmaalsleidingwaterwarmtewisselaarsonderhoudsbeurten zijn inbegrepen.</Text>,
      },
      ...questions,
    ],
  },
};
