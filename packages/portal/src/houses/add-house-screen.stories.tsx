import { exampleAnswer, failure, handlersFor, never, offline, success } from '@pomp/api-client/testing';
import { keptPlaces, localDraftStore } from '@pomp/forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, askToLeave, inAccount, marieke, signedIn, visited, wholeScreen } from '../provider/in-portal.stories.setup.js';
import { AddHouseScreen } from './add-house-screen.js';

const meta = {
  title: 'Portal/Woning toevoegen',
  component: AddHouseScreen,
  decorators: [inAccount],
  beforeEach: signedIn,
  parameters: { ...wholeScreen, msw: { handlers: handlersFor() }, portal: { pathname: '/account/woning/nieuw/' } },
} satisfies Meta<typeof AddHouseScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const added = exampleAnswer('postHouse');

/** A server that adds houses, and remembers what it was sent. */
function adding(...answers: readonly ReturnType<typeof failure>[]) {
  const sent: { readonly body: unknown; readonly key: string | null }[] = [];
  const parameters = answering({
    getHouses: success([]),
    postHouse: async (request) => {
      sent.push({ body: await request.json(), key: request.headers.get('idempotency-key') });
      return answers[sent.length - 1] ?? success(added);
    },
  });
  return { parameters, sent };
}

function formIn(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const type = (name: RegExp, text: string) => userEvent.type(canvas.getByRole('textbox', { name }), text);
  const add = () => userEvent.click(canvas.getByRole('button', { name: 'Woning toevoegen' }));
  const fillIn = async () => {
    await type(/^Postcode/, '1271ad');
    await type(/^Huisnummer/, '3');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Straat/ })).toHaveValue('Havenstraat'));
    await userEvent.click(await canvas.findByRole('radio', { name: 'A' }));
  };
  return { canvas, type, fillIn, add };
}

const success200 = adding();

export const AddsAHouse: Story = {
  parameters: success200.parameters,
  play: async ({ canvasElement, step }) => {
    const { canvas, fillIn, add } = formIn(canvasElement);
    await step('postcode and number find the rest', async () => {
      await fillIn();
      await expect(canvas.getByRole('textbox', { name: /^Plaats/ })).toHaveValue('Huizen');
      await userEvent.click(canvas.getByRole('radio', { name: 'A' }));
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Dit is mijn hoofdadres' }));
    });
    await step('and the house is there', async () => {
      await add();
      const heading = await canvas.findByRole('heading', { level: 1, name: 'Woning toegevoegd!' });
      await waitFor(() => expect(heading).toHaveFocus());
      await expect(success200.sent.map(({ body }) => body)).toEqual([
        { address: 'Havenstraat,3 A', zip: '1271 AD', city: 'Huizen', mainAddress: true },
      ]);
      await expect(canvas.getByText('Havenstraat 3 A, 1271 AD Huizen')).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Terug naar woninggegevens' })).toHaveAttribute('href', '/account/woning/');
      await expect(canvas.getByRole('link', { name: /^Meteen invullen/ })).toHaveAttribute(
        'href',
        `/account/woning/?houseId=${added.id}`,
      );
      await expect(askToLeave).not.toHaveBeenCalled();
      await expect(keptPlaces(marieke.id)).toEqual([]);
    });
  },
};

/** As after a session that ended while someone was typing. */
export const AddressOfAnEarlierVisit: Story = {
  beforeEach: () => {
    const cleanUp = signedIn();
    const keptAt = new Date(performance.timeOrigin);
    localDraftStore(marieke.id, 'addHouse', () => keptAt).save(
      { values: { zipcode: '1271 AD', houseNumber: '3' }, startedFrom: undefined },
      keptAt,
    );
    return cleanUp;
  },
  play: async ({ canvasElement }) => {
    const { canvas } = formIn(canvasElement);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Postcode/ })).toHaveValue('1271 AD'));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Straat/ })).toHaveValue('Havenstraat'));
  },
};

export const NothingFilledIn: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, add } = formIn(canvasElement);
    await add();
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Controleer je antwoorden' })).toHaveFocus());
    await waitFor(() => expect(canvas.getAllByText('Vereist')).toHaveLength(4));
  },
};

const nothingChosen = adding();

/** Where every address has an addition, one of them is chosen: nothing is added before. */
export const AdditionIsMissing: Story = {
  parameters: nothingChosen.parameters,
  play: async ({ canvasElement, step }) => {
    const { canvas, type, add } = formIn(canvasElement);
    await type(/^Postcode/, '1271ad');
    await type(/^Huisnummer/, '3');
    await canvas.findByRole('radio', { name: 'A' });
    await add();
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: /^Toevoeging/ })).toHaveAccessibleDescription(/Kies welk adres het is/),
    );
    await expect(nothingChosen.sent).toEqual([]);
    await step('or it isn’t among them', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Mijn adres staat er niet bij' }));
      await add();
      await canvas.findByRole('heading', { level: 1, name: 'Woning toegevoegd!' });
      await expect(nothingChosen.sent.map(({ body }) => body)).toMatchObject([{ address: 'Havenstraat 3' }]);
    });
  },
};

const anotherNumber = adding();

