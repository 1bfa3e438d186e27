import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { TextField } from '../fields/text-field.js';
import { HouseIllustration } from '../house/house-illustration.js';
import { Text } from '../text/text.js';
import { Stack } from './stack.js';
import { WithPicture, type WithPictureProps } from './with-picture.js';

export const withPictureArgs = {
  picture: <HouseIllustration marked={['roof']} done={['walls', 'windows']} label="Opengewerkt huis, het dak is gemarkeerd" />,
  caption: <Text size="small">Deze vraag gaat over het dak.</Text>,
  children: (
    <Stack gap="l" width="form">
      <TextField label="Merk van de isolatie" name="brand" />
      <TextField label="Waar zit de isolatie?" name="place" />
    </Stack>
  ),
} satisfies WithPictureProps;

export const withPictureGuide: ComponentGuide = {
  purpose: {
    nl: 'Een scherm met het beeld dat het uitlegt: ernaast en in zicht waar ruimte is, klein erboven waar die er niet is. Voor een beeld dat alleen siert, zijn er kolommen.',
    en: 'A screen with the picture that explains it: beside it and in sight where there is room, small above it where there isn’t. For a picture that only decorates there are columns.',
  },
  anatomy: {
    picture: <WithPicture {...withPictureArgs} />,
    parts: [
      {
        name: { nl: 'Het scherm', en: 'The screen' },
        at: 'input',
        text: { nl: 'Vragen, of wat het beeld uitlegt.', en: 'Questions, or what the picture explains.' },
      },
      {
        name: { nl: 'Het beeld', en: 'The picture' },
        at: 'aside svg',
        text: { nl: 'Blijft in zicht tijdens het scrollen.', en: 'Stays in sight while scrolling.' },
      },
      {
        name: { nl: 'Bijschrift', en: 'Caption' },
        at: 'aside p',
        text: { nl: 'Zegt in woorden wat het beeld laat zien.', en: 'Says in words what the picture shows.' },
      },
    ],
  },
  dos: [
    {
      picture: <WithPicture {...withPictureArgs} />,
      text: {
        nl: 'Markeer waar de vraag over gaat, en zeg het er in woorden bij.',
        en: 'Mark what the question is about, and say it in words too.',
      },
    },
  ],
  donts: [
    {
      picture: <WithPicture {...withPictureArgs} picture={<HouseIllustration />} caption={<Text size="small">Een huis.</Text>} />,
      text: {
        nl: 'Een beeld dat niets aanwijst: dan leidt het alleen af.',
        en: 'A picture that points at nothing: then it only distracts.',
      },
    },
  ],
  keyboard: [],
  content: [
    { nl: 'Eén korte zin: ‘Deze vraag gaat over het dak.’', en: 'One short sentence: ‘This question is about the roof.’' },
    {
      nl: 'In de strook op een telefoon kan erboven staan hoe ver iemand is: ‘Stap 2 van 5 · nog 3 minuten’.',
      en: 'In the strip on a phone it can say above it how far someone is: ‘Step 2 of 5 · 3 minutes left’.',
    },
  ],
};
