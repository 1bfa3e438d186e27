import { exampleAnswer, failure, handlersFor, never, success } from '@pomp/api-client/testing';
import { keptPlaces, localDraftStore } from '@pomp/forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, askToLeave, inAccount, marieke, signedIn, visited, wholeScreen } from '../provider/in-portal.stories.setup.js';
import { RequestQuoteScreen } from './request-quote-screen.js';

const quote = exampleAnswer('postQuote');
const [main, second] = exampleAnswer('getHouses');

const meta = {
  title: 'Portal/Offerte aanvragen',
  component: RequestQuoteScreen,
  decorators: [inAccount],
  beforeEach: signedIn,
  args: { quoteId: undefined },
  parameters: { ...wholeScreen, msw: { handlers: handlersFor() }, portal: { pathname: '/account/offertes/' } },
} satisfies Meta<typeof RequestQuoteScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A server that makes quotes, and remembers what it was sent. */
function asking(...answers: readonly ReturnType<typeof failure>[]) {
  const sent: { readonly body: unknown; readonly key: string | null }[] = [];
  const answer = async (request: Request) => {
    sent.push({ body: await request.json(), key: request.headers.get('idempotency-key') });
    return answers[sent.length - 1] ?? success(quote);
  };
  return { parameters: answering({ postQuote: answer, putQuote: answer }), sent };
}

function formIn(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const choose = async (question: RegExp, answer: string) =>
    userEvent.click(within(await canvas.findByRole('radiogroup', { name: question })).getByRole('radio', { name: answer }));
  const ask = async (name = 'Offerte aanvragen') => userEvent.click(await canvas.findByRole('button', { name }));
  return { canvas, choose, ask };
}

const allElectric = asking();

export const AsksForAnAllElectric: Story = {
  parameters: allElectric.parameters,
  play: async ({ canvasElement, step }) => {
    const { canvas, choose, ask } = formIn(canvasElement);
    await step('what it costs shows while it is asked', async () => {
      await choose(/^Voor welk product/, 'All-electric');
      await choose(/^Heb je al een Pomp AO/, 'Nee');
      await expect(await canvas.findByText(/^€\s9\.100$/)).toBeVisible();
      await choose(/^Zullen we je oude cv-ketel meenemen/, 'Ja');
      await expect(await canvas.findByText(/^€\s9\.225$/)).toBeVisible();
      await expect(canvas.getByText(/cv-ketel afkoppelen\.$/)).toBeVisible();
    });
    await step('for the main address unless another is chosen', async () => {
      await expect(canvas.getByRole('radio', { name: /^Lindelaan 12/ })).toBeChecked();
      await choose(/^Waar komt de pomp/, 'Havenstraat 3 A, 1271 AD Huizen');
      await ask();
    });
    await step('and leads to the quote', async () => {
      await waitFor(() => expect(visited.push).toHaveBeenCalledWith(`/account/offertes/bekijken/?quoteId=${quote.id}`));
      await expect(allElectric.sent.map(({ body }) => body)).toEqual([
        { product: 'All-Electric', hasPompAo: 'nee', quantity: '1', removeBoiler: 'ja', houseId: second?.id },
      ]);
      await expect(askToLeave).not.toHaveBeenCalled();
      await expect(keptPlaces(marieke.id)).toEqual([]);
    });
  },
};

/** Where it comes is part of what is asked. */
export const AsksBeforeLeavingAnotherPlace: Story = {
  beforeEach: () => {
    askToLeave.mockImplementation(() => false);
    return () => void askToLeave.mockImplementation(() => true);
  },
  play: async ({ canvasElement }) => {
    const { canvas, choose } = formIn(canvasElement);
    await choose(/^Waar komt de pomp/, 'Havenstraat 3 A, 1271 AD Huizen');
    await userEvent.click(canvas.getByRole('link', { name: 'Terug' }));
    await expect(askToLeave).toHaveBeenCalledOnce();
    await expect(visited.push).not.toHaveBeenCalled();
  },
};

type Kept = Parameters<ReturnType<typeof localDraftStore>['save']>[0];

const keptRequest = (now: () => Date) => localDraftStore(marieke.id, 'requestQuote/new', now);

/** As after a session that ended while someone was typing. */
const earlier = (values: Kept['values'], startedFrom?: Kept['startedFrom']) => () => {
  const cleanUp = signedIn();
  const keptAt = new Date(performance.timeOrigin);
  keptRequest(() => keptAt).save({ values, startedFrom }, keptAt);
  return cleanUp;
};