/** Staat een adres er op het ene nummer niet bij, dan zegt dat niets van een ander nummer. */
export const NotListedAtAnotherNumber: Story = {
  parameters: anotherNumber.parameters,
  play: async ({ canvasElement }) => {
    const { canvas, type, add } = formIn(canvasElement);
    await type(/^Postcode/, '1271ad');
    await type(/^Huisnummer/, '3');
    await userEvent.click(await canvas.findByRole('radio', { name: 'Mijn adres staat er niet bij' }));
    await expect(canvas.getByRole('radio', { name: 'Mijn adres staat er niet bij' })).toBeChecked();
    await type(/^Huisnummer/, '1');
    await canvas.findByRole('radiogroup', { name: /^Welk adres op nummer 31 is het/ });
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    await add();
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: /^Toevoeging/ })).toHaveAccessibleDescription(/Kies welk adres het is/),
    );
    await expect(anotherNumber.sent).toEqual([]);
    await userEvent.click(canvas.getByRole('radio', { name: 'A' }));
    await add();
    await canvas.findByRole('heading', { level: 1, name: 'Woning toegevoegd!' });
    await expect(anotherNumber.sent.map(({ body }) => body)).toMatchObject([{ address: 'Havenstraat,31 A' }]);
  },
};

/** Twee keer hetzelfde adres is zelden de bedoeling. */
export const AddedBefore: Story = {
  parameters: answering({
    postHouse: () => Promise.reject(new Error('It was declined.')),
    getHouses: success([{ ...added, address: 'Havenstraat,3 A', zipcode: '1271 AD' }]),
  }),
  beforeEach: () => {
    askToLeave.mockImplementation(() => false);
    return () => void askToLeave.mockImplementation(() => true);
  },
  play: async ({ canvasElement }) => {
    const { canvas, fillIn, add } = formIn(canvasElement);
    await fillIn();
    await add();
    await waitFor(() =>
      expect(askToLeave.mock.calls).toEqual([['Dit adres staat al in je account. Wil je het nog een keer toevoegen?']]),
    );
    await expect(canvas.queryByRole('heading', { name: 'Woning toegevoegd!' })).toBeNull();
  },
};

export const WithoutLookUp: Story = {
  parameters: answering({ getAddress: offline }),
  play: async ({ canvasElement }) => {
    const { canvas, type, add } = formIn(canvasElement);
    await type(/^Postcode/, '1271 AD');
    await type(/^Huisnummer/, '3');
    await expect(await canvas.findByText(/Het adres opzoeken lukt nu niet\./)).toBeVisible();
    await type(/^Straat/, 'Havenstraat');
    await type(/^Plaats/, 'Huizen');
    await add();
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Woning toegevoegd!' })).toBeVisible();
  },
};

export const Adding: Story = {
  parameters: answering({ postHouse: never }),
  play: async ({ canvasElement }) => {
    const { canvas, fillIn, add } = formIn(canvasElement);
    await fillIn();
    await add();
    await expect(await canvas.findByText('Toevoegen…')).toBeVisible();
  },
};

const retried = adding(failure(503, { message: 'We kunnen nu even niets opslaan. Probeer het zo nog eens.', code: 'unavailable' }));

/** The server's words in red under the form; trying again can't add the house twice. */
export const Fails: Story = {
  parameters: retried.parameters,
  play: async ({ canvasElement, step }) => {
    const { canvas, fillIn, add } = formIn(canvasElement);
    await fillIn();
    await add();
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('We kunnen nu even niets opslaan. Probeer het zo nog eens.');
    await expect(canvas.getByRole('link', { name: 'Terug' }).compareDocumentPosition(alert)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await step('again', async () => {
      await add();
      await canvas.findByRole('heading', { level: 1, name: 'Woning toegevoegd!' });
      const [first, second] = retried.sent;
      await expect(first?.key).toMatch(/^[0-9a-f]{32}$/);
      await expect(second?.key).toBe(first?.key);
    });
  },
};

const refused = adding(
  failure(422, {
    message: 'Controleer je antwoorden.',
    code: 'invalidAnswers',
    issues: [{ field: 'address', code: 'malformed', message: 'Vul een straat en een huisnummer in' }],
  }),
);

/** What is wrong is said where it was filled in; another address is another try. */
export const Refused: Story = {
  parameters: refused.parameters,
  play: async ({ canvasElement }) => {
    const { canvas, fillIn, type, add } = formIn(canvasElement);
    await fillIn();
    await add();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Straat/ })).toBeInvalid());
    await type(/^Straat/, ' Noord');
    await add();
    await canvas.findByRole('heading', { level: 1, name: 'Woning toegevoegd!' });
    const [first, second] = refused.sent;
    await expect(second?.key).not.toBe(first?.key);
  },
};

export const GoesBack: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, type } = formIn(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: 'Terug' }));
    await expect(askToLeave).not.toHaveBeenCalled();
    await type(/^Postcode/, '1');
    await userEvent.click(canvas.getByRole('link', { name: 'Terug' }));
    await expect(askToLeave).toHaveBeenCalledOnce();
    await expect(visited.push.mock.calls).toEqual([['/account/woning/'], ['/account/woning/']]);
  },
};

const longAddress = {
  ...added,
  address: 'Burgemeester van Nispen tot Sevenaerstraat 1284,bis achterhuis',
  city: 'Gasselterboerveenschemond',
};

export const LongNames: Story = {
  globals: { viewport: { value: 'reflow' } },
  parameters: answering({ postHouse: success(longAddress) }),
  play: async ({ canvasElement }) => {
    const { canvas, fillIn, add } = formIn(canvasElement);
    await fillIn();
    await add();
    await canvas.findByText(/1284 bis achterhuis, 1271 AD Gasselterboerveenschemond/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
