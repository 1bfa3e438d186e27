import { failure, never, offline } from '@pomp/api-client/testing';
import { createRegistry, StoryBlocks } from '@pomp/cms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { answering, clearVisits, inStorefront, logged } from '../storefront/in-storefront.stories.setup.js';
import { vacancyBlock, vacancyParagraphBlock } from './vacancy-block.js';

const meta = {
  title: 'Winkel/Vacatures/Vacature',
  component: StoryBlocks,
  parameters: { layout: 'fullscreen', ...answering() },
  args: {
    registry: createRegistry([vacancyBlock, vacancyParagraphBlock]),
    mode: 'published',
    report: fn(),
    blocks: [],
    page: {
      story: {
        id: 1,
        uuid: '',
        name: '',
        slug: 'monteur',
        full_slug: 'vacatures/monteur',
        tag_list: [],
        content: { component: 'vacancy' },
      },
      siteUrl: 'https://pomp.example',
      query: {},
      stories: () => Promise.resolve({ stories: [], total: 0 }),
      notFound: fn() as never,
    },
  },
  decorators: [inStorefront],
  beforeEach: clearVisits,
} satisfies Meta<typeof StoryBlocks>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const part = (header: string, text: string, points: readonly string[]) => ({
  component: 'vacancy_paragraph',
  header,
  content: {
    type: 'doc',
    content: [
      paragraph(text),
      { type: 'bullet_list', content: points.map((point) => ({ type: 'list_item', content: [paragraph(point)] })) },
    ],
  },
});
const vacancy = {
  component: 'vacancy',
  title: 'Monteur warmtepompen',
  location: 'Amersfoort',
  time: '40 uur per week',
  education: 'Mbo 3, installatietechniek',
  salary: '€ 2.900 tot € 3.800 per maand',
  date_added: '2026-11-21 07:00',
  paragraphs: [
    part(
      'Wat ga je doen?',
      'Je plaatst met een vaste collega een Pomp AO naast de cv-ketel. Meestal zijn jullie in één dag klaar.',
      [
        'je zet de Pomp AO buiten neer en legt de leidingen naar binnen;',
        'je sluit hem aan op de cv-leidingen en op stroom;',
        'je legt de bewoner uit hoe het werkt.',
      ],
    ),
    part('Wie ben jij?', 'Je vindt het leuk om bij mensen thuis te komen.', [
      'je hebt een diploma in de installatietechniek;',
      'je hebt rijbewijs B.',
    ]),
  ],
};

async function fillIn(canvas: Canvas) {
  await userEvent.type(await canvas.findByRole('textbox', { name: /Naam/ }), 'Sem de Boer');
  await userEvent.type(canvas.getByRole('textbox', { name: /Wanneer kun je beginnen/ }), 'Per 1 februari');
  await userEvent.type(canvas.getByRole('textbox', { name: /E-mailadres/ }), 'sem@pomp.example');
  await userEvent.type(canvas.getByRole('textbox', { name: /Telefoonnummer/ }), '06 12 34 56 78');
  await userEvent.type(canvas.getByRole('textbox', { name: /Waarom pas jij/ }), 'Ik werk graag met mijn handen.');
}
/** Once the button is one: while it sends it says so. */
const apply = async (canvas: Canvas) => userEvent.click(await canvas.findByRole('button', { name: 'Solliciteer nu!' }));

/** De knop gaat in een seconde naar het formulier; het toetsenbord gaat mee. */
export const Complete: Story = {
  args: { blocks: [vacancy] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Monteur warmtepompen' })).toBeVisible();
    await expect(canvas.getByText('Versterk ons team')).toBeVisible();
    const trail = within(canvas.getByRole('navigation', { name: 'Kruimelpad' })).getAllByRole('link', { hidden: true });
    await expect(trail.map((crumb) => crumb.getAttribute('href'))).toEqual(['/', '/vacatures/']);
    const panel = within(canvas.getByRole('complementary'));
    await expect(panel.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Amersfoort',
      '40 uur per week',
      'Mbo 3, installatietechniek',
      '€ 2.900 tot € 3.800 per maand',
    ]);
    await userEvent.click(await panel.findByRole('link', { name: 'Solliciteren' }));
    const form = await canvas.findByRole('region', { name: 'Solliciteren' });
    await waitFor(() => expect(Math.abs(form.getBoundingClientRect().top)).toBeLessThan(80));
    await expect(form).toContainElement(document.activeElement as HTMLElement);
    await userEvent.tab();
    await expect(within(form).getByRole('textbox', { name: /Naam/ })).toHaveFocus();
  },
};

