import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { deleteIcon, downloadIcon, documentIcon, editIcon, installationIcon, orderIcon } from '../icon/icons.js';
import { Inline } from '../layout/inline.js';
import { Text } from '../text/text.js';
import { IconButton } from './icon-button.js';

export const iconButtonGuide: ComponentGuide = {
  purpose:
    'Een knop met alleen een pictogram, voor een handeling die in elke rij terugkomt. Overal waar plaats is voor woorden, zijn woorden duidelijker: neem dan Button.',
  anatomy: {
    picture: (
      <Inline gap="xl">
        <IconButton icon={downloadIcon} label="Foto van de ketel downloaden" tone="secondary" />
        <IconButton icon={deleteIcon} label="Foto van de ketel verwijderen" tone="danger" />
      </Inline>
    ),
    parts: [
      { name: 'Raakvlak', at: 'button', text: '44 bij 44 px. Toont zijn naam bij aanwijzen en bij focus.' },
      {
        name: 'Pictogram',
        at: 'button ~ button svg',
        text: 'Een tekening die iedereen kent: potlood, prullenbak, kruisje, pijl omlaag.',
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
      text: 'Zet de naam van de rij in het label: zo klinken twee prullenbakken niet hetzelfde.',
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
      text: 'Een menu van pictogrammen die je moet raden.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Op de knop: toont de naam.' },
    { keys: 'Enter, Spatie', does: 'Voert de handeling uit.' },
    { keys: 'Escape', does: 'Haalt de naam weg.' },
  ],
  content: ['Het ding en het werkwoord: ‘Foto van de ketel verwijderen’.'],
};
