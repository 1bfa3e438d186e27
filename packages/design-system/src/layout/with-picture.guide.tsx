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
  purpose:
    'Een scherm met het beeld dat het uitlegt: ernaast en in zicht waar ruimte is, klein erboven waar die er niet is. Voor een beeld dat alleen siert, zijn er kolommen.',
  anatomy: {
    picture: <WithPicture {...withPictureArgs} />,
    parts: [
      { name: 'Het scherm', at: 'input', text: 'Vragen, of wat het beeld uitlegt.' },
      { name: 'Het beeld', at: 'aside svg', text: 'Blijft in zicht tijdens het scrollen.' },
      { name: 'Bijschrift', at: 'aside p', text: 'Zegt in woorden wat het beeld laat zien.' },
    ],
  },
  dos: [{ picture: <WithPicture {...withPictureArgs} />, text: 'Markeer waar de vraag over gaat, en zeg het er in woorden bij.' }],
  donts: [
    {
      picture: <WithPicture {...withPictureArgs} picture={<HouseIllustration />} caption={<Text size="small">Een huis.</Text>} />,
      text: 'Een beeld dat niets aanwijst: dan leidt het alleen af.',
    },
  ],
  keyboard: [],
  content: [
    'Eén korte zin: ‘Deze vraag gaat over het dak.’',
    'In de strook op een telefoon kan erboven staan hoe ver iemand is: ‘Stap 2 van 5 · nog 3 minuten’.',
  ],
};
