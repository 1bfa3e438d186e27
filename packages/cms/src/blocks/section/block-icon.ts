import {
  calendarIcon,
  cameraIcon,
  checkIcon,
  documentIcon,
  houseIcon,
  type IconNode,
  installationIcon,
  mailIcon,
  phoneIcon,
} from '@pomp/design-system';
import { choice } from '../../fields/fields.js';

const names = ['house', 'tools', 'phone', 'mail', 'document', 'calendar', 'camera', 'check'] as const;
export type BlockIcon = (typeof names)[number];

/** The drawing before a point or a figure. */
export const iconChoice = () =>
  choice(
    { label: 'Pictogram' },
    {
      house: 'Huis',
      tools: 'Gereedschap',
      phone: 'Telefoon',
      mail: 'E-mail',
      document: 'Document',
      calendar: 'Agenda',
      camera: 'Camera',
      check: 'Vinkje',
    },
    names,
  );

export const blockIcons: Record<BlockIcon, IconNode> = {
  house: houseIcon,
  tools: installationIcon,
  phone: phoneIcon,
  mail: mailIcon,
  document: documentIcon,
  calendar: calendarIcon,
  camera: cameraIcon,
  check: checkIcon,
};
