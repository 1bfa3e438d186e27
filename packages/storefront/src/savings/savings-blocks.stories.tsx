import { exampleAnswer, failure, handlersFor, never, offline, success } from '@pomp/api-client/testing';
import { contentBlocks, createRegistry, StoryBlocks } from '@pomp/cms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { answering, clearVisits, inStorefront, logged, visited } from '../storefront/in-storefront.stories.setup.js';
import { storefrontBlocks } from '../storefront-blocks.js';

const meta = {
  title: 'Winkel/Besparing/Blokken',
  component: StoryBlocks,
  parameters: { layout: 'fullscreen', ...answering() },
  args: { registry: createRegistry(storefrontBlocks), mode: 'published', report: fn(), blocks: [] },
  decorators: [inStorefront],
  beforeEach: clearVisits,
} satisfies Meta<typeof StoryBlocks>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const calculator = {
  component: 'savings_calculator',
  title: 'Wat bespaar jij?',
  intro: 'Met je postcode en huisnummer rekenen we het meteen uit.',
};
export const Calculator: Story = { args: { blocks: [calculator] } };
export const CalculatorInOneRow: Story = {
  args: { blocks: [{ ...calculator, layout: 'compact' }] },
  globals: { viewport: { value: 'wide' } },
};
export const CalculatorOnAPhone: Story = {
  args: { blocks: [{ ...calculator, title: 'Warmtepompbesparingsberekening' }] },
  globals: { viewport: { value: 'reflow' } },
};
/** Ook ingezoomd breekt ‘Huisnummer’ niet. */
export const CalculatorInOneRowZoomedIn: Story = {
  args: { blocks: [{ ...calculator, layout: 'compact' }] },
  globals: { viewport: { value: 'reflow' } },
  play: async ({ canvas }) => {
    const label = (await canvas.findByText('Huisnummer')).firstChild!;
    const words = document.createRange();
    words.selectNodeContents(label);
    await expect(words.getClientRects()).toHaveLength(1);
  },
};

/** Een opening met film kan de rekenhulp onder zijn woorden hebben. */
export const CalculatorInAnOpening: Story = {
  args: {
    registry: createRegistry([...contentBlocks, ...storefrontBlocks]),
    blocks: [
      {
        component: 'video_hero',
        title: 'Warmte uit koude lucht.',
        description: 'Reken uit wat dat bij jou scheelt.',
        savings_calculator: true,
        review_widget: true,
        review_source: { linktype: 'url', url: 'https://beoordelingen.example/pomp', cached_url: '', fieldtype: 'multilink' },
      },
    ],
  },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('170+ beoordelingen')).toBeVisible();
    await userEvent.type(await canvas.findByRole('textbox', { name: /Postcode/ }), '1271 ad');
    await userEvent.type(canvas.getByRole('textbox', { name: /Huisnummer/ }), '3');
    await userEvent.click(canvas.getByRole('button', { name: 'Bereken mijn besparing' }));
    await waitFor(() => expect(visited.push).toHaveBeenCalledWith(expect.stringContaining('/besparing-resultaat/?zipcode=1271AD')));
  },
};
export const CalculatorInAnOpeningOnAPhone: Story = {
  args: CalculatorInAnOpening.args ?? {},
  globals: { viewport: { value: 'reflow' } },
};

