import { emitWarning } from 'node:process';
import { type StoryBlocksProps } from '@pomp/cms';

/** Content that can't be shown as it is: for the log, since visitors see nothing of it. */
export const reportContent = (message: string): void => emitWarning(message, 'Content');

export const reportBlock: StoryBlocksProps['report'] = ({ reason, component, uid, details }) =>
  reportContent([`block '${component}' (${uid ?? 'without id'}) is left out: ${reason}`, ...details].join('; '));
