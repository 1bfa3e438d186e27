import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { Stack } from '../layout/stack.js';
import { EmailField } from './email-field.js';
import { RequiredExplanation } from './required-explanation.js';
import { TextField } from './text-field.js';

export const requiredExplanationGuide: ComponentGuide = {
  purpose:
    'Legt één keer, boven een formulier, uit wat het sterretje betekent. Bij een formulier waarin elk veld verplicht is en dat iedereen kent, zoals inloggen, laat je het weg.',
  anatomy: {
    picture: <RequiredExplanation />,
    parts: [{ name: 'Uitleg', at: 'p', text: 'Klein en rustig; staat boven het eerste veld.' }],
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
      text: 'Eén keer, boven de velden.',
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
      text: 'Achter elk label opnieuw.',
    },
  ],
  keyboard: [],
  content: ['Altijd dezelfde zin: ‘Velden met een * zijn verplicht.’'],
};
