import { BaseLink, type BaseLinkProps } from '../navigation/base-link.js';
import { ExternalLinkMark } from '../navigation/external-link-mark.js';
import { leavingOf } from '../navigation/leaving.js';
import { buttonClass, ButtonFace, type ButtonFaceProps } from './button-face.js';

/** Props of `ButtonLink`. */
export interface ButtonLinkProps extends ButtonFaceProps, Omit<BaseLinkProps, 'children'> {}

/** Looks like a button, goes somewhere. */
export function ButtonLink({ children, tone, size, width, iconBefore, iconAfter, ...link }: ButtonLinkProps) {
  return (
    <BaseLink {...link} className={buttonClass({ tone, size, width })}>
      {/* Of one that leads away its mark says so: an arrow onward beside it says it twice, in two directions. */}
      <ButtonFace iconBefore={iconBefore} iconAfter={leavingOf(link) ? undefined : iconAfter}>
        {children}
        <ExternalLinkMark href={link.href} newTab={link.newTab} />
      </ButtonFace>
    </BaseLink>
  );
}
