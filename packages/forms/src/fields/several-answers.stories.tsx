import { defineSection, insulation, multiChoice, resolveSection, year, type RawAnswers, type WordsOf } from '@pomp/domain';
import { Heading, Stack } from '@pomp/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSyncExternalStore } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inWords } from '../in-words.stories.setup.js';
import type { SaveResult, Submission } from '../section-form/saving.js';
import { SubmitButton } from '../section-form/form-actions.js';
import { SectionForm } from '../section-form/section-form.js';
import { useSectionForm } from '../section-form/use-section-form.js';
import { SectionSummary } from '../summary/section-summary.js';
import { SectionFields } from './section-field.js';

const lacksFigures = 'Kies per geselecteerde optie minimaal een RC-/U-waarde of een installatiejaar.';

const shed = defineSection({
  name: 'shed',
  fields: {
    stored: multiChoice({
      options: ['fiets', 'hout', 'gereedschap', 'niets'],
      exclusive: 'niets',
    }),
    insulated: insulation({
      options: ['dak', 'muur', 'raam', 'geen'],
      exclusive: 'geen',
      downTo: 1990,
    }),
    builtIn: year({ downTo: 1990 }),
  },
});

const words = {
  title: 'Schuur',
  stored: {
    label: 'Wat staat er in je schuur?',
    help: 'Je mag er meer kiezen.',
    options: { fiets: 'Fietsen', hout: 'Hout', gereedschap: 'Gereedschap', niets: 'Niets' },
  },
  insulated: {
    label: 'Wat is er geïsoleerd?',
    options: { dak: 'Dak', muur: 'Muur of gevel', raam: 'Ramen', geen: 'Geen isolatie' },
  },
  builtIn: { label: 'Uit welk jaar is de schuur?' },
} satisfies WordsOf<typeof shed>;

const scope = { after: {}, context: { today: '2026-11-21' } } as const;

interface ShedFormProps {
  values: RawAnswers;
  save: (submission: Submission<typeof shed.fields>) => Promise<SaveResult>;
}

function ShedForm({ values, save }: ShedFormProps) {
  const form = useSectionForm({ section: shed, values, scope, save });
  const resolution = useSyncExternalStore(form.subscribe, form.resolution);
  return (
    <Stack gap="xl" width="form">
      <SectionForm form={form}>
        <Stack gap="xl">
          <SectionFields />
          <SubmitButton loadingLabel="Opslaan…">Opslaan</SubmitButton>
        </Stack>
      </SectionForm>
      <Stack gap="s" as="section">
        <Heading level={2} size="h3">
          Wat er nu staat
        </Heading>
        <SectionSummary section={shed} resolution={resolution} />
      </Stack>
    </Stack>
  );
}

const complete = {
  stored: ['fiets', 'hout'],
  insulated: [
    { value: 'dak', rcValue: '2.5' },
    { value: 'raam', rcValue: '1.1', installationYear: '2019' },
  ],
  builtIn: '2004',
};

const meta = {
  title: 'Formulieren/Meer antwoorden',
  component: ShedForm,
  decorators: [inWords({ 'domain/shed': words })],
  args: { values: {}, save: fn(() => Promise.resolve<SaveResult>({ status: 'saved' })) },
} satisfies Meta<typeof ShedForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/**
 * Het overzicht zegt het in het Nederlands: een komma, en hoe het getal van een raam heet.
 * @english The summary says it in Dutch: a comma, and what a window's figure is called.
 */
export const Complete: Story = {
  args: { values: complete },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Fietsen, Hout')).toBeVisible();
    await expect(canvas.getByText('Dak (RC-waarde 2,5), Ramen (U-waarde 1,1, 2019)')).toBeVisible();
    await expect(resolveSection(shed, complete, scope).issues).toEqual([]);
  },
};

export const NothingAnswered: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('checkbox', { name: 'Dak' });
    await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }));
    const summary = await canvas.findByRole('group', { name: 'Controleer je antwoorden' });
    await expect(within(summary).getAllByRole('link')).toHaveLength(3);
    await userEvent.click(within(summary).getByRole('link', { name: 'Wat staat er in je schuur? Vereist' }));
    await expect(canvas.getByRole('checkbox', { name: 'Fietsen' })).toHaveFocus();
    await userEvent.click(within(summary).getByRole('link', { name: 'Wat is er geïsoleerd? Vereist' }));
    await expect(canvas.getByRole('checkbox', { name: 'Dak' })).toHaveFocus();
    await expect(args.save).not.toHaveBeenCalled();
  },
};

export const ExclusiveOption: Story = {
  args: { values: complete },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText('Niets', { selector: 'label span' }));
    await expect(canvas.getByRole('checkbox', { name: 'Fietsen' })).not.toBeChecked();
    await userEvent.click(await canvas.findByText('Geen isolatie'));
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByText('Ramen', { selector: 'label span' }));
    await expect(canvas.getByRole('checkbox', { name: 'Geen isolatie' })).not.toBeChecked();
    await expect(canvas.getByRole('textbox', { name: 'U-waarde' })).toHaveValue('');
  },
};

/**
 * Een deel kiezen klaagt niet; de vraag verlaten wel, bij het deel dat iets mist.
 * @english Choosing a part doesn't complain; leaving the question does, at the part that misses something.
 */
export const LackingFigures: Story = {
  args: { values: { ...complete, insulated: [{ value: 'dak', installationYear: '2012' }] } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const windows = await canvas.findByRole('checkbox', { name: 'Ramen' });
    windows.focus();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByText(lacksFigures)).toBeNull();

    canvas.getByRole('button', { name: 'Opslaan' }).focus();
    const message = await canvas.findByText(lacksFigures);
    const panel = canvas.getByRole('group', { name: 'Ramen' });
    await expect(panel).toContainElement(message);
    await expect(canvas.getByRole('group', { name: 'Dak' })).not.toHaveTextContent(lacksFigures);

    await userEvent.type(within(panel).getByRole('textbox', { name: 'U-waarde' }), '1,2x');
    await expect(within(panel).getByRole('textbox', { name: 'U-waarde' })).toHaveValue('1.2');
    await expect(canvas.queryByText(lacksFigures)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }));
    await waitFor(() => expect(args.save).toHaveBeenCalled());
    await expect(args.save).toHaveBeenCalledWith(
      expect.objectContaining({
        answers: {
          ...complete,
          insulated: [
            { value: 'dak', installationYear: '2012' },
            { value: 'raam', rcValue: '1.2' },
          ],
        },
      }),
    );
  },
};
