import { addHouseForm, defineSection, type RawAnswers } from '@pomp/domain';
import { Stack } from '@pomp/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { SubmitButton } from '../section-form/form-actions.js';
import { SectionForm } from '../section-form/section-form.js';
import { useSectionForm } from '../section-form/use-section-form.js';
import { AddressFields } from './address-fields.js';
import type { AddressLookup } from './looked-up-address.js';
import { useAddressToLookUp } from './use-address-to-look-up.js';

const { mainAddress: _mainAddress, ...fields } = addHouseForm.fields;
const address = defineSection({ name: 'address', fields, presence: { addition: 'optional' } });
const scope = { after: {}, context: { today: '2026-11-21' } } as const;
const saved = () => Promise.resolve({ status: 'saved' as const });

const known: Readonly<Record<string, AddressLookup>> = {
  '3581 KJ 12': { outcome: 'found', street: 'Lindelaan', place: 'Utrecht', additions: [], plain: true },
  '1271 AD 3': { outcome: 'found', street: 'Havenstraat', place: 'Huizen', additions: ['A', 'B'], plain: false },
  '1271 AD 5': {
    outcome: 'found',
    street: 'Havenstraat',
    place: 'Huizen',
    additions: ['1', '2', '3', '4', '5', '6', '7', '8', 'H'],
    plain: true,
  },
  '1000 AA 1': { outcome: 'unavailable' },
  '1000 AA 2': 'looking',
};

/** The host's part: looking up, here in a table. */
function AddressForm({ values }: { readonly values: RawAnswers }) {
  const form = useSectionForm({ section: address, values, scope, save: saved });
  const asked = useAddressToLookUp(form);
  const lookup = useMemo<AddressLookup>(
    () => asked && (known[`${asked.zipcode} ${asked.houseNumber}`] ?? { outcome: 'unknown' }),
    [asked],
  );
  return (
    <Stack width="form">
      <SectionForm form={form}>
        <AddressFields lookup={lookup} />
        <SubmitButton loadingLabel="Opslaan…">Opslaan</SubmitButton>
      </SectionForm>
    </Stack>
  );
}

const meta = { title: 'Formulieren/Adres', component: AddressForm, args: { values: {} } } satisfies Meta<typeof AddressForm>;

export default meta;
type Story = StoryObj<typeof meta>;

function fieldsOf(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const field = (name: RegExp) => canvas.getByRole('textbox', { name });
  const enter = async (name: RegExp, text: string) => {
    await userEvent.clear(field(name));
    await userEvent.type(field(name), text);
  };
  return { canvas, field, enter, street: () => field(/^Straat/), place: () => field(/^Plaats/) };
}

export const Empty: Story = {};

export const FillsInStreetAndPlace: Story = {
  play: async ({ canvasElement, step }) => {
    const { canvas, enter, street, place } = fieldsOf(canvasElement);
    await enter(/^Postcode/, '3581kj');
    await enter(/^Huisnummer/, '12');
    await waitFor(() => expect(street()).toHaveValue('Lindelaan'));
    await expect(place()).toHaveValue('Utrecht');
    await expect(canvas.getByRole('status')).toHaveTextContent('Gevonden: Lindelaan in Utrecht.');
    await expect(canvas.queryByRole('radiogroup')).not.toBeInTheDocument();

    await step('another address takes its place', async () => {
      await enter(/^Postcode/, '1271 AD');
      await enter(/^Huisnummer/, '3');
      await waitFor(() => expect(street()).toHaveValue('Havenstraat'));
    });

    await step('and goes when there is none', async () => {
      await enter(/^Huisnummer/, '99');
      await canvas.findByText(/We kennen dit adres niet/);
      await waitFor(() => expect(street()).toHaveValue(''));
      await expect(place()).toHaveValue('');
    });
  },
};

/**
 * Zolang het volgende adres wordt opgezocht, gaat er niets weg met de straat van het vorige.
 * @english While the next address is looked up, nothing leaves with the street of the one before.
 */
export const PressedWhileLookingUp: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, enter, street, place } = fieldsOf(canvasElement);
    await enter(/^Postcode/, '3581kj');
    await enter(/^Huisnummer/, '12');
    await waitFor(() => expect(street()).toHaveValue('Lindelaan'));
    await enter(/^Postcode/, '1000 AA');
    await enter(/^Huisnummer/, '2');
    await expect(street()).toHaveValue('');
    await expect(place()).toHaveValue('');
    await canvas.findByText('We zoeken het adres op…');
    await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }));
    await waitFor(() => expect(street()).toBeInvalid());
  },
};

/**
 * `12 3` is nummer 12 met toevoeging 3, en nooit nummer 123.
 * @english `12 3` is number 12 with addition 3, and never number 123.
 */
export const AdditionBehindASpace: Story = {
  play: async ({ canvasElement, step }) => {
    const { canvas, enter, field } = fieldsOf(canvasElement);
    await enter(/^Huisnummer/, '12 3');
    await userEvent.tab();
    await expect(field(/^Huisnummer/)).toHaveValue('12');
    await expect(field(/^Toevoeging/)).toHaveValue('3');

    await step('three numbers are no house number', async () => {
      await userEvent.clear(field(/^Toevoeging/));
      await enter(/^Huisnummer/, '12 3 4');
      await userEvent.tab();
      await expect(field(/^Huisnummer/)).toHaveValue('12 3 4');
      await enter(/^Toevoeging/, '3');
    });

    await step('beside another addition it isn’t known which one it is', async () => {
      await enter(/^Huisnummer/, '12 4');
      await userEvent.tab();
      await expect(field(/^Huisnummer/)).toHaveValue('12 4');
      await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }));
      await waitFor(() => expect(field(/^Huisnummer/)).toBeInvalid());
    });
  },
};

