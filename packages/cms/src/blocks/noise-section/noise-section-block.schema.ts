import { z } from 'zod';
import { anchor, flag, longText, requiredNumber, requiredText } from '../../fields/fields.js';

export const noiseSectionSchema = z.object({
  title: requiredText({ label: 'Titel' }),
  text: longText({ label: 'Tekst' }),
  sound_power: requiredNumber({
    label: 'Geluidsvermogen in dB(A)',
    help: 'LW op de luidste stand, zoals op het gegevensblad van de fabrikant.',
  }),
  has_quiet_setting: flag({ label: 'Heeft een stille stand', help: 'Dan mag hij overdag iets luider zijn.' }),
  is_example: flag({ label: 'Voorbeeld', help: 'Aan zolang het geluidsvermogen niet bevestigd is: de pagina zegt het erbij.' }),
  anchor: anchor(),
});
