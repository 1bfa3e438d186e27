import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { HouseIllustration } from '../house/house-illustration.js';
import { Text } from '../text/text.js';
import { PictureOver } from './picture-over.js';

/** A picture that is there in every Storybook. */
export const examplePicture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 676 398" width="676" height="398"><path fill="#e2edf0" d="M0 0h676v398H0z"/><path fill="#dde6d5" d="M0 300h676v98H0z"/><path fill="#8c3a1b" d="m338 60 170 110H168z"/><path fill="#f3e9da" d="M198 170h280v130H198z"/></svg>',
)}`;

export const pictureOverGuide: ComponentGuide = {
  purpose: {
    nl: 'Een beeld dat de server maakt en dat er misschien niet is, over een tekening die er altijd is: het eigen huis van een klant over het getekende huis. Kost de pagina geen script.',
    en: 'A picture that the server makes and that may not be there, over a drawing that always is: a customer’s own house over the drawn house. Costs the page no script.',
  },
  anatomy: {
    picture: (
      <PictureOver src={examplePicture}>
        <HouseIllustration />
      </PictureOver>
    ),
    parts: [
      {
        name: { nl: 'Het beeld', en: 'The picture' },
        at: 'img',
        text: {
          nl: 'Ligt over de tekening, en laat haar zien zolang het er niet is.',
          en: 'Lies over the drawing, and lets it be seen as long as it isn’t there.',
        },
      },
    ],
  },
  dos: [
    {
      picture: (
        <PictureOver src="/geen-beeld.svg">
          <HouseIllustration />
        </PictureOver>
      ),
      text: {
        nl: 'Geef een tekening mee: wie geen beeld krijgt, mist niets.',
        en: 'Bring a drawing: whoever gets no picture misses nothing.',
      },
    },
  ],
  donts: [
    {
      picture: (
        <PictureOver src={examplePicture}>
          <Text>Je huis is nog niet bekend.</Text>
        </PictureOver>
      ),
      text: {
        nl: 'Woorden eronder leggen: die komen door het beeld heen bij wie voorgelezen wordt.',
        en: 'Putting words below it: those come through the picture to whoever is read to.',
      },
    },
  ],
  keyboard: [],
  content: [
    {
      nl: 'Een `alt` zegt wat het beeld vertelt, in één zin; zonder is het versiering.',
      en: 'An `alt` says what the picture tells, in one sentence; without one it is decoration.',
    },
  ],
};