/** Na het versturen maakt het formulier plaats voor een bedankje. */
export const Applied: Story = {
  args: { blocks: [vacancy] },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await apply(canvas);
    await expect(await canvas.findByText(/Bedankt voor je sollicitatie!/)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(logged).not.toHaveBeenCalled();
  },
};

/** Wat de server krijgt: de vacature en een kenmerk dat bij dit ene formulier hoort. */
export const WhatIsSent: Story = {
  args: { blocks: [vacancy] },
  beforeEach: () => void received.mockClear(),
  parameters: answering({
    postVacancy: async (request) => {
      received(await request.json());
      return failure(500, { message: 'Er ging iets mis.', code: 'serverError' });
    },
  }),
  play: async ({ canvas, canvasElement }) => {
    await fillIn(canvas);
    const jobId = canvasElement.querySelector<HTMLInputElement>('input[type="hidden"][name="jobId"]')?.value;
    await apply(canvas);
    await waitFor(() => expect(received).toHaveBeenCalledOnce());
    await apply(canvas);
    await waitFor(() => expect(received).toHaveBeenCalledTimes(2));
    for (const [body] of received.mock.calls) {
      await expect(body).toMatchObject({
        job: 'Monteur warmtepompen',
        name: 'Sem de Boer',
        startingDate: 'Per 1 februari',
        email: 'sem@pomp.example',
        phone: '06 12 34 56 78',
        message: 'Ik werk graag met mijn handen.',
        jobId,
      });
    }
    await expect(jobId).toMatch(/^\w{32}$/);
  },
};
const received = fn<(body: unknown) => void>();

export const Missing: Story = {
  args: { blocks: [vacancy] },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: /Naam/ });
    await apply(canvas);
    await expect(canvas.getAllByText('Dit veld is verplicht.')).toHaveLength(5);
  },
};

export const Sending: Story = {
  args: { blocks: [vacancy] },
  parameters: answering({ postVacancy: never }),
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await apply(canvas);
    await expect(await canvas.findByText('Bezig met versturen…')).toBeVisible();
  },
};

/** Komt een sollicitatie niet aan, dan weten wij dat. Er staat geen bedankje, en wat je invulde staat er nog. */
export const NotArrived: Story = {
  args: { blocks: [vacancy] },
  parameters: answering({ postVacancy: offline }),
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await apply(canvas);
    await waitFor(() => expect(logged.mock.calls).toEqual([['Error submitting vacancy data']]));
    await expect(canvas.queryByText(/Bedankt/)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(canvas.getByRole('textbox', { name: /Naam/ })).toHaveValue('Sem de Boer');
    await expect(await canvas.findByRole('button', { name: 'Solliciteer nu!' })).toBeEnabled();
  },
};

export const OnlyWhatIsNeeded: Story = {
  args: { blocks: [{ component: 'vacancy', title: 'Open sollicitatie', location: 'Heel Nederland' }] },
};
export const OnAPhone: Story = { args: { blocks: [vacancy] }, globals: { viewport: { value: 'phone' } } };
export const LongWords: Story = {
  args: {
    blocks: [
      {
        ...vacancy,
        title: 'Warmtepompinstallatiewerkvoorbereider',
        location: 'Gasselterboerveenschemond',
        paragraphs: [
          part('Arbeidsvoorwaardenverantwoordelijkheden', 'Installatiewerkvoorbereidingsverantwoordelijkheid.', [
            'warmtepompinstallatieonderhoudsabonnementen',
          ]),
        ],
      },
    ],
  },
  globals: { viewport: { value: 'reflow' } },
};
