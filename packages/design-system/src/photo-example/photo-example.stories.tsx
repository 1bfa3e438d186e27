import { useTexts } from '@pomp/language/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Columns } from '../layout/columns.js';
import { Stack } from '../layout/stack.js';
import { Text } from '../text/text.js';
import { photoExampleGuide } from './photo-example.guide.js';
import { PhotoExample } from './photo-example.js';
import { photoSubjects } from './photo-subjects.js';
import { photoExampleTexts } from './texts.js';

const meta = {
  title: 'Fundament/Voorbeeldfoto',
  component: PhotoExample,
  parameters: { guide: photoExampleGuide },
  args: { of: 'boiler' },
  argTypes: { of: { control: 'select', options: photoSubjects } },
} satisfies Meta<typeof PhotoExample>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Zo groot als naast een vraag.
 * @english As large as beside a question.
 */
export const BesideAQuestion: Story = {
  name: 'Naast een vraag',
  decorators: [(Story) => <div style={{ width: '8.5rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /cv-ketel, met alle leidingen/ })).toBeVisible();
  },
};

export const Every: Story = {
  name: 'Allemaal',
  render: function Examples() {
    const names = useTexts(photoExampleTexts);
    return (
      <Columns phone="2" tablet="3" desktop="4">
        {photoSubjects.map((subject) => (
          <Stack key={subject} gap="xs">
            <PhotoExample of={subject} />
            <Text size="small" tone="muted">
              {names[subject]}
            </Text>
          </Stack>
        ))}
      </Columns>
    );
  },
};
