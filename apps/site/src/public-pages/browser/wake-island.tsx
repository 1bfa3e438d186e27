import { type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { propsOfIsland } from '../island-props';
import { surroundingsId } from '../surroundings-id';
import { IslandRoot, type IslandSurroundings } from '../island-root';
import { islands, type IslandName } from '../islands';

/** Read each time: a preview shows its page anew, with other islands. */
const surroundingsOf = ({ ownerDocument }: Element): IslandSurroundings =>
  JSON.parse(ownerDocument.getElementById(surroundingsId)?.textContent ?? '') as IslandSurroundings;

/** Fetches an island's script and makes it a root of its own. */
export async function wakeIsland(element: HTMLElement): Promise<void> {
  const { island = '', prefix = '', props = '{}' } = element.dataset;
  const Island = (await islands[island as IslandName]()) as ComponentType<object>;
  hydrateRoot(
    element,
    <IslandRoot of={surroundingsOf(element)} pathname={location.pathname}>
      <Island {...propsOfIsland(JSON.parse(props) as object)} />
    </IslandRoot>,
    { identifierPrefix: prefix },
  );
}
