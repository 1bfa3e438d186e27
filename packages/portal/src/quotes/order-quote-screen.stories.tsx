import { exampleAnswer, failure, handlersFor, never, success } from '@pomp/api-client/testing';
import { keptPlaces, localDraftStore } from '@pomp/forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, askToLeave, inAccount, marieke, signedIn, visited, wholeScreen } from '../provider/in-portal.stories.setup.js';
import { OrderQuoteScreen } from './order-quote-screen.js';

const quote = exampleAnswer('postQuote');
const order = exampleAnswer('postOrder');

const meta = {
  title: 'Portal/Bestellen',
  component: OrderQuoteScreen,
  decorators: [inAccount],
  beforeEach: signedIn,
  args: { quoteId: quote.id },
  parameters: { ...wholeScreen, msw: { handlers: handlersFor() }, portal: { pathname: '/account/offertes/' } },
} satisfies Meta<typeof OrderQuoteScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = 'Bestelling met betalingsverplichting';

/** A server that takes orders, and remembers what it was sent. */
function ordering(...answers: readonly ReturnType<typeof failure>[]) {
  const sent: { readonly body: unknown; readonly key: string | null }[] = [];
  return {
    sent,
    parameters: answering({
      postOrder: async (request) => {
        sent.push({ body: await request.json(), key: request.headers.get('idempotency-key') });
        return answers[sent.length - 1] ?? success(order);
      },
    }),
  };
}

function formIn(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const sameAddress = async (answer: 'Ja' | 'Nee') =>
    userEvent.click(
      within(await canvas.findByRole('radiogroup', { name: /^Is het factuuradres hetzelfde/ })).getByRole('radio', {
        name: answer,
      }),
    );
  const invoiceField = (name: string) => canvas.findByRole('textbox', { name: new RegExp(`^${name} (van|bij) het factuuradres`) });
  /** The street and place come by themselves. */
  const sendInvoiceElsewhere = async () => {
    await sameAddress('Nee');
    await userEvent.type(await invoiceField('Postcode'), '1271ad');
    await userEvent.type(await invoiceField('Huisnummer'), '3');
    const street = await invoiceField('Straat');
    await waitFor(() => expect(street).toHaveValue('Havenstraat'));
  };
  const agree = async () => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Ik ga akkoord met de voorwaarden/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Ik ga akkoord met de vrijblijvende offerte/ }));
  };
  const submit = async () => userEvent.click(await canvas.findByRole('button', { name: press }));
  return { canvas, sameAddress, invoiceField, sendInvoiceElsewhere, agree, submit };
}

const bought = ordering();

export const Orders: Story = {
  parameters: bought.parameters,
  play: async ({ canvasElement, step }) => {
    const { canvas, sameAddress, agree, submit } = formIn(canvasElement);
    await step('what it costs stands right above the button', async () => {
      const button = await canvas.findByRole('button', { name: press });
      const total = canvas.getByText(/^€\s9\.225$/);
      await expect(total.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      await expect(canvas.getByText(/^Daarvan is €\s1\.601,03 btw \(21%\)\.$/)).toBeVisible();
      await expect(canvas.getByRole('link', { name: /^algemene voorwaarden/ })).toHaveAttribute('target', '_blank');
    });
    await step('and the order is there', async () => {
      await sameAddress('Ja');
      await agree();
      await submit();
      const heading = await canvas.findByRole('heading', { level: 1, name: 'Bedankt voor je bestelling!' });
      await waitFor(() => expect(heading).toHaveFocus());
      await expect(canvas.getByText(new RegExp(order.orderNumber))).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Bekijk je bestelling' })).toHaveAttribute('href', '/account/bestellingen/');
      await expect(bought.sent.map(({ body }) => body)).toEqual([
        { quoteId: quote.id, revision: 1, invoiceIsSameAsInstallation: 'ja', terms: true, quoteAccepted: true },
      ]);
      await expect(askToLeave).not.toHaveBeenCalled();
      await expect(keptPlaces(marieke.id)).toEqual([]);
    });
  },
};

/** Where the invoice goes stays on the device; what was agreed to doesn't. */
export const SessionEndsWhileOrdering: Story = {
  parameters: answering({ postOrder: failure(401, { message: 'Je bent niet ingelogd.', code: 'notSignedIn' }) }),
  play: async ({ canvasElement }) => {
    const { sendInvoiceElsewhere, agree, submit } = formIn(canvasElement);
    await sendInvoiceElsewhere();
    await agree();
    await submit();
    await waitFor(() => expect(visited.replace.mock.calls).toEqual([['/auth/login/']]));
    const kept = localDraftStore(marieke.id, `orderQuote/${quote.id}`, () => new Date()).found()?.values;
    await expect(kept).toMatchObject({ invoiceZipcode: '1271 AD', invoiceHouseNumber: '3' });
    await expect(kept).not.toHaveProperty('terms');
  },
};

export const InvoiceAddressOfAnEarlierVisit: Story = {
  beforeEach: () => {
    const cleanUp = signedIn();
    const keptAt = new Date(performance.timeOrigin);
    localDraftStore(marieke.id, `orderQuote/${quote.id}`, () => keptAt).save(
      {
        values: { invoiceIsSameAsInstallation: 'nee', invoiceZipcode: '1271 AD', invoiceHouseNumber: '3' },
        startedFrom: undefined,
      },
      keptAt,
    );
    return cleanUp;
  },
  play: async ({ canvasElement }) => {
    const { canvas, invoiceField } = formIn(canvasElement);
    await waitFor(async () => expect(await invoiceField('Postcode')).toHaveValue('1271 AD'));
    await expect(canvas.getByRole('checkbox', { name: /^Ik ga akkoord met de voorwaarden/ })).not.toBeChecked();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => void (await within(canvasElement).findByRole('button', { name: press })),
};

const invoiced = ordering();

export const InvoicedElsewhere: Story = {
  parameters: invoiced.parameters,
  play: async ({ canvasElement }) => {
    const { canvas, invoiceField, sendInvoiceElsewhere, agree, submit } = formIn(canvasElement);
    await sendInvoiceElsewhere();
    await expect(await invoiceField('Plaats')).toHaveValue('Huizen');
    await userEvent.click(
      within(await canvas.findByRole('radiogroup', { name: /^Welk adres op nummer 3/ })).getByRole('radio', { name: 'A' }),
    );
    await expect(await invoiceField('Toevoeging')).toHaveValue('A');
    await agree();
    await submit();
    await canvas.findByRole('heading', { level: 1, name: 'Bedankt voor je bestelling!' });
    await expect(invoiced.sent[0]?.body).toMatchObject({
      invoiceZipcode: '1271 AD',
      invoiceHouseNumber: '3',
      invoiceAddition: 'A',
      invoiceStreet: 'Havenstraat',
      invoicePlace: 'Huizen',
    });
  },
};

export const NothingAgreed: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, submit } = formIn(canvasElement);
    await submit();
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Controleer je antwoorden' })).toHaveFocus());
    for (const said of [
      'Je moet akkoord gaan met de voorwaarden en het privacybeleid.',
      'Je moet akkoord gaan met de vrijblijvende offerte.',
    ]) {
      await expect(canvas.getAllByText(said).length).toBeGreaterThan(0);
    }
  },
};

