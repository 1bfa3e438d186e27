import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { Stack } from '../layout/stack.js';
import { Text } from '../text/text.js';
import { vars } from '../theme/contract.js';
import { FilePicker } from './file-picker.js';
import type { PickedFile } from './picked-file.js';

const ignore = () => undefined;
const line = { stroke: vars.drawing.line, strokeWidth: 2, strokeLinejoin: 'round', strokeLinecap: 'round' } as const;

/** A boiler with the pipes below it and its type plate in sight. */
export function GoodPhoto() {
  return (
    <svg viewBox="0 0 136 102" focusable="false" role="img" aria-label="Een gasketel met de leidingen eronder en het typeplaatje">
      <path d="M0 0h136v102H0Z" style={{ fill: vars.drawing.wall }} />
      <path d="M0 96h136v6H0Z" style={{ fill: vars.drawing.wallShade }} />
      <path d="M48 66v30M60 66v30M76 66v30M88 66v30" style={{ ...line, strokeWidth: 4 }} />
      <path d="M48 68v26" style={{ stroke: vars.warmLine.warm, strokeWidth: 3 }} />
      <path d="M88 68v26" style={{ stroke: vars.warmLine.cold, strokeWidth: 3 }} />
      <rect x="38" y="8" width="60" height="58" rx="5" style={{ ...line, fill: vars.drawing.machine }} />
      <rect x="60" y="16" width="16" height="9" rx="2" style={{ ...line, fill: vars.drawing.glass }} />
      <rect x="46" y="50" width="26" height="10" rx="1.5" style={{ ...line, fill: vars.drawing.heat }} />
      <path d="M50 55h18" style={line} />
    </svg>
  );
}

