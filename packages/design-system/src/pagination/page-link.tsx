import { BaseLink } from '../navigation/base-link.js';
import { PageFace, pageTurnClass, type PageTurnProps } from './page-face.js';

interface PageLinkProps extends PageTurnProps {
  /** None at an end. */
  href: string | undefined;
}

export function PageLink({ direction, children, describedBy, href }: PageLinkProps) {
  const face = <PageFace direction={direction}>{children}</PageFace>;
  if (href === undefined) {
    return (
      // A link without an address is how HTML writes one that leads nowhere now.
      <span role="link" aria-disabled className={pageTurnClass(true)} aria-describedby={describedBy}>
        {face}
      </span>
    );
  }
  return (
    <BaseLink href={href} className={pageTurnClass(false)}>
      {face}
    </BaseLink>
  );
}