export const RequestOfAnEarlierVisit: Story = {
  beforeEach: earlier({ product: 'Pomp AO', quantity: '2', zipcode: '1271 AD', houseNumber: '3', houseId: 'elders' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(async () => expect(await canvas.findByRole('textbox', { name: /^Aantal/ })).toHaveValue('2'));
    await expect(canvas.getByRole('radio', { name: 'Op een ander adres' })).toBeChecked();
    await expect(canvas.getByRole('textbox', { name: /^Postcode/ })).toHaveValue('1271 AD');
  },
};

/** An address that was typed before a house was chosen isn't where the pump goes. */
export const HouseOfAnEarlierVisit: Story = {
  beforeEach: earlier({ product: 'Pomp AO', quantity: '2', zipcode: '1271 AD', houseNumber: '3', houseId: second?.id }),
  play: async ({ canvasElement, step }) => {
    const { canvas, choose } = formIn(canvasElement);
    await waitFor(async () => expect(await canvas.findByRole('textbox', { name: /^Aantal/ })).toHaveValue('2'));
    await expect(canvas.getByRole('radio', { name: /^Havenstraat 3 A/ })).toBeChecked();
    await expect(canvas.queryByRole('textbox', { name: /^Postcode/ })).not.toBeInTheDocument();
    await step('what was kept stays, with what is chosen now', async () => {
      await choose(/^Waar komt de pomp/, 'Lindelaan 12, 3581 KJ Utrecht');
      await waitFor(() =>
        expect(keptRequest(() => new Date()).found()?.values).toMatchObject({ quantity: '2', houseId: main?.id }),
      );
    });
  },
};

/** Also of a house that isn't the customer's any more. */
export const HouseThatIsGone: Story = {
  beforeEach: earlier({ quantity: '2', zipcode: '1271 AD', houseId: 'gone' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(async () => expect(await canvas.findByRole('textbox', { name: /^Aantal/ })).toHaveValue('2'));
    await expect(canvas.getByRole('radio', { name: /^Lindelaan 12/ })).toBeChecked();
  },
};

/** Where it comes is kept although nothing was typed, until it is as it was. */
export const KeepsAnotherPlace: Story = {
  play: async ({ canvasElement }) => {
    const { choose } = formIn(canvasElement);
    await choose(/^Waar komt de pomp/, 'Havenstraat 3 A, 1271 AD Huizen');
    await waitFor(() => expect(keptRequest(() => new Date()).found()?.values).toMatchObject({ houseId: second?.id }));
    await choose(/^Waar komt de pomp/, 'Lindelaan 12, 3581 KJ Utrecht');
    await waitFor(() => expect(keptPlaces(marieke.id)).toEqual([]));
  },
};

/** Whoever comes back by a link for something else wants that. */
export const ALinkAfterAnEarlierVisit: Story = {
  args: { product: 'Pomp T' },
  beforeEach: earlier({ product: 'Pomp AO', quantity: '2' }, { quantity: '1' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(async () => expect(await canvas.findByRole('textbox', { name: /^Aantal/ })).toHaveValue('2'));
    await expect(canvas.getByRole('radio', { name: 'All-electric' })).toBeChecked();
  },
};

/** The same link as before: what was chosen instead of it since, holds. */
export const TheSameLinkAgain: Story = {
  args: { product: 'Pomp T' },
  beforeEach: earlier({ product: 'Pomp AO', quantity: '2' }, { product: 'All-Electric', hasPompAo: 'ja', quantity: '1' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(async () => expect(await canvas.findByRole('textbox', { name: /^Aantal/ })).toHaveValue('2'));
    await expect(canvas.getByRole('radio', { name: 'Pomp AO' })).toBeChecked();
  },
};

export const Upgrade: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, choose } = formIn(canvasElement);
    await choose(/^Voor welk product/, 'All-electric');
    await choose(/^Heb je al een Pomp AO/, 'Ja');
    await expect(await canvas.findByText(/^Je hebt al een Pomp AO\. Daarom krijg je een offerte voor de Upgrade/)).toBeVisible();
    await expect(canvas.getByText('Pomp T met boiler van 200 liter')).toBeVisible();
  },
};

/** From the site's page, by way of the login. */
export const WithAProductChosen: Story = {
  args: { product: 'Pomp T' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('radio', { name: 'All-electric' })).toBeChecked();
    await expect(
      within(canvas.getByRole('radiogroup', { name: /^Heb je al een Pomp AO/ })).getByRole('radio', { name: 'Ja' }),
    ).toBeChecked();
    await expect(await canvas.findByText('Pomp T met boiler van 200 liter')).toBeVisible();
  },
};

/** An address can say anything. */
export const WithAnUnknownProduct: Story = {
  args: { product: 'Heatcycle' },
  play: async ({ canvasElement }) => {
    const products = within(await within(canvasElement).findByRole('radiogroup', { name: /^Voor welk product/ }));
    for (const product of products.getAllByRole('radio')) await expect(product).not.toBeChecked();
  },
};

export const OnAPhone: Story = { ...Upgrade, globals: { viewport: { value: 'phone' } } };

const typed = asking();