export const KeepsWhatIsTyped: Story = {
  play: async ({ canvasElement }) => {
    const { enter, street, place } = fieldsOf(canvasElement);
    await enter(/^Straat/, 'Nieuwe Havenstraat');
    await enter(/^Postcode/, '1271AD');
    await enter(/^Huisnummer/, '3');
    await waitFor(() => expect(place()).toHaveValue('Huizen'));
    await expect(street()).toHaveValue('Nieuwe Havenstraat');
  },
};

/**
 * Wie eerder een adres invulde en terugkomt, houdt geen straat over van een ander adres.
 * @english Who filled in an address before and comes back keeps no street of another address.
 */
export const FilledInBefore: Story = {
  args: { values: { zipcode: '3581 KJ', houseNumber: '12', street: 'Lindelaan', place: 'Utrecht' } },
  play: async ({ canvasElement }) => {
    const { canvas, enter, street, place } = fieldsOf(canvasElement);
    await canvas.findByText(/Gevonden: Lindelaan/);
    await enter(/^Postcode/, '1271 AD');
    await enter(/^Huisnummer/, '3');
    await waitFor(() => expect(street()).toHaveValue('Havenstraat'));
    await expect(place()).toHaveValue('Huizen');
  },
};

export const SolvesWhatWasMissing: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, enter, street } = fieldsOf(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }));
    await waitFor(() => expect(street()).toBeInvalid());
    await enter(/^Postcode/, '3581 KJ');
    await enter(/^Huisnummer/, '12');
    await waitFor(() => expect(street()).toHaveValue('Lindelaan'));
    await waitFor(() => expect(street()).toBeValid());
  },
};

export const AdditionsToChooseFrom: Story = {
  play: async ({ canvasElement, step }) => {
    const { canvas, enter, field } = fieldsOf(canvasElement);
    await enter(/^Postcode/, '1271 AD');
    await enter(/^Huisnummer/, '3');
    await canvas.findByRole('radiogroup', { name: /Welk adres op nummer 3 is het/ });
    await expect(canvas.queryByRole('radio', { name: 'Zonder toevoeging' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: 'B' }));
    await expect(field(/^Toevoeging/)).toHaveValue('B');

    await step('typing chooses as well, and one that isn’t there can be typed', async () => {
      await enter(/^Toevoeging/, 'a');
      await expect(canvas.getByRole('radio', { name: 'A' })).toBeChecked();
      await enter(/^Toevoeging/, 'bis');
      for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    });
  },
};

export const ManyAdditions: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, enter, field } = fieldsOf(canvasElement);
    await enter(/^Postcode/, '1271 AD');
    await enter(/^Huisnummer/, '5');
    await userEvent.click(await canvas.findByRole('combobox', { name: /Welk adres op nummer 5/ }));
    await userEvent.click(canvas.getByRole('option', { name: 'H' }));
    await expect(field(/^Toevoeging/)).toHaveValue('H');
  },
};

export const LookingUp: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, enter } = fieldsOf(canvasElement);
    await enter(/^Postcode/, '1000 AA');
    await enter(/^Huisnummer/, '2');
    await expect(await canvas.findByText('We zoeken het adres op…')).toBeVisible();
  },
};

/**
 * Ingezoomd, op een kaart: daar staat de toevoeging eronder, en breekt ‘Huisnummer’ niet.
 * @english Zoomed in, on a card: the addition stands below it there, and ‘Huisnummer’ doesn’t break.
 */
export const OnANarrowCard: Story = {
  globals: { viewport: { value: 'reflow' } },
  decorators: [(Story) => <div style={{ maxWidth: 216 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const { field } = fieldsOf(canvasElement);
    const label = (field(/^Huisnummer/) as HTMLInputElement).labels![0]!.querySelector('span')!.firstChild!;
    const words = document.createRange();
    words.selectNodeContents(label);
    await expect(words.getClientRects()).toHaveLength(1);
    const [number, addition] = [field(/^Huisnummer/), field(/^Toevoeging/)].map((input) => input.getBoundingClientRect());
    await expect(addition!.top).toBeGreaterThan(number!.bottom);
  },
};

/**
 * Opzoeken dat mislukt, staat nooit in de weg.
 * @english A look-up that fails never stands in the way.
 */
export const ByHand: Story = {
  globals: { viewport: { value: 'reflow' } },
  play: async ({ canvasElement }) => {
    const { canvas, enter, street } = fieldsOf(canvasElement);
    await enter(/^Postcode/, '1000 AA');
    await enter(/^Huisnummer/, '1');
    await expect(await canvas.findByText(/Het adres opzoeken lukt nu niet/)).toBeVisible();
    await enter(/^Straat/, 'Burgemeester van Nispen tot Sevenaerstraat');
    await enter(/^Plaats/, 'Gasselterboerveenschemond');
    await expect(street()).toHaveValue('Burgemeester van Nispen tot Sevenaerstraat');
  },
};
