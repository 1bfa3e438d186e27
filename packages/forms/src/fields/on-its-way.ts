import type { PickedFile } from '@pomp/design-system';
import type { Message } from '@pomp/language';
import { fieldsTexts } from './texts.js';

/** Why a question isn't answered yet though files were chosen for it; undefined when none is on its way. */
export function onItsWay(files: readonly PickedFile[] | undefined): Message | undefined {
  const sending = (files ?? []).filter(({ status }) => status.state === 'waiting' || status.state === 'uploading');
  const [first] = sending;
  return first && fieldsTexts.message(`onItsWay.${sending.length > 1 ? 'several' : first.kind}`);
}
