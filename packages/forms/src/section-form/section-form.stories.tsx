import { consumption, exampleAnswers, type RawAnswers } from '@pomp/domain';
import { Stack, Text } from '@pomp/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { SectionFields } from '../fields/section-field.js';
import type { SaveResult, Submission } from './saving.js';
import { FormSavedIndicator, SubmitButton } from './form-actions.js';
import { SectionForm, type SectionFormProps } from './section-form.js';
import { useSectionForm } from './use-section-form.js';

const scope = { after: {}, context: { today: '2026-11-21' } } as const;

interface ConsumptionFormProps extends Pick<SectionFormProps, 'failure' | 'failureHelp'> {
  values: RawAnswers;
  save: (submission: Submission<typeof consumption.fields>) => Promise<SaveResult>;
}

function ConsumptionForm({ values, save, failure, failureHelp }: ConsumptionFormProps) {
  const form = useSectionForm({ section: consumption, values, scope, save });
  return (
    <SectionForm form={form} {...(failure && { failure })} failureHelp={failureHelp}>
      <Stack gap="xl" width="form">
        <SectionFields />
        <SubmitButton loadingLabel="Opslaan…">Opslaan</SubmitButton>
        <FormSavedIndicator />
      </Stack>
    </SectionForm>
  );
}

const complete = exampleAnswers(consumption, { after: {}, context: { today: '2026-11-21' } });

const save = (result: SaveResult) => fn((_: Submission<typeof consumption.fields>) => Promise.resolve(result));

const meta = {
  title: 'Formulieren/Formulier van een onderdeel',
  component: ConsumptionForm,
  args: { values: {}, save: save({ status: 'saved' }) },
} satisfies Meta<typeof ConsumptionForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Complete: Story = { args: { values: complete } };

export const Refused: Story = {
  args: { values: { ...complete, gasConsumption: '01', gasConsumptionYear: '' } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }));
    const summary = await canvas.findByRole('group', { name: 'Controleer je antwoorden' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Hoeveel gas gebruik je per jaar? Niet valide', 'Over welk jaar gaat dat gasverbruik? Vereist']);
    await expect(args.save).not.toHaveBeenCalled();
    await userEvent.click(within(summary).getByRole('link', { name: /Niet valide/ }));
    await expect(canvas.getByRole('textbox', { name: /gas gebruik/ })).toHaveFocus();
  },
};

export const Saved: Story = {
  args: { values: complete },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }));
    await canvas.findByText('Opgeslagen');
    await expect(args.save).toHaveBeenCalledWith(expect.objectContaining({ mode: 'final', answers: complete }));
    await userEvent.type(canvas.getByRole('textbox', { name: /stroom/ }), '1');
    await expect(canvas.queryByText('Opgeslagen')).not.toBeInTheDocument();
  },
};

export const RefusedByTheServer: Story = {
  args: {
    values: complete,
    save: save({ status: 'failed', message: 'Je antwoorden zijn niet opgeslagen. Probeer het straks opnieuw.' }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('niet opgeslagen');
    await expect(canvas.getByRole('textbox', { name: /gas gebruik/ })).toHaveValue('1450');
  },
};

export const RefusedUnderTheForm: Story = {
  args: { ...RefusedByTheServer.args, failure: 'below', failureHelp: <Text>Lukt het niet? Bel ons.</Text> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Opslaan' });
    await userEvent.click(button);
    const alert = await canvas.findByRole('alert');
    await expect(button.compareDocumentPosition(alert)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(canvas.getByText('Lukt het niet? Bel ons.')).toBeVisible();
  },
};

export const UnknownAnswers: Story = {
  args: { values: { ...complete, waterConsumption: '90' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const toggle = canvas.getByRole('button', { name: 'Ik weet het niet: Hoeveel water gebruik je per jaar?' });
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(canvasElement.querySelector('[name=waterConsumption]')).toHaveValue('o.b.');
    await userEvent.click(toggle);
    await expect(canvas.getByRole('textbox', { name: /water/ })).toHaveValue('90');
  },
};

export const KeyboardOnly: Story = {
  args: { values: { ...complete, heatingUsage: '', gasConsumption: '' } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    // The list of years is fetched, and no server has rendered it here: before that there is nothing to tab to.
    await canvas.findByRole('combobox', { name: /welk jaar/ });
    canvas.getByRole('textbox', { name: /gas gebruik/ }).focus();
    await userEvent.keyboard('1300');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: 'Ochtend en avond' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(args.save).toHaveBeenCalled());
    await expect(args.save).toHaveBeenCalledWith(
      expect.objectContaining({ answers: { ...complete, gasConsumption: '1300', heatingUsage: 'overdag' } }),
    );
  },
};