const photoOf = (wall: string, machine: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240"><path d="M0 0h320v240H0Z" fill="${wall}"/><path d="M0 214h320v26H0Z" fill="#b7a68e"/><path d="M110 140v80M140 140v80M180 140v80M210 140v80" stroke="#8a5a34" stroke-width="10"/><rect x="84" y="24" width="152" height="130" rx="10" fill="${machine}" stroke="#5c665f" stroke-width="4"/><rect x="136" y="46" width="48" height="24" rx="4" fill="#3f5b53"/></svg>`;

/** What a phone would give, drawn here so that it never changes. */
export const photo = (wall = '#d9cfbd', machine = '#f4f1ea'): Blob => new Blob([photoOf(wall, machine)], { type: 'image/svg+xml' });
export const photoUrl = `data:image/svg+xml,${encodeURIComponent(photoOf('#c5d0c6', '#eceae2'))}`;
const unreadable = new Blob(['heic'], { type: 'image/heic' });

const megabyte = 1024 * 1024;
export const stored: PickedFile = {
  id: 'stored',
  name: 'ketel.jpg',
  kind: 'image',
  size: 3.4 * megabyte,
  picture: { url: photoUrl },
  status: { state: 'done' },
};
export const fresh: PickedFile = {
  id: 'fresh',
  name: 'typeplaatje.jpg',
  kind: 'image',
  size: 2.1 * megabyte,
  picture: { local: photo() },
  status: { state: 'done' },
};
export const heic: PickedFile = {
  id: 'heic',
  name: 'IMG_2041.HEIC',
  kind: 'image',
  size: 1.8 * megabyte,
  picture: { local: unreadable },
  status: { state: 'done' },
};
export const film: PickedFile = {
  id: 'film',
  name: 'leidingen.mp4',
  kind: 'video',
  size: 86 * megabyte,
  picture: { url: '/geen-video.mp4', poster: photoUrl },
  status: { state: 'uploading', sent: 53.3 * megabyte, total: 86 * megabyte },
};
export const failed: PickedFile = {
  id: 'failed',
  name: 'aansluiting.jpg',
  kind: 'image',
  size: 4.2 * megabyte,
  picture: { local: photo('#cbbfa8') },
  status: { state: 'failed', message: 'Uploaden mislukt. Probeer het opnieuw.', retry: true },
};

export const filePickerArgs = {
  label: 'Foto’s van je gasketel en leidingen',
  name: 'photoCurrentGasBoilerAndPipes',
  help: 'Ga op een armlengte staan. De ketel, de leidingen eronder en het typeplaatje moeten erop staan.',
  rule: 'Tot 500 MB per bestand. Een filmpje mag ook.',
  onFilesChosen: ignore,
  onCancel: ignore,
  onRetry: ignore,
  onDelete: ignore,
} as const;

export const filePickerGuide: ComponentGuide = {
  purpose: {
    nl: 'Voor foto’s en video’s als antwoord op een vraag. Laat zien en meldt; versturen doet wie hem gebruikt. Voor het tonen van documenten is er een lijst met links.',
    en: 'For photos and videos as the answer to a question. Shows and tells; sending is done by whoever uses it. To show documents there is a list of links.',
  },
  anatomy: {
    picture: (
      <FilePicker
        {...filePickerArgs}
        labelSize="question"
        required
        example={<GoodPhoto />}
        files={[stored, film]}
        error="Kies minstens één bestand of 'ik weet het niet'."
        unknown={{ pressed: false, onPressedChange: ignore }}
      />
    ),
    parts: [
      {
        name: { nl: 'Vraag', en: 'Question' },
        at: 'legend',
        text: { nl: 'Waarvan de foto’s zijn.', en: 'What the photos are of.' },
      },
      {
        name: { nl: 'Aanwijzing', en: 'Directions' },
        at: '[id$=help]',
        text: {
          nl: 'Hoe je hem maakt: waar je gaat staan, wat erop moet.',
          en: 'How to take it: where to stand, what has to be on it.',
        },
      },
      {
        name: { nl: 'Voorbeeld', en: 'Example' },
        at: 'figure',
        text: { nl: 'Een goede foto. Mensen doen na wat ze zien.', en: 'A good photo. People do what they see.' },
      },
      {
        name: { nl: 'Bestand', en: 'File' },
        at: 'li',
        text: {
          nl: 'Meteen met beeld, uit het toestel zelf, nog voor er iets verstuurd is.',
          en: 'At once with a picture, from the device itself, before anything is sent.',
        },
      },
      {
        name: { nl: 'Voortgang', en: 'Progress' },
        at: '[role=progressbar], progress',
        text: { nl: 'Per bestand, en bij meer dan één ook samen.', en: 'Per file, and with more than one together too.' },
      },
      {
        name: { nl: 'Weghalen', en: 'Taking away' },
        at: 'li button',
        text: {
          nl: 'Annuleren zolang het bezig is, daarna verwijderen. De naam van het bestand hoort bij de knop.',
          en: 'Cancel while it is busy, remove after that. The name of the file belongs to the button.',
        },
      },
      {
        name: { nl: 'Kiezen', en: 'Choosing' },
        at: 'button[aria-describedby]',
        text: {
          nl: 'Slepen, plakken of kiezen; op een telefoon ook meteen een foto maken.',
          en: 'Drag, paste or choose; on a phone take a photo at once too.',
        },
      },
      {
        name: { nl: 'Fout', en: 'Error' },
        at: '[id$=error]',
        text: { nl: 'Wat er mist, bij de vraag.', en: 'What is missing, at the question.' },
      },
      {
        name: { nl: 'Ik weet het niet', en: 'I don’t know' },
        at: 'button[aria-pressed]',
        text: { nl: 'Alleen zolang er geen bestanden zijn.', en: 'Only as long as there are no files.' },
      },
    ],
  },
  dos: [
    {
      picture: <FilePicker {...filePickerArgs} example={<GoodPhoto />} files={[]} />,
      text: {
        nl: 'Laat zien wat een goede foto is, en zeg waar je moet gaan staan.',
        en: 'Show what a good photo is, and say where to stand.',
      },
    },
    {
      picture: <FilePicker {...filePickerArgs} help={undefined} files={[failed]} />,
      text: {
        nl: 'Houd een mislukt bestand in de lijst, met een knop om het opnieuw te proberen.',
        en: 'Keep a file that failed in the list, with a button to try again.',
      },
    },
  ],
  donts: [
    {
      picture: (
        <FilePicker
          {...filePickerArgs}
          label="Bestanden"
          help={undefined}
          rule="JPG, PNG, HEIC, WEBP, MP4, MOV of 3GP, maximaal 524.288.000 bytes"
          files={[]}
        />
      ),
      text: {
        nl: 'Techniek opsommen in plaats van zeggen wat erop moet staan.',
        en: 'Adding up technicalities instead of saying what has to be on it.',
      },
    },
    {
      picture: (
        <Stack gap="s">
          <Text>ketel.jpg</Text>
          <Text>IMG_20261121_093412.jpg</Text>
          <Text>IMG_20261121_093420.jpg</Text>
        </Stack>
      ),
      text: {
        nl: 'Alleen namen tonen: niemand weet welke foto dat was.',
        en: 'Showing names only: nobody knows which photo that was.',
      },
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: {
        nl: 'Per bestand opnieuw proberen en weghalen, daarna kiezen, foto maken, en ‘Ik weet het niet’.',
        en: 'Per file try again and take away, then choose, take a photo, and ‘I don’t know’.',
      },
    },
    {
      keys: { nl: 'Enter, Spatie', en: 'Enter, Space' },
      does: {
        nl: 'Doet wat op de knop staat. Kiezen opent het venster van je toestel.',
        en: 'Does what the button says. Choosing opens the window of your device.',
      },
    },
    {
      keys: 'Ctrl + V',
      does: {
        nl: 'Voegt een gekopieerde foto toe zolang de focus in de vraag staat.',
        en: 'Adds a copied photo as long as the focus is in the question.',
      },
    },
    {
      keys: { nl: 'Na verwijderen', en: 'After removing' },
      does: {
        nl: 'Gaat de focus naar het volgende bestand, en na het laatste terug naar kiezen.',
        en: 'The focus goes to the next file, and after the last one back to choosing.',
      },
    },
  ],
  content: [
    {
      nl: 'De vraag noemt het ding: ‘Foto’s van je gasketel en leidingen’.',
      en: 'The question names the thing: ‘Photos of your gas boiler and pipes’.',
    },
    {
      nl: 'De aanwijzing begint met wat je doet: ‘Ga op een armlengte staan.’',
      en: 'The directions begin with what you do: ‘Stand at arm’s length.’',
    },
    { nl: 'Een grens in mensentaal: ‘Tot 500 MB per bestand.’', en: 'A limit in people’s words: ‘Up to 500 MB per file.’' },
    {
      nl: 'Een melding zegt wat er gebeurde en wat je kunt doen: ‘Uploaden mislukt. Probeer het opnieuw.’',
      en: 'A message says what happened and what you can do: ‘The upload failed. Try again.’',
    },
  ],
};
