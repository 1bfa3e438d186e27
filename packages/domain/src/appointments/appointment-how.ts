import type { Language } from '@pomp/language';
import { formatTime } from '../dates/format-moment.js';
import { flowOf } from '../products/flow-of.js';
import { placesOutside } from '../products/places.js';
import type { Appointment } from './appointment.js';
import { appointmentTexts } from './texts.js';

type Way = Pick<Appointment, 'kind' | 'startsAt' | 'arrivalUntil' | 'person' | 'callUrl' | 'callNumber'>;

/** How an appointment happens, in sentences: who comes or calls, when they are there, how to join. Only what the seller said. */
export function appointmentHow(appointment: Way, language: Language): readonly string[] {
  const texts = language.texts(appointmentTexts).how;
  const { kind, startsAt, arrivalUntil, person, callUrl, callNumber } = appointment;
  if (kind === 'installation') {
    if (arrivalUntil === null) return person === null ? [] : [texts.comes({ person })];
    const times = { from: formatTime(new Date(startsAt), language), until: formatTime(new Date(arrivalUntil), language) };
    return [person === null ? texts.arrives(times) : texts.personArrives({ person, ...times })];
  }
  return [texts.atADistance, ...(person === null ? [] : [texts.byPerson({ person })]), joining()];

  function joining(): string {
    if (callNumber === null) return callUrl === null ? texts.notYet : texts.byLink;
    return callUrl === null ? texts.byNumber({ number: callNumber }) : texts.byLinkOrNumber({ number: callNumber });
  }
}

/** What to have ready for it. Of a product that isn't given something comes outside. */
export const appointmentReady = (
  { kind, product }: Pick<Appointment, 'kind'> & Partial<Pick<Appointment, 'product'>>,
  language: Language,
): string =>
  language.texts(appointmentTexts)[product === undefined || placesOutside(flowOf[product]) ? 'ready' : 'readyInside'][kind];
