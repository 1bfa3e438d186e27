import { failure, success, type Overrides } from '@pomp/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { askToLeave, elsewhere, inAccount, signedIn, wholeScreen } from '../provider/in-portal.stories.setup.js';
import {
  agreement,
  invoice,
  madePlan,
  order,
  paid,
  paying,
  plan,
  planAtApi,
  signed,
  terms,
  toSign,
} from './payment.stories.setup.js';
import { PaymentScreen } from './payment-screen.js';

const meta = {
  title: 'Portal/Betaling/Tekenen',
  component: PaymentScreen,
  decorators: [inAccount],
  beforeEach: signedIn,
  args: { orderId: order.id, type: 'PY' },
  parameters: { ...wholeScreen, ...paying(), portal: { pathname: '/account/bestellingen/' } },
} satisfies Meta<typeof PaymentScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A backend on which it can be signed; the body of what was signed goes into `sent`. */
function signable() {
  const sent: unknown[] = [];
  const calls = {
    getAgreement: () => success(sent.length > 0 ? signed : toSign),
    putSignAgreement: async (request) => {
      sent.push(await request.json());
      return success(agreement);
    },
  } satisfies Overrides;
  return { sent, calls, backend: paying({}, calls) };
}
const signing = signable();

/** Ticks both boxes and presses. */
async function agreeTo(canvas: ReturnType<typeof within>, button: RegExp) {
  await userEvent.click(await canvas.findByRole('checkbox', { name: /^Ik heb het installatieplan gelezen/ }));
  await userEvent.click(canvas.getByRole('checkbox', { name: /^Ik ga akkoord met de voorwaarden/ }));
  await userEvent.click(canvas.getByRole('button', { name: button }));
}

/** Why what was filled in has to be agreed to anew: read, with the focus on it. */
async function expectReason(canvas: ReturnType<typeof within>, reason: RegExp) {
  const said = await canvas.findByText(reason);
  await expect(said).toBeVisible();
  await waitFor(() => expect(said.closest('[tabindex="-1"]')).toHaveFocus());
}

export const Signs: Story = {
  parameters: signing.backend,
  beforeEach: () => {
    signing.sent.length = 0;
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Stap 1 van 2')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Bekijken: Installatieplan/ })).toHaveAttribute('href', plan.url);
    await expect(canvas.getByText('Daarna doe je de aanbetaling van € 1.700, inclusief € 295,04 btw.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Tekenen met betalingsverplichting: €\s1\.700 nu$/ })).toBeVisible();
    await expect(canvas.getByText('Bedenk je je? Dat kan 14 dagen lang, zonder reden.')).toBeVisible();
    await expect(canvas.getByText(/^Teken je vandaag, dan kun je herroepen tot en met \d+ \w+ \d{4}\./)).toBeVisible();
    const name = canvas.getByRole('textbox', { name: /^Je voor- en achternaam/ });
    await expect(name).toHaveValue('Marieke de Wit');

    await step('not without agreeing', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Tekenen met betalingsverplichting/ }));
      await expect(await canvas.findByRole('group', { name: 'Controleer je antwoorden' })).toHaveFocus();
      await expect(canvas.getAllByText('Je moet akkoord gaan met het installatieplan.').length).toBeGreaterThan(0);
      await expect(signing.sent).toEqual([]);
    });

    await step('nor without the terms, which are there to read', async () => {
      await expect(canvas.getByRole('link', { name: /^algemene voorwaarden/ })).toHaveAttribute('href', terms?.url);
      await userEvent.click(canvas.getByRole('checkbox', { name: /^Ik heb het installatieplan gelezen/ }));
      await userEvent.click(canvas.getByRole('button', { name: /^Tekenen met betalingsverplichting/ }));
      await waitFor(() => expect(canvas.getByRole('checkbox', { name: /^Ik ga akkoord met de voorwaarden/ })).toBeInvalid());
      await expect(canvas.getAllByText('Je moet akkoord gaan met de voorwaarden.').length).toBeGreaterThan(0);
      await expect(signing.sent).toEqual([]);
    });

    await step('and then exactly the document that was shown', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: /^Ik ga akkoord met de voorwaarden/ }));
      await userEvent.click(canvas.getByRole('button', { name: /^Tekenen met betalingsverplichting/ }));
      await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: 'Getekend' })).toHaveFocus());
      await expect(signing.sent).toEqual([
        {
          name: 'Marieke de Wit',
          agreed: true,
          terms: true,
          documentId: plan.documentId,
          sha256: plan.sha256,
          termsSha256: terms?.sha256,
        },
      ]);
      await expect(canvas.getByText('Stap 2 van 2')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Aanbetalen' })).toBeVisible();
      await expect(askToLeave).not.toHaveBeenCalled();
    });
  },
};

