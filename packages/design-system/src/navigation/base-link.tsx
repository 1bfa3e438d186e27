'use client';

import { usePlainTexts } from '@pomp/language/react';
import { type AriaAttributes, type MouseEvent, type ReactNode, type Ref, useContext } from 'react';
import { useLeaveGuardControl } from './leave-guard.js';
import { type Leaving, leavingOf } from './leaving.js';
import { NavigationContext } from './navigation-provider.js';
import { opensHere } from './opens-here.js';
import { navigationTexts } from './texts.js';
import { isExternal, isShown, opensProgram, withTrailingSlash } from './with-trailing-slash.js';

export interface BaseLinkProps extends Pick<AriaAttributes, 'aria-label' | 'aria-current' | 'aria-describedby' | 'aria-haspopup'> {
  href: string;
  children: ReactNode;
  /** Only where going away would lose what someone is filling in. The link says that it happens. */
  newTab?: boolean;
  /** Offers to save the target, a file, instead of opening it. */
  download?: boolean;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  ref?: Ref<HTMLAnchorElement>;
  /** For a host that listens to presses on the whole page. */
  [data: `data-${string}`]: string | undefined;
}

interface StyledLinkProps extends BaseLinkProps {
  className: string;
}

/** The behaviour that every link of the design system shares; how it looks is up to the component that uses it. */
export function BaseLink(link: StyledLinkProps) {
  const { 'aria-label': name } = link;
  const leaving = leavingOf(link);
  return name && leaving ? <NamedLink {...link} name={name} leaving={leaving} /> : <PlainLink {...link} />;
}

/** A name of its own is heard instead of what stands in the link, and so instead of the mark. */
function NamedLink({ name, leaving, ...link }: StyledLinkProps & { name: string; leaving: Leaving }) {
  const texts = usePlainTexts(navigationTexts);
  return <PlainLink {...link} aria-label={texts.named[leaving]({ name })} />;
}

function PlainLink({ href, newTab = false, download = false, onClick, children, ...rest }: StyledLinkProps) {
  const { LinkComponent } = useContext(NavigationContext);
  const { mayLeave } = useLeaveGuardControl();
  const Anchor = isExternal(href) || newTab || download ? 'a' : LinkComponent;

  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const staysOnPage = newTab || download || isShown(href) || opensProgram(href);
    if (!event.defaultPrevented && !staysOnPage && opensHere(event) && !mayLeave()) event.preventDefault();
  };

  return (
    <Anchor
      {...rest}
      href={download ? href : withTrailingSlash(href)}
      onClick={handleClick}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
      {...(download && { download: '' })}
    >
      {children}
    </Anchor>
  );
}
