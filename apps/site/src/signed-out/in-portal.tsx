import { type ComponentType } from 'react';
import { PortalWiring, type PortalWiringProps } from '../session/portal-wiring';

/** What the portal around a screen is told of the site, as JSON in the page. */
export interface InPortalProps {
  portal: Omit<PortalWiringProps, 'children'>;
}

/** A screen of the portal as an island: with a portal of its own around it. */
export function inPortal<Props extends object>(Screen: ComponentType<Props>) {
  return function ScreenInPortal({ portal, ...props }: Props & InPortalProps) {
    return (
      <PortalWiring {...portal}>
        <Screen {...(props as unknown as Props)} />
      </PortalWiring>
    );
  };
}