const paidBefore = signable();

/** A transfer came in before the plan was signed: signing is all that is left, and nothing is asked twice. */
export const PaidBeforeSigning: Story = {
  parameters: paying(
    {},
    {
      ...paidBefore.calls,
      getInvoice: success({ ...invoice, payment: paid }),
      getPayment: success(paid),
    },
  ),
  beforeEach: () => {
    paidBefore.sent.length = 0;
    return signedIn();
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^Je aanbetaling van € 1\.700, inclusief € 295,04 btw, is al binnen\./)).toBeVisible();
    await expect(canvas.queryByText('Stap 1 van 2')).not.toBeInTheDocument();
    await expect(canvas.queryByText(/doe de aanbetaling/)).not.toBeInTheDocument();
    await agreeTo(canvas, /^Tekenen met betalingsverplichting$/);
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: 'Getekend' })).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: /^Aanbetalen/ })).not.toBeInTheDocument();
  },
};

const asleep = signable();

/** What was signed stands there at once, also while nobody can say yet that it is kept. */
export const SignedBeforeItIsAskedAgain: Story = {
  parameters: paying(
    {},
    {
      getAgreement: () =>
        asleep.sent.length > 0 ? failure(503, { message: 'Even niet bereikbaar.', code: 'unavailable' }) : success(toSign),
      putSignAgreement: async (request) => {
        asleep.sent.push(await request.json());
        return success(agreement);
      },
    },
  ),
  beforeEach: () => {
    asleep.sent.length = 0;
    return signedIn();
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await agreeTo(canvas, /^Tekenen met betalingsverplichting/);
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: 'Getekend' })).toHaveFocus());
    await expect(canvas.getByText(/^Je hebt het installatieplan getekend als Marieke de Wit, op /)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Tekenen/ })).not.toBeInTheDocument();
  },
};

/** An API at another origin lets no page frame its documents: the plan is read by its link. */
export const ApiElsewhere: Story = {
  parameters: {
    ...paying({}, { getAgreement: success({ ...toSign, plan: planAtApi }) }),
    portal: { pathname: '/account/bestellingen/', client: elsewhere },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: /^Bekijken: Installatieplan/ })).toHaveAttribute(
      'href',
      `https://api.seller.example${planAtApi.url}`,
    );
    await expect(canvas.getByRole('link', { name: /^algemene voorwaarden/ })).toHaveAttribute(
      'href',
      `https://api.seller.example${terms?.url}`,
    );
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const PlanChanged: Story = {
  parameters: paying(
    {},
    {
      putSignAgreement: failure(409, {
        message: 'Er is een nieuw installatieplan. Lees het nieuwe plan en teken dan opnieuw.',
        code: 'conflict',
      }),
    },
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await agreeTo(canvas, /^Tekenen met betalingsverplichting/);
    await expect(await canvas.findByText(/^Er is een nieuw installatieplan\./)).toBeVisible();
  },
};

const newerPlan = { ...plan, documentId: 'd3b0c9e6-52d8-4e0f-9b1a-7b1d2c3e4f55', sha256: 'b'.repeat(64) };
let isReplaced = false;

/** The new plan comes in the place of the one that was agreed to: what happened stays said, and so does who signs. */
export const PlanReplaced: Story = {
  beforeEach: () => {
    isReplaced = false;
    return signedIn();
  },
  parameters: paying(
    {},
    {
      getAgreement: () => success(isReplaced ? { ...toSign, plan: newerPlan } : toSign),
      putSignAgreement: () => {
        isReplaced = true;
        return failure(409, { message: 'Er is een nieuw installatieplan.', code: 'conflict' });
      },
    },
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = await canvas.findByRole('textbox', { name: /^Je voor- en achternaam/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Marieke van Dijk');
    await agreeTo(canvas, /^Tekenen met betalingsverplichting/);
    await expectReason(canvas, /^Je installatieplan is intussen veranderd\./);
    await expect(canvas.getByRole('textbox', { name: /^Je voor- en achternaam/ })).toHaveValue('Marieke van Dijk');
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
  },
};

/** The plan can be agreed to; what it costs stands in it. */
export const NoInvoiceYet: Story = {
  parameters: paying({}, { getInvoice: failure(404, { message: 'Niet gevonden.', code: 'notFound' }) }),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/^Daarna doe je de aanbetaling\. De factuur daarvan is nog niet klaar/),
    ).toBeVisible();
  },
};