export const ForAnotherAddress: Story = {
  parameters: typed.parameters,
  play: async ({ canvasElement }) => {
    const { canvas, choose, ask } = formIn(canvasElement);
    await choose(/^Voor welk product/, 'Pomp AO');
    await choose(/^Waar komt de pomp/, 'Op een ander adres');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Postcode/ }), '1271ad');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Huisnummer/ }), '3');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Straat/ })).toHaveValue('Havenstraat'));
    await ask();
    await waitFor(() =>
      expect(typed.sent.map(({ body }) => body)).toEqual([
        { product: 'Pomp AO', quantity: '1', zipcode: '1271 AD', houseNumber: '3', street: 'Havenstraat', place: 'Huizen' },
      ]),
    );
  },
};

/** A customer without a house types the address at once. */
export const WithoutHouses: Story = {
  parameters: answering({ getHouses: success([]) }),
  play: async ({ canvasElement }) => {
    const { canvas, ask } = formIn(canvasElement);
    await expect(await canvas.findByRole('textbox', { name: /^Postcode/ })).toBeVisible();
    await expect(canvas.queryByRole('radiogroup', { name: /^Waar komt de pomp/ })).not.toBeInTheDocument();
    await ask();
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Controleer je antwoorden' })).toHaveFocus());
    await expect(canvas.getAllByText('Vereist')).toHaveLength(5);
  },
};

export const TooMany: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, choose, ask } = formIn(canvasElement);
    await choose(/^Voor welk product/, 'Pomp AO');
    const quantity = canvas.getByRole('textbox', { name: /^Aantal/ });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '11');
    await ask();
    await waitFor(() => expect(quantity).toBeInvalid());
    await expect(canvas.getByText('Vul een aantal van 1 tot en met 10 in')).toBeVisible();
  },
};

const changed = asking();

export const ChangesAQuote: Story = {
  args: { quoteId: quote.id },
  parameters: changed.parameters,
  play: async ({ canvasElement }) => {
    const { canvas, ask } = formIn(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Offerte aanpassen' })).toBeVisible();
    await expect(await canvas.findByRole('radio', { name: 'All-electric' })).toBeChecked();
    const quantity = canvas.getByRole('textbox', { name: /^Aantal/ });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '2');
    await ask('Offerte opslaan');
    await waitFor(() => expect(visited.push).toHaveBeenCalledWith(`/account/offertes/bekijken/?quoteId=${quote.id}`));
    await expect(changed.sent.map(({ body }) => body)).toEqual([
      { product: 'All-Electric', hasPompAo: 'nee', quantity: '2', removeBoiler: 'ja', houseId: main?.id },
    ]);
  },
};

/** An address that was typed comes back as it was. */
export const ChangesAnAddress: Story = {
  args: { quoteId: quote.id },
  parameters: answering({
    getQuotes: success([{ ...quote, houseId: null, address: { address: 'Kade,9 b', zipcode: '1271 AD', city: 'Huizen' } }]),
  }),
  play: async ({ canvasElement }) => {
    const { canvas } = formIn(canvasElement);
    await expect(await canvas.findByRole('radio', { name: 'Op een ander adres' })).toBeChecked();
    await expect(canvas.getByRole('textbox', { name: /^Straat/ })).toHaveValue('Kade');
    await expect(canvas.getByRole('textbox', { name: /^Huisnummer/ })).toHaveValue('9');
    await expect(canvas.getByRole('textbox', { name: /^Toevoeging/ })).toHaveValue('b');
  },
};

export const OrderedAlready: Story = {
  args: { quoteId: quote.id },
  parameters: answering({ getQuotes: success([{ ...quote, status: 'ordered', order: { id: '1', orderNumber: '2026-01482' } }]) }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^Je hebt met deze offerte besteld\./)).toBeVisible();
  },
};

const retried = asking(failure(503, { message: 'We kunnen nu even niets opslaan. Probeer het zo nog eens.', code: 'unavailable' }));

/** Trying again can't ask for two quotes. */
export const Fails: Story = {
  parameters: retried.parameters,
  play: async ({ canvasElement }) => {
    const { canvas, choose, ask } = formIn(canvasElement);
    await choose(/^Voor welk product/, 'Pomp AO');
    await ask();
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We kunnen nu even niets opslaan. Probeer het zo nog eens.');
    await ask();
    await waitFor(() => expect(visited.push).toHaveBeenCalled());
    const [first, again] = retried.sent;
    await expect(again?.key).toBe(first?.key);
  },
};

/** Without the prices a quote can be asked for all the same. */
export const WithoutPrices: Story = {
  parameters: answering({ getPrices: failure(503, { message: 'Even niet bereikbaar.', code: 'unavailable' }) }),
  play: async ({ canvasElement }) => {
    const { canvas, choose, ask } = formIn(canvasElement);
    await choose(/^Voor welk product/, 'Pomp AO');
    await expect(canvas.queryByText('Dit gaat het kosten')).not.toBeInTheDocument();
    await ask();
    await waitFor(() => expect(visited.push).toHaveBeenCalledWith(`/account/offertes/bekijken/?quoteId=${quote.id}`));
  },
};

export const Loading: Story = {
  parameters: answering({ getHouses: never }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Offertes laden')).toBeInTheDocument();
  },
};
