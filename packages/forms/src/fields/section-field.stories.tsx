import {
  checkbox,
  choice,
  decimal,
  defineSection,
  email,
  password,
  phone,
  text,
  wholeNumber,
  year,
  yesNo,
  zipcode,
} from '@pomp/domain';
import { Stack } from '@pomp/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { SectionForm } from '../section-form/section-form.js';
import { SubmitButton } from '../section-form/form-actions.js';
import { useSectionForm } from '../section-form/use-section-form.js';
import { SectionFields } from './section-field.js';

const everyKind = defineSection({
  name: 'everyKind',
  title: 'Elke soort vraag',
  fields: {
    name: text({ label: 'Naam', autoComplete: 'name' }),
    email: email({ label: 'E-mailadres' }),
    phone: phone({ label: 'Telefoonnummer' }),
    zipcode: zipcode({ label: 'Postcode' }),
    password: password({ label: 'Wachtwoord' }),
    rooms: wholeNumber({ label: 'Aantal kamers', unknown: true }),
    distance: decimal({ label: 'Afstand tot de meterkast', unit: 'm', unknown: true }),
    builtIn: year({ label: 'Bouwjaar', downTo: 1990, unknown: true }),
    basement: choice({ label: 'Heb je een kelder?', options: yesNo, unknown: true }),
    basementUse: text({ label: 'Waar gebruik je de kelder voor?' }),
    label: choice({ label: 'Energielabel', options: [...'ABCDEFG'].map((letter) => [letter, letter] as const), unknown: true }),
    terms: checkbox({ label: 'Ik ga akkoord met de voorwaarden', consent: true }),
  },
  presence: { basementUse: ({ answers }) => (answers.basement === 'ja' ? 'optional' : 'hidden') },
});

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

const meta = { title: 'Forms/Every kind of field', component: EveryKind } satisfies Meta<typeof EveryKind>;
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
