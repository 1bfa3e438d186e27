import * as designSystem from '@pomp/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { type CatalogueEntry, catalogue } from './catalogue.js';
import { Anatomy } from './anatomy.js';
import * as styles from './guide.css.js';
import { InSight } from './in-sight.js';
import { Screen } from './screen.js';
import { Words } from './words.js';

/** Elk onderdeel in één oogopslag; klik door voor toestanden, toetsenbord en regels. */
const meta = { title: 'Alle onderdelen', parameters: { layout: 'padded', docs: { toc: false } } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const groups = [...new Set(catalogue.map(({ group }) => group))];

function Entry({ name, href, guide }: CatalogueEntry) {
  return (
    <li className={styles.entry}>
      <div aria-hidden inert>
        <InSight className={styles.thumbnail}>
          {guide.screen ? (
            <Screen kind={guide.screen}>{guide.anatomy.picture}</Screen>
          ) : (
            <div className={styles.thumbnailScale}>{guide.anatomy.picture}</div>
          )}
        </InSight>
      </div>
      <div className={styles.entryWords}>
        <designSystem.Heading level={3} size="h4">
          <a href={href} target="_top" className={styles.entryLink}>
            {name}
          </a>
        </designSystem.Heading>
        <designSystem.Text size="small" tone="muted">
          <Words>{guide.purpose}</Words>
        </designSystem.Text>
      </div>
    </li>
  );
}

/** What other portals get: functions, and the objects that React makes of lazy and memoised ones. */
const isComponent = ([name, value]: [string, unknown]): boolean =>
  /^[A-Z][a-z]/.test(name) && (typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value));

export const Catalogue: Story = {
  name: 'Overzicht',
  render: () => (
    <designSystem.Stack gap="xxl">
      {groups.map((group) => (
        <designSystem.Stack key={group} gap="l" as="section">
          <designSystem.Heading level={2}>{group}</designSystem.Heading>
          <ul className={styles.catalogue}>
            {catalogue
              .filter((entry) => entry.group === group)
              .map((entry) => (
                <Entry key={entry.href} {...entry} />
              ))}
          </ul>
        </designSystem.Stack>
      ))}
    </designSystem.Stack>
  ),
  play: async () => {
    const covered = new Set<unknown>(catalogue.flatMap(({ covers }) => covers));
    const without = Object.entries(designSystem)
      .filter((entry) => isComponent(entry) && !covered.has(entry[1]))
      .map(([name]) => name);
    await expect(without, 'public components without a page that has a guide').toEqual([]);
  },
};

/**
 * Elk genummerd deel is in zijn plaatje te vinden.
 * @english Each numbered part can be found in its picture.
 */
export const Anatomies: Story = {
  name: 'Waar alles uit bestaat',
  tags: ['!autodocs', '!dev'],
  render: () => (
    <designSystem.Stack gap="xl">
      {catalogue.map(({ href, guide }) => (
        <div key={href} data-guide={href} aria-hidden inert>
          <Anatomy anatomy={guide.anatomy} screen={guide.screen} />
        </div>
      ))}
    </designSystem.Stack>
  ),
  play: async ({ canvasElement }) => {
    const lost = () =>
      catalogue.flatMap(({ group, name, href, guide }) => {
        const picture = canvasElement.querySelector(`[data-guide="${href}"]`);
        const within = guide.screen ? picture?.querySelector('iframe')?.contentDocument : picture;
        return guide.anatomy.parts
          .filter(({ at }) => !within?.querySelector(at))
          .map((part) => `${group}/${name}: ${part.name} (${part.at})`);
      });
    // A picture in a window of its own comes when that window has its style sheets.
    await waitFor(() => expect(lost().join(', '), 'pins that find nothing in their picture').toBe(''));
  },
};
