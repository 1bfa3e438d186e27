import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.js';
import { Badge } from '../feedback/badge.js';
import { Stack } from '../layout/stack.js';
import { Link } from '../navigation/link.js';
import { Heading } from '../text/heading.js';
import { Text } from '../text/text.js';
import { accordionGuide } from './accordion.guide.js';
import { Accordion, type AccordionProps } from './accordion.js';
import { Disclosure, Disclosures } from './disclosure.js';

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

function Questions({ open: first, onOpenChange, ...props }: AccordionProps) {
  const [open, setOpen] = useState(first);
  const choose = (id: string | undefined) => {
    setOpen(id);
    onOpenChange(id);
  };
  return (
    <Stack gap="m" width="form">
      <Heading level={2}>Veelgestelde vragen</Heading>
      <Accordion {...props} open={open} onOpenChange={choose} />
    </Stack>
  );
}

const meta = {
  title: 'Acties en terugkoppeling/Accordeon',
  component: Accordion,
  subcomponents: { Disclosure, Disclosures },
  args: { items: questions, headingLevel: 3, open: undefined, onOpenChange: () => undefined },
  parameters: { guide: accordionGuide },
  // Another question, from the controls, opens.
  render: (args) => <Questions key={args.open} {...args} />,
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Dicht blijven de antwoorden op de pagina staan, voor zoekmachines; voor ogen en toetsen zijn ze er niet.
 * @english When closed the answers stay on the page, for search engines; for eyes and keys they aren’t there.
 */
export const Closed: Story = {
  name: 'Dicht',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'Lees meer over subsidie' })).not.toBeVisible();
    await expect(canvas.getByText(/€ 2.925/)).not.toBeVisible();
  },
};

export const Open: Story = {
  tags: ['visual'],
  args: { open: 'subsidie' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/€ 2.925/)).toBeVisible();
  },
};

/**
 * Er staat er hoogstens één open.
 * @english At most one is open.
 */
export const OneAtATime: Story = {
  name: 'Eén tegelijk',
  args: { open: 'geluid' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('heading', { name: 'Kan mijn cv-ketel blijven?' }));
    await expect(canvas.getByText(/jonger is dan vijftien/)).toBeVisible();
    await expect(canvas.getByText(/38 dB/)).not.toBeVisible();
    await userEvent.click(canvas.getByRole('heading', { name: 'Kan mijn cv-ketel blijven?' }));
    await expect(canvas.getByText(/jonger is dan vijftien/)).not.toBeVisible();
  },
};

export const ByKeyboard: Story = {
  name: 'Met het toetsenbord',
  play: async ({ canvas }) => {
    const [first, second] = canvas
      .getAllByRole('heading')
      .slice(-3)
      .map((title) => title.closest('summary'));
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.tab();
    await expect(second).toHaveFocus();
    // What Enter does in a browser.
    second?.click();
    await waitFor(() => expect(second?.parentElement).toHaveAttribute('open'));
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

/**
 * Het scherm bepaalt wat er openstaat, en kan dus een antwoord openen.
 * @english The screen decides what is open, and so can open an answer.
 */
export const ByParent: Story = {
  name: 'Door het scherm geopend',
  render: () => <OpenedByLink />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kan mijn ketel blijven?' }));
    await expect(canvas.getByText(/jonger is dan vijftien/)).toBeVisible();
  },
};

/**
 * Opent de browser zelf: geen script nodig, en vindbaar bij zoeken in de pagina.
 * @english The browser itself opens it: no script needed, and found by searching in the page.
 */
export const ByTheBrowser: Story = {
  name: 'Door de browser geopend',
  render: () => (
    <Stack width="form">
      <Disclosures>
        {questions.map(({ id, title, content }) => (
          <Disclosure key={id} name="vragen" title={title} headingLevel={3}>
            {content}
          </Disclosure>
        ))}
      </Disclosures>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('heading', { name: 'Krijg ik subsidie?' }));
    await expect(canvas.getByText(/€ 2.925/)).toBeVisible();
    await userEvent.click(canvas.getByRole('heading', { name: 'Kan mijn cv-ketel blijven?' }));
    await expect(canvas.getByText(/jonger is dan vijftien/)).toBeVisible();
    await expect(canvas.getByText(/€ 2.925/)).not.toBeVisible();
  },
};

/**
 * Wat vóór de scripts is geopend, blijft open, en het scherm weet ervan.
 * @english What was opened before the scripts came stays open, and the screen knows of it.
 */
export const OpenedBeforeScripts: Story = {
  name: 'Geopend vóór de scripts',
  render: () => <div />,
  play: async ({ canvasElement }) => {
    const place = document.createElement('div');
    canvasElement.append(place);
    const told = fn();
    const accordion = <Questions items={questions} headingLevel={3} open={undefined} onOpenChange={told} />;
    place.innerHTML = renderToString(accordion);
    within(place).getByText('Kan mijn cv-ketel blijven?').click();
    const root = hydrateRoot(place, accordion);
    await waitFor(() => expect(told.mock.calls).toEqual([['ketel']]));
    await expect(within(place).getByText(/jonger is dan vijftien/)).toBeVisible();
    within(place).getByText('Kan mijn cv-ketel blijven?').click();
    await waitFor(() => expect(within(place).getByText(/jonger is dan vijftien/)).not.toBeVisible());
    root.unmount();
  },
};

/**
 * Wat openstond en vóór de scripts is gesloten, blijft dicht, en gaat met één druk weer open.
 * @english What was open and was closed before the scripts came stays closed, and opens again at one press.
 */
export const ClosedBeforeScripts: Story = {
  name: 'Gesloten vóór de scripts',
  render: () => <div />,
  play: async ({ canvasElement }) => {
    const place = document.createElement('div');
    canvasElement.append(place);
    const told = fn();
    const accordion = <Questions items={questions} headingLevel={3} open="ketel" onOpenChange={told} />;
    place.innerHTML = renderToString(accordion);
    within(place).getByText('Kan mijn cv-ketel blijven?').click();
    const root = hydrateRoot(place, accordion);
    await waitFor(() => expect(told.mock.calls).toEqual([[undefined]]));
    await expect(within(place).getByText(/jonger is dan vijftien/)).not.toBeVisible();
    within(place).getByText('Kan mijn cv-ketel blijven?').click();
    await waitFor(() => expect(within(place).getByText(/jonger is dan vijftien/)).toBeVisible());
    root.unmount();
  },
};

/**
 * Wat er al af is, staat naast de titel en hoort bij hoe de knop heet.
 * @english What is done already stands beside the title and belongs to the name of the button.
 */
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
    await userEvent.click(canvas.getByRole('heading', { name: 'Isolatie & ventilatie Nog 2 vragen' }));
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
