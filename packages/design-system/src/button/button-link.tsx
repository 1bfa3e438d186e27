import { BaseLink, type BaseLinkProps } from '../navigation/base-link.js';
import { ExternalLinkMark } from '../navigation/external-link-mark.js';
import { buttonClass, ButtonFace, type ButtonFaceProps } from './button-face.js';

/** Props of `ButtonLink`. */
export interface ButtonLinkProps extends ButtonFaceProps, Omit<BaseLinkProps, 'children'> {}

/** Looks like a button, goes somewhere. */
export function ButtonLink({ children, tone, size, width, iconBefore, iconAfter, ...link }: ButtonLinkProps) {
  return (
    <BaseLink {...link} className={buttonClass({ tone, size, width })}>
      <ButtonFace iconBefore={iconBefore} iconAfter={iconAfter}>
        {children}
        <ExternalLinkMark href={link.href} newTab={link.newTab} />
      </ButtonFace>
    </BaseLink>
  );
}
