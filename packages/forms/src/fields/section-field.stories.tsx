import {
  checkbox,
  choice,
  decimal,
  defineSection,
  email,
  namedOptions,
  password,
  phone,
  text,
  wholeNumber,
  year,
  yesNo,
  zipcode,
  type WordsOf,
} from '@pomp/domain';
import { Stack } from '@pomp/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inWords } from '../in-words.stories.setup.js';
import { SectionForm } from '../section-form/section-form.js';
import { SubmitButton } from '../section-form/form-actions.js';
import { useSectionForm } from '../section-form/use-section-form.js';
import { SectionFields } from './section-field.js';

const everyKind = defineSection({
  name: 'everyKind',
  fields: {
    name: text({ autoComplete: 'name' }),
    email: email(),
    phone: phone(),
    zipcode: zipcode(),
    password: password(),
    rooms: wholeNumber({ unknown: true }),
    distance: decimal({ unit: 'm', unknown: true }),
    builtIn: year({ downTo: 1990, unknown: true }),
    basement: choice({ options: yesNo, unknown: true }),
    basementUse: text(),
    label: choice({ options: namedOptions([...'ABCDEFG']), unknown: true }),
    terms: checkbox({ consent: true }),
  },
  presence: { basementUse: ({ answers }) => (answers.basement === 'ja' ? 'optional' : 'hidden') },
});

const words = {
  title: 'Elke soort vraag',
  name: { label: 'Naam' },
  email: { label: 'E-mailadres' },
  phone: { label: 'Telefoonnummer' },
  zipcode: { label: 'Postcode' },
  password: { label: 'Wachtwoord' },
  rooms: { label: 'Aantal kamers' },
  distance: { label: 'Afstand tot de meterkast' },
  builtIn: { label: 'Bouwjaar' },
  basement: { label: 'Heb je een kelder?' },
  basementUse: { label: 'Waar gebruik je de kelder voor?' },
  label: { label: 'Energielabel' },
  terms: { label: 'Ik ga akkoord met de voorwaarden' },
} satisfies WordsOf<typeof everyKind>;

const scope = { after: {}, context: { today: '2026-11-21' } } as const;
const nothing = {};
const saved = () => Promise.resolve({ status: 'saved' as const });

function EveryKind() {
  const form = useSectionForm({ section: everyKind, values: nothing, scope, save: saved });
  return (
    <SectionForm form={form}>
      <Stack gap="xl" width="form">
        <SectionFields />
        <SubmitButton loadingLabel="Opslaan…">Opslaan</SubmitButton>
      </Stack>
    </SectionForm>
  );
}

const meta = {
  title: 'Formulieren/Elk soort veld',
  component: EveryKind,
  decorators: [inWords({ 'domain/everyKind': words })],
} satisfies Meta<typeof EveryKind>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const WithEveryMessage: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }));
    await waitFor(() => expect(canvas.getAllByText('Vereist')).toHaveLength(11));
  },
};

export const DependentField: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('textbox', { name: /kelder voor/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: 'Ja' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /kelder voor/ }), 'Wijn');
    await userEvent.click(canvas.getByRole('radio', { name: 'Nee' }));
    await expect(canvas.queryByRole('textbox', { name: /kelder voor/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: 'Ja' }));
    await expect(canvas.getByRole('textbox', { name: /kelder voor/ })).toHaveValue('Wijn');
  },
};
