import { exampleAnswer, failure, never, offline, success } from '@pomp/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, clearVisits, inStorefront, visited } from '../storefront/in-storefront.stories.setup.js';
import { QuickCheck } from './quick-check.js';

const meta = {
  title: 'Winkel/Besparing/Rekenhulp',
  component: QuickCheck,
  args: { layout: 'stacked' },
  parameters: answering(),
  decorators: [inStorefront],
  beforeEach: clearVisits,
} satisfies Meta<typeof QuickCheck>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

async function fillIn(canvas: Canvas, { zip = '1271 ad', houseNumber = '3' } = {}) {
  await userEvent.type(canvas.getByRole('textbox', { name: /Postcode/ }), zip);
  await userEvent.type(canvas.getByRole('textbox', { name: /Huisnummer/ }), houseNumber);
}
const calculate = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Bereken mijn besparing' }));

/** Een adres is genoeg; het aantal bewoners maakt de schatting beter. */
export const Stacked: Story = {
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await userEvent.type(canvas.getByRole('textbox', { name: /Aantal bewoners/ }), '2');
    await calculate(canvas);
    await waitFor(() => expect(visited.push).toHaveBeenCalledOnce());
    const search = new URLSearchParams(String(visited.push.mock.calls[0]?.[0]).split('?')[1]);
    await expect(Object.fromEntries(search)).toMatchObject({
      zipcode: '1271AD',
      housenumber: '3',
      addition: '',
      people: '2',
      money: String(exampleAnswer('postSavings').euroSaved),
    });
  },
};

/** Op één regel, waar daar plaats voor is. */
export const Compact: Story = {
  args: { layout: 'compact' },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await expect(canvas.queryByRole('textbox', { name: /bewoners/ })).not.toBeInTheDocument();
    await calculate(canvas);
    await waitFor(() => expect(visited.push).toHaveBeenCalledOnce());
  },
};
/** Met een melding onder één veld blijven velden en knop op één lijn. */
export const CompactRefused: Story = {
  args: { layout: 'compact' },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    await fillIn(canvas, { zip: '12', houseNumber: '3' });
    await calculate(canvas);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Postcode/ })).toBeInvalid());
    const line = [
      ...canvas.getAllByRole('textbox').map((box) => box.parentElement ?? box),
      canvas.getByRole('button', { name: 'Bereken mijn besparing' }),
    ];
    const middles = line.map((each) => each.getBoundingClientRect()).map(({ top, height }) => top + height / 2);
    await expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(3);
  },
};
/** Ook in een smalle kolom. */
export const StackedRefused: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await calculate(canvas);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Huisnummer/ })).toBeInvalid());
    const [number, addition] = [/Huisnummer/, /Toevoeging/].map(
      (name) => canvas.getByRole('textbox', { name }).getBoundingClientRect().top,
    );
    await expect(number).toBe(addition);
  },
};
export const CompactOnAPhone: Story = { args: { layout: 'compact' }, globals: { viewport: { value: 'phone' } } };
export const ZoomedIn: Story = { globals: { viewport: { value: 'reflow' } } };

/** Staan er meer huizen op een nummer, dan kies je het jouwe. Wat je invulde, blijft staan. */
export const WithAdditions: Story = {
  parameters: answering({
    postSavings: async (request) => {
      const { addition } = (await request.json()) as { addition: string };
      return addition === 'B'
        ? success(exampleAnswer('postSavings'))
        : failure(422, {
            message: 'Bij dit huisnummer horen toevoegingen. Kies die van jouw adres.',
            code: 'additionNeeded',
            additions: ['A', 'B', 'zwart'],
          });
    },
  }),
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await calculate(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Kies die van jouw adres.');
    const list = within(canvas.getByRole('region', { name: 'Mogelijke toevoegingen' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(list.getByRole('button', { name: 'Nummer 3 B' }));
    await waitFor(() => expect(visited.push).toHaveBeenCalledOnce());
    await expect(String(visited.push.mock.calls[0]?.[0])).toContain('addition=B');
  },
};

/** `3A` is een nummer met zijn toevoeging, ook als iemand meteen op Enter drukt. */
export const AdditionBehindTheNumber: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Postcode/ }), '1271AD');
    const number = canvas.getByRole('textbox', { name: /Huisnummer/ });
    await userEvent.type(number, '3A{Enter}');
    await expect(number).toHaveValue('3');
    await expect(canvas.getByRole('textbox', { name: /Toevoeging/ })).toHaveValue('A');
    await waitFor(() => expect(visited.push).toHaveBeenCalledOnce());
  },
};

/** `12 4` naast een toevoeging is geen nummer: welke het is, weet alleen wie het typt. */
export const NumberBesideAnAddition: Story = {
  play: async ({ canvas }) => {
    await fillIn(canvas, { houseNumber: '12 3' });
    await userEvent.tab();
    const number = canvas.getByRole('textbox', { name: /Huisnummer/ });
    await expect(number).toHaveValue('12');
    await expect(canvas.getByRole('textbox', { name: /Toevoeging/ })).toHaveValue('3');
    await userEvent.clear(number);
    await userEvent.type(number, '12 4');
    await calculate(canvas);
    await waitFor(() => expect(number).toBeInvalid());
    await expect(number).toHaveValue('12 4');
  },
};

/** Een huis dat zo nieuw is dat het register het niet heeft, kan toch rekenen: met een gemiddeld huis. */
export const NotInTheRegister: Story = {
  parameters: answering({
    postSavings: failure(422, {
      message: 'Dit adres staat niet in het adressenregister. Kijk je postcode en huisnummer nog eens na.',
      code: 'invalidAnswers',
      reason: 'unknownAddress',
    }),
  }),
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await calculate(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('staat niet in het adressenregister');
    const wayOn = canvas.getByRole('link', { name: 'Is je huis nieuw? Reken met een gemiddeld huis' });
    await expect(wayOn).toHaveAttribute('href', expect.stringMatching(/\?zipcode=1271\+?AD&housenumber=3&addition=.*#gemiddeld$/));
  },
};

export const Missing: Story = {
  play: async ({ canvas }) => {
    await calculate(canvas);
    await waitFor(() => expect(canvas.getAllByText('Vereist').length).toBeGreaterThan(0));
    await expect(visited.push).not.toHaveBeenCalled();
  },
};

export const Calculating: Story = {
  parameters: answering({ postSavings: never }),
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await calculate(canvas);
    await expect(await canvas.findByText('Bezig met berekenen…')).toBeVisible();
  },
};

/** Zegt de server niets, dan is er iets misgegaan. */
export const Offline: Story = {
  parameters: answering({ postSavings: offline }),
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await calculate(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Iets is misgegaan');
    await expect(canvas.getByRole('textbox', { name: /Huisnummer/ })).toHaveValue('3');
  },
};
