import { anchor, blocks, longText, requiredText, text } from '@pomp/cms';
import { z } from 'zod';

export const contactSchema = z.object({
  title: requiredText({ label: 'Titel' }),
  intro: longText({ label: 'Inleiding' }),
  ways_title: text({ label: 'Titel naast het formulier' }),
  phone: text({
    label: 'Telefoonnummer',
    help: 'Zoals het op de pagina staat, bijvoorbeeld 088 123 45 67.',
    sameInEveryLanguage: true,
  }),
  email: text({ label: 'E-mailadres', sameInEveryLanguage: true }),
  hours: blocks({ label: 'Openingstijden' }, ['opening_hours']),
  anchor: anchor(),
});

export const openingHoursSchema = z.object({
  days: requiredText({ label: 'Dagen', help: 'Bijvoorbeeld: Maandag t/m vrijdag.' }),
  times: requiredText({ label: 'Tijden', help: 'Bijvoorbeeld: 8.30 – 17.30 uur, of Gesloten.' }),
});
