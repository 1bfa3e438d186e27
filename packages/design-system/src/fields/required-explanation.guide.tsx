import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { Stack } from '../layout/stack.js';
import { EmailField } from './email-field.js';
import { RequiredExplanation } from './required-explanation.js';
import { TextField } from './text-field.js';

export const requiredExplanationGuide: ComponentGuide = {
  purpose: {
    nl: 'Legt één keer, boven een formulier, uit wat het sterretje betekent. Bij een formulier waarin elk veld verplicht is en dat iedereen kent, zoals inloggen, laat je het weg.',
    en: 'Explains once, above a form, what the asterisk means. For a form in which each field is required and which everyone knows, such as logging in, you leave it out.',
  },
  anatomy: {
    picture: <RequiredExplanation />,
    parts: [
      {
        name: { nl: 'Uitleg', en: 'Explanation' },
        at: 'p',
        text: { nl: 'Klein en rustig; staat boven het eerste veld.', en: 'Small and quiet; stands above the first field.' },
      },
    ],
  },
  dos: [
    {
      picture: (
        <Stack gap="m">
          <RequiredExplanation />
          <EmailField label="E-mailadres" name="email" required />
          <TextField label="Toevoeging" name="addition" width="short" />
        </Stack>
      ),
      text: { nl: 'Eén keer, boven de velden.', en: 'Once, above the fields.' },
    },
  ],
  donts: [
    {
      picture: (
        <Stack gap="m">
          <EmailField label="E-mailadres (verplicht)" name="email2" />
          <TextField label="Toevoeging (niet verplicht)" name="addition2" width="short" />
        </Stack>
      ),
      text: { nl: 'Achter elk label opnieuw.', en: 'Again behind each label.' },
    },
  ],
  keyboard: [],
  content: [
    {
      nl: 'Altijd dezelfde zin: ‘Velden met een * zijn verplicht.’',
      en: 'Always the same sentence: ‘Fields with a * are required.’',
    },
  ],
};