const totals = { component: 'savings_totals', title: 'Samen besparen we al' };
export const Totals: Story = {
  args: { blocks: [totals] },
  parameters: answering({ getSavings: success({ co2Saved: 2_600_000, gasSaved: 1_500_000, euroSaved: 1_100_000 }) }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('2.600.000').length).toBeGreaterThan(0));
    await expect(canvas.getByText(/^Naar schatting, opgeteld/)).toBeVisible();
  },
};
/** Komt de telling pas als er uitgeteld is, dan staat ze er, zonder opnieuw te tellen. */
const late: { answer?: () => void; shown: string[] } = { shown: [] };
export const TotalsLate: Story = {
  args: { blocks: [totals] },
  beforeEach: () => {
    // As in a browser that moves things, whatever these stories run in.
    const { matchMedia } = window;
    window.matchMedia = () => matchMedia('not all');
    // From before the first paint: the counting may begin before or after the play does.
    late.shown = [];
    const watch = new MutationObserver((changes) => {
      const [inKilograms] = changes
        .map(({ target }) => (target instanceof Element ? target : target.parentElement)?.closest('p')?.textContent)
        .filter((text) => text?.endsWith('kg'));
      if (inKilograms) late.shown.push(inKilograms);
    });
    watch.observe(document.body, { characterData: true, childList: true, subtree: true });
    return () => {
      watch.disconnect();
      window.matchMedia = matchMedia;
    };
  },
  parameters: answering({
    getSavings: async () => {
      await new Promise<void>((resolve) => (late.answer = resolve));
      return success({ co2Saved: 2_600_000, gasSaved: 1_500_000, euroSaved: 1_100_000 });
    },
  }),
  play: async () => {
    await waitFor(() => expect(late.shown.length > 1 && late.shown.at(-1)).toBe('2.501.0282.501.028kg'));
    const counted = late.shown.length;
    late.answer?.();
    await waitFor(() => expect(late.shown.at(-1)).toBe('2.600.0002.600.000kg'));
    await expect(new Set(late.shown.slice(counted))).toEqual(new Set(['2.600.0002.600.000kg']));
  },
};

/** Is er geen telling, of is die nul, dan staat er wat de verkoper het laatst telde. */
export const TotalsNotThere: Story = {
  args: { blocks: [totals] },
  parameters: answering({ getSavings: offline }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(logged).toHaveBeenCalledWith('Failed to fetch savings totals'));
    for (const amount of ['2.501.028', '1.405.862', '1.003.143'])
      await expect(canvas.getAllByText(amount).length).toBeGreaterThan(0);
  },
};
export const TotalsZero: Story = {
  args: { blocks: [totals] },
  parameters: answering({ getSavings: success({ co2Saved: 0, gasSaved: 0, euroSaved: 0 }) }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('1.405.862').length).toBeGreaterThan(0));
  },
  globals: { viewport: { value: 'phone' } },
};

const business = {
  component: 'b2b_section',
  title: 'Wat besparen jouw gebouwen?',
  intro: 'Vertel ons over je woningen, dan mailen we je een berekening.',
};

async function choose(canvas: Canvas, name: RegExp, option: string) {
  const list = await canvas.findByRole('combobox', { name });
  await userEvent.click(list);
  await userEvent.type(list, `${option}{Enter}`);
}

async function fillIn(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('radio', { name: 'Woningcorporatie' }));
  await choose(canvas, /Om hoeveel woningen/, '12');
  await userEvent.click(canvas.getByRole('radio', { name: 'Hoekwoning' }));
  await choose(canvas, /Wanneer zijn ze gebouwd/, '1965-1975');
  await userEvent.type(canvas.getByRole('textbox', { name: /Hoe groot/ }), '95');
  for (const button of canvas.getAllByRole('button', { name: /weet het niet/, pressed: false }).slice(-1))
    await userEvent.click(button);
  await choose(canvas, /Hoeveel mensen wonen/, 'Ik weet het niet');
  await userEvent.type(canvas.getByRole('textbox', { name: /E-mailadres/ }), 'sem@corporatie.example');
  await userEvent.click(canvas.getByRole('button', { name: 'Mail mij de berekening' }));
}

export const Business: Story = {
  args: { blocks: [business] },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await expect(await canvas.findByText('Wat fijn dat je interesse heeft om met ons samen te werken!')).toBeVisible();
    await expect(document.activeElement).toContainElement(canvas.getByRole('status'));
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
};
export const BusinessOnAPhone: Story = { args: { blocks: [business] }, globals: { viewport: { value: 'reflow' } } };

