import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { deleteIcon, downloadIcon, documentIcon, editIcon, installationIcon, orderIcon } from '../icon/icons.js';
import { Inline } from '../layout/inline.js';
import { Text } from '../text/text.js';
import { IconButton } from './icon-button.js';

export const iconButtonGuide: ComponentGuide = {
  purpose: {
    nl: 'Een knop met alleen een pictogram, voor een handeling die in elke rij terugkomt. Overal waar plaats is voor woorden, zijn woorden duidelijker: neem dan Button.',
    en: 'A button with only an icon, for an action that comes back in each row. Wherever there is room for words, words are clearer: take Button then.',
  },
  anatomy: {
    picture: (
      <Inline gap="xl">
        <IconButton icon={downloadIcon} label="Foto van de ketel downloaden" tone="secondary" />
        <IconButton icon={deleteIcon} label="Foto van de ketel verwijderen" tone="danger" />
      </Inline>
    ),
    parts: [
      {
        name: { nl: 'Raakvlak', en: 'Touch area' },
        at: 'button',
        text: {
          nl: '44 bij 44 px. Toont zijn naam bij aanwijzen en bij focus.',
          en: '44 by 44 px. Shows its name when pointed at and when focused.',
        },
      },
      {
        name: { nl: 'Pictogram', en: 'Icon' },
        at: 'button ~ button svg',
        text: {
          nl: 'Een tekening die iedereen kent: potlood, prullenbak, kruisje, pijl omlaag.',
          en: 'A drawing that everyone knows: pencil, bin, cross, arrow down.',
        },
      },
    ],
  },
  dos: [
    {
      picture: (
        <Inline gap="s">
          <Text as="span">Kastanjelaan 12</Text>
          <IconButton icon={editIcon} label="Kastanjelaan 12 wijzigen" />
          <IconButton icon={deleteIcon} label="Kastanjelaan 12 verwijderen" tone="danger" />
        </Inline>
      ),
      text: {
        nl: 'Zet de naam van de rij in het label: zo klinken twee prullenbakken niet hetzelfde.',
        en: 'Put the name of the row in the label: then two bins don’t sound the same.',
      },
    },
  ],
  donts: [
    {
      picture: (
        <Inline gap="s">
          <IconButton icon={installationIcon} label="Installatiegegevens" />
          <IconButton icon={orderIcon} label="Bestellingen" />
          <IconButton icon={documentIcon} label="Documenten" />
        </Inline>
      ),
      text: { nl: 'Een menu van pictogrammen die je moet raden.', en: 'A menu of icons that you have to guess.' },
    },
  ],
  keyboard: [
    { keys: 'Tab', does: { nl: 'Op de knop: toont de naam.', en: 'On the button: shows the name.' } },
    { keys: { nl: 'Enter, Spatie', en: 'Enter, Space' }, does: { nl: 'Voert de handeling uit.', en: 'Does the action.' } },
    { keys: 'Escape', does: { nl: 'Haalt de naam weg.', en: 'Takes the name away.' } },
  ],
  content: [
    {
      nl: 'Het ding en het werkwoord: ‘Foto van de ketel verwijderen’.',
      en: 'The thing and the verb: ‘Remove photo of the boiler’.',
    },
  ],
};
