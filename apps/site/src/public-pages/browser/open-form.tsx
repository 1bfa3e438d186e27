import { islands } from '@pomp/storefront/islands';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { IslandRoot, type IslandSurroundings } from '../island-root';

/** Shows the form that a link asks for, over the page, and resolves once it is there. Rejects where it can't be had. */
export async function openForm(link: HTMLAnchorElement): Promise<void> {
  const [FormDialog, surroundings] = await Promise.all([islands['form-dialog'](), surroundingsOf(link.ownerDocument)]);
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
  };
  // At once: from then on it covers the links that would open another.
  flushSync(() =>
    root.render(
      <IslandRoot of={surroundings} pathname={location.pathname}>
        <FormDialog link={link} onClose={close} />
      </IslandRoot>,
    ),
  );
}

/** What the form may say, which no page carries before it is asked for. */
async function surroundingsOf({ body }: Document): Promise<IslandSurroundings> {
  const response = await fetch(body.dataset.forms ?? '');
  if (!response.ok) throw new Error(`The words of forms answer ${response.status}.`);
  return (await response.json()) as IslandSurroundings;
}
