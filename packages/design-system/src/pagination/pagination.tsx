import { type SpokenProps, useTexts } from '@pomp/language/react';
import { useId } from 'react';
import { PageButton } from './page-button.js';
import { PageLink } from './page-link.js';
import { PageSubmit } from './page-submit.js';
import { inactivePageTurn } from './page-face.js';
import * as styles from './pagination.css.js';
import { paginationTexts } from './texts.js';

interface PaginationBase extends SpokenProps {
  /** Counted from 1. */
  page: number;
  /** How many there are. With one or none there is nothing to page through, and nothing shows. */
  pages: number;
  /** Says what is paged through where 'Vorige' alone leaves that open: 'Vorige berichten'. */
  previousLabel?: string;
  /** The same for the button forward. */
  nextLabel?: string;
  /** Names the landmark; needed when a screen has more than one list with pages. */
  label?: string;
}

/** Pages with an address of their own: they can be shared, found and opened in a new tab, without script. */
interface LinkedPagination extends PaginationBase {
  /** The address of a page that exists; the same one each time, as people share it. */
  hrefFor: (page: number) => string;
  onPageChange?: never;
  form?: never;
}

/** Pages of what a form asked for: turning one submits it again. For a list that a script narrows down, `showPage` of `/controls` shows where it is. */
interface SubmittingPagination extends PaginationBase {
  /** The id of the form, and the name under which it gets a page, counted from 0. */
  form: { readonly id: string; readonly name: string };
  hrefFor?: never;
  onPageChange?: never;
}

/** Pages within a screen of React. */
interface SteeredPagination extends PaginationBase {
  /** Asks for a page that exists. The parent shows it by giving it back as `page`. */
  onPageChange: (page: number) => void;
  hrefFor?: never;
  form?: never;
}

/** Props of `Pagination`. */
export type PaginationProps = LinkedPagination | SubmittingPagination | SteeredPagination;

/** One page back or forward in a long list. At an end the button stays where it was, so that nothing shifts under the pointer. */
export function Pagination({
  page,
  pages,
  previousLabel,
  nextLabel,
  label,
  hrefFor,
  form,
  onPageChange,
  language,
}: PaginationProps) {
  const texts = useTexts(paginationTexts, language);
  const positionId = useId();
  if (pages <= 1) return null;

  const turn = (direction: 'previous' | 'next') => {
    const target = direction === 'previous' ? page - 1 : page + 1;
    const words = direction === 'previous' ? (previousLabel ?? texts.previous) : (nextLabel ?? texts.next);
    const face = { direction, describedBy: positionId, children: words };
    const exists = target >= 1 && target <= pages;
    if (form) return <PageSubmit {...face} form={form} page={exists ? target : page} atEnd={!exists} />;
    if (onPageChange) return <PageButton {...face} target={exists ? target : undefined} turnTo={onPageChange} />;
    return <PageLink {...face} href={exists ? hrefFor(target) : undefined} />;
  };

  return (
    <nav
      aria-label={label ?? texts.label}
      className={styles.pagination}
      {...(form && { 'data-pages': texts.position({ page: '{page}', pages: '{pages}' }), 'data-at-end': inactivePageTurn })}
    >
      <div className={styles.previous}>{turn('previous')}</div>
      {/* Says where a press of the button has brought you; read with an end that can't be used, it is the reason. */}
      <p id={positionId} role="status" className={styles.position}>
        {texts.position({ page, pages })}
      </p>
      <div className={styles.next}>{turn('next')}</div>
    </nav>
  );
}
