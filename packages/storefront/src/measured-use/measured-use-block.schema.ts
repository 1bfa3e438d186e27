import { anchor, longText, requiredText } from '@pomp/cms';
import { z } from 'zod';

export const measuredUseSchema = z.object({
  title: requiredText({ label: 'Titel' }),
  intro: longText({ label: 'Inleiding' }),
  anchor: anchor(),
});
