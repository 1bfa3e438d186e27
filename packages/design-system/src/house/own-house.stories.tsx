import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Columns } from '../layout/columns.js';
import { House } from './own-house.js';
import { ownHouseGuide } from './own-house.guide.js';
import { housePeriodOf, housePeriods, housePoints, houseTypes } from './own-house-shape.js';

const meta = {
  title: 'Fundament/Eigen huis',
  component: House,
  parameters: { guide: ownHouseGuide },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, overflow: 'hidden' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof House>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * In een rij: aan beide kanten buren.
 * @english In a row: neighbours on both sides.
 */
export const Row: Story = {
  name: 'Tussenwoning',
  tags: ['visual'],
  args: { type: 'row', period: 'seventies', label: 'C', title: 'Een tussenwoning, opengewerkt.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Een tussenwoning, opengewerkt.' })).toHaveTextContent('C');
  },
};
export const Corner: Story = { name: 'Hoekwoning', args: { type: 'corner', period: 'before1945', label: 'F' } };
export const Semi: Story = { name: 'Twee-onder-een-kap', args: { type: 'semi', period: 'postWar', label: 'D' } };
export const Detached: Story = { name: 'Vrijstaand', tags: ['visual'], args: { type: 'detached', period: 'recent', label: 'A++' } };
export const Apartment: Story = { name: 'Appartement', tags: ['visual'], args: { type: 'apartment', label: 'B' } };

/**
 * Zonder gas: een Pomp T en een Element in plaats van de ketel.
 * @english Without gas: a Pomp T and an Element in the place of the boiler.
 */
export const AllElectric: Story = { name: 'Zonder gas', args: { type: 'row', system: 'allElectric', label: 'A' } };
export const FlatRoof: Story = { name: 'Plat dak', args: { type: 'semi', roof: 'flat', neighbours: 'right' } };

/**
 * Naast stappen die elk over een plek gaan: het nummer van de stap die openstaat, is gevuld.
 * @english Beside steps that are each about a place: the number of the step that is open is filled.
 */
export const Numbered: Story = {
  name: 'Met nummers',
  args: { type: 'row', label: 'C', numbered: housePoints, current: 'pipes' },
  play: async ({ canvasElement }) => {
    const numbers = [...canvasElement.querySelectorAll('[data-number]')].map((number) => number.textContent);
    await expect(numbers).toEqual(housePoints.map((_, index) => String(index + 1)));
    await expect(canvasElement.querySelectorAll('[data-current=true]')).toHaveLength(1);
  },
};
/**
 * Op elk soort huis staat elk nummer bij wat het aanwijst.
 * @english On each kind of house each number stands at what it points out.
 */
export const NumberedTypes: Story = {
  name: 'Soorten met nummers',
  args: { type: 'row' },
  render: () => (
    <Columns phone="1" tablet="2">
      {houseTypes.flatMap((type) =>
        (['hybrid', 'allElectric'] as const).map((system) => (
          <div key={`${type} ${system}`} style={{ overflow: 'hidden' }}>
            <House type={type} system={system} numbered={housePoints} />
          </div>
        )),
      )}
    </Columns>
  ),
};

/**
 * Van elke tijd; van wat niet bekend is, zegt het beeld niets.
 * @english Of any age; of what isn’t known the picture says nothing.
 */
export const Periods: Story = {
  name: 'Bouwjaren',
  args: { type: 'row' },
  render: () => (
    <Columns phone="1" tablet="2">
      {housePeriods.map((period) => (
        <div key={period} style={{ overflow: 'hidden' }}>
          <House type="row" period={period} />
        </div>
      ))}
    </Columns>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-type=row]')).toHaveLength(4);
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await expect([1910, 1955, 1974, 2010].map(housePeriodOf)).toEqual(housePeriods);
  },
};
export const Types: Story = {
  name: 'Soorten',
  args: { type: 'row' },
  render: () => (
    <Columns phone="1" tablet="2">
      {houseTypes.map((type) => (
        <div key={type} style={{ overflow: 'hidden' }}>
          <House type={type} />
        </div>
      ))}
    </Columns>
  ),
};
