import { houseSection } from '@pomp/domain';
import { Stack } from '@pomp/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Profiler } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { SectionField } from '../fields/section-field.js';
import { SectionForm } from './section-form.js';
import { useSectionForm } from './use-section-form.js';

const values = {
  buildingYear: '1975',
  buildingSize: '12',
  buildingLayers: '3',
  people: '2',
  typeOfBuilding: 'tussenwoning',
  roofSlope: '50',
  roofSlopeHeated: 'ja',
  basement: 'nee',
};
const scope = { after: {}, context: { today: '2026-11-21' } } as const;
const save = () => Promise.resolve({ status: 'saved' } as const);

/** Fields that rendered, with repetition, since it was emptied. */
const rendered: string[] = [];

function LargestForm() {
  const form = useSectionForm({ section: houseSection, values, scope, save });
  return (
    <SectionForm form={form}>
      <Stack gap="xl" width="form">
        {Object.keys(houseSection.fields).map((name) => (
          <Profiler key={name} id={name} onRender={(field) => void rendered.push(field)}>
            <SectionField name={name} />
          </Profiler>
        ))}
      </Stack>
    </SectionForm>
  );
}

/** Not in the side bar: it only counts, and React counts in development only. */
const meta = {
  title: 'Formulieren/Wat een toetsaanslag tekent',
  component: LargestForm,
  tags: ['!dev', '!autodocs'],
} satisfies Meta<typeof LargestForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Once the long lists have come, and after the first change, which also makes the form one with something unsaved. */
const settled = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await waitFor(() => expect(canvas.getAllByRole('combobox')).toHaveLength(2));
  const size = canvas.getByRole('textbox', { name: /woonoppervlak/ });
  await userEvent.type(size, '0');
  await waitFor(() => expect(size).toHaveValue('120'));
  rendered.length = 0;
  return size;
};

export const OnlyItsOwnField: Story = {
  play: async ({ canvasElement }) => {
    const size = await settled(canvasElement);
    await userEvent.type(size, '55');
    await expect(size).toHaveValue('12055');
    await expect(rendered).toEqual(['buildingSize', 'buildingSize']);
  },
};

export const AndWhatDependsOnIt: Story = {
  play: async ({ canvasElement }) => {
    await settled(canvasElement);
    await userEvent.click(
      within(within(canvasElement).getByRole('radiogroup', { name: /kelder/ })).getByRole('radio', { name: 'Ja' }),
    );
    await waitFor(() => expect(new Set(rendered)).toEqual(new Set(['basement', 'basementPercentage'])));
  },
};
