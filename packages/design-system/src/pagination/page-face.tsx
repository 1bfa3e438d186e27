import { inactive } from '../button/button.css.js';
import { buttonClass, ButtonFace } from '../button/button-face.js';
import { chevronLeftIcon, chevronRightIcon } from '../icon/icons.js';
import { classNames } from '../theme/class-names.js';
import * as styles from './pagination.css.js';

export interface PageTurnProps {
  direction: 'previous' | 'next';
  children: string;
  /** Id of 'Pagina 1 van 5', which says why an end can't be used. */
  describedBy: string;
}

/** What a button has more at an end. */
export const inactivePageTurn = inactive;

export const pageTurnClass = (atEnd: boolean): string =>
  classNames(buttonClass({ tone: 'secondary', size: 'small', width: 'full' }, atEnd), styles.turn);

export function PageFace({ direction, children }: Pick<PageTurnProps, 'direction' | 'children'>) {
  return direction === 'previous' ? (
    <ButtonFace iconBefore={chevronLeftIcon}>{children}</ButtonFace>
  ) : (
    <ButtonFace iconAfter={chevronRightIcon}>{children}</ButtonFace>
  );
}
