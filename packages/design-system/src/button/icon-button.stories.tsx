import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { deleteIcon, downloadIcon, editIcon } from '../icon/icons.js';
import { Inline } from '../layout/inline.js';
import { iconButtonGuide } from './icon-button.guide.js';
import { IconButton } from './icon-button.js';

const meta = {
  title: 'Acties en terugkoppeling/Pictogramknop',
  component: IconButton,
  args: { icon: editIcon, label: 'Adres wijzigen', onClick: fn() },
  parameters: { guide: iconButtonGuide },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {
  name: 'Rustig',
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Adres wijzigen' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
    await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
  },
};
export const Secondary: Story = { name: 'Omlijnd', args: { tone: 'secondary', icon: downloadIcon, label: 'Offerte downloaden' } };
export const Danger: Story = {
  name: 'Onomkeerbaar',
  args: { tone: 'danger', icon: deleteIcon, label: 'Foto van de ketel verwijderen' },
};

export const AllTones: Story = {
  name: 'Alle tonen',
  tags: ['visual'],
  render: () => (
    <Inline gap="m">
      <IconButton icon={editIcon} label="Adres wijzigen" />
      <IconButton icon={downloadIcon} label="Offerte downloaden" tone="secondary" />
      <IconButton icon={deleteIcon} label="Foto van de ketel verwijderen" tone="danger" />
    </Inline>
  ),
};