/** Is één pomp te klein, dan staat er hoeveel er nodig zijn. */
export const BusinessPumpTooSmall: Story = {
  args: { blocks: [business] },
  parameters: answering({ postSavings: success({ ...exampleAnswer('postSavings'), pumps: 3 }) }),
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await expect(await canvas.findByText(/^Eén pomp van 5 kW is te klein/)).toHaveTextContent(
      'Reken op 3 pompen per woning, dus 36 voor 12 woningen.',
    );
  },
};

/** Ook een weigering leidt tot het bedankje: die is voor ons. */
export const BusinessRefused: Story = {
  args: { blocks: [business] },
  parameters: answering({ postSavings: failure(500, { message: 'Er ging iets mis.', code: 'serverError' }) }),
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await expect(await canvas.findByText(/Wat fijn dat je interesse heeft/)).toBeVisible();
    await expect(logged).toHaveBeenCalledWith('Failed to send business savings request: 500');
  },
};

/** Geen antwoord is geen bedankje. */
export const BusinessOffline: Story = {
  args: { blocks: [business] },
  parameters: answering({ postSavings: offline }),
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Iets is misgegaan');
    await expect(canvas.getByRole('textbox', { name: /E-mailadres/ })).toHaveValue('sem@corporatie.example');
  },
};

export const BusinessSending: Story = {
  args: { blocks: [business] },
  parameters: answering({ postSavings: never }),
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await expect(await canvas.findByText('Bezig met versturen…')).toBeVisible();
  },
};

const opening = {
  component: 'hero',
  title: 'Warmte uit koude lucht.',
  description_1: 'Reken uit wat dat bij jou scheelt.',
  description_2: 'Vul je postcode en huisnummer in, dan tekenen we je huis.',
  savings_calculator: true,
};
const address = 'Havenstraat 5, Huizen';
const range = '€ 240 tot € 410 minder per jaar';
/** What a server answers for the home at this address. */
const drawn = `<div data-home="words"><p>${address}</p></div>
<div data-home="drawing"><svg viewBox="0 0 600 398" aria-hidden="true" data-type="corner"></svg></div>
<div data-home="range"><p>${range}</p></div>`;
const drawing = http.post('/formulier/quick-check/', async ({ request }) => {
  const asked = new URLSearchParams(await request.text());
  return asked.get('houseNumber') === '5' && new URL(request.url).search === '?huis'
    ? HttpResponse.html(drawn)
    : new HttpResponse(null, { status: 204 });
});

/** Wie postcode en huisnummer invult, ziet zijn eigen huis, en wat een pomp er bespaart. Van een adres dat niemand kent, blijft het een huis zoals er veel zijn. */
export const OpeningWithOwnHome: Story = {
  tags: ['print'],
  args: { registry: createRegistry([...contentBlocks, ...storefrontBlocks]), blocks: [opening] },
  parameters: { msw: { handlers: [drawing, ...handlersFor({})] } },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas, canvasElement }) => {
    const type = () => canvasElement.querySelector('[data-home=drawing] svg')?.getAttribute('data-type');
    await userEvent.type(await canvas.findByRole('textbox', { name: /Postcode/ }), '1271 ad');
    const number = canvas.getByRole('textbox', { name: /Huisnummer/ });
    await expect(type()).toBe('row');
    await userEvent.type(number, '5');
    await userEvent.tab();
    await expect(await canvas.findByText(address)).toBeVisible();
    await expect(type()).toBe('corner');
    await expect(canvas.getByText(range)).toBeVisible();
    await expect(canvas.queryByText('Reken uit wat dat bij jou scheelt.')).not.toBeInTheDocument();

    await userEvent.clear(number);
    await userEvent.type(number, '6');
    await userEvent.tab();
    await expect(await canvas.findByText('Reken uit wat dat bij jou scheelt.')).toBeVisible();
    await expect(type()).toBe('row');
  },
};
export const OpeningWithOwnHomeOnAPhone: Story = {
  args: OpeningWithOwnHome.args ?? {},
  globals: { viewport: { value: 'reflow' } },
};
