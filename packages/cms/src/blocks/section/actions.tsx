import { ButtonLink, Inline, Link } from '@pomp/design-system';
import type { ContentLink } from '../../links/content-link.js';
import { formFirst, formInstead } from '../../links/form-link.js';

interface Action {
  label: string | undefined;
  link: ContentLink | undefined;
}

export interface ActionsProps {
  /** The one thing to do. */
  first: Action;
  second?: Action & {
    /** A form to fill in before following the link. */
    formId?: string | undefined;
    /** A form that opens in place of following the link. */
    formInstead?: string | undefined;
  };
}

/** A button and, beside it, a quieter link. What has no label or nowhere to go is left out. */
export function Actions({ first, second }: ActionsProps) {
  const hasFirst = first.label && first.link;
  const hasSecond = second?.label && second.link;
  if (!hasFirst && !hasSecond) return null;
  return (
    <Inline gap="l">
      {first.label && first.link && <ButtonLink {...first.link}>{first.label}</ButtonLink>}
      {second?.label && second.link && (
        <Link
          tone="strong"
          {...second.link}
          {...(second.formId && formFirst(second.formId))}
          {...(second.formInstead && formInstead(second.formInstead))}
        >
          {second.label}
        </Link>
      )}
    </Inline>
  );
}