const noInvoice = failure(404, { message: 'Niet gevonden.', code: 'notFound' });
const away = failure(503, { message: 'We zijn even niet bereikbaar.', code: 'unavailable' });
let timesAsked = 0;

/** Who is reading and ticking meanwhile loses nothing when the invoice can't be asked for, or comes. */
export const InvoiceComes: Story = {
  beforeEach: () => {
    timesAsked = 0;
    return signedIn();
  },
  parameters: paying({}, { getInvoice: () => [noInvoice, away][timesAsked++] ?? success(invoice) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = await canvas.findByRole('textbox', { name: /^Je voor- en achternaam/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Marieke van Dijk');
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Ik heb het installatieplan gelezen/ }));
    await expect(await canvas.findByRole('button', { name: /^Tekenen met betalingsverplichting: €\s1\.700 nu$/ })).toBeVisible();
    await expect(name).toBeVisible();
    await expect(name).toHaveValue('Marieke van Dijk');
    await expect(canvas.getByRole('checkbox', { name: /^Ik heb het installatieplan gelezen/ })).toBeChecked();
  },
};

/** A plan that says what it says on the page too: the price in all, when it is paid, the subsidy with its source, and the dates. */
export const PlanAsAPage: Story = {
  tags: ['print'],
  parameters: paying({}, { getAgreement: success({ ...toSign, plan: madePlan }) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const costs = within(await canvas.findByRole('region', { name: 'Wat je betaalt' }));
    await expect(costs.getByRole('heading', { name: /^€\s3\.400$/ })).toBeVisible();
    for (const said of ['Nu, bij het tekenen', 'Als alles werkt', 'ISDE-subsidie, geschat', 'Na subsidie ongeveer', 'Installatie'])
      await expect(costs.getByText(said)).toBeVisible();
    await expect(costs.getByText(/^Bron: .*bedragen van 2026/)).toBeVisible();
    await expect(canvas.getByText('Schilderen van de muur binnen')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Het hele installatieplan \(pdf\)/ })).toHaveAttribute('href', madePlan.url);
  },
};

const placedPlan = { ...madePlan, facts: madePlan.facts && { ...madePlan.facts, placed: 'f7a2b0c4-51d6-4a8e-9c1b-2d3e4f506172' } };

/** With the customer's own photo, in which the seller placed the pump. */
export const PlanAsAPageOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: paying({}, { getAgreement: success({ ...toSign, plan: placedPlan }) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Op je eigen foto, en op schaal getekend: 110 cm breed en 80 cm hoog.')).toBeVisible();
    const picture = canvasElement.querySelector('img[src*=getUpload]');
    await expect(picture).toHaveAttribute('src', `/api/account/getUpload?id=${placedPlan.facts?.placed}&size=preview`);
    await expect(picture).toHaveAttribute('alt', 'Je eigen foto, met de warmtepomp op schaal getekend op zijn plek.');
  },
};

const expiredPlan = { ...madePlan, facts: madePlan.facts && { ...madePlan.facts, validUntil: '2026-01-31' as const } };

/** Its last day is over: it can be read, and a new one asked for. */
export const Expired: Story = {
  parameters: paying({}, { getAgreement: success({ ...toSign, plan: expiredPlan }) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^Het gold tot en met 31 januari 2026\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Vraag om een nieuw plan' })).toHaveAttribute(
      'href',
      `/account/bestellingen/bekijken/?orderId=${order.id}`,
    );
    await expect(canvas.getByRole('link', { name: /^Het hele installatieplan \(pdf\)/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Tekenen/ })).not.toBeInTheDocument();
    await expect(canvas.queryByText(/Ga digitaal akkoord/)).not.toBeInTheDocument();
  },
};

/** What was signed holds; what it changed to can't be signed any more. */
export const ChangeExpired: Story = {
  parameters: paying(
    { step: 'PY', status: 'OK' },
    { getAgreement: success({ ...signed, plan: madePlan, changed: { ...expiredPlan, sha256: 'b'.repeat(64) } }) },
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Je gewijzigde plan is verlopen.' })).toBeVisible();
    await expect(canvas.getByText(/Wat je eerder tekende blijft gelden\.$/)).toBeVisible();
    await expect(canvas.queryByText(/tot je het nieuwe plan tekent/)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /tekenen/i })).not.toBeInTheDocument();
  },
};

