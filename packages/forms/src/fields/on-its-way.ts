import type { PickedFile } from '@pomp/design-system';

/** Why a question isn't answered yet though files were chosen for it; undefined when none is on its way. */
export function onItsWay(files: readonly PickedFile[] | undefined): string | undefined {
  const sending = (files ?? []).filter(({ status }) => status.state === 'waiting' || status.state === 'uploading');
  const [first] = sending;
  if (!first) return undefined;
  const what = sending.length > 1 ? 'Je bestanden worden' : first.kind === 'image' ? 'Je foto wordt' : 'Je video wordt';
  return `${what} nog verstuurd. Wacht even, of ga terug naar het overzicht: het versturen gaat door.`;
}