let revision = 1;

/** Changed in another tab: what is on the screen is what would be ordered, to be agreed to anew. */
export const ChangedMeanwhile: Story = {
  beforeEach: () => {
    revision = 1;
  },
  parameters: answering({
    getQuotes: () => success([{ ...quote, revision, total: revision === 1 ? quote.total : 910_000 }]),
    postOrder: () => {
      revision = 2;
      return failure(409, { message: 'Deze offerte is intussen veranderd. Bekijk hem opnieuw voor je bestelt.', code: 'conflict' });
    },
  }),
  play: async ({ canvasElement }) => {
    const { canvas, invoiceField, sendInvoiceElsewhere, agree, submit } = formIn(canvasElement);
    await sendInvoiceElsewhere();
    await agree();
    await submit();
    const said = await canvas.findByText('Deze offerte is intussen veranderd. Kijk hem na voor je bestelt.');
    await expect(said).toBeVisible();
    // The button that had the focus went with its form.
    await expect(said.closest('[tabindex="-1"]')).toHaveFocus();
    await expect(canvas.getByText(/^€\s9\.100$/)).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: /^Ik ga akkoord met de vrijblijvende offerte/ })).not.toBeChecked();
    // Where the invoice goes says nothing of the quote.
    await expect(await invoiceField('Postcode')).toHaveValue('1271 AD');
    await expect(await invoiceField('Huisnummer')).toHaveValue('3');
    await expect(await invoiceField('Straat')).toHaveValue('Havenstraat');
  },
};

let status: 'open' | 'expired' = 'open';

/** Its last day went by on this page. */
export const ExpiredMeanwhile: Story = {
  beforeEach: () => {
    status = 'open';
  },
  parameters: answering({
    getQuotes: () => success([{ ...quote, status }]),
    postOrder: () => {
      status = 'expired';
      return failure(409, { message: 'Deze offerte is verlopen.', code: 'conflict' });
    },
  }),
  play: async ({ canvasElement }) => {
    const { canvas, sameAddress, agree, submit } = formIn(canvasElement);
    await sameAddress('Ja');
    await agree();
    await submit();
    const said = await canvas.findByText(/^Deze offerte was geldig tot en met/);
    await expect(said.closest('[tabindex="-1"]')).toHaveFocus();
  },
};

const retried = ordering(failure(503, { message: 'We kunnen je gegevens nu even niet bereiken.', code: 'unavailable' }));

/** Trying again can't order twice. */
export const Fails: Story = {
  parameters: retried.parameters,
  play: async ({ canvasElement }) => {
    const { canvas, sameAddress, agree, submit } = formIn(canvasElement);
    await sameAddress('Ja');
    await agree();
    await submit();
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We kunnen je gegevens nu even niet bereiken.');
    await submit();
    await canvas.findByRole('heading', { level: 1, name: 'Bedankt voor je bestelling!' });
    const [first, again] = retried.sent;
    await expect(again?.key).toBe(first?.key);
  },
};

export const Ordering: Story = {
  parameters: answering({ postOrder: never }),
  play: async ({ canvasElement }) => {
    const { canvas, sameAddress, agree, submit } = formIn(canvasElement);
    await sameAddress('Ja');
    await agree();
    await submit();
    await expect(await canvas.findByText('Bestellen…')).toBeVisible();
  },
};

export const Expired: Story = {
  parameters: answering({ getQuotes: success([{ ...quote, status: 'expired', validUntil: '2026-10-31' }]) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^Deze offerte was geldig tot en met 31-10-2026\./)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: press })).not.toBeInTheDocument();
  },
};

export const NotFound: Story = {
  args: { quoteId: undefined },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Deze offerte hebben we niet gevonden.')).toBeVisible();
  },
};

export const LongNames: Story = {
  globals: { viewport: { value: 'reflow' } },
  parameters: answering({
    getQuotes: success([
      {
        ...quote,
        address: {
          ...quote.address,
          address: 'Burgemeester van Nispen tot Sevenaerstraat,1284 bis achterhuis',
          city: 'Gasselterboerveenschemond',
        },
      },
    ]),
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/1284 bis achterhuis/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