/** What was signed can be paid for meanwhile. */
export const ChangeExpiredBeforePaying: Story = {
  parameters: paying(
    {},
    { getAgreement: success({ ...signed, plan: madePlan, changed: { ...expiredPlan, sha256: 'b'.repeat(64) } }) },
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Aanbetalen' })).toBeVisible();
    await expect(canvas.getByText(/Wat je eerder tekende blijft gelden\.$/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /tekenen/i })).not.toBeInTheDocument();
  },
};

/** It changed after it was signed and paid: what is otherwise stands side by side, and it is signed again. */
export const ChangedAfterSigning: Story = {
  parameters: paying(
    { step: 'PY', status: 'OK' },
    {
      getAgreement: success({
        ...signed,
        plan: madePlan,
        changed: {
          ...madePlan,
          documentId: 'd3b0c9e6-52d8-4e0f-9b1a-7b1d2c3e4f55',
          documentName: 'Installatieplan, versie 2',
          sha256: 'b'.repeat(64),
          facts: madePlan.facts && { ...madePlan.facts, total: 365_000, vat: 63_347 },
        },
      }),
    },
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Je plan is veranderd. Teken het opnieuw.' })).toBeVisible();
    const table = within(canvas.getByRole('table', { name: 'Wat er veranderde' }));
    await expect(table.getByRole('row', { name: /Totaal, met btw.*3\.400.*3\.650/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /dat je tekende \(pdf\)/ })).toHaveAttribute('href', madePlan.url);
    await expect(canvas.getByRole('button', { name: 'Gewijzigd plan tekenen met betalingsverplichting' })).toBeVisible();
  },
};

const changedPlan = { ...madePlan, documentId: newerPlan.documentId, sha256: newerPlan.sha256 };
let isSignedAgain = false;

/** It changed before the down payment was paid: signed again, that is said, and paying is what comes. */
export const ChangedBeforePaying: Story = {
  beforeEach: () => {
    isSignedAgain = false;
    return signedIn();
  },
  parameters: paying(
    {},
    {
      getAgreement: () =>
        success(
          isSignedAgain
            ? { ...signed, plan: changedPlan, agreement: { ...agreement, sha256: changedPlan.sha256 } }
            : { ...signed, plan: madePlan, changed: changedPlan },
        ),
      putSignAgreement: () => {
        isSignedAgain = true;
        return success({ ...agreement, sha256: changedPlan.sha256 });
      },
    },
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await agreeTo(canvas, /^Gewijzigd plan tekenen/);
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: 'Getekend' })).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'Aanbetalen' })).toBeVisible();
  },
};

let version = '2026-01';

/** Meanwhile the terms became others too: what was ticked was about the earlier ones. */
export const TermsChangedToo: Story = {
  beforeEach: () => {
    version = '2026-01';
    return signedIn();
  },
  parameters: paying(
    { step: 'PY', status: 'OK' },
    {
      getAgreement: () =>
        success({
          ...signed,
          plan: madePlan,
          changed: changedPlan,
          terms: terms && { ...terms, version, sha256: version.padEnd(64, '0') },
        }),
      putSignAgreement: () => {
        version = '2027-01';
        return failure(409, { message: 'De voorwaarden zijn veranderd.', code: 'conflict' });
      },
    },
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await agreeTo(canvas, /^Gewijzigd plan tekenen/);
    await expect(await canvas.findByText(/versie 2027-01\./)).toBeVisible();
    await expectReason(canvas, /^De voorwaarden zijn intussen veranderd\./);
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
  },
};

/** The seller keeps no versions of its terms: the page of the site has them. */
export const TermsOnAPage: Story = {
  parameters: paying({}, { getAgreement: success({ ...toSign, terms: null }) }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: /^algemene voorwaarden/ })).toHaveAttribute(
      'href',
      '/algemene-voorwaarden/',
    );
  },
};

export const NoPlanYet: Story = {
  parameters: paying({}, { getAgreement: success({ ...toSign, plan: null }) }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^Je installatieplan staat hier nog niet\./)).toBeVisible();
  },
};

export const LongWords: Story = {
  parameters: paying(
    { orderNumber: '2026-0148200000000-VERVOLG' },
    {
      getAgreement: success({
        ...toSign,
        plan: { ...plan, documentName: 'Aansprakelijkheidswaardevaststellingsveranderingeninstallatieplan voor de burgemeester' },
      }),
    },
  ),
};

export const Failed: Story = {
  parameters: paying(
    {},
    { getAgreement: failure(503, { message: 'We kunnen je gegevens nu even niet ophalen.', code: 'unavailable' }) },
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('We kunnen je gegevens nu even niet ophalen.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'We proberen het opnieuw…' })).toBeVisible();
  },
};
